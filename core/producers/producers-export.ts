import { csvCode, csvDay, csvEuro, csvText } from '#core/formatting/csv.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { shownExpiries, expiriesWithin } from './expiries.ts';
import { EXPIRY_WORDS, type ExpiryFilter } from './producer-list.ts';
import type { Expiry, Producer } from './producer.ts';

const inWords = ({ kind, day }: Expiry): string => `${EXPIRY_WORDS[kind].name} ${csvDay(day)}`;

/**
 * Producers as a file for a spreadsheet, in the order in which they are given, each with the first of the ends that the
 * list tells of it, and with all of them (PAGE-30).
 */
export const producersCsv = (
  producers: readonly Producer[],
  filter: ExpiryFilter | undefined,
  today: IsoDate,
): string =>
  csvText([
    [
      'Denominazione',
      'CUAA',
      'Comune',
      'Ufficio',
      'Stato del fascicolo',
      'Anomalie',
      'Prossima scadenza',
      'Giorno',
      'Tutte le scadenze',
      'Ultima validazione',
      'Fermo',
      'A rischio',
    ],
    ...producers.map((it) => {
      const [first] = shownExpiries(it.expiries, filter, today);
      return [
        it.registeredName,
        csvCode(it.cuaa),
        it.city ?? '',
        it.office ?? '',
        it.fileStatus ?? '',
        String(it.anomalyCount),
        first === undefined ? '' : EXPIRY_WORDS[first.kind].name,
        csvDay(first?.day),
        expiriesWithin(it.expiries, undefined, today).map(inWords).join(', '),
        csvDay(it.lastValidation),
        csvEuro(it.affected?.stoppedCents),
        csvEuro(it.affected?.atRiskCents),
      ];
    }),
  ]);
