import { fail, succeed, type Result } from '#core/kernel/result.ts';
import type { CompanyPayment, Debt, Application } from '#core/procedures/procedure.ts';
import type {
  ProcedureFailure,
  ProcedureRepository,
  ProcedureScope,
  ThingFailure,
} from '#core/procedures/procedure-repository.ts';
import type { Database } from '../connection/database.ts';

type Answer<T> = Promise<Result<readonly T[], ProcedureFailure>>;
type Kind = 'payment' | 'question' | 'debt';

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

  payment(scope: ProcedureScope, id: string): Promise<Result<CompanyPayment, ThingFailure>> {
    return this.#entry<CompanyPayment>(scope, 'payment', id);
  }

  application(scope: ProcedureScope, id: string): Promise<Result<Application, ThingFailure>> {
    return this.#entry<Application>(scope, 'question', id);
  }

  debt(scope: ProcedureScope, id: string): Promise<Result<Debt, ThingFailure>> {
    return this.#entry<Debt>(scope, 'debt', id);
  }

  /** One entry of this company, as it stands in the list and with what only its own page shows. */
  async #entry<T>({ cuaa }: ProcedureScope, kind: Kind, id: string): Promise<Result<T, ThingFailure>> {
    const [row] = await this.#db.query<{ payload: T }>(
      `select payload || coalesce(detail, '{}') as payload from procedure_entry where cuaa = $1 and kind = $2 and id = $3`,
      [cuaa, kind, id],
    );
    return row === undefined ? fail('procedures.not-found') : succeed(row.payload);
  }

  /** Newest first, what has no day before everything else. */
  async #entries<T>({ cuaa }: ProcedureScope, kind: Kind): Answer<T> {
    const rows = await this.#db.query<{ payload: T }>(
      `select payload from procedure_entry where cuaa = $1 and kind = $2 order by (sort_day = '') desc, sort_day desc, id`,
      [cuaa, kind],
    );
    return succeed(rows.map(({ payload }) => payload));
  }
}
