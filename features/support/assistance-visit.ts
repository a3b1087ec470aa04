import { randomUUID } from 'node:crypto';
import { CountingKeyMaker, InMemoryAssistanceDesk } from '#tests/support/doubles/support.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { KeyMaker } from '#core/kernel/key-maker.ts';
import { AssistanceDesk } from '#core/support/assistance-desk.ts';
import type { AssistanceDraft } from '#core/support/assistance-request.ts';
import { aDraft } from '#tests/support/mothers/assistance.ts';
import type { PortalWorld } from './world.ts';

/** What happens to a request on its way to the desk. */
export type Fate = 'fine' | 'lost' | 'answer-lost';

const SLOT = 'richiesta di assistenza';

/** A form being filled in, and a desk that may be hard to reach. */
export class AssistanceVisit {
  draft: AssistanceDraft = aDraft();
  fates: Fate[] = [];
  readonly keys: string[] = [];
  readonly desk = new InMemoryAssistanceDesk([{ name: 'Fascicolo aziendale', value: 'fascicolo-aziendale' }]);

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
    world.place(AssistanceDesk, {
      scopes: () => this.desk.scopes(),
      contacts: () => this.desk.contacts(),
      send: async (request, key) => {
        this.keys.push(key);
        const fate = this.fates.shift() ?? 'fine';
        if (fate === 'lost') throw new ServiceError('network');
        const outcome = await this.desk.send(request, key);
        if (fate === 'answer-lost') throw new ServiceError('network');
        return outcome;
      },
    });
  }
}
