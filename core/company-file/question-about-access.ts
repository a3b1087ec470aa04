import { formatDay } from '#core/formatting/date.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { type AccessEntry, accessTag, whatWasAccessed, whenAccessed, whoAccessed, whyAccessed } from './access-log.ts';

/** A request for assistance about an access, before the person writes. */
export interface AccessQuestion {
  readonly subject: string;
  readonly message: string;
  readonly scope: string;
}

/** The "ambito" of the office that answers for accesses; where an agency has none of this name, the person chooses. */
const ACCESS_SCOPE = 'accesso-al-portale';

/**
 * "Non riconosco questo accesso": a request with all that the log says of it, and the company by its name; no code of it or of a person is in it
 * (FILE-18).
 */
export const questionAboutAccess = (entry: AccessEntry, company: string): AccessQuestion => ({
  scope: ACCESS_SCOPE,
  subject: `Non riconosco un accesso ai dati della mia azienda del ${formatDay(dayInRome(entry.from))}`,
  message: [
    'Buongiorno,',
    '',
    'non riconosco questo accesso e chiedo di verificarlo:',
    '',
    `- Azienda: ${company}`,
    `- Quando: ${whenAccessed(entry)}`,
    `- Chi: ${whoAccessed(entry)}`,
    `- Che cosa: ${whatWasAccessed(entry)}`,
    `- A quale titolo: ${whyAccessed(entry)}`,
    `- Esito: ${accessTag(entry).word}`,
    '',
    'Che cosa so in più: ',
  ].join('\n'),
});
