import type { CompanyFileRepository } from '#core/company-file/company-file-repository.ts';
import type { CompanyFileParts } from '#core/company-file/company-file.ts';
import { PARTS_OF_THE_DESK, type PartOfTheDesk } from '#core/company-file/parts.ts';
import type { CompanyRecords, CompanyRecordsRepository } from '#core/open-items/company-records.ts';
import type { ProcedureRepository } from '#core/procedures/procedure-repository.ts';

/** The records of many companies, out of the repositories that know one at a time. */
export class InMemoryCompanyRecords implements CompanyRecordsRepository {
  readonly #files: Pick<CompanyFileRepository, 'part'>;
  readonly #procedures: Pick<ProcedureRepository, 'payments' | 'applications' | 'debts'>;

  constructor(
    files: Pick<CompanyFileRepository, 'part'>,
    procedures: Pick<ProcedureRepository, 'payments' | 'applications' | 'debts'>,
  ) {
    this.#files = files;
    this.#procedures = procedures;
  }

  recordsOf(cuaas: readonly string[]): Promise<readonly CompanyRecords[]> {
    return Promise.all(cuaas.map((cuaa) => this.#recordsOf(cuaa)));
  }

  async #recordsOf(cuaa: string): Promise<CompanyRecords> {
    const file: { -readonly [Name in PartOfTheDesk]?: CompanyFileParts[Name] } = {};
    for (const name of PARTS_OF_THE_DESK) {
      const part = await this.#files.part(cuaa, name);
      if (part.ok) Object.assign(file, { [name]: part.value });
    }
    const scope = { cuaa, as: 'farmer' } as const;
    const [payments, applications, debts] = await Promise.all([
      this.#procedures.payments(scope),
      this.#procedures.applications(scope),
      this.#procedures.debts(scope),
    ]);
    return {
      cuaa,
      file,
      payments: payments.ok ? payments.value : [],
      applications: applications.ok ? applications.value : [],
      debts: debts.ok ? debts.value : [],
    };
  }
}
