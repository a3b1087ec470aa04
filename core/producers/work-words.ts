import { isKnownSince } from '#core/open-items/amounts.ts';
import { formatDay } from '#core/formatting/date.ts';
import { daysLeft, type Urgency } from '#core/formatting/days-left.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { formatCount } from '#core/formatting/number.ts';
import { type Cents, euroFromCents } from '#core/kernel/cents.ts';
import { daysBetween, type IsoDate } from '#core/kernel/iso-date.ts';
import type { StatusTag } from '#core/kernel/status-tag.ts';
import { stoppedPayments, type Work, type WorkPayment } from './work.ts';
import { isOfPayment, type WorkItem, type WorkKind } from '#core/open-items/work-item.ts';
import type { WorkSort, WorkTerm, WorkTotals } from './work-list.ts';

interface KindWords {
  /** What is lacking. */
  readonly title: string;
  readonly gender: 'm' | 'f';
  /** The one action of a row. */
  readonly action: string;
  /** The kind among the others: in the filter, and among what is wrong in files. */
  readonly kind: string;
}

const KINDS: Readonly<Record<WorkKind, KindWords>> = {
  'identity-document': {
    title: 'Documento di riconoscimento',
    gender: 'm',
    action: 'Vai al documento',
    kind: 'Documento di riconoscimento',
  },
  'validation-sheet': {
    title: 'Scheda di validazione',
    gender: 'f',
    action: 'Vai alla scheda',
    kind: 'Scheda di validazione',
  },
  'bank-account': {
    title: 'Coordinate bancarie da verificare',
    gender: 'f',
    action: 'Vai al conto',
    kind: 'Coordinate bancarie',
  },
  antimafia: {
    title: 'Documentazione antimafia',
    gender: 'f',
    action: 'Vai all’antimafia',
    kind: 'Documentazione antimafia',
  },
  contract: { title: 'Contratto', gender: 'm', action: 'Vai al contratto', kind: 'Contratti' },
  pec: { title: 'PEC da verificare', gender: 'f', action: 'Vai alla PEC', kind: 'PEC' },
  file: {
    title: 'Scheda del fascicolo da controllare',
    gender: 'f',
    action: 'Vai al fascicolo',
    kind: 'Schede da controllare',
  },
  application: { title: 'Domanda da presentare', gender: 'f', action: 'Vai alla domanda', kind: 'Domande' },
  debt: { title: 'Debito', gender: 'm', action: 'Vai al debito', kind: 'Debiti' },
};

/** A kind of what is lacking, in words. */
export const workKindName = (kind: WorkKind): string => KINDS[kind].kind;

/** What the one action of a row is called: where it leads. */
export const workAction = (item: Pick<WorkItem, 'kind' | 'thing'>): string =>
  isOfPayment(item) ? 'Vai al pagamento' : KINDS[item.kind].action;

/** What is lacking: what is asked for, the contract and its number, the part of the file. */
export const workTitle = ({ kind, name, thing: record }: WorkItem): string => {
  const { title } = KINDS[kind];
  switch (kind) {
    case 'application':
    case 'debt':
    case 'file':
      return name ?? title;
    case 'contract':
      return [name ?? title, record].filter((word) => word !== undefined).join(' ');
    default:
      return title;
  }
};

const days = (count: number): string => (count === 1 ? '1 giorno' : `${formatCount(count)} giorni`);

const TERM_LOOKS = {
  past: { tone: 'bad', icon: 'error' },
  soon: { tone: 'warn', icon: 'clock' },
  later: { tone: 'mute', icon: 'clock' },
} as const satisfies Readonly<Record<Urgency, Pick<StatusTag, 'tone' | 'icon'>>>;

/** How long there is until a day, or since it, as a tag; the gender is that of what ends. */
export const termTag = (day: IsoDate, gender: 'm' | 'f', today: IsoDate): StatusTag => {
  const { words, urgency } = daysLeft(day, today, gender);
  return { ...TERM_LOOKS[urgency], word: words };
};

/** The term of a row as a tag, and its day; what has none says since when it stops something. */
export const workTerm = (
  { kind, day, payments }: Work,
  today: IsoDate,
): { readonly tag: StatusTag; readonly day: IsoDate | undefined } => {
  if (day !== undefined) return { tag: termTag(day, KINDS[kind].gender, today), day };
  const [since] = payments.map((payment) => payment.since).toSorted();
  if (since === undefined || since > today)
    return { tag: { tone: 'info', icon: 'info-circle', word: 'Senza termine' }, day: undefined };
  if (!isKnownSince(since)) return { tag: { tone: 'bad', icon: 'error', word: 'Pagamento sospeso' }, day: undefined };
  const passed = daysBetween(since, today);
  return {
    tag: { tone: 'bad', icon: 'error', word: passed === 0 ? 'Ferma da oggi' : `Ferma da ${days(passed)}` },
    day: since,
  };
};

/** The term of a row in few words, for the client it is written to: "Scaduto il 17/10/2026"; without a term what its tag says. */
export const workNote = (row: Work, today: IsoDate): string => {
  const { kind, day } = row;
  if (day === undefined) return workTerm(row, today).tag.word;
  const ended = KINDS[kind].gender === 'm' ? 'Scaduto' : 'Scaduta';
  return `${day < today ? ended : 'Scade'} il ${formatDay(day)}`;
};

const named = (payments: readonly WorkPayment[]): string =>
  payments
    .map(({ description, expectedBy }) =>
      expectedBy === undefined ? description : `${description}, atteso entro il ${formatDay(expectedBy)}`,
    )
    .join('; ');

