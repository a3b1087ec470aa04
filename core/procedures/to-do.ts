import { bankAccountsNotice } from '#core/company-file/bank-account.ts';
import type { CompanyFileParts, CompanyFileTab } from '#core/company-file/company-file.ts';
import { antimafiaNotice, contractNotices } from '#core/company-file/contracts.ts';
import type { CompanyFileNotice, CompanyFileNoticeCode } from '#core/company-file/notice.ts';
import { identityDocumentNotice, pecNotice } from '#core/company-file/personal-data.ts';
import { sheetNotice } from '#core/company-file/validation-sheet.ts';
import { formatDay } from '#core/formatting/date.ts';
import { daysBetween, type IsoDate } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { StatusIcon, Tone } from '#core/kernel/status-tag.ts';
import { isOverdue, openDebts } from './desk-figures.ts';
import type { Debt, Question } from './procedure.ts';

/** Where the one action of an entry leads. */
type ToDoTarget = { readonly kind: 'company-file'; readonly tab: CompanyFileTab } | { readonly kind: 'procedures' };

/** How much an entry presses: it is past, it has a day, or it has none. */
type Urgency = 'late' | 'dated' | 'undated';

/** An entry of "Cosa devo fare". */
export interface ToDo {
  /** Stable, and different for each entry of a list. */
  readonly id: string;
  /** A verb and what it is about. */
  readonly title: string;
  /** The bold words: since when, or until when. */
  readonly deadline: string;
  readonly explanation: string;
  readonly action: string;
  readonly target: ToDoTarget;
  readonly urgency: Urgency;
  readonly day: IsoDate | undefined;
  readonly tone: Tone;
  readonly icon: StatusIcon;
}

/** What the list is made of. Parts of the file that have not arrived are absent. */
export interface ToDoSources {
  readonly today: IsoDate;
  readonly file: Partial<Pick<CompanyFileParts, 'alerts' | 'personal-data' | 'contracts' | 'validation-sheet'>>;
  readonly questions: readonly Question[];
  readonly debts: readonly Debt[];
}

const LOOK: Readonly<Record<Urgency, { readonly tone: Tone; readonly icon: StatusIcon }>> = {
  late: { tone: 'bad', icon: 'error' },
  dated: { tone: 'warn', icon: 'clock' },
  undated: { tone: 'info', icon: 'info-circle' },
};
const RANK: Readonly<Record<Urgency, number>> = { late: 0, dated: 1, undated: 2 };

const NO_DEADLINE = 'Senza scadenza.';

interface FileWords {
  readonly title: string;
  readonly tab: CompanyFileTab;
  /** What is said of a thing that has already stopped being valid; undefined for what has no end. */
  readonly late: 'Scaduto' | 'Scaduta' | undefined;
  readonly action: string;
}

const FILE_WORDS: Readonly<Record<CompanyFileNoticeCode, FileWords>> = {
  'company-file.identity-document-expired': {
    title: 'Rinnova il documento di riconoscimento',
    tab: 'personal-data',
    late: 'Scaduto',
    action: 'Apri il fascicolo',
  },
  'company-file.pec-not-verified': {
    title: 'Verifica la tua PEC',
    tab: 'personal-data',
    late: undefined,
    action: 'Vedi come fare',
  },
  'company-file.bank-account-to-check': {
    title: 'Controlla le coordinate bancarie',
    tab: 'bank-accounts',
    late: undefined,
    action: 'Vedi i conti',
  },
  'company-file.contracts-expired-over-a-year': {
    title: 'Aggiorna i contratti scaduti da più di un anno',
    tab: 'contracts',
    late: 'Scaduto',
    action: 'Vedi i contratti',
  },
  'company-file.contract-recently-expired': {
    title: 'Aggiorna il contratto scaduto di recente',
    tab: 'contracts',
    late: 'Scaduto',
    action: 'Vedi i contratti',
  },
  'company-file.antimafia-expired': {
    title: 'Rinnova la documentazione antimafia',
    tab: 'contracts',
    late: 'Scaduta',
    action: 'Vedi i documenti',
  },
  'company-file.validation-sheet-expired': {
    title: 'Fai validare di nuovo il fascicolo',
    tab: 'validation-sheet',
    late: 'Scaduta',
    action: 'Vedi la scheda',
  },
};

