import { bankAccountsNotice } from '#core/company-file/bank-account.ts';
import {
  COMPANY_FILE_TABS,
  type CompanyFileAlerts,
  type CompanyFileParts,
  type CompanyFileTab,
} from '#core/company-file/company-file.ts';
import { antimafiaNotice, contractNotices } from '#core/company-file/contracts.ts';
import type { CompanyFileNotice } from '#core/company-file/notice.ts';
import type { PartOfTheDesk } from '#core/company-file/parts.ts';
import { identityDocumentNotice, pecNotice } from '#core/company-file/personal-data.ts';
import { EXPIRY_HORIZON_DAYS } from '#core/company-file/expiry-horizon.ts';
import { companyFileTabs } from '#core/company-file/tabs.ts';
import { sheetNotice } from '#core/company-file/validation-sheet.ts';
import { formatDay } from '#core/formatting/date.ts';
import { daysLeft } from '#core/formatting/days-left.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import { daysBetween, type IsoDate } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { StatusIcon, Tone } from '#core/kernel/status-tag.ts';
import { isOverdue, openDebts } from './desk-figures.ts';
import type { Debt, Application } from './procedure.ts';
import { EXPIRING_WORDS, FLAGGED_WORDS, NOTICE_WORDS, type FileWords } from './to-do-words.ts';

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
  /** Why it is in the list. */
  readonly reason: string;
  /** What happens, or does not happen, as long as it is not done. */
  readonly consequence: string;
  readonly action: string;
  readonly target: ToDoTarget;
  /** What to ask of the mandate manager, for what only the manager can change (PAGE-08). */
  readonly request: string | undefined;
  readonly urgency: Urgency;
  readonly day: IsoDate | undefined;
  readonly tone: Tone;
  readonly icon: StatusIcon;
}

/** What the list is made of. Parts that have not arrived, or could not be read, are absent. */
export interface ToDoSources {
  readonly today: IsoDate;
  readonly file: Partial<Pick<CompanyFileParts, PartOfTheDesk>>;
  /** Parts of the file that are still on their way: they may yet say why their tab is marked. */
  readonly awaited?: readonly PartOfTheDesk[] | undefined;
  readonly applications: readonly Application[];
  readonly debts: readonly Debt[];
}

const LOOK: Readonly<Record<Urgency, { readonly tone: Tone; readonly icon: StatusIcon }>> = {
  late: { tone: 'bad', icon: 'error' },
  dated: { tone: 'warn', icon: 'clock' },
  undated: { tone: 'info', icon: 'info-circle' },
};
const RANK: Readonly<Record<Urgency, number>> = { late: 0, dated: 1, undated: 2 };

const NO_DEADLINE = 'Senza scadenza.';

/** "Entro il 04/12/2026, mancano 13 giorni." */
const deadlineOf = (
  day: IsoDate | undefined,
  today: IsoDate,
): { readonly urgency: Urgency; readonly deadline: string } => {
  if (day === undefined) return { urgency: 'undated', deadline: NO_DEADLINE };
  if (day < today) return { urgency: 'late', deadline: `Scadeva il ${formatDay(day)}.` };
  return {
    urgency: 'dated',
    deadline: `Entro il ${formatDay(day)}, ${daysLeft(day, today, 'm').words.toLowerCase()}.`,
  };
};

const fileEntry = (
  id: string,
  { title, tab, action, consequence, request }: FileWords,
  reason: string,
  { urgency, deadline }: { readonly urgency: Urgency; readonly deadline: string },
  day: IsoDate | undefined,
): ToDo => ({
  id,
  title,
  deadline,
  reason,
  consequence,
  action,
  target: { kind: 'company-file', tab },
  request,
  urgency,
  day,
  ...LOOK[urgency],
});

const fromNotice = (notice: CompanyFileNotice, expiredOn: IsoDate | undefined): ToDo => {
  const words = NOTICE_WORDS[notice.code];
  const { late } = words;
  const when =
    late === undefined
      ? ({ urgency: 'undated', deadline: NO_DEADLINE } as const)
      : ({
          urgency: 'late',
          deadline: expiredOn === undefined ? `${late}.` : `${late} il ${formatDay(expiredOn)}.`,
        } as const);
  return fileEntry(notice.code, words, notice.sentence, when, expiredOn);
};

/** A day that is missing is sorted to the end. */
const earliest = (days: readonly (IsoDate | undefined)[]): IsoDate | undefined => days.toSorted()[0];

