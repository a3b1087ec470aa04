import type { DeskAid } from '#core/desk/desk-aid.ts';
import type { DeskRepository, DeskService } from '#core/desk/desk-repository.ts';
import type { Kpi } from '#core/payments/kpi.ts';
import type { Role } from '#core/session/user.ts';

/** What the desks show, as it is kept in memory. */
export interface StoredDesk {
  readonly services: Readonly<Record<Role, readonly DeskService[]>>;
  readonly aids: readonly DeskAid[];
  readonly figures: readonly Kpi[];
}

/** Nothing on any desk. */
export const EMPTY_DESK: StoredDesk = { services: { farmer: [], caa: [] }, aids: [], figures: [] };

/** The desks in memory. */
export class InMemoryDeskRepository implements DeskRepository {
  readonly #desk: StoredDesk;

  constructor(desk: StoredDesk) {
    this.#desk = desk;
  }

  async services(role: Role): Promise<readonly DeskService[]> {
    return this.#desk.services[role];
  }

  async aids(): Promise<readonly DeskAid[]> {
    return this.#desk.aids;
  }

  async figures(): Promise<readonly Kpi[]> {
    return this.#desk.figures;
  }
}
