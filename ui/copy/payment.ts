import { formatCents } from '#core/formatting/signed-euro.ts';
import type { Cents } from '#core/kernel/cents.ts';

/** Words of the page of a payment. */
export const PAYMENT_COPY = {
  application: 'Domanda',
  campaign: (year: number): string => `Campagna ${year}`,
  credited: (day: string): string => `Accreditati ${day}`,
  expected: (day: string): string => `Attesi entro ${day}`,
  noDay: 'Il giorno non è ancora noto',
  toAccount: (end: string): string => ` sul conto che finisce con ${end}`,
  refused: 'Non sarà pagato.',
  suspended: 'Sospeso: non ha un giorno.',
  rest: (sum: string, day: string | undefined): string =>
    `Il resto, ${sum}, è il saldo${day === undefined ? ': si calcola dopo, e non ha ancora un giorno.' : `: previsto entro il ${day}.`}`,
  letter: 'Scarica la lettera',
  letterFormat: 'PDF accessibile',
  openingLetter: 'Preparazione della lettera in corso…',
  letterOpened: 'La lettera si è aperta in una nuova scheda.',
  letterSaved: 'Il browser ha bloccato la nuova scheda: la lettera è stata salvata.',
  why: 'Perché questa cifra',
  whyText: 'La somma, riga per riga.',
  whyTextBefore: (year: number): string => `La somma, riga per riga. A destra la stessa riga del ${year}.`,
  item: 'Voce',
  amount: 'Importo',
  inYear: (year: number): string => `nel ${year}: `,
  seeDebt: 'Vedi il debito',
  difference: (cents: Cents, year: number): string => {
    if (cents === 0) return `Come nel ${year}`;
    return `${formatCents(Math.abs(cents))} in ${cents < 0 ? 'meno' : 'più'} del ${year}`;
  },
  changed: 'Che cosa è cambiato:',
  inAll: 'In tutto',
  ask: 'Una riga non ti torna?',
  askText: 'La richiesta parte con queste righe già scritte, all’ufficio che può rispondere.',
  askBare: 'Questa cifra non ti torna?',
  askBareText: 'La richiesta parte con i dati del pagamento già scritti.',
  askButton: 'Non mi torna',
} as const;
