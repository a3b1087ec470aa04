import type { CompanyFileTab } from '#core/company-file/company-file.ts';

/** The parts of a file as a producer's page shows them: each is the end of an address (D-60). */
export const FILE_PARTS = {
  document: 'fascicolo-documento',
  pec: 'fascicolo-pec',
  accounts: 'fascicolo-conti',
  contracts: 'fascicolo-contratti',
  antimafia: 'fascicolo-antimafia',
  sheet: 'fascicolo-scheda',
} as const;
export type FilePart = keyof typeof FILE_PARTS;

/** What a centre reads of something to be done for a client: nobody is called "tu" who is not meant. */
export interface CentreWords {
  /** A verb and what it is about. */
  readonly title: string;
  /** What to do, and who does it. */
  readonly text: string;
  readonly action: string;
  readonly place: FilePart;
  /** Gender of the noun that ends. */
  readonly gender: 'm' | 'f';
}

/** Words for a part of a client's file that the service marks without its data saying why. */
export const CENTRE_FLAGGED: Readonly<Record<CompanyFileTab, Pick<CentreWords, 'title' | 'action' | 'place'>>> = {
  'personal-data': { title: 'Controlla i dati anagrafici', action: 'Vai ai dati', place: 'document' },
  'bank-accounts': { title: 'Controlla le coordinate bancarie', action: 'Vai ai conti', place: 'accounts' },
  contracts: { title: 'Controlla contratti e documenti', action: 'Vai ai contratti', place: 'contracts' },
  'validation-sheet': { title: 'Controlla la scheda di validazione', action: 'Vai alla scheda', place: 'sheet' },
};
