import { formatDay, formatNearDayAfter } from '#core/formatting/date.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { type Cents, euroFromCents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { CompanyPayment, StopKind } from './procedure.ts';
import { type Stake, standingOf } from './stopped-payments.ts';

/** What is said of a cause, and what is to be done about it. */
interface StopWords {
  /** The thing, at the beginning of a sentence. */
  readonly thing: string;
  readonly remedy: string;
}

const WORDS: Readonly<Record<Extract<StopKind, string>, StopWords>> = {
  'identity-document': {
    thing: 'Il documento scaduto',
    remedy: 'Porta il documento rinnovato al gestore del mandato: senza, il pagamento non parte.',
  },
  pec: {
    thing: 'La PEC da verificare',
    remedy: 'Controlla la casella e chiedi al gestore del mandato una nuova verifica.',
  },
  'bank-account': {
    thing: 'Il conto da verificare',
    remedy: 'Porta al gestore del mandato un conto intestato a te: senza, il pagamento non parte.',
  },
  contract: {
    thing: 'Il contratto scaduto',
    remedy: 'Porta il contratto rinnovato al gestore del mandato: senza, le superfici non contano.',
  },
  antimafia: {
    thing: 'La documentazione antimafia scaduta',
    remedy: 'Porta la dichiarazione aggiornata al gestore del mandato.',
  },
  'validation-sheet': {
    thing: 'La scheda di validazione scaduta',
    remedy: 'Chiedi al gestore del mandato di validare di nuovo il fascicolo.',
  },
  application: {
    thing: 'La richiesta di documenti',
    remedy: 'Consegna quello che è stato chiesto: finché manca, l’istruttoria resta ferma.',
  },
  debt: { thing: 'Il debito aperto', remedy: 'Restituisci la somma, o chiedi come si può rateizzare.' },
};

const wordsOf = (kind: StopKind): StopWords =>
  typeof kind === 'string'
    ? WORDS[kind]
    : { thing: `Una verifica dell’agenzia (${kind.unknown})`, remedy: 'Chiedi al gestore del mandato che cosa serve.' };

const euro = (cents: Cents): string => formatEuro(euroFromCents(cents));

/** The causes of a payment as the subject of a sentence: the oldest by name, the others counted. */
const subjectOf = (kinds: readonly StopKind[]): { readonly words: string; readonly isPlural: boolean } => {
  const [first, ...others] = kinds;
  const thing = first === undefined ? '' : wordsOf(first).thing;
  if (others.length === 0) return { words: thing, isPlural: false };
  return {
    words: `${thing} e ${others.length === 1 ? 'un’altra cosa' : `altre ${others.length} cose`}`,
    isPlural: true,
  };
};

/** "19.482,82 € attesi entro il 6 gennaio"; a suspended payment is not awaited. */
const sumAwaited = ({ amountCents, expectedBy, state }: CompanyPayment, today: IsoDate): string => {
  if (state === 'suspended') return euro(amountCents);
  const by = expectedBy === undefined ? '' : ` entro ${formatNearDayAfter('il', expectedBy, today)}`;
  return `${euro(amountCents)} attesi${by}`;
};

/** What is said of how one payment stands. */
export interface StandingWords {
  readonly kind: 'stopped' | 'at-risk' | 'free' | 'unknown';
  readonly sentence: string;
  /** Since when and what to do; undefined where there is nothing to do. */
  readonly remedy: string | undefined;
}

/** What stops a payment, in a sentence: thing, verb, euro, day; undefined for one that cannot be stopped (D-39). */
export const standingWords = (payment: CompanyPayment, today: IsoDate): StandingWords | undefined => {
  const standing = standingOf(payment, today);
  switch (standing?.kind) {
    case undefined:
      return undefined;
    case 'free':
      return { kind: 'free', sentence: 'Nulla ferma questo pagamento.', remedy: undefined };
    case 'unknown':
      return {
        kind: 'unknown',
        sentence:
          payment.state === 'suspended'
            ? 'Questo pagamento è sospeso: il motivo non è noto.'
            : 'Non è noto se qualcosa ferma questo pagamento.',
        remedy: undefined,
      };
    case 'stopped':
    case 'at-risk': {
      const { words, isPlural } = subjectOf(standing.by.map(({ kind }) => kind));
      const [oldest] = standing.by;
      const remedy = oldest === undefined ? '' : wordsOf(oldest.kind).remedy;
      if (standing.kind === 'at-risk')
        return {
          kind: 'at-risk',
          sentence: `A rischio ${formatNearDayAfter('dal', standing.from, today)}: ${lowered(words)} ${isPlural ? 'fermeranno' : 'fermerà'} ${sumAwaited(payment, today)}.`,
          remedy,
        };
      return {
        kind: 'stopped',
        sentence: `${words} ${isPlural ? 'fermano' : 'ferma'} ${sumAwaited(payment, today)}.`,
        remedy:
          oldest === undefined
            ? remedy
            : `${payment.state === 'suspended' ? 'Sospeso' : 'Fermo'} dal ${formatDay(oldest.since)}. ${remedy}`,
      };
    }
  }
};

const lowered = (words: string): string => `${words.charAt(0).toLocaleLowerCase('it-IT')}${words.slice(1)}`;

/**
 * What a row stops: "Ferma 19.482,82 €." and, apart, "Mette a rischio 4.103,99 € dal 5 dicembre."; "Non ferma pagamenti." where
 * that is known, and that it is not known where it is not (D-39).
 */
export const stakeWords = (stake: Stake, today: IsoDate): string => {
  const { stoppedCents, atRiskCents, atRiskFrom, isPartial } = stake;
  const least = isPartial ? 'almeno ' : '';
  const sentences = [
    ...(stake.stopped.length === 0 ? [] : [`Ferma ${least}${euro(stoppedCents)}.`]),
    ...(atRiskFrom === undefined
      ? []
      : [`Mette a rischio ${least}${euro(atRiskCents)} ${formatNearDayAfter('dal', atRiskFrom, today)}.`]),
  ];
  if (sentences.length > 0) return sentences.join(' ');
  return isPartial ? 'Non è noto se ferma pagamenti.' : 'Non ferma pagamenti.';
};

/** The same for an alert of the file, with the day by which the first of its payments is expected. */
export const alertStakeWords = (stake: Stake, today: IsoDate): string | undefined => {
  const [only, ...others] = stake.stopped;
  if (only !== undefined && others.length === 0 && !stake.isPartial) return `Ferma ${sumAwaited(only, today)}.`;
  return stake.stopped.length === 0 && stake.atRisk.length === 0 ? undefined : stakeWords(stake, today);
};

/** What several rows stop together, each payment once; undefined where they stop nothing, or it is not known of any (D-39). */
export const togetherWords = (stake: Stake, rows: number, today: IsoDate): string | undefined => {
  const { stopped, stoppedCents, atRiskCents, atRiskFrom, isPartial } = stake;
  const least = isPartial ? 'almeno ' : '';
  const risk =
    atRiskFrom === undefined
      ? undefined
      : `${least}${euro(atRiskCents)} ${formatNearDayAfter('dal', atRiskFrom, today)}`;
  const [stops, risks] = rows === 1 ? ['Ferma', 'mette a rischio'] : ['Insieme fermano', 'mettono a rischio'];
  if (stopped.length === 0)
    return risk === undefined ? undefined : `${rows === 1 ? 'Mette' : 'Insieme mettono'} a rischio ${risk}.`;
  return `${stops} ${least}${euro(stoppedCents)}${risk === undefined ? '' : ` e ${risks} ${risk}`}.`;
};
