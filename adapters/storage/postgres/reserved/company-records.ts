import type { CompanyFileParts } from '#core/company-file/company-file.ts';
import { PARTS_OF_THE_DESK, type PartOfTheDesk } from '#core/company-file/parts.ts';
import type { CompanyRecords, CompanyRecordsRepository } from '#core/open-items/company-records.ts';
import type { Application, CompanyPayment, Debt } from '#core/procedures/procedure.ts';
import type { Database, Queryable } from '../connection/database.ts';

interface PartRow {
  readonly cuaa: string;
  readonly part: PartOfTheDesk;
  readonly payload: CompanyFileParts[PartOfTheDesk];
}

interface EntryRow {
  readonly cuaa: string;
  readonly kind: 'payment' | 'question' | 'debt';
  readonly payload: unknown;
}

/** All of many companies from which it is known what is to be done, in two statements however many they are. */
export const companyRecordsOf = async (db: Queryable, cuaas: readonly string[]): Promise<readonly CompanyRecords[]> => {
  if (cuaas.length === 0) return [];
  const parts = await db.query<PartRow>(
    'select cuaa, part, payload from company_file_part where cuaa = any($1::text[]) and part = any($2::text[])',
    [cuaas, PARTS_OF_THE_DESK],
  );
  const entries = await db.query<EntryRow>(
    `select cuaa, kind, payload from procedure_entry where cuaa = any($1::text[]) order by (sort_day = '') desc, sort_day desc, id`,
    [cuaas],
  );
  const entriesOf = <T>(cuaa: string, kind: EntryRow['kind']): readonly T[] =>
    entries.filter((row) => row.cuaa === cuaa && row.kind === kind).map(({ payload }) => payload as T);
  return cuaas.map((cuaa) => ({
    cuaa,
    file: Object.fromEntries(
      parts.filter((row) => row.cuaa === cuaa).map(({ part, payload }) => [part, payload]),
    ) as CompanyRecords['file'],
    applications: entriesOf<Application>(cuaa, 'question'),
    debts: entriesOf<Debt>(cuaa, 'debt'),
    payments: entriesOf<CompanyPayment>(cuaa, 'payment'),
  }));
};

/** What is to be done for many companies, over their tables. */
export class PostgresCompanyRecords implements CompanyRecordsRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  recordsOf(cuaas: readonly string[]): Promise<readonly CompanyRecords[]> {
    return companyRecordsOf(this.#db, cuaas);
  }
}
