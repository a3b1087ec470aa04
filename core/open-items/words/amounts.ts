import { formatDay, formatNearDayAfter } from '#core/formatting/date.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { type Cents, euroFromCents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { CompanyPayment, StopKind } from '#core/procedures/procedure.ts';
import { type Stake, standingOf } from '#core/open-items/amounts.ts';

/** What is said of a cause, and what is to be done about it. */
interface StopWords {
  /** The thing, at the beginning of a sentence. */
  readonly thing: string;
  /** The same in a row, where there is room for a few words. */
  readonly short: string;
  readonly remedy: string;
}

const WORDS: Readonly<Record<Extract<StopKind, string>, StopWords>> = {
  'identity-document': {
    thing: 'Il documento scaduto',
    short: 'documento di riconoscimento scaduto',
    remedy: 'Porta il documento rinnovato al gestore del mandato: senza, il pagamento non parte.',
  },
  pec: {
    thing: 'La PEC da verificare',
    short: 'PEC da verificare',
    remedy: 'Controlla la casella e chiedi al gestore del mandato una nuova verifica.',
  },
  'bank-account': {
    thing: 'Il conto da verificare',
    short: 'conto da verificare',
    remedy: 'Porta al gestore del mandato un conto intestato a te: senza, il pagamento non parte.',
  },
  contract: {
    thing: 'Il contratto scaduto',
    short: 'contratto scaduto',
    remedy: 'Porta il contratto rinnovato al gestore del mandato: senza, le superfici non contano.',
  },
  antimafia: {
    thing: 'La documentazione antimafia scaduta',
    short: 'documentazione antimafia scaduta',
    remedy: 'Porta la dichiarazione aggiornata al gestore del mandato.',
  },
  'validation-sheet': {
    thing: 'La scheda di validazione scaduta',
    short: 'scheda di validazione scaduta',
    remedy: 'Chiedi al gestore del mandato di validare di nuovo il fascicolo.',
  },
  application: {
    thing: 'La richiesta di documenti',
    short: 'manca un documento',
    remedy: 'Consegna quello che è stato chiesto: finché manca, l’istruttoria resta ferma.',
  },
  debt: {
    thing: 'Il debito aperto',
    short: 'debito aperto',
    remedy: 'Restituisci la somma, o chiedi come si può rateizzare.',
  },
};

const wordsOf = (kind: StopKind): StopWords =>
  typeof kind === 'string'
    ? WORDS[kind]
    : {
        thing: `Una verifica dell’agenzia (${kind.unknown})`,
        short: `verifica dell’agenzia (${kind.unknown})`,
        remedy: 'Chiedi al gestore del mandato che cosa serve.',
      };

const euro = (cents: Cents): string => formatEuro(euroFromCents(cents));

/** The causes of a payment as the subject of a sentence: the oldest by name, the others counted. */
const subjectOf = (kinds: readonly StopKind[]): { readonly words: string; readonly isPlural: boolean } => {
  const [first, ...others] = kinds;
  const thing = first === undefined ? '' : wordsOf(first).thing;
  return { words: `${thing}${andOthers(others.length)}`, isPlural: others.length > 0 };
};

const andOthers = (count: number): string =>
  count === 0 ? '' : count === 1 ? ' e un’altra cosa' : ` e altre ${count} cose`;

/** What stops a payment in the words of a row: "documento di riconoscimento scaduto e un’altra cosa". */
export const causeWords = ([first, ...others]: readonly StopKind[]): string =>
  first === undefined ? '' : `${wordsOf(first).short}${andOthers(others.length)}`;

/** What is to be done about a thing that stops payments. */
export const remedyOf = (kind: StopKind): string => wordsOf(kind).remedy;

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

/** The sum of several payments, or that of the only one with the day by which it is awaited. */
const sumOfStake = (payments: readonly CompanyPayment[], cents: Cents, isPartial: boolean, today: IsoDate): string => {
  const [only, ...others] = payments;
  if (only !== undefined && others.length === 0 && !isPartial) return sumAwaited(only, today);
  return `${isPartial ? 'almeno ' : ''}${euro(cents)}${others.length === 0 ? '' : ` in ${payments.length} pagamenti`}`;
};

/**
 * What one thing stops, as a sentence of its own: "Il documento scaduto ferma 19.482,82 € attesi entro il 6 gennaio."; what is to
 * come is a risk, and what is not known of any payment stays unknown; undefined where it stops none (STOP-05, D-39).
 */
export const stakeSentence = (kind: StopKind, stake: Stake, today: IsoDate): string | undefined => {
  const { stopped, stoppedCents, atRisk, atRiskCents, atRiskFrom, isPartial } = stake;
  const { thing } = wordsOf(kind);
  const from = atRiskFrom === undefined ? '' : formatNearDayAfter('dal', atRiskFrom, today);
  const risk = sumOfStake(atRisk, atRiskCents, isPartial, today);
  if (stopped.length > 0)
    return [
      `${thing} ferma ${sumOfStake(stopped, stoppedCents, isPartial, today)}.`,
      ...(atRisk.length === 0 ? [] : [`Mette a rischio ${isPartial ? 'almeno ' : ''}${euro(atRiskCents)} ${from}.`]),
    ].join(' ');
  if (atRisk.length > 0) return `A rischio ${from}: ${lowered(thing)} fermerà ${risk}.`;
  return isPartial ? `${thing} può fermare i pagamenti: quanto, non è noto.` : undefined;
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
