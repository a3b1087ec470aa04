import { succeed, type Result } from '#core/kernel/result.ts';
import type { CompanyPayment, Debt, Application } from '#core/procedures/procedure.ts';
import type { ProcedureFailure, ProcedureRepository, ProcedureScope } from '#core/procedures/procedure-repository.ts';
import type { Database } from '../connection/database.ts';

type Answer<T> = Promise<Result<readonly T[], ProcedureFailure>>;

/** The procedures of the companies. Who may read which company has been decided before. */
export class PostgresProcedureRepository implements ProcedureRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  payments(scope: ProcedureScope): Answer<CompanyPayment> {
    return this.#entries<CompanyPayment>(scope, 'payment');
  }

  applications(scope: ProcedureScope): Answer<Application> {
    return this.#entries<Application>(scope, 'question');
  }

  debts(scope: ProcedureScope): Answer<Debt> {
    return this.#entries<Debt>(scope, 'debt');
  }

  /** Newest first, what has no day before everything else. */
  async #entries<T>({ cuaa }: ProcedureScope, kind: 'payment' | 'question' | 'debt'): Answer<T> {
    const rows = await this.#db.query<{ payload: T }>(
      `select payload from procedure_entry where cuaa = $1 and kind = $2 order by (sort_day = '') desc, sort_day desc, id`,
      [cuaa, kind],
    );
    return succeed(rows.map(({ payload }) => payload));
  }
}
