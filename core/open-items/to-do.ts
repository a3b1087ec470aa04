import type { Contract } from '#core/company-file/company-file.ts';
import { EXPIRY_HORIZON_DAYS } from '#core/company-file/expiry-horizon.ts';
import { type FileAnchor, anchorOfContract, anchorOfNotice } from '#core/company-file/file-anchor.ts';
import {
  type CompanyFileNotice,
  type CompanyFileNoticeCode,
  FILE_NOTICES,
  type FileCause,
} from '#core/company-file/notice.ts';
import { companyFileTabs } from '#core/company-file/tabs.ts';
import { formatDay } from '#core/formatting/date.ts';
import { daysLeft } from '#core/formatting/days-left.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { type Cents, euroFromCents } from '#core/kernel/cents.ts';
import { daysBetween, type IsoDate } from '#core/kernel/iso-date.ts';
import type { StatusIcon, Tone } from '#core/kernel/status-tag.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import { dueCents } from '#core/procedures/desk-money.ts';
import { type CompanyPayment, type Debt, FILE_STOP_KINDS } from '#core/procedures/procedure.ts';
import { type Held, heldBy, isKnownSince, stopsBy, type StopCause } from './amounts.ts';
import { findingsOf, type FindingSources } from './find.ts';
import type { Finding, FindingCause } from './finding.ts';
import { heldWords, remedyOf, togetherWords } from './words/amounts.ts';
import { CAUSE_WORDS, type FileWords, FLAGGED_WORDS } from './words/file.ts';

/** Where the one action of an entry leads. */
export type ToDoTarget =
  | ({ readonly kind: 'company-file' } & FileAnchor)
  | { readonly kind: 'application' | 'debt' | 'payment'; readonly id: string };

/** How much an entry presses: it is past, it has a day, or it has none. */
type Urgency = 'late' | 'dated' | 'undated';

/** An entry of "Cosa devo fare". */
export interface ToDo {
  /** Stable, stored where terms are announced, and different for each entry of a list. */
  readonly id: string;
  readonly cause: FindingCause;
  /** Whether it still holds today. */
  readonly isEnding: boolean;
  /** A verb and what it is about. */
  readonly title: string;
  /** The bold words: since when, or until when. */
  readonly deadline: string;
  /** Why it is in the list. */
  readonly reason: string;
  /** What happens, or does not happen, as long as it is not done. */
  readonly consequence: string;
  /** What in the lists of the payments it is a cause of (D-39); empty for what stops none. */
  readonly causes: readonly StopCause[];
  /** What it stops and puts at risk, in words; undefined while that is not known, or has no bearing on it. */
  readonly held: string | undefined;
  readonly stoppedCents: Cents;
  readonly atRiskCents: Cents;
  readonly action: string;
  readonly target: ToDoTarget;
  /** What to ask of the mandate manager, for what only the manager can change (PAGE-08). */
  readonly request: string | undefined;
  readonly urgency: Urgency;
  readonly day: IsoDate | undefined;
  readonly tone: Tone;
  readonly icon: StatusIcon;
}

/** What the list is made of. */
export interface ToDoSources extends FindingSources {
  readonly today: IsoDate;
  /** While a mandate is closed nobody may open the file: what is in it is dealt with at the payment. */
  readonly isFileOpen?: boolean | undefined;
}

/** "Cosa devo fare": what stops most stands first, then what puts most at risk, then what presses more. */
export const toDoList = (sources: ToDoSources): readonly ToDo[] =>
  grouped(findingsOf(sources))
    .filter((group) => isShown(group, sources))
    .map((group) => toDoOf(group, sources))
    .toSorted(byWeight);

/** What the entries of a list stop together, in a sentence, each payment once; undefined where nothing is stopped, or it is not known (D-39). */
export const heldTogetherWords = (
  list: readonly Pick<ToDo, 'causes' | 'stoppedCents' | 'atRiskCents'>[],
  payments: readonly CompanyPayment[],
  today: IsoDate,
): string | undefined =>
  togetherWords(
    heldByAll(list, payments, today),
    list.filter(({ stoppedCents, atRiskCents }) => stoppedCents + atRiskCents > 0).length,
    today,
  );

/** What the entries of a list stop together, each payment once (D-39). */
export const heldByAll = (
  list: readonly Pick<ToDo, 'causes'>[],
  payments: readonly CompanyPayment[],
  today: IsoDate,
): Held =>
  heldBy(
    payments,
    list.flatMap(({ causes }) => causes),
    today,
  );

/** How many entries are in sight before the others are asked for: as many as there is room for, and whatever stops money or puts it at risk. */
export const shownAtFirst = (list: readonly Pick<ToDo, 'stoppedCents' | 'atRiskCents'>[], room: number): number =>
  Math.min(
    list.length,
    Math.max(room, list.findLastIndex(({ stoppedCents, atRiskCents }) => stoppedCents + atRiskCents > 0) + 1),
  );

