/** The licences under which an agency may give its data (DATI-01). */
export const LICENCES = ['CC-BY-4.0', 'CC0-1.0'] as const;
export type LicenceCode = (typeof LICENCES)[number];

/** A licence as people and catalogues know it. */
export interface Licence {
  readonly name: string;
  /** What it lets one do, in a sentence. */
  readonly says: string;
  /** Where its text is read. */
  readonly url: string;
  /** Its names in the vocabularies of the national catalogue. */
  readonly iri: string;
  readonly type: string;
}

const VOCABULARY = 'https://w3id.org/italia/controlled-vocabulary/licences/';
const TYPES = 'http://purl.org/adms/licencetype/';

export const LICENCE: Readonly<Record<LicenceCode, Licence>> = {
  'CC-BY-4.0': {
    name: 'Creative Commons Attribuzione 4.0 (CC BY 4.0)',
    says: 'Puoi usarli, cambiarli e ripubblicarli, anche per guadagnarci, dicendo da dove vengono.',
    url: 'https://creativecommons.org/licenses/by/4.0/deed.it',
    iri: `${VOCABULARY}A21_CCBY40`,
    type: `${TYPES}Attribution`,
  },
  'CC0-1.0': {
    name: 'Creative Commons CC0 1.0 (pubblico dominio)',
    says: 'Puoi usarli, cambiarli e ripubblicarli senza condizioni.',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/deed.it',
    iri: `${VOCABULARY}A11_CCO10`,
    type: `${TYPES}PublicDomain`,
  },
};

/** What an agency sets of its open data. */
export interface OpenDataTerms {
  readonly licence: LicenceCode;
  /** The agency's code in the national index of public bodies; its tax code stands for it where there is none. */
  readonly ipaCode?: string | undefined;
}