/** What a row stops, payment by payment: all of it, also what other rows stop (D-39). */
export const workStops = ({ payments, isPartial }: Work, today: IsoDate): string => {
  const stopped = stoppedPayments({ payments }, today);
  const days = [...new Set(payments.map(({ since }) => since).filter((since) => since > today))].toSorted();
  const sentences = [
    ...(stopped.length === 0 ? [] : [`Ferma: ${named(stopped)}.`]),
    ...days.map((day) => `Dal ${formatDay(day)} ferma: ${named(payments.filter(({ since }) => since === day))}.`),
  ];
  if (sentences.length === 0) return isPartial ? 'Non è noto che cosa ferma.' : 'Non ferma somme.';
  return [...sentences, ...(isPartial ? ['Di altri pagamenti non è noto.'] : [])].join(' ');
};

const euro = (cents: Cents): string => formatEuro(euroFromCents(cents));

/** The euro of a row: each is a line of its own, what is at risk apart from what is stopped. */
export interface WorkEuro {
  readonly stopped?: string;
  /** The sum, and from which day on where it is one row's. */
  readonly atRisk?: { readonly sum: string; readonly from: string };
  /** Where there is neither. */
  readonly none?: 'Non noto' | 'Nessuna somma';
}

/** See `WorkEuro`; what is not known is never zero (D-39). */
export const workEuro = ({
  stoppedCents,
  atRiskCents,
  atRiskFrom,
  isPartial,
}: Pick<Work, 'stoppedCents' | 'atRiskCents' | 'atRiskFrom' | 'isPartial'>): WorkEuro => {
  const least = isPartial ? 'almeno ' : '';
  const known = {
    ...(stoppedCents > 0 ? { stopped: `${least}${euro(stoppedCents)}` } : {}),
    ...(atRiskCents === 0
      ? {}
      : {
          atRisk: {
            sum: `${least}${euro(atRiskCents)}`,
            from: atRiskFrom === undefined ? 'a rischio' : `a rischio dal ${formatDay(atRiskFrom)}`,
          },
        }),
  };
  return Object.keys(known).length > 0 ? known : { none: isPartial ? 'Non noto' : 'Nessuna somma' };
};

const producers = (count: number): string => (count === 1 ? '1 produttore' : `${formatCount(count)} produttori`);

/** What the rows of the filters stop together, in pieces of which the sums are emphasised (D-39). */
export const workTotalsWords = ({
  stoppedCents,
  stoppedProducers,
  atRiskCents,
  isPartial,
}: WorkTotals): readonly { readonly text: string; readonly isSum?: true }[] => {
  const least = isPartial ? 'almeno ' : '';
  const first = isPartial ? 'Almeno ' : '';
  const risk =
    atRiskCents === 0
      ? []
      : [
          { text: stoppedCents === 0 ? '' : ', altri ' },
          // Where nothing is stopped it begins the sentence.
          { text: `${stoppedCents === 0 ? first : least}${euro(atRiskCents)}`, isSum: true as const },
          { text: ' a rischio' },
        ];
  if (stoppedCents === 0)
    return risk.length === 0
      ? [{ text: isPartial ? 'Non è noto quali somme sono ferme.' : 'Nessuna somma è ferma.' }]
      : [...risk.slice(1), { text: ', nulla è già fermo.' }];
  return [
    { text: `${first}${euro(stoppedCents)}`, isSum: true },
    { text: ' fermi per ' },
    { text: producers(stoppedProducers), isSum: true },
    ...risk,
    { text: '.' },
  ];
};

/** "214 righe di 176 produttori, dalla somma più alta" */
export const workCountWords = (rows: number, ofProducers: number, sort: WorkSort): string =>
  `${rows === 1 ? '1 riga' : `${formatCount(rows)} righe`} di ${producers(ofProducers)}, ${SORT_WORDS[sort]}`;

const SORT_WORDS: Readonly<Record<WorkSort, string>> = {
  euro: 'dalla somma più alta',
  term: 'dal termine più vicino',
  name: 'per denominazione',
};

/** The town of an office, as its name ends: "CAA Terre Comuni, ufficio di Viterbo" is "Viterbo"; another name is whole. */
export const officeTown = (name: string): string => /\bufficio di ([^,]+)$/u.exec(name)?.[1] ?? name;

/** The centre to which offices belong, as their names begin; undefined where they name several, or none. */
export const centreName = (offices: readonly string[]): string | undefined => {
  const names = new Set(offices.map((name) => /^(.+), ufficio di [^,]+$/u.exec(name)?.[1]));
  const [only] = names;
  return names.size === 1 ? only : undefined;
};

/** What many names of companies begin and end with, and what tells none of them apart. */
const COMMON_START = /^(?:azienda|impresa|società) agricola /iu;
const COMMON_END = /,? (?:società (?:agricola|semplice|cooperativa)|s\.\s?[rpas]\.).*$/iu;

/** A name where there is little room: without what many have, as many whole words as fit into the characters given, the first in any case. */
export const shortName = (name: string, most: number): string => {
  const own = name.replace(COMMON_END, '').replace(COMMON_START, '');
  if (own.length <= most) return own;
  const [first = '', ...more] = own.split(' ');
  let short = first;
  for (const word of more) {
    if (short.length + 1 + word.length > most) break;
    short = `${short} ${word}`;
  }
  return `${short}…`;
};

/** The filters by term, in words. */
export const WORK_TERM_WORDS: Readonly<Record<WorkTerm, string>> = {
  past: 'Già scadute',
  week: 'Entro 7 giorni',
  '30': 'Scadute o entro 30 giorni',
  all: 'Tutte le scadenze',
};