/**
 * The list for somebody who reads it already: what stands in sight, by its ids in their order, keeps its place, and what has
 * come since stands below it, the most urgent first. Nothing is pushed away from under a finger (PAGE-28, ERR-08).
 */
export const inKnownOrder = (inSight: readonly string[], list: readonly ToDo[]): readonly ToDo[] => {
  const positions = new Map(inSight.map((id, at) => [id, at]));
  return list.toSorted(
    (left, right) => (positions.get(left.id) ?? positions.size) - (positions.get(right.id) ?? positions.size),
  );
};

/**
 * The line under the title of a list as it stands: "3 attività, dalla più urgente". Where entries have come below more or less
 * urgent ones, it says so instead (PAGE-28).
 */
export const toDoSentence = (shown: readonly ToDo[]): string => {
  const { length } = shown;
  if (length === 0) return 'Non hai attività in sospeso';
  if (length === 1) return '1 attività';
  const isInOrder = shown.toSorted(byWeight).every((entry, at) => entry === shown[at]);
  return `${length} attività, ${isInOrder ? 'dalla più urgente' : 'le ultime arrivate in fondo'}`;
};

/** The day of an entry that can be put into a calendar: one that is not past. */
export const calendarDayOf = ({ urgency, day }: ToDo): IsoDate | undefined => (urgency === 'dated' ? day : undefined);

/** A message to the mandate manager about an entry, ready to be sent (PAGE-08). */
export const requestMessage = (
  { title, reason, request }: ToDo,
  company: string,
  sender: string,
): { readonly subject: string; readonly body: string } | undefined =>
  request === undefined
    ? undefined
    : {
        subject: title,
        body: `Buongiorno,\n\nscrivo per il fascicolo dell’azienda ${company}.\n${reason}.\n${request}\n\nGrazie,\n${sender}`,
      };

/** What in the lists of the payments a notice of the file is a cause of; `contracts` are those that it is about. */
export const causesOf = (
  { code }: Pick<CompanyFileNotice, 'code'>,
  contracts: readonly Contract[] = [],
): readonly StopCause[] => {
  const { cause } = FILE_NOTICES[code];
  const kind = cause === 'old-contracts' ? 'contract' : FILE_STOP_KINDS.find((one) => one === cause);
  if (kind === undefined) return [];
  return contracts.length === 0 ? [{ kind }] : contracts.map(({ protocol }) => ({ kind, thing: protocol }));
};

// Helpers

/** Findings that are one entry for the farmer. */
type Group = readonly Finding[];
/** An entry before it is known what it stops. */
type Entry = Omit<ToDo, 'held' | 'stoppedCents' | 'atRiskCents' | 'tone' | 'icon' | 'causes' | 'cause' | 'isEnding'>;
type When = Pick<Entry, 'urgency' | 'deadline' | 'day'>;

const LOOK: Readonly<Record<Urgency, { readonly tone: Tone; readonly icon: StatusIcon }>> = {
  late: { tone: 'bad', icon: 'error' },
  dated: { tone: 'warn', icon: 'clock' },
  undated: { tone: 'info', icon: 'info-circle' },
};
const RANK: Readonly<Record<Urgency, number>> = { late: 0, dated: 1, undated: 2 };
const NO_DEADLINE = 'Senza scadenza.';

/** The notices of the file by their causes. */
const NOTICES: ReadonlyMap<FindingCause, CompanyFileNoticeCode> = new Map(
  Object.entries(FILE_NOTICES).map(([code, { cause }]) => [cause, code as CompanyFileNoticeCode]),
);

const noticeOf = (cause: FileCause): CompanyFileNoticeCode => {
  const code = NOTICES.get(cause);
  if (code === undefined) throw new Error(`${cause} is not in the file`);
  return code;
};

/** Contracts that ended lately, and antimafia documents that ended, are one entry each: one visit to the mandate manager. */
const grouped = (findings: readonly Finding[]): readonly Group[] => {
  const isTogether = ({ cause, isWrong, isOnlyOfPayments }: Finding): boolean =>
    (cause === 'contract' || cause === 'antimafia') && isWrong && !isOnlyOfPayments;
  const groups = new Map<string, Group>();
  for (const [at, finding] of findings.entries()) {
    const key = isTogether(finding) ? finding.cause : String(at);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()];
};

const causesIn = (group: Group): readonly StopCause[] => group.flatMap(({ stops }) => stops);

