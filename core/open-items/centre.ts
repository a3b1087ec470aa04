import { formatDay, formatNearDayAfter } from '#core/formatting/date.ts';
import { daysLeft } from '#core/formatting/days-left.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { lowered } from '#core/formatting/text.ts';
import { type Cents, euroFromCents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { StatusIcon, Tone } from '#core/kernel/status-tag.ts';
import { CENTRE_FLAGGED, type CentreWords, type FilePart } from './words/centre.ts';
import { CAUSE_WORDS } from './words/file.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import { type Held, heldBy, type StopCause } from './amounts.ts';
import { heldByAll, type ToDo, toDoList, type ToDoSources } from './to-do.ts';

/** Where the one action of a row leads: a part of the file on the producer's own page, or the page of a record. */
export type CentreTarget =
  | { readonly kind: 'file'; readonly place: FilePart }
  | { readonly kind: 'application' | 'payment' | 'debt'; readonly id: string };

/** What a row stops, in words (D-39). */
export type CentreSum =
  | { readonly kind: 'stops' | 'risks'; readonly amount: string; readonly detail: string }
  | { readonly kind: 'none' | 'unknown'; readonly amount: string; readonly detail?: undefined };

/** A row of a producer's "Che cosa fare" (CAAP-01). */
export interface CentreToDo {
  /** Stable, and different for each row. */
  readonly id: string;
  readonly title: string;
  /** The bold words of its term, and the day after them. */
  readonly term: { readonly words: string; readonly day: string | undefined };
  readonly text: string;
  readonly sum: CentreSum;
  readonly action: string;
  readonly target: CentreTarget;
  readonly tone: Tone;
  readonly icon: StatusIcon;
  readonly causes: readonly StopCause[];
}

const NO_TERM = 'Senza scadenza';

/**
 * What a centre has to do for a client, from what has arrived: the farmer's own list in words for the centre, what stops most first. What
 * is not known comes before what stops nothing.
 */
export const centreToDoList = (sources: ToDoSources): readonly CentreToDo[] => {
  const { today, payments } = sources;
  return toDoList(sources)
    .map((toDo) => ({
      row: rowOf(toDo, today),
      held: payments === undefined ? undefined : heldBy(payments, toDo.causes, today),
    }))
    .toSorted((left, right) => weightOf(right.held) - weightOf(left.held))
    .map(({ row, held }) => ({ ...row, sum: sumOf(held, today) }));
};

/**
 * The sum that stands still for all of them together, each payment once, in a sentence; undefined while the payments are not known.
 */
export const centreSentence = (
  list: readonly Pick<CentreToDo, 'causes'>[],
  payments: readonly CompanyPayment[] | undefined,
  today: IsoDate,
): { readonly amount?: string; readonly rest: string } | undefined => {
  if (payments === undefined) return undefined;
  const { stoppedCents, stopped, risks, isPartial } = heldByAll(list, payments, today);
  const reasons = list.filter(({ causes }) => heldBy(payments, causes, today).stopped.length > 0).length;
  const least = isPartial ? 'Almeno ' : '';
  const risk = risks
    .map(
      ({ from, cents }) =>
        ` A rischio ${formatNearDayAfter('dal', from, today)}: ${isPartial ? 'almeno ' : ''}${euro(cents)}.`,
    )
    .join('');
  if (stopped.length > 0)
    return {
      amount: `${least}${euro(stoppedCents)}`,
      rest: ` ${stopped.length === 1 ? 'in un pagamento fermo' : `in ${stopped.length} pagamenti fermi`} per ${reasons === 1 ? 'un motivo' : `${reasons} motivi`}.${risk}`,
    };
  if (isPartial) return { rest: `Non è noto se qualcosa ferma i pagamenti.${risk}` };
  return { rest: `Nessuna somma è ferma.${risk}` };
};

// Helpers

type Row = Omit<CentreToDo, 'sum'>;

const euro = (cents: Cents): string => formatEuro(euroFromCents(cents));

const rowOf = (toDo: ToDo, today: IsoDate): Row => {
  const { id, tone, icon, causes, cause, isEnding, target } = toDo;
  const words = wordsOf(toDo);
  return {
    id,
    tone,
    icon,
    causes,
    title: isEnding ? (words.ending ?? words.title) : words.title,
    term: termOf(toDo, today, words.gender),
    text: isEnding || words.text === undefined ? `${toDo.reason}.` : words.text,
    action: words.action,
    target:
      target.kind === 'company-file'
        ? { kind: 'file', place: cause === 'tab' ? CENTRE_FLAGGED[target.tab].place : (words.place ?? 'document') }
        : target,
  };
};

type RowWords = Pick<CentreWords, 'title' | 'action' | 'gender'> &
  Partial<Pick<CentreWords, 'place' | 'text'>> & { readonly ending?: string };

const wordsOf = ({ cause, target, title, consequence, reason }: ToDo): RowWords => {
  switch (cause) {
    case 'tab':
      return { ...CENTRE_FLAGGED[target.kind === 'company-file' ? target.tab : 'personal-data'], gender: 'm' };
    case 'request':
      return { title: 'Invia i documenti richiesti', action: 'Vai alla domanda', gender: 'f' };
    case 'draft':
      return { title, action: 'Vai alla domanda', gender: 'f' };
    case 'debt':
      return {
        title: title.startsWith('Paga') ? `Segui: ${lowered(title)}` : 'Segui la restituzione di una somma',
        action: 'Vai al debito',
        gender: 'm',
      };
    case 'other':
      return {
        title: 'Controlla che cosa ferma un pagamento',
        text: `${reason}. ${consequence}`,
        action: 'Vai al pagamento',
        gender: 'm',
      };
    default:
      return CAUSE_WORDS[cause].centre;
  }
};

const termOf = ({ day, urgency }: ToDo, today: IsoDate, gender: 'm' | 'f'): CentreToDo['term'] => {
  if (day === undefined) return { words: urgency === 'late' ? 'Già scaduto' : NO_TERM, day: undefined };
  const { words } = daysLeft(day, today, gender);
  return { words, day: `${day < today ? 'dal' : 'entro il'} ${formatDay(day)}` };
};

const detailOf = (payments: readonly CompanyPayment[], today: IsoDate): string => {
  const [first, ...others] = payments;
  if (first === undefined) return '';
  const by =
    first.expectedBy === undefined || first.state === 'suspended'
      ? ''
      : `, atteso entro ${formatNearDayAfter('il', first.expectedBy, today)}`;
  const more = others.length === 0 ? '' : others.length === 1 ? ' e un altro pagamento' : ` e altri ${others.length}`;
  return `${first.description}${by}${more}`;
};

const sumOf = (held: Held | undefined, today: IsoDate): CentreSum => {
  if (held === undefined) return { kind: 'unknown', amount: 'Non noto' };
  const { stopped, stoppedCents, atRiskCents, atRiskFrom, isPartial } = held;
  const least = isPartial ? 'almeno ' : '';
  if (stopped.length > 0)
    return { kind: 'stops', amount: `${least}${euro(stoppedCents)}`, detail: detailOf(stopped, today) };
  if (atRiskFrom !== undefined)
    return {
      kind: 'risks',
      amount: `${least}${euro(atRiskCents)}`,
      detail: `a rischio ${formatNearDayAfter('dal', atRiskFrom, today)}: ${detailOf(held.atRisk, today)}`,
    };
  return isPartial ? { kind: 'unknown', amount: 'Non noto' } : { kind: 'none', amount: 'Non ferma somme' };
};

/** What stops or puts at risk counts before what is not known, and that before what stops nothing; the list has its order within these. */
const weightOf = (held: Held | undefined): number => {
  if (held === undefined) return 0;
  if (held.stopped.length > 0 || held.atRisk.length > 0) return 1;
  return held.isPartial ? 0 : -1;
};
