import { formatDay, formatNearDayAfter } from '#core/formatting/date.ts';
import { daysLeft } from '#core/formatting/days-left.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { type Cents, euroFromCents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { StatusIcon, Tone } from '#core/kernel/status-tag.ts';
import {
  CENTRE_EXPIRING,
  CENTRE_FLAGGED,
  CENTRE_NOTICES,
  type CentreWords,
  type FilePlace,
} from '#core/open-items/words/centre.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import { standingWords } from '#core/open-items/words/amounts.ts';
import { type Stake, stakeOf, type StopCause, standingOf } from './amounts.ts';
import { stakeOfAll, type ToDo, toDoList, type ToDoSources } from './to-do.ts';

/** Where the one action of a row leads: a part of the file on the producer's own page, or the page of a thing. */
export type CentreTarget =
  | { readonly kind: 'file'; readonly place: FilePlace }
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
 * What a centre has to do for a client, from what has arrived: what stops most stands first, then what puts most at risk, then what is
 * not known, and what stops nothing last; equal ones by how they press. A payment that stands still for a reason of which there is no
 * row has one of its own, so that the rows and the sum above them never disagree.
 */
export const centreToDoList = (sources: ToDoSources): readonly CentreToDo[] => {
  const { today, payments } = sources;
  const known = toDoList(sources).map((toDo) => ({ ...rowOf(toDo, today), causes: toDo.causes }));
  const stakeOfRow = (causes: readonly StopCause[]): Stake | undefined =>
    payments === undefined ? undefined : stakeOf(payments, causes, today);
  const rows = [...known, ...unexplained(known, payments ?? [], today)].map((row) => ({
    row,
    stake: stakeOfRow(row.causes),
  }));
  return rows
    .toSorted((left, right) => weightOf(right.stake) - weightOf(left.stake) || atRisk(right.stake) - atRisk(left.stake))
    .map(({ row, stake }) => ({ ...row, sum: sumOf(stake, today) }));
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
  const { stoppedCents, stopped, atRiskCents, atRiskFrom, isPartial } = stakeOfAll(list, payments, today);
  const reasons = list.filter(({ causes }) => stakeOf(payments, causes, today).stopped.length > 0).length;
  const least = isPartial ? 'Almeno ' : '';
  const risk =
    atRiskFrom === undefined
      ? ''
      : ` A rischio ${formatNearDayAfter('dal', atRiskFrom, today)}: ${isPartial ? 'almeno ' : ''}${euro(atRiskCents)}.`;
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

const fileRow = (
  toDo: ToDo,
  words: Pick<CentreWords, 'title' | 'action' | 'place' | 'text' | 'gender'>,
  today: IsoDate,
): Row => ({
  ...asItIs(toDo),
  title: words.title,
  term: termOf(toDo, today, words.gender),
  text: words.text,
  action: words.action,
  target: { kind: 'file', place: words.place },
});

const asItIs = ({ id, tone, icon, causes }: ToDo): Pick<Row, 'id' | 'tone' | 'icon' | 'causes'> => ({
  id,
  tone,
  icon,
  causes,
});

const rowOf = (toDo: ToDo, today: IsoDate): Row => {
  const { id, target, reason } = toDo;
  if (target.kind === 'company-file') {
    const notice = CENTRE_NOTICES[id as keyof typeof CENTRE_NOTICES] as CentreWords | undefined;
    if (notice !== undefined) return fileRow(toDo, notice, today);
    const [what = '', kind = ''] = id.split(':');
    if (what === 'company-file.expiring')
      return fileRow(toDo, { ...CENTRE_EXPIRING[kind as keyof typeof CENTRE_EXPIRING], text: `${reason}.` }, today);
    return fileRow(toDo, { ...CENTRE_FLAGGED[target.tab], text: `${reason}.`, gender: 'm' }, today);
  }
  return {
    ...asItIs(toDo),
    title: THING_TITLES[id.split(':')[0] ?? ''] ?? toDo.title,
    term: termOf(toDo, today, target.kind === 'debt' ? 'm' : 'f'),
    text: `${reason}.`,
    action: target.kind === 'debt' ? 'Vai al debito' : 'Vai alla domanda',
    target,
  };
};

const THING_TITLES: Readonly<Record<string, string>> = {
  'procedures.request': 'Invia i documenti richiesti',
  'procedures.draft': 'Completa e presenta una domanda',
  'procedures.debt': 'Segui la restituzione di una somma',
};

const termOf = ({ day, urgency }: ToDo, today: IsoDate, gender: 'm' | 'f'): CentreToDo['term'] => {
  if (day === undefined) return { words: urgency === 'late' ? 'Già scaduto' : NO_TERM, day: undefined };
  const { words } = daysLeft(day, today, gender);
  return { words, day: `${day < today ? 'dal' : 'entro il'} ${formatDay(day)}` };
};

const concerns = ({ causes }: Pick<Row, 'causes'>, payment: CompanyPayment, today: IsoDate): boolean => {
  const { stopped, atRisk: threatened } = stakeOf([payment], causes, today);
  return stopped.length + threatened.length > 0;
};

/** Payments that stand still, or will, for no reason that has a row: each is a row of its own. */
const unexplained = (rows: readonly Row[], payments: readonly CompanyPayment[], today: IsoDate): readonly Row[] =>
  payments.flatMap((payment) => {
    const standing = standingOf(payment, today);
    if (standing?.kind !== 'stopped' && standing?.kind !== 'at-risk') return [];
    if (rows.some((row) => concerns(row, payment, today))) return [];
    return [
      {
        id: `procedures.payment:${payment.id}`,
        title: 'Controlla che cosa ferma un pagamento',
        term: { words: NO_TERM, day: undefined },
        text: standingWords(payment, today)?.sentence ?? '',
        action: 'Vai al pagamento',
        target: { kind: 'payment', id: payment.id },
        tone: 'info',
        icon: 'info-circle',
        causes: standing.by,
      } satisfies Row,
    ];
  });

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

const sumOf = (stake: Stake | undefined, today: IsoDate): CentreSum => {
  if (stake === undefined) return { kind: 'unknown', amount: 'Non noto' };
  const { stopped, stoppedCents, atRiskCents, atRiskFrom, isPartial } = stake;
  const least = isPartial ? 'almeno ' : '';
  if (stopped.length > 0)
    return { kind: 'stops', amount: `${least}${euro(stoppedCents)}`, detail: detailOf(stopped, today) };
  if (atRiskFrom !== undefined)
    return {
      kind: 'risks',
      amount: `${least}${euro(atRiskCents)}`,
      detail: `a rischio ${formatNearDayAfter('dal', atRiskFrom, today)}: ${detailOf(stake.atRisk, today)}`,
    };
  return isPartial ? { kind: 'unknown', amount: 'Non noto' } : { kind: 'none', amount: 'Non ferma somme' };
};

/** What is stopped counts before everything, what is not known before what stops nothing. */
const weightOf = (stake: Stake | undefined): number => {
  if (stake === undefined) return 0;
  if (stake.stopped.length > 0) return 1 + stake.stoppedCents;
  if (stake.atRisk.length > 0) return 0.5;
  return stake.isPartial ? 0 : -1;
};

const atRisk = (stake: Stake | undefined): number => stake?.atRiskCents ?? 0;
