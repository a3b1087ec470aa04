import { fileLabel } from '#core/formatting/file.ts';

/** Words of the yearly statement of payments. */
export const STATEMENT_COPY = {
  title: (year: number): string => `Estratto dei pagamenti ${year}`,
  link: 'Estratto dei pagamenti',
  until: (day: string): string => `Accreditati fino al ${day}`,
  inPayments: (count: string): string => `In ${count}`,
  onAccounts: (ends: readonly string[]): string =>
    ends.length === 0
      ? ''
      : ends.length === 1
        ? ` sul conto che finisce con ${ends[0] ?? ''}`
        : ` sui conti che finiscono con ${ends.join(' e ')}`,
  byCredit: ' Per data di accredito.',
  none: (year: number): string => `Nessun pagamento accreditato nel ${year}.`,
  pdf: 'Estratto in PDF',
  pdfFormat: 'PDF accessibile',
  csv: 'Estratto in CSV',
  csvSize: (bytes: number): string => fileLabel('csv', bytes),
  opening: 'Preparazione dell’estratto in corso…',
  opened: 'L’estratto si è aperto in una nuova scheda.',
  saved: 'Il browser ha bloccato la nuova scheda: l’estratto è stato salvato.',
  years: 'Anno di accredito',
  count: (count: string): string => `${count}, dal più vecchio`,
  caption: (year: number): string => `Pagamenti accreditati nel ${year}`,
  creditedOn: 'Accreditato il',
  payment: 'Pagamento',
  gross: 'Lordo',
  reductions: 'Riduzioni',
  withheld: 'Trattenute',
  credited: 'Accreditati',
  total: (year: number): string => `Totale ${year}`,
  perFund: 'Per fondo',
  withheldTitle: 'Trattenute',
  withheldText: 'Somme versate per conto dell’azienda, non un pagamento in meno.',
  accountant: 'Per il commercialista',
  accountantText:
    'Il CSV ha una riga per pagamento: data di accredito, pagamento, intervento, campagna, fondo, lordo, riduzioni, trattenute e somma accreditata.',
  wrong: 'Le somme di questo estratto non tornano al centesimo: finché l’agenzia non le corregge non lo mostriamo.',
} as const;
