import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { succeed, type Result } from '#core/kernel/result.ts';
import type { StatementRepository } from '#core/procedures/payment-papers.ts';
import { type PaymentStatement, statementOf } from '#core/procedures/payment-statement.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import type { ProcedureFailure, ProcedureScope } from '#core/procedures/procedure-repository.ts';

/** A company and its payments, each with what is known of it beyond the list. */
export interface PaidCompany {
  readonly cuaa: string;
  readonly name: string;
  readonly payments: readonly CompanyPayment[];
}

/** Statements in memory. Everybody may read every company: who may is decided before a repository is asked. */
export class InMemoryStatementRepository implements StatementRepository {
  readonly #clock: Clock;
  readonly #companies: readonly PaidCompany[];

  constructor(clock: Clock, companies: readonly PaidCompany[]) {
    this.#clock = clock;
    this.#companies = companies;
  }

  async statement({ cuaa }: ProcedureScope, year: number): Promise<Result<PaymentStatement, ProcedureFailure>> {
    const { name, payments } = this.#companies.find((company) => company.cuaa === cuaa) ?? { name: cuaa, payments: [] };
    return succeed(statementOf({ cuaa, name }, year, payments, dayInRome(this.#clock.now())));
  }
}
