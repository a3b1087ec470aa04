import type { EventFacts, EventStatus } from '#core/catalogue/item.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { type DatedContent, type KeptTerm, keptTerm, type Term, termsOf } from '#core/terms/term.ts';
import { EVENT_STATUS } from '../../postgres/alerts/announced-state.ts';
import { TERMS_OF_CONTENT } from '../../postgres/content/terms.ts';
import type { Queryable } from '../../postgres/connection/database.ts';
import { recordKey } from './imported-records.ts';
import type { ContentType } from '../schemas/index.ts';

/** A content that is about to be written. */
interface DatedLine {
  readonly type: ContentType;
  readonly slug: string;
  readonly payload: object;
  /** The first day on which it is public, where that is to come. */
  readonly planned_for?: IsoDate | undefined;
}

/** The terms that the public reads of each content until now. */
export type PublicTerms = ReadonlyMap<
  string,
  { readonly terms: readonly KeptTerm[]; readonly eventStatus: EventStatus | null }
>;

/** What the ledger has of contents that are public, before they are written otherwise. */
export const publicTerms = async (tx: Queryable, lines: readonly DatedLine[]): Promise<PublicTerms> => {
  const rows = await tx.query<{
    type: ContentType;
    slug: string;
    terms: readonly KeptTerm[];
    eventStatus: EventStatus | null;
  }>(
    `select type, slug, ${TERMS_OF_CONTENT} as terms, max(${EVENT_STATUS}) as "eventStatus" from term join content using (type, slug)
     where withdrawn_at is null and (type, slug) in (select type, slug from jsonb_to_recordset($1::jsonb) as line(type text, slug text))
     group by type, slug`,
    [JSON.stringify(lines.map(({ type, slug }) => ({ type, slug })))],
  );
  return new Map(rows.map((row) => [recordKey(row), row]));
};

/** The terms of a stored content, each with its path in it: those of an entry stand in the entry. */
const termsIn = (payload: object): readonly Term[] => {
  const { item, terms, termsAct } = payload as DatedContent & { readonly item?: DatedContent };
  if (item === undefined) return termsOf(payload);
  return [
    ...termsOf({ ...item, termsAct }).map((term) => ({ ...term, field: ['item', ...term.field] })),
    ...termsOf({ terms, termsAct }),
  ];
};

/** What a term stood on before: of an event that is postponed from its day, the moves that had brought it to that day are over (EVENT-03). */
const formerTerms = (known: ReturnType<PublicTerms['get']>, payload: object): readonly KeptTerm[] => {
  const { item } = payload as { readonly item?: { readonly event?: EventFacts } };
  const isPostponed = item?.event?.eventStatus === 'rinviato' && known?.eventStatus !== 'rinviato';
  return (known?.terms ?? []).map((term) =>
    isPostponed && term.kind === 'takesPlace' ? { ...term, formerDay: undefined, movedOn: undefined } : term,
  );
};

/** Writes the ledger's lines of contents, and forgets those that they no longer name; a term that was public on another day has moved (D-66). */
export const writeTerms = async (
  tx: Queryable,
  lines: readonly DatedLine[],
  before: PublicTerms,
  today: IsoDate,
): Promise<void> => {
  const kept = lines.flatMap((line) => {
    const known = new Map(formerTerms(before.get(recordKey(line)), line.payload).map((term) => [term.kind, term]));
    return termsIn(line.payload).map((term) => ({
      type: line.type,
      slug: line.slug,
      ...keptTerm(known.get(term.kind), term, line.planned_for ?? today),
    }));
  });
  await tx.query(
    `delete from term where (type, slug) in (select type, slug from jsonb_to_recordset($1::jsonb) as line(type text, slug text))
       and (type, slug, kind) not in (select type, slug, kind from jsonb_to_recordset($2::jsonb) as line(type text, slug text, kind text))`,
    [JSON.stringify(lines.map(({ type, slug }) => ({ type, slug }))), JSON.stringify(kept)],
  );
  if (kept.length === 0) return;
  await tx.query(
    `insert into term (type, slug, kind, day, hour, act, former_day, moved_on, field)
     select type, slug, kind, day, hour, act, "formerDay", "movedOn", array(select jsonb_array_elements_text(field))
     from jsonb_to_recordset($1::jsonb) as line(type text, slug text, kind text, day text, hour text, act text, "formerDay" text, "movedOn" text, field jsonb)
     on conflict (type, slug, kind) do update set day = excluded.day, hour = excluded.hour, act = excluded.act, former_day = excluded.former_day,
       moved_on = excluded.moved_on, field = excluded.field`,
    [JSON.stringify(kept)],
  );
};
