import type { Mandate, MandateRecords } from '#core/access/mandate.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Database } from '../connection/database.ts';

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
  db: Database,
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
