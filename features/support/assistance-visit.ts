import { randomUUID } from 'node:crypto';
import { CountingKeyMaker, InMemoryAssistanceService } from '#tests/support/doubles/support.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { KeyMaker } from '#core/kernel/key-maker.ts';
import { AssistanceService } from '#core/support/assistance-service.ts';
import type { AssistanceDraft } from '#core/support/assistance-request.ts';
import { aDraft } from '#tests/support/mothers/assistance.ts';
import type { PortalWorld } from './world.ts';

/** What happens to a request on its way to the service. */
export type Fate = 'fine' | 'lost' | 'answer-lost';

const SLOT = 'richiesta di assistenza';

/** A form being filled in, and a service that may be hard to reach. */
export class AssistanceVisit {
  draft: AssistanceDraft = aDraft();
  fates: Fate[] = [];
  readonly keys: string[] = [];
  readonly service = new InMemoryAssistanceService([{ name: 'Fascicolo aziendale', value: 'fascicolo-aziendale' }]);

  static of(world: PortalWorld): AssistanceVisit {
    const known = world.notedOr<AssistanceVisit | undefined>(SLOT, undefined);
    if (known !== undefined) return known;
    const visit = new AssistanceVisit();
    world.note(SLOT, visit);
    visit.#place(world);
    return visit;
  }

  #place(world: PortalWorld): void {
    if (!world.isPrepared) {
      // The service keeps its requests: a key of another scenario must not come back.
      world.place(KeyMaker, { next: () => randomUUID() });
      return;
    }
    world.place(KeyMaker, new CountingKeyMaker());
    world.place(AssistanceService, {
      scopes: () => this.service.scopes(),
      contacts: () => this.service.contacts(),
      send: async (request, key) => {
        this.keys.push(key);
        const fate = this.fates.shift() ?? 'fine';
        if (fate === 'lost') throw new ServiceError('network');
        const outcome = await this.service.send(request, key);
        if (fate === 'answer-lost') throw new ServiceError('network');
        return outcome;
      },
    });
  }
}
