import { type DatedWork, datedWorkOf, affectedCentsOf } from '#core/producers/work.ts';
import type { WorkSources } from '#core/open-items/work-item.ts';
import type { Queryable } from '../connection/database.ts';

/** Companies whose rows are made together: what is read of them is held in memory. */
const AT_ONCE = 100;

const SOURCES = `select company.cuaa,
    coalesce((select jsonb_object_agg(part, payload) from company_file_part as part
      where part.cuaa = company.cuaa and part.part in ('alerts', 'personal-data', 'contracts', 'validation-sheet')), '{}') as file,
    coalesce((select jsonb_agg(payload order by id) from procedure_entry as entry where entry.cuaa = company.cuaa and kind = 'payment'), '[]') as payments,
    coalesce((select jsonb_agg(payload order by id) from procedure_entry as entry where entry.cuaa = company.cuaa and kind = 'question'), '[]') as applications,
    coalesce((select jsonb_agg(payload order by id) from procedure_entry as entry where entry.cuaa = company.cuaa and kind = 'debt'), '[]') as debts
  from company where company.cuaa = any($1::text[])`;

const lineOf = (cuaa: string, row: DatedWork): object => {
  const { shares, since, until, ...work } = row;
  return {
    cuaa,
    id: work.id,
    since,
    until: until ?? 'infinity',
    kind: work.kind,
    term: work.day,
    stake_cents: affectedCentsOf(work),
    stopped_cents: work.stoppedCents,
    is_partial: work.isPartial,
    all_stopped: shares.all.stoppedCents,
    all_concerned: shares.all.concernedCents,
    kind_stopped: shares.kind.stoppedCents,
    kind_concerned: shares.kind.concernedCents,
    coming_stopped: shares.coming.stoppedCents,
    coming_concerned: shares.coming.concernedCents,
    coming_kind_stopped: shares.comingKind.stoppedCents,
    coming_kind_concerned: shares.comingKind.concernedCents,
    work,
  };
};

const writeSome = async (tx: Queryable, some: readonly string[]): Promise<void> => {
  const companies = await tx.query<WorkSources & { readonly cuaa: string }>(SOURCES, [some]);
  const lines = companies.flatMap(({ cuaa, ...sources }) => datedWorkOf(sources).map((row) => lineOf(cuaa, row)));
  await tx.query('delete from producer_work where cuaa = any($1::text[])', [some]);
  // A trigger of the table writes the narrow lines that the list is read by.
  await tx.query('insert into producer_work select * from jsonb_populate_recordset(null::producer_work, $1::jsonb)', [
    JSON.stringify(lines),
  ]);
  await tx.query('update company set has_work = true where cuaa = any($1::text[])', [some]);
};

/** The embedded database has nobody who counts what a table holds, by which it chooses how to read it. */
const analyze = (tx: Queryable): Promise<void> => tx.script('analyze producer_work_line');

/** Rebuilds the rows of the work list for companies whose file or procedures have changed (CAA-05). */
export const writeWork = async (tx: Queryable, cuaas: readonly string[]): Promise<void> => {
  for (let at = 0; at < cuaas.length; at += AT_ONCE) await writeSome(tx, cuaas.slice(at, at + AT_ONCE));
  if (cuaas.length > 0) await analyze(tx);
};

/** Makes the rows of companies that an earlier version, or another hand, has written. */
export const writeMissingWork = async (tx: Queryable): Promise<void> => {
  for (;;) {
    const missing = await tx.query<{ cuaa: string }>(
      `select cuaa from company where not has_work order by cuaa limit ${AT_ONCE}`,
    );
    if (missing.length === 0) break;
    await writeSome(
      tx,
      missing.map(({ cuaa }) => cuaa),
    );
  }
  await analyze(tx);
};