const fromNotice = (notice: CompanyFileNotice, expiredOn: IsoDate | undefined): ToDo => {
  const { title, tab, late, action } = FILE_WORDS[notice.code];
  const urgency = late === undefined ? 'undated' : 'late';
  const deadline =
    late === undefined ? NO_DEADLINE : expiredOn === undefined ? `${late}.` : `${late} il ${formatDay(expiredOn)}.`;
  const target: ToDoTarget = { kind: 'company-file', tab };
  return {
    id: notice.code,
    title,
    deadline,
    explanation: notice.whatToDo,
    action,
    target,
    urgency,
    day: expiredOn,
    ...LOOK[urgency],
  };
};

/** A day that is missing is sorted to the end. */
const earliest = (days: readonly (IsoDate | undefined)[]): IsoDate | undefined => days.toSorted()[0];

const fromFile = (file: ToDoSources['file']): readonly ToDo[] => {
  const { alerts, 'personal-data': personal, contracts, 'validation-sheet': sheet } = file;
  const entries: (readonly [CompanyFileNotice | undefined, IsoDate | undefined])[] = [
    [identityDocumentNotice(personal?.identityDocument), personal?.identityDocument?.expiryDate],
    [personal === undefined ? undefined : pecNotice(personal.pec), undefined],
    [bankAccountsNotice(alerts), undefined],
  ];
  if (contracts !== undefined) {
    const ended = contracts.antimafia.filter(({ expired }) => expired).map(({ expirationDate }) => expirationDate);
    entries.push([antimafiaNotice(contracts.antimafia), earliest(ended)]);
    for (const notice of contractNotices(contracts)) entries.push([notice, undefined]);
  }
  if (sheet !== undefined) entries.push([sheetNotice(sheet), sheet.expirationDate]);
  return entries.flatMap(([notice, day]) => (notice === undefined ? [] : [fromNotice(notice, day)]));
};

/** "Entro il 04/12/2026, mancano 13 giorni." */
const deadlineOf = (
  day: IsoDate | undefined,
  today: IsoDate,
): { readonly urgency: Urgency; readonly deadline: string } => {
  if (day === undefined) return { urgency: 'undated', deadline: NO_DEADLINE };
  const left = daysBetween(today, day);
  if (left < 0) return { urgency: 'late', deadline: `Scadeva il ${formatDay(day)}.` };
  const how = left === 0 ? 'scade oggi' : left === 1 ? 'manca 1 giorno' : `mancano ${left} giorni`;
  return { urgency: 'dated', deadline: `Entro il ${formatDay(day)}, ${how}.` };
};

const fromQuestion = (question: Question, today: IsoDate): readonly ToDo[] => {
  if (question.request === undefined) return [];
  const { what, dueOn } = question.request;
  const { urgency, deadline } = deadlineOf(dueOn, today);
  return [
    {
      id: `procedures.request:${question.id}`,
      title: 'Rispondi a una richiesta di documenti',
      deadline,
      explanation: `${question.title}, pratica ${question.number}: ${what}`,
      action: 'Vai alla pratica',
      target: { kind: 'procedures' },
      urgency,
      day: dueOn,
      ...LOOK[urgency],
    },
  ];
};

const fromDebt = (debt: Debt, today: IsoDate): ToDo => {
  const { urgency, deadline } = isOverdue(debt, today)
    ? ({
        urgency: 'late',
        deadline: debt.dueOn === undefined ? 'Scaduto.' : `Scadeva il ${formatDay(debt.dueOn)}.`,
      } as const)
    : deadlineOf(debt.dueOn, today);
  return {
    id: `procedures.debt:${debt.id}`,
    title: 'Restituisci una somma',
    deadline,
    explanation: debt.description,
    action: 'Vedi il debito',
    target: { kind: 'procedures' },
    urgency,
    day: debt.dueOn,
    ...LOOK[urgency],
  };
};

/** What presses more first: late, dated, undated; within each the earlier day, a missing one last; then by id. */
const byUrgency = (left: ToDo, right: ToDo): number => {
  const rank = RANK[left.urgency] - RANK[right.urgency];
  return rank || compareTexts(`${left.day ?? '~'} ${left.id}`, `${right.day ?? '~'} ${right.id}`);
};

/** "Cosa devo fare": everything that waits for the person, the most urgent first. */
export const toDoList = ({ today, file, questions, debts }: ToDoSources): readonly ToDo[] =>
  [
    ...fromFile(file),
    ...questions.flatMap((question) => fromQuestion(question, today)),
    ...openDebts(debts).map((debt) => fromDebt(debt, today)),
  ].toSorted(byUrgency);

/** The line under the title: "3 attività, dalla più urgente". */
export const toDoSentence = (count: number): string => {
  if (count === 0) return 'Non hai attività in sospeso';
  return count === 1 ? '1 attività' : `${count} attività, dalla più urgente`;
};
