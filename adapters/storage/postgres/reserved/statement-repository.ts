import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { succeed, type Result } from '#core/kernel/result.ts';
import type { StatementRepository } from '#core/procedures/payment-papers.ts';
import { type PaymentStatement, statementOf } from '#core/procedures/payment-statement.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import type { ProcedureFailure, ProcedureScope } from '#core/procedures/procedure-repository.ts';
import type { Database } from '../connection/database.ts';

/** The statements of the companies' payments, made of the payments when they are asked for. Who may read which company has been decided before. */
export class PostgresStatementRepository implements StatementRepository {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async statement({ cuaa }: ProcedureScope, year: number): Promise<Result<PaymentStatement, ProcedureFailure>> {
    const [company] = await this.#db.query<{ name: string }>(
      'select registered_name as name from company where cuaa = $1',
      [cuaa],
    );
    const rows = await this.#db.query<{ payload: CompanyPayment }>(
      `select payload || coalesce(detail, '{}') as payload from procedure_entry where cuaa = $1 and kind = 'payment'`,
      [cuaa],
    );
    return succeed(
      statementOf(
        { cuaa, name: company?.name ?? cuaa },
        year,
        rows.map(({ payload }) => payload),
        dayInRome(this.#clock.now()),
      ),
    );
  }
}