/** What is wrong in the file: every notice of every part that is there, with the day since when. */
const troubles = (file: ToDoSources['file']): readonly ToDo[] => {
  const { alerts, 'personal-data': personal, contracts, 'validation-sheet': sheet } = file;
  const entries: (readonly [CompanyFileNotice | undefined, IsoDate | undefined])[] = [
    [identityDocumentNotice(personal?.identityDocument), personal?.identityDocument?.expiryDate],
    [personal === undefined ? undefined : pecNotice(personal.pec), undefined],
    [bankAccountsNotice(alerts), undefined],
  ];
  if (contracts !== undefined) {
    const ended = contracts.antimafia.filter(({ expired }) => expired).map(({ expirationDate }) => expirationDate);
    entries.push([antimafiaNotice(contracts.antimafia), earliest(ended)]);
    const recent = [...contracts.valid, ...contracts.expired].filter(({ recentlyExpired }) => recentlyExpired);
    for (const notice of contractNotices(contracts)) {
      const isRecent = notice.code === 'company-file.contract-recently-expired';
      entries.push([notice, isRecent ? earliest(recent.map(({ expirationDate }) => expirationDate)) : undefined]);
    }
  }
  if (sheet !== undefined) entries.push([sheetNotice(sheet), sheet.expirationDate]);
  return entries.flatMap(([notice, day]) => (notice === undefined ? [] : [fromNotice(notice, day)]));
};

/** Something of the file that holds until a day. */
interface Term {
  readonly kind: keyof typeof EXPIRING_WORDS;
  readonly id: string;
  readonly what: string;
  readonly day: IsoDate | undefined;
  /** What has expired already has a notice of its own. */
  readonly expired: boolean;
}

const termsOf = (file: ToDoSources['file']): readonly Term[] => {
  const { 'personal-data': personal, contracts, 'validation-sheet': sheet } = file;
  const identity = personal?.identityDocument;
  return [
    ...(identity === undefined
      ? []
      : [
          {
            kind: 'identityDocument' as const,
            id: '',
            what: identity.type ?? 'Documento di riconoscimento',
            day: identity.expiryDate,
            expired: identity.expiry === 'expired',
          },
        ]),
    ...(contracts?.valid ?? []).map((contract, at) => ({
      kind: 'contract' as const,
      id: `${contract.protocol ?? ''}:${at}`,
      what: [contract.type ?? 'Contratto', contract.protocol].filter((word) => word !== undefined).join(' '),
      day: contract.expirationDate,
      expired: contract.recentlyExpired,
    })),
    ...(contracts?.antimafia ?? []).map((each, at) => ({
      kind: 'antimafia' as const,
      id: String(at),
      what: each.type ?? 'Documentazione antimafia',
      day: each.expirationDate,
      expired: each.expired,
    })),
    ...(sheet === undefined
      ? []
      : [
          {
            kind: 'validationSheet' as const,
            id: '',
            what: sheet.number === undefined ? 'Scheda di validazione' : `Scheda di validazione ${sheet.number}`,
            day: sheet.expirationDate,
            expired: sheet.expired,
          },
        ]),
  ];
};

/** What holds today and will not within the horizon. */
const expiring = (file: ToDoSources['file'], today: IsoDate): readonly ToDo[] =>
  termsOf(file).flatMap(({ kind, id, what, day, expired }) => {
    if (day === undefined || expired) return [];
    const left = daysBetween(today, day);
    return left < 0 || left > EXPIRY_HORIZON_DAYS
      ? []
      : [
          fileEntry(
            `company-file.expiring:${kind}:${id}`,
            EXPIRING_WORDS[kind],
            `${what}: vale fino al ${formatDay(day)}`,
            deadlineOf(day, today),
            day,
          ),
        ];
  });

/** Tabs that the service marks though nothing in their data says why (FILE-13): nobody must find the sign by chance. */
const flagged = (
  alerts: CompanyFileAlerts | undefined,
  known: readonly ToDo[],
  awaited: readonly string[],
): readonly ToDo[] =>
  COMPANY_FILE_TABS.filter(
    (tab) =>
      alerts?.tabs[tab] === true &&
      !awaited.includes(tab) &&
      !known.some(({ target }) => target.kind === 'company-file' && target.tab === tab),
  ).map((tab) =>
    fileEntry(
      `company-file.flagged:${tab}`,
      { ...FLAGGED_WORDS, tab },
      `Nella scheda “${companyFileTabs(alerts).find(({ id }) => id === tab)?.title ?? ''}” ci sono dati da controllare`,
      { urgency: 'undated', deadline: NO_DEADLINE },
      undefined,
    ),
  );

