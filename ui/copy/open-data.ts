import type { Theme } from '#core/open-data/data-set.ts';

const THEMES: Readonly<Record<Theme, string>> = { AGRI: 'Agricoltura e aiuti', GOVE: 'Atti e procedure dell’agenzia' };

/** Words of the page of the open data. */
export const OPEN_DATA_COPY = {
  description: (agency: string) =>
    `I dati di ${agency} da scaricare e riusare: che cosa contengono, con quale licenza e quanto spesso cambiano.`,
  lead: 'Ogni elenco del portale, da scaricare e riusare. I file sono sempre uguali alle pagine e il loro indirizzo non cambia.',
  failed: 'I dati aperti non sono disponibili in questo momento',
  notOffered: 'Questo portale non ha dati aperti',
  themes: THEMES,
  terms: 'Che cosa puoi farne',
  licence: 'Licenza',
  publisher: 'Chi pubblica',
  code: 'Codice',
  questions: 'Domande',
  machines: 'Per i programmi',
  machinesText: 'Il catalogo segue DCAT-AP_IT. Accanto a ogni tabella c’è la descrizione delle colonne.',
  turtle: 'Catalogo in Turtle',
  jsonLd: 'Catalogo in JSON-LD',
  api: 'Le API del portale',
  entries: (count: number) => (count === 1 ? '1 voce' : `${count.toLocaleString('it-IT')} voci`),
  count: 'Quante',
  since: 'Da quando',
  changed: 'Ultima modifica',
  frequency: 'Si aggiorna',
  page: 'Si leggono in',
  all: 'Tutti gli anni',
  columns: 'Che cosa dicono le colonne',
  column: 'Colonna',
  meaning: 'Che cosa contiene',
  described: 'Le colonne per i programmi (CSVW)',
  unknown: 'non si sa',
} as const;
