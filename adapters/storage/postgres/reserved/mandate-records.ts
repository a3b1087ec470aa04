import type { Grants } from '#core/access/can-act-for.ts';
import type { Mandate, MandateRecords } from '#core/access/mandate.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Queryable } from '../connection/database.ts';

/**
 * The core's `actingOfficesOf` for statements that filter and page (ROUTE-20, D-05): true of a mandate in force on the day.
 * `day` is the place of a parameter; the statement has `mandate` and its `company`. A test holds the two against each other.
 */
export const inForceOn = (day: string): string => `(${OPEN} and ${runsOn(day)})`;

/** The half of it that is the company's. */
export const OPEN = 'not company.mandate_closed';

/** The half of it that is the mandate's. */
export const runsOn = (day: string): string =>
  `mandate.since <= ${day}::date and (mandate.until is null or ${day}::date <= mandate.until)`;

/** Every mandate of these companies, past and to come, for the core's rule to judge. */
export const mandateRecordsOf = async (
  db: Queryable,
  cuaas: readonly string[],
  today: IsoDate,
): Promise<MandateRecords> => {
  if (cuaas.length === 0) return { mandates: [], closedCuaas: [], today };
  const [mandates, closed] = await Promise.all([
    db.query<Omit<Mandate, 'until'> & { readonly until: IsoDate | null }>(
      'select cuaa, office_id as "officeId", since, until from mandate where cuaa = any($1::text[])',
      [cuaas],
    ),
    db.query<{ cuaa: string }>('select cuaa from company where cuaa = any($1::text[]) and mandate_closed', [cuaas]),
  ]);
  return {
    mandates: mandates.map((mandate) => ({ ...mandate, until: mandate.until ?? undefined })),
    closedCuaas: closed.map(({ cuaa }) => cuaa),
    today,
  };
};

/** What the service knows of a person: companies held, offices, and the mandates of the companies asked for (D-05). */
export const grantsOver = async (
  db: Queryable,
  fiscalCode: string,
  cuaas: readonly string[],
  today: IsoDate,
): Promise<Grants> => {
  const [held, offices, records] = await Promise.all([
    db.query<{ cuaa: string }>('select cuaa from company_holder where fiscal_code = $1 order by cuaa', [fiscalCode]),
    db.query<{ office_id: string }>('select office_id from office_operator where fiscal_code = $1 order by office_id', [
      fiscalCode,
    ]),
    mandateRecordsOf(db, cuaas, today),
  ]);
  return { heldCuaas: held.map((row) => row.cuaa), officeIds: offices.map((row) => row.office_id), ...records };
};