const fromFile = (file: ToDoSources['file'], awaited: readonly PartOfTheDesk[], today: IsoDate): readonly ToDo[] => {
  const wrong = troubles(file);
  return [...wrong, ...flagged(file.alerts, wrong, awaited), ...expiring(file, today)];
};

const procedureEntry = (
  entry: Pick<ToDo, 'id' | 'title' | 'reason' | 'consequence' | 'action' | 'day'>,
  when: { readonly urgency: Urgency; readonly deadline: string },
): ToDo => ({ ...entry, ...when, target: { kind: 'procedures' }, request: undefined, ...LOOK[when.urgency] });

const fromApplication = (application: Application, today: IsoDate): readonly ToDo[] => {
  const { id, title, number, state, request } = application;
  if (request !== undefined) {
    return [
      procedureEntry(
        {
          id: `procedures.request:${id}`,
          title: 'Rispondi a una richiesta di documenti',
          reason: `${title}, pratica ${number}: ${request.what}`,
          consequence: 'Finché la risposta non arriva l’istruttoria resta ferma.',
          action: 'Vai alla pratica',
          day: request.dueOn,
        },
        deadlineOf(request.dueOn, today),
      ),
    ];
  }
  return state === 'draft'
    ? [
        procedureEntry(
          {
            id: `procedures.draft:${id}`,
            title: 'Completa e presenta una domanda',
            reason: `${title}, pratica ${number}: è ancora in compilazione`,
            consequence: 'Una domanda non presentata non dà diritto ad alcun pagamento.',
            action: 'Vai alla domanda',
            day: undefined,
          },
          deadlineOf(undefined, today),
        ),
      ]
    : [];
};

const fromDebt = (debt: Debt, today: IsoDate): ToDo =>
  procedureEntry(
    {
      id: `procedures.debt:${debt.id}`,
      title: 'Restituisci una somma',
      reason: `${debt.description}: restano ${formatEuro(euroFromCents(debt.remainingCents))}`,
      consequence: 'Dopo la scadenza la somma può essere trattenuta dai prossimi pagamenti.',
      action: 'Vedi il debito',
      day: debt.dueOn,
    },
    isOverdue(debt, today)
      ? { urgency: 'late', deadline: debt.dueOn === undefined ? 'Scaduto.' : `Scadeva il ${formatDay(debt.dueOn)}.` }
      : deadlineOf(debt.dueOn, today),
  );

/** What presses more first: late, dated, undated; within each the earlier day, a missing one last; then by id. */
const byUrgency = (left: ToDo, right: ToDo): number => {
  const rank = RANK[left.urgency] - RANK[right.urgency];
  return rank || compareTexts(`${left.day ?? '~'} ${left.id}`, `${right.day ?? '~'} ${right.id}`);
};

/** "Cosa devo fare": everything that waits for the person, the most urgent first. */
export const toDoList = ({ today, file, awaited = [], applications, debts }: ToDoSources): readonly ToDo[] =>
  [
    ...fromFile(file, awaited, today),
    ...applications.flatMap((application) => fromApplication(application, today)),
    ...openDebts(debts).map((debt) => fromDebt(debt, today)),
  ].toSorted(byUrgency);

/**
 * The list for somebody who reads it already: what stands in sight, by its ids in their order, keeps its place, and what has
 * come since stands below it, the most urgent first. Nothing is pushed away from under a finger (PAGE-28, ERR-08).
 */
export const inTheirPlaces = (inSight: readonly string[], list: readonly ToDo[]): readonly ToDo[] => {
  const place = new Map(inSight.map((id, at) => [id, at]));
  return list.toSorted((left, right) => (place.get(left.id) ?? place.size) - (place.get(right.id) ?? place.size));
};

/**
 * The line under the title of a list as it stands: "3 attività, dalla più urgente". Where entries have come below more or less
 * urgent ones, it says so instead (PAGE-28).
 */
export const toDoSentence = (shown: readonly ToDo[]): string => {
  const { length } = shown;
  if (length === 0) return 'Non hai attività in sospeso';
  if (length === 1) return '1 attività';
  const isByUrgency = shown.toSorted(byUrgency).every((entry, at) => entry === shown[at]);
  return `${length} attività, ${isByUrgency ? 'dalla più urgente' : 'le ultime arrivate in fondo'}`;
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
        subject: `${company}: ${title.charAt(0).toLocaleLowerCase('it-IT')}${title.slice(1)}`,
        body: `Buongiorno,\n\nscrivo per il fascicolo dell’azienda ${company}.\n${reason}.\n${request}\n\nGrazie,\n${sender}`,
      };