/** What is in order is shown once it ends within the horizon, or once it is known that a payment hangs on it. */
const isShown = (group: Group, { payments = [], today }: ToDoSources): boolean => {
  const [finding] = group;
  if (finding === undefined) return false;
  const { isWrong, isOnlyOfPayments, day, tab } = finding;
  if (isWrong || isOnlyOfPayments || tab === undefined) return true;
  const left = day === undefined ? 0 : daysBetween(today, day);
  return (
    (left >= 0 && left <= EXPIRY_HORIZON_DAYS) ||
    payments.some((payment) => stopsBy(payment, causesIn(group)).length > 0)
  );
};

const toDoOf = (group: Group, sources: ToDoSources): ToDo => {
  const { payments, today } = sources;
  const causes = causesIn(group);
  const held = heldBy(payments ?? [], causes, today);
  const entry = entryOf(group, sources, held);
  const { cause = 'other', isWrong = false, isOnlyOfPayments = false } = group[0] ?? {};
  const isHolding = held.stopped.length + held.atRisk.length > 0 || held.later !== undefined;
  return {
    ...entry,
    ...LOOK[entry.urgency],
    cause,
    isEnding: !isWrong && !isOnlyOfPayments,
    causes,
    // What a debt does, where it stops no payment, is said by its consequence.
    held:
      payments === undefined || (cause === 'debt' && !isHolding && !held.isPartial)
        ? undefined
        : heldWords(held, today),
    stoppedCents: held.stoppedCents,
    atRiskCents: held.atRiskCents,
  };
};

const entryOf = (group: Group, sources: ToDoSources, held: Held): Entry => {
  const [finding] = group;
  if (finding === undefined) throw new Error('a group has a finding');
  const { cause, record } = finding;
  if (finding.isOnlyOfPayments || cause === 'other') return ofPayment(finding, sources, held);
  switch (cause) {
    case 'request':
    case 'draft':
      return ofApplication(finding, sources);
    case 'debt':
      return ofDebt(
        sources.debts.find(({ id }) => id === record),
        finding,
        sources.today,
      );
    case 'tab':
      return ofTab(finding);
    default:
      return finding.isWrong ? ofNotice(group, cause, finding) : ofEnding(cause, finding, sources.today);
  }
};

const UNDATED: When = { urgency: 'undated', deadline: NO_DEADLINE, day: undefined };

/** "Entro il 04/12/2026, mancano 13 giorni." */
const whenOf = (day: IsoDate | undefined, today: IsoDate): When => {
  if (day === undefined) return UNDATED;
  if (day < today) return { urgency: 'late', deadline: `Scadeva il ${formatDay(day)}.`, day };
  const words = daysLeft(day, today, 'm').words.toLowerCase();
  return { urgency: 'dated', deadline: `Entro il ${formatDay(day)}, ${words}.`, day };
};

const inFile = (
  id: string,
  { title, action, consequence, request }: FileWords,
  anchor: FileAnchor,
  reason: string,
  when: When,
): Entry => ({
  id,
  title,
  action,
  consequence,
  request,
  target: { kind: 'company-file', ...anchor },
  reason,
  ...when,
});

/** Something that is wrong in the file, with the earliest day since when. */
const ofNotice = (group: Group, cause: FileCause, { sentence = '' }: Finding): Entry => {
  const code = noticeOf(cause);
  const words = CAUSE_WORDS[cause].farmer;
  const since = group.map(({ day }) => day).toSorted()[0];
  const { late } = words;
  const when: When =
    late === undefined
      ? UNDATED
      : { urgency: 'late', deadline: since === undefined ? `${late}.` : `${late} il ${formatDay(since)}.`, day: since };
  // Of contracts that ended long ago no day is known.
  return inFile(code, words, anchorOfNotice(code), sentence, when);
};

/** Something that holds today and soon will not; its id has its position where there may be several. */
const ofEnding = (cause: FileCause, { record, name, day, at }: Finding, today: IsoDate): Entry => {
  const { ending, ...notice } = CAUSE_WORDS[cause].farmer;
  if (ending === undefined) throw new Error(`${cause} has no end`);
  const isContract = cause === 'contract';
  const suffix = isContract ? `${record ?? ''}:${at}` : cause === 'antimafia' ? String(at) : '';
  const { name: kind, what: noun } = ending;
  const what = cause === 'validation-sheet' ? [noun, name] : isContract ? [name ?? noun, record] : [name ?? noun];
  return inFile(
    `company-file.expiring:${kind}:${suffix}`,
    { ...notice, ...ending },
    isContract ? anchorOfContract(record) : anchorOfNotice(noticeOf(cause)),
    `${what.filter((word) => word !== undefined).join(' ')}: vale fino al ${day === undefined ? '' : formatDay(day)}`,
    whenOf(day, today),
  );
};

const ofTab = ({ tab = 'personal-data' }: Finding): Entry =>
  inFile(
    `company-file.flagged:${tab}`,
    FLAGGED_WORDS,
    { tab },
    `Nella scheda “${companyFileTabs(undefined).find(({ id }) => id === tab)?.title ?? ''}” ci sono dati da controllare`,
    UNDATED,
  );

