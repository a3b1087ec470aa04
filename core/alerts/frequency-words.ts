import { DIGEST_HOUR, type Frequency } from './frequency.ts';

/** A frequency as a choice: "Subito". */
export const FREQUENCY_NAMES: Readonly<Record<Frequency, string>> = {
  now: 'Subito',
  daily: 'Ogni giorno',
  weekly: 'Ogni lunedì',
};

/** A frequency with its hour, within a sentence: "ogni giorno alle 7". */
export const frequencyWords = (frequency: Frequency): string =>
  frequency === 'now' ? 'subito' : `${frequency === 'daily' ? 'ogni giorno' : 'ogni lunedì'} alle ${DIGEST_HOUR}`;
