import { formatDayInWords } from '#core/formatting/date.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { RouteTable } from '#core/navigation/routes.ts';
import { markOfTerm } from '#core/terms/marks.ts';
import { termName } from '#core/terms/term.ts';
import { pathsOf } from '#adapters/storage/import/checking/links.ts';
import { withAbsoluteDates } from '#adapters/storage/import/checking/relative-dates.ts';
import { slugOf, termLedger } from '#adapters/storage/import/checking/term-ledger.ts';
import { listFiles } from '#adapters/storage/import/reading/content-files.ts';
import { parseFile } from '#adapters/storage/import/reading/parse-file.ts';
import type { CitedContent } from '../forms/cited-terms.ts';

/** What the contents of a folder have to be cited, by title: each term with its day and the mark that a text writes for it (TERM-06). */
export const citableTerms = (folder: string, today: IsoDate, table: RouteTable): readonly CitedContent[] => {
  const raws = listFiles(folder).files.flatMap((file) =>
    parseFile(file).records.map((raw) => ({ ...raw, value: withAbsoluteDates(raw.value, today) })),
  );
  const ledger = termLedger(raws, [], table);
  return raws
    .flatMap((raw): readonly CitedContent[] => {
      const slug = slugOf(raw);
      const path = slug === undefined ? undefined : pathsOf(table, raw.type, slug)[0];
      const { title } = (raw.value ?? {}) as { readonly title?: unknown };
      if (path === undefined || typeof title !== 'string') return [];
      const terms = ledger.of(raw).flatMap((term) => {
        const mark = markOfTerm(path, termName(term));
        return mark === undefined ? [] : [{ words: `${termName(term)}, ${formatDayInWords(term.day)}`, mark }];
      });
      return terms.length === 0 ? [] : [{ title, terms }];
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, 'it'));
};