const ofApplication = ({ cause, record = '', day, name }: Finding, { applications, today }: ToDoSources): Entry => {
  const application = applications.find(({ id }) => id === record);
  const which = `${application?.title ?? ''}, pratica ${application?.number ?? ''}`;
  const isDraft = cause === 'draft';
  return {
    id: `procedures.${cause}:${record}`,
    title: isDraft ? 'Completa e presenta una domanda' : 'Rispondi a una richiesta di documenti',
    reason: `${which}: ${isDraft ? 'è ancora in compilazione' : (name ?? '')}`,
    consequence: isDraft
      ? 'Una domanda non presentata non dà diritto ad alcun pagamento.'
      : 'Finché la risposta non arriva l’istruttoria resta ferma.',
    action: 'Vai alla domanda',
    target: { kind: 'application', id: record },
    request: undefined,
    ...whenOf(day, today),
  };
};

const euro = (cents: Cents): string => formatEuro(euroFromCents(cents));

/** The task is what is due next, an instalment where there are several; not the whole debt. */
const ofDebt = (debt: Debt | undefined, { record = '', day, isWrong, name }: Finding, today: IsoDate): Entry => {
  const remaining = debt?.remainingCents ?? 0;
  const due = debt === undefined ? remaining : dueCents(debt);
  const isInstalment = due < remaining;
  const when = whenOf(day, today);
  const isLate = isWrong || when.urgency === 'late';
  return {
    id: `procedures.debt:${record}`,
    title: isInstalment ? `Paga la rata di ${euro(due)}` : 'Restituisci una somma',
    reason: `${name ?? ''}: restano ${euro(remaining)}${isInstalment ? ' in tutto' : ''}`,
    consequence: isLate
      ? 'Finché non è pagata, la tratteniamo dai prossimi pagamenti, con gli interessi.'
      : 'Dopo la scadenza la somma può essere trattenuta dai prossimi pagamenti.',
    action: 'Vedi il debito',
    target: { kind: 'debt', id: record },
    request: undefined,
    ...when,
    ...(isLate
      ? { urgency: 'late' as const, deadline: day === undefined ? 'Scaduto.' : `Scadeva il ${formatDay(day)}.` }
      : {}),
  };
};

/** A cause that only a payment names: at its own page where there is one that may be opened, else at the payment. */
const ofPayment = ({ cause, record, stops: [stop] }: Finding, sources: ToDoSources, held: Held): Entry => {
  const { today, isFileOpen = true } = sources;
  const code = NOTICES.get(cause);
  const words = code === undefined ? undefined : CAUSE_WORDS[FILE_NOTICES[code].cause].farmer;
  const [payment] = [...held.stopped, ...held.atRisk, ...(sources.payments ?? [])];
  const kind = stop?.kind ?? 'pec';
  const since = held.stopped
    .flatMap((one) => stopsBy(one, stop === undefined ? [] : [stop]))
    .map((one) => one.since)
    .toSorted()[0];
  const isStopped = since !== undefined && since <= today;
  const target: ToDoTarget =
    code !== undefined && isFileOpen
      ? { kind: 'company-file', ...anchorOfNotice(code) }
      : record !== undefined && (kind === 'application' || kind === 'debt')
        ? { kind, id: record }
        : { kind: 'payment', id: payment?.id ?? '' };
  return {
    id: `procedures.stop:${typeof kind === 'string' ? kind : kind.unknown}:${record ?? ''}`,
    title: words?.title ?? `Controlla perché un pagamento ${isStopped ? 'è fermo' : 'può fermarsi'}`,
    reason: payment === undefined ? '' : payment.description,
    consequence: remedyOf(kind),
    action: ACTIONS[target.kind] ?? words?.action ?? '',
    target,
    request: target.kind === 'company-file' ? words?.request : undefined,
    ...UNDATED,
    ...(isStopped
      ? {
          urgency: 'late' as const,
          deadline: isKnownSince(since) ? `Dal ${formatDay(since)}.` : 'Pagamento sospeso.',
          day: isKnownSince(since) ? since : undefined,
        }
      : {}),
  };
};

const ACTIONS: Readonly<Partial<Record<ToDoTarget['kind'], string>>> = {
  application: 'Vai alla domanda',
  debt: 'Vedi il debito',
  payment: 'Vai al pagamento',
};

/** What stops most first, then what puts most at risk, then late, dated, undated; within each the earlier day, a missing one last; then by id. */
const byWeight = (left: ToDo, right: ToDo): number =>
  right.stoppedCents - left.stoppedCents ||
  right.atRiskCents - left.atRiskCents ||
  RANK[left.urgency] - RANK[right.urgency] ||
  compareTexts(`${left.day ?? '~'} ${left.id}`, `${right.day ?? '~'} ${right.id}`);
