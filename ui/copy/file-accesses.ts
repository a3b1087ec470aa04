import { formatCount } from '#core/formatting/number.ts';

/** Words of the page that says who has looked at a company's data. */
export const FILE_ACCESSES_COPY = {
  title: 'Accessi al mio fascicolo',
  intro:
    'Chi, oltre ai titolari dell’azienda, ha consultato i suoi dati nel portale o ha provato a farlo: quando, che cosa e a quale titolo. Gli accessi della stessa persona in un giorno stanno in una riga.',
  caption: 'Accessi ai dati dell’azienda, dal più recente',
  when: 'Quando',
  who: 'Chi',
  what: 'Che cosa',
  why: 'A quale titolo',
  outcome: 'Esito',
  found: (count: number): string => (count === 1 ? '1 accesso' : `${formatCount(count)} accessi`),
  none: 'Nessuno, oltre ai titolari, ha consultato i dati di questa azienda nel portale.',
  noSuchPage: 'Non ci sono così tante pagine.',
  toFirst: 'Vai alla prima pagina',
  pages: 'Pagine degli accessi',
  failed: 'Gli accessi non sono disponibili in questo momento',
  help: 'Vuoi sapere di più di un accesso? Chiedi al supporto, indicando giorno e ora.',
  backToFile: 'Torna al fascicolo',
  noCompany: 'Nessuna azienda selezionata',
  noCompanyHelp: 'Scegli un’azienda dal menu del profilo per vedere chi ne ha consultato i dati.',
  ask: 'Chi ha consultato',
  unknown: 'Non riconosco questo accesso',
  unknownOf: (when: string): string => `Non riconosco questo accesso: ${when}`,
  act: 'Che cosa puoi fare',
} as const;
