import { unknownTag, type StatusTag } from '#core/kernel/status-tag.ts';

const IN_PROGRESS = 'IN LAVORAZIONE';
const VALIDATED = 'VALIDATO';

const FIRST_LETTER = /^\p{L}/u;

/** A status in lower case with its first letter capital, by the rules of Italian. */
const capitalised = (text: string): string =>
  text.toLocaleLowerCase('it-IT').replace(FIRST_LETTER, (letter) => letter.toLocaleUpperCase('it-IT'));

/** What stands in the place of "Validato" once the sheet of the validation has expired: one state, and never green. */
const OUTLIVED = 'Validato, scheda scaduta';

/**
 * The one tag of a file's state, the same on every page: red with a sign while it is being worked on, any other status in capitalised
 * lower case (FILE-01). A validation counts as long as its sheet does: once that has expired, no green stands over it (STATO-01).
 * Undefined where the service gives no status.
 */
export const fileStatusTag = (status: string | undefined, isSheetExpired = false): StatusTag | undefined => {
  const text = status?.trim() ?? '';
  if (text === '') return undefined;
  const word = capitalised(text);
  switch (text.toUpperCase()) {
    case IN_PROGRESS:
      return { tone: 'bad', icon: 'error', word };
    case VALIDATED:
      return isSheetExpired
        ? { tone: 'bad', icon: 'error', word: OUTLIVED }
        : { tone: 'ok', icon: 'check-circle', word };
    default:
      return unknownTag(word);
  }
};
