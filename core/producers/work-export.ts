import { csvCode, csvDay, csvEuro, csvText } from '#core/formatting/csv.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { affectedCentsOf } from './work.ts';
import type { WorkRow } from './work-list.ts';
import { workKindName, workStops, workTerm, workTitle } from './work-words.ts';

/** Rows of the work list as a file for a spreadsheet, in the order in which they are given (CAA-04). */
export const workCsv = (rows: readonly WorkRow[], today: IsoDate): string =>
  csvText([
    [
      'Termine',
      'Giorno',
      'Produttore',
      'CUAA',
      'Ufficio',
      'Tipo',
      'Che cosa manca',
      'Riguarda',
      'Che cosa ferma',
      'Fermi',
      'A rischio',
      'A rischio dal',
    ],
    ...rows.map((row) => {
      const { tag, day } = workTerm(row, today);
      const isKnown = affectedCentsOf(row) !== undefined;
      return [
        tag.word,
        csvDay(day),
        row.producer.registeredName,
        csvCode(row.producer.cuaa),
        row.producer.office ?? '',
        workKindName(row.kind),
        workTitle(row),
        row.about ?? '',
        workStops(row, today),
        isKnown ? csvEuro(row.stoppedCents) : 'Non noto',
        isKnown ? csvEuro(row.atRiskCents) : 'Non noto',
        csvDay(row.atRiskFrom),
      ];
    }),
  ]);
