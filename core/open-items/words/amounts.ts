import { formatDay, formatNearDayAfter } from '#core/formatting/date.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { capitalised, lowered } from '#core/formatting/text.ts';
import { type Cents, euroFromCents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { CompanyPayment, PaymentStop, StopKind } from '#core/procedures/procedure.ts';
import { type Held, holdOf, isKnownSince, SUSPENSION } from '#core/open-items/amounts.ts';

/** What is said of a cause, and what is to be done about it. */
interface StopWords {
  /** The cause, at the beginning of a sentence. */
  readonly cause: string;
  /** Several of them, after their number. */
  readonly several: string;
  /** The same in a row, where there is room for a few words. */
  readonly short: string;
  readonly remedy: string;
}

const WORDS: Readonly<Record<Extract<StopKind, string>, StopWords>> = {
  'identity-document': {
    cause: 'Il documento scaduto',
    several: 'documenti scaduti',
    short: 'documento di riconoscimento scaduto',
    remedy: 'Porta il documento rinnovato al gestore del mandato: senza, il pagamento non parte.',
  },
  pec: {
    cause: 'La PEC da verificare',
    several: 'PEC da verificare',
    short: 'PEC da verificare',
    remedy: 'Controlla la casella e chiedi al gestore del mandato una nuova verifica.',
  },
  'bank-account': {
    cause: 'Il conto da verificare',
    several: 'conti da verificare',
    short: 'conto da verificare',
    remedy: 'Porta al gestore del mandato un conto intestato all’azienda: senza, il pagamento non parte.',
  },
  contract: {
    cause: 'Il contratto scaduto',
    several: 'contratti scaduti',
    short: 'contratto scaduto',
    remedy: 'Porta il contratto rinnovato al gestore del mandato: senza, le superfici non contano.',
  },
  antimafia: {
    cause: 'La documentazione antimafia scaduta',
    several: 'documenti antimafia scaduti',
    short: 'documentazione antimafia scaduta',
    remedy: 'Porta la dichiarazione aggiornata al gestore del mandato.',
  },
  'validation-sheet': {
    cause: 'La scheda di validazione scaduta',
    several: 'schede di validazione scadute',
    short: 'scheda di validazione scaduta',
    remedy: 'Chiedi al gestore del mandato di validare di nuovo il fascicolo.',
  },
  application: {
    cause: 'La richiesta di documenti',
    several: 'richieste di documenti',
    short: 'manca un documento',
    remedy: 'Consegna quello che è stato chiesto: finché manca, l’istruttoria resta ferma.',
  },
  debt: {
    cause: 'Il debito aperto',
    several: 'debiti aperti',
    short: 'debito aperto',
    remedy: 'Restituisci la somma, o chiedi come si può rateizzare.',
  },
};

const wordsOf = (kind: StopKind): StopWords => {
  if (typeof kind === 'string') return WORDS[kind];
  const isNamed = kind.unknown !== SUSPENSION_WORD;
  const which = isNamed ? ` (${kind.unknown})` : '';
  return {
    cause: `Una verifica dell’agenzia${which}`,
    several: `verifiche dell’agenzia${which}`,
    short: `verifica dell’agenzia${which}`,
    remedy: isNamed
      ? 'Chiedi al gestore del mandato che cosa serve.'
      : 'Il motivo, se l’agenzia lo dice, è nel pagamento.',
  };
};
const SUSPENSION_WORD = typeof SUSPENSION === 'string' ? SUSPENSION : SUSPENSION.unknown;

const euro = (cents: Cents): string => formatEuro(euroFromCents(cents));

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} e ${words.at(-1) ?? ''}`;

/** How many causes there are of each kind, the oldest kind first. */
const countsOf = (kinds: readonly StopKind[]): readonly { readonly words: StopWords; readonly count: number }[] => {
  const counts = new Map<string, { readonly words: StopWords; count: number }>();
  for (const kind of kinds) {
    const words = wordsOf(kind);
    const known = counts.get(words.cause);
    if (known === undefined) counts.set(words.cause, { words, count: 1 });
    else known.count += 1;
  }
  return [...counts.values()];
};

/** The causes of a payment as the subject of a sentence: all of them, the oldest first. */
const subjectOf = (kinds: readonly StopKind[]): { readonly words: string; readonly isPlural: boolean } => {
  const words = countsOf(kinds).map(({ words: { cause, several }, count }, at) =>
    count > 1 ? `${count} ${several}` : at === 0 ? cause : lowered(cause),
  );
  return { words: listed(words), isPlural: kinds.length > 1 };
};

/** What stops a payment in the words of a row: "documento di riconoscimento scaduto e 2 contratti scaduti". */
export const causeWords = (kinds: readonly StopKind[]): string =>
  listed(countsOf(kinds).map(({ words, count }) => (count > 1 ? `${count} ${words.several}` : words.short)));

/** What is to be done about a cause that stops payments. */
export const remedyOf = (kind: StopKind): string => wordsOf(kind).remedy;

/** "19.482,82 € attesi entro il 6 gennaio"; a suspended payment is not awaited. */
const sumAwaited = ({ amountCents, expectedBy, state }: CompanyPayment, today: IsoDate): string => {
  if (state === 'suspended') return euro(amountCents);
  const by = expectedBy === undefined ? '' : ` entro ${formatNearDayAfter('il', expectedBy, today)}`;
  return `${euro(amountCents)} attesi${by}`;
};

/** What is said of how one payment is held. */
export interface HoldWords {
  readonly kind: 'stopped' | 'at-risk' | 'free' | 'unknown';
  readonly sentence: string;
  /** Since when, what to do, and what will stop it, too; undefined where there is nothing to do. */
  readonly remedy: string | undefined;
}

/** What stops a payment, in a sentence: causes, verb, euro, day; undefined for one that cannot be stopped (D-39). */
export const holdWords = (payment: CompanyPayment, today: IsoDate): HoldWords | undefined => {
  const hold = holdOf(payment, today);
  switch (hold?.kind) {
    case undefined:
      return undefined;
    case 'free':
      return { kind: 'free', sentence: 'Nulla ferma questo pagamento.', remedy: undefined };
    case 'unknown':
      return {
        kind: 'unknown',
        sentence: 'Non è noto se qualcosa ferma questo pagamento.',
        remedy: undefined,
      };
    case 'at-risk': {
      const { words, isPlural } = subjectOf(hold.by.map(({ kind }) => kind));
      return {
        kind: 'at-risk',
        sentence: `A rischio ${formatNearDayAfter('dal', hold.from, today)}: ${lowered(words)} ${isPlural ? 'fermeranno' : 'fermerà'} ${sumAwaited(payment, today)}.`,
        remedy: remediesOf(hold.by),
      };
    }
    case 'stopped': {
      const { words, isPlural } = subjectOf(hold.by.map(({ kind }) => kind));
      return {
        kind: 'stopped',
        sentence: `${words} ${isPlural ? 'fermano' : 'ferma'} ${sumAwaited(payment, today)}.`,
        remedy: [sinceWords(payment, hold.by[0]?.since), remediesOf(hold.by), laterWords(hold.later, today)]
          .filter(Boolean)
          .join(' '),
      };
    }
  }
};

/** "Fermo dal 21/10/2026."; of a suspension it is not known since when. */
const sinceWords = ({ state }: CompanyPayment, since: IsoDate | undefined): string =>
  since === undefined || !isKnownSince(since)
    ? 'Sospeso dall’agenzia.'
    : `${state === 'suspended' ? 'Sospeso' : 'Fermo'} dal ${formatDay(since)}.`;

/** What is to be done about all causes, each kind once. */
const remediesOf = (by: readonly PaymentStop[]): string =>
  [...new Set(by.map(({ kind }) => wordsOf(kind).remedy))].join(' ');

/** What will stop it, too, once the rest is mended: "Dall’11 dicembre lo ferma anche la richiesta di documenti." */
const laterWords = (later: readonly PaymentStop[], today: IsoDate): string | undefined => {
  const [first] = later;
  if (first === undefined) return undefined;
  const { words, isPlural } = subjectOf(later.map(({ kind }) => kind));
  return `${capitalised(formatNearDayAfter('dal', first.since, today))} lo ${isPlural ? 'fermano' : 'ferma'} anche ${lowered(words)}.`;
};

const least = (isPartial: boolean): string => (isPartial ? 'almeno ' : '');

/** "4.103,99 € dal 5 dicembre e 6.261,83 € dall’11 febbraio 2027": what is at risk, by the day from which it is. */
const risksWords = ({ risks, isPartial }: Held, today: IsoDate): string =>
  listed(risks.map(({ from, cents }) => `${least(isPartial)}${euro(cents)} ${formatNearDayAfter('dal', from, today)}`));

/**
 * What a finding stops: "Ferma 19.482,82 €." and, apart, "Mette a rischio 4.103,99 € dal 5 dicembre."; what is stopped already and will
 * be by this, too; "Non ferma pagamenti." where that is known, and that it is not known where it is not (D-39).
 */
export const heldWords = (held: Held, today: IsoDate): string => {
  const { stopped, stoppedCents, risks, later, isPartial } = held;
  const sentences = [
    ...(stopped.length === 0 ? [] : [`Ferma ${least(isPartial)}${euro(stoppedCents)}.`]),
    ...(risks.length === 0 ? [] : [`Mette a rischio ${risksWords(held, today)}.`]),
    ...(later === undefined
      ? []
      : [
          `${capitalised(formatNearDayAfter('dal', later.from, today))} ferma anche ${euro(later.cents)}, già fermi per altro.`,
        ]),
  ];
  if (sentences.length > 0) return sentences.join(' ');
  return isPartial ? 'Non è noto se ferma pagamenti.' : 'Non ferma pagamenti.';
};

/** The sum of several payments, or that of the only one with the day by which it is awaited. */
const sumOfPayments = (
  payments: readonly CompanyPayment[],
  cents: Cents,
  isPartial: boolean,
  today: IsoDate,
): string => {
  const [only, ...others] = payments;
  if (only !== undefined && others.length === 0 && !isPartial) return sumAwaited(only, today);
  return `${least(isPartial)}${euro(cents)}${others.length === 0 ? '' : ` in ${payments.length} pagamenti`}`;
};

/**
 * What one cause stops, as a sentence of its own: "Il documento scaduto ferma 19.482,82 € attesi entro il 6 gennaio."; what is to
 * come is a risk, and what is not known of any payment stays unknown; undefined where it stops none (STOP-05, D-39).
 */
export const heldSentence = (kind: StopKind, held: Held, today: IsoDate): string | undefined => {
  const { stopped, stoppedCents, atRisk, atRiskCents, atRiskFrom, risks, isPartial } = held;
  const { cause } = wordsOf(kind);
  if (stopped.length > 0)
    return [
      `${cause} ferma ${sumOfPayments(stopped, stoppedCents, isPartial, today)}.`,
      ...(risks.length === 0 ? [] : [`Mette a rischio ${risksWords(held, today)}.`]),
    ].join(' ');
  if (atRiskFrom !== undefined)
    return `A rischio ${formatNearDayAfter('dal', atRiskFrom, today)}: ${lowered(cause)} fermerà ${sumOfPayments(atRisk, atRiskCents, isPartial, today)}.`;
  return isPartial ? `${cause} può fermare i pagamenti: quanto, non è noto.` : undefined;
};

/** The same for an alert of the file, with the day by which the first of its payments is expected. */
export const alertHeldWords = (held: Held, today: IsoDate): string | undefined => {
  const [only, ...others] = held.stopped;
  if (only !== undefined && others.length === 0 && !held.isPartial) return `Ferma ${sumAwaited(only, today)}.`;
  return held.stopped.length === 0 && held.atRisk.length === 0 && held.later === undefined
    ? undefined
    : heldWords(held, today);
};

/** What several findings stop together, or what is held of several payments, each once; undefined where they stop nothing, or it is not known of any (D-39). */
export const togetherWords = (
  held: Held,
  count: number,
  today: IsoDate,
  of: 'findings' | 'payments' = 'findings',
): string | undefined => {
  const { stopped, stoppedCents, risks, isPartial } = held;
  const risk = risks.length === 0 ? undefined : risksWords(held, today);
  if (of === 'payments') {
    const parts = [
      ...(stopped.length === 0 ? [] : [`Fermi ${least(isPartial)}${euro(stoppedCents)}.`]),
      ...(risk === undefined ? [] : [`A rischio ${risk}.`]),
    ];
    return parts.length === 0 ? undefined : parts.join(' ');
  }
  const [stops, riskVerb] = count === 1 ? ['Ferma', 'mette a rischio'] : ['Insieme fermano', 'mettono a rischio'];
  if (stopped.length === 0)
    return risk === undefined ? undefined : `${count === 1 ? 'Mette' : 'Insieme mettono'} a rischio ${risk}.`;
  return `${stops} ${least(isPartial)}${euro(stoppedCents)}${risk === undefined ? '' : ` e ${riskVerb} ${risk}`}.`;
};
