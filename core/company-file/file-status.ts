import { unknownTag, type StatusTag } from '#core/kernel/status-tag.ts';

const IN_PROGRESS = 'IN LAVORAZIONE';
const VALIDATED = 'VALIDATO';

const FIRST_LETTER = /^\p{L}/u;

/** A status in lower case with its first letter capital, by the rules of Italian. */
const capitalised = (text: string): string =>
  text.toLocaleLowerCase('it-IT').replace(FIRST_LETTER, (letter) => letter.toLocaleUpperCase('it-IT'));

/**
 * The tag of a file's status: red with a sign while it is being worked on, any other status in capitalised
 * lower case (FILE-01). Undefined where the service gives no status.
 */
export const fileStatusTag = (status: string | undefined): StatusTag | undefined => {
  const text = status?.trim() ?? '';
  if (text === '') return undefined;
  const word = capitalised(text);
  switch (text.toUpperCase()) {
    case IN_PROGRESS:
      return { tone: 'bad', icon: 'error', word };
    case VALIDATED:
      return { tone: 'ok', icon: 'check-circle', word };
    default:
      return unknownTag(word);
  }
};
