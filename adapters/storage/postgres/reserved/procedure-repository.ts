import type { IsoDate } from '#core/kernel/iso-date.ts';
import { fail, succeed, type Result } from '#core/kernel/result.ts';
import type { ApplicationDocument, ApplicationMessage, StepTime } from '#core/procedures/application-detail.ts';
import { FEWEST_APPLICATIONS } from '#core/procedures/usual-time.ts';
import type { CompanyPayment, Debt, Application } from '#core/procedures/procedure.ts';
import type {
  ProcedureFailure,
  ProcedureRepository,
  ProcedureScope,
  RecordFailure,
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

  payment(scope: ProcedureScope, id: string): Promise<Result<CompanyPayment, RecordFailure>> {
    return this.#entry<CompanyPayment>(scope, 'payment', id);
  }

  /** With what stands elsewhere: how long its steps usually take, its documents and, for its farmer, the messages about it. */
  async application(scope: ProcedureScope, id: string): Promise<Result<Application, RecordFailure>> {
    const found = await this.#entry<Application>(scope, 'question', id);
    if (!found.ok || found.value.detail === undefined) return found;
    const [times, documents, messages] = await Promise.all([
      this.#times(found.value.title),
      this.#documents(scope, id),
      scope.as === 'farmer' ? this.#messages(scope, id) : [],
    ]);
    const detail = {
      ...found.value.detail,
      ...(times.length === 0 ? {} : { times }),
      ...(messages.length === 0 ? {} : { messages }),
      ...(documents.length === 0 ? {} : { documents }),
    };
    return succeed({ ...found.value, detail });
  }

  /** How long the steps of an aid took, campaign by campaign; of a few applications nothing leaves the service (PRAT-05). */
  #times(scheme: string): Promise<readonly StepTime[]> {
    return this.#db.query<StepTime>(
      `select step, campaign, applications, half_within_days as "halfWithinDays", bound_days as "boundDays", beyond_in_hundred as "beyondInHundred"
       from step_time where scheme = $1 and applications >= $2 order by campaign desc, step`,
      [scheme, FEWEST_APPLICATIONS],
    );
  }

  async #documents({ cuaa }: ProcedureScope, application: string): Promise<readonly ApplicationDocument[]> {
    const rows = await this.#db.query<{ id: string; title: string; madeOn: IsoDate | null }>(
      `select id, title, made_on as "madeOn" from application_document where cuaa = $1 and application = $2 order by made_on desc nulls last, position`,
      [cuaa, application],
    );
    return rows.map(({ id, title, madeOn }) => ({ id, title, ...(madeOn === null ? {} : { madeOn }) }));
  }

  #messages({ cuaa }: ProcedureScope, id: string): Promise<readonly ApplicationMessage[]> {
    return this.#db.query<ApplicationMessage>(
      `select msg_id as "msgId", subject, (extract(epoch from created_at) * 1000)::bigint as "createdAt" from notification
       where kind = 'AGRI' and owner_id = $1 and withdrawn_at is null and about @> $2::jsonb order by created_at desc, msg_id`,
      [cuaa, JSON.stringify([{ kind: 'application', id }])],
    );
  }

  debt(scope: ProcedureScope, id: string): Promise<Result<Debt, RecordFailure>> {
    return this.#entry<Debt>(scope, 'debt', id);
  }

  /** One entry of this company, as it stands in the list and with what only its own page shows. */
  async #entry<T>({ cuaa }: ProcedureScope, kind: Kind, id: string): Promise<Result<T, RecordFailure>> {
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
