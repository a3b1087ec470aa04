import { csvText } from '#core/formatting/csv.ts';
import { EXPIRY_WORDS } from './producer-list.ts';
import type { Producer } from './producer.ts';

/** Producers as a file for a spreadsheet, in the order in which they are given (PAGE-30). */
export const producersCsv = (producers: readonly Producer[]): string =>
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
      'Ultima validazione',
    ],
    ...producers.map((it) => [
      it.registeredName,
      it.cuaa,
      it.city ?? '',
      it.office ?? '',
      it.fileStatus ?? '',
      String(it.anomalyCount),
      it.nextExpiry === undefined ? '' : EXPIRY_WORDS[it.nextExpiry.kind].name,
      it.nextExpiry?.day ?? '',
      it.lastValidation ?? '',
    ]),
  ]);
