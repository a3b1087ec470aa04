import { bankAccountsNotice } from '#core/company-file/bank-account.ts';
import {
  COMPANY_FILE_TABS,
  type CompanyFileAlerts,
  type CompanyFileParts,
  type Contract,
} from '#core/company-file/company-file.ts';
import { antimafiaNotice, contractNotices } from '#core/company-file/contracts.ts';
import { type FilePlace, placeOfContract, placeOfNotice } from '#core/company-file/file-place.ts';
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
import { isOverdue, openDebts } from '#core/procedures/desk-money.ts';
import type { Application, CompanyPayment, Debt } from '#core/procedures/procedure.ts';
import { type Stake, stakeOf, type StopCause } from './amounts.ts';
import { stakeWords, togetherWords } from '#core/open-items/words/amounts.ts';
import { EXPIRING_WORDS, FLAGGED_WORDS, NOTICE_WORDS, type FileWords } from '#core/open-items/words/farmer.ts';

/** Where the one action of an entry leads. */
export type ToDoTarget =
  | ({ readonly kind: 'company-file' } & FilePlace)
  | { readonly kind: 'application'; readonly id: string }
  | { readonly kind: 'debt'; readonly id: string };

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
  /** What in the lists of the payments it is a cause of (D-39); empty for what stops none. */
  readonly causes: readonly StopCause[];
  /** What it stops, in words; undefined while the payments are not known (D-39). */
  readonly stake: string | undefined;
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
  /** The payments that all this may stop; absent while they are not known. */
  readonly payments?: readonly CompanyPayment[] | undefined;
}

/** An entry before it is known what it stops. */
type Entry = Omit<ToDo, 'stake'>;

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
  { title, action, consequence, request }: FileWords,
  place: FilePlace,
  reason: string,
  { urgency, deadline }: { readonly urgency: Urgency; readonly deadline: string },
  day: IsoDate | undefined,
  causes: readonly StopCause[],
): Entry => ({
  id,
  title,
  deadline,
  reason,
  consequence,
  causes,
  action,
  target: { kind: 'company-file', ...place },
  request,
  urgency,
  day,
  ...LOOK[urgency],
});

/** What a notice is a cause of where it is about no particular thing. */
const NOTICE_CAUSES: Readonly<Record<CompanyFileNotice['code'], StopCause>> = {
  'company-file.identity-document-expired': { kind: 'identity-document' },
  'company-file.pec-not-verified': { kind: 'pec' },
  'company-file.bank-account-to-check': { kind: 'bank-account' },
  'company-file.contracts-expired-over-a-year': { kind: 'contract' },
  'company-file.contract-recently-expired': { kind: 'contract' },
  'company-file.antimafia-expired': { kind: 'antimafia' },
  'company-file.validation-sheet-expired': { kind: 'validation-sheet' },
};

/** What in the lists of the payments a notice of the file is a cause of; `contracts` are those that it is about. */
export const causesOf = (
  { code }: Pick<CompanyFileNotice, 'code'>,
  contracts: readonly Contract[] = [],
): readonly StopCause[] =>
  contracts.length === 0
    ? [NOTICE_CAUSES[code]]
    : contracts.map(({ protocol }) => ({ ...NOTICE_CAUSES[code], thing: protocol }));

const fromNotice = (
  notice: CompanyFileNotice,
  expiredOn: IsoDate | undefined,
  contracts: readonly Contract[] = [],
): Entry => {
  const words = NOTICE_WORDS[notice.code];
  const { late } = words;
  const when =
    late === undefined
      ? ({ urgency: 'undated', deadline: NO_DEADLINE } as const)
      : ({
          urgency: 'late',
          deadline: expiredOn === undefined ? `${late}.` : `${late} il ${formatDay(expiredOn)}.`,
        } as const);
  return fileEntry(
    notice.code,
    words,
    placeOfNotice(notice.code),
    notice.sentence,
    when,
    expiredOn,
    causesOf(notice, contracts),
  );
};

/** A day that is missing is sorted to the end. */
const earliest = (days: readonly (IsoDate | undefined)[]): IsoDate | undefined => days.toSorted()[0];

/** What is wrong in the file: every notice of every part that is there, with the day since when. */
const troubles = (file: ToDoSources['file']): readonly Entry[] => {
  const { alerts, 'personal-data': personal, contracts, 'validation-sheet': sheet } = file;
  const entries: (readonly [CompanyFileNotice | undefined, IsoDate | undefined, (readonly Contract[])?])[] = [
    [identityDocumentNotice(personal?.identityDocument), personal?.identityDocument?.expiryDate],
    [personal === undefined ? undefined : pecNotice(personal.pec), undefined],
    [bankAccountsNotice(alerts), undefined],
  ];
  if (contracts !== undefined) {
    const ended = contracts.antimafia.filter(({ expired }) => expired).map(({ expirationDate }) => expirationDate);
    entries.push([antimafiaNotice(contracts.antimafia), earliest(ended)]);
    const recent = [...contracts.valid, ...contracts.expired].filter(({ recentlyExpired }) => recentlyExpired);
    const old = contracts.expired.filter(({ recentlyExpired }) => !recentlyExpired);
    for (const notice of contractNotices(contracts)) {
      const isRecent = notice.code === 'company-file.contract-recently-expired';
      const day = isRecent ? earliest(recent.map(({ expirationDate }) => expirationDate)) : undefined;
      entries.push([notice, day, isRecent ? recent : old]);
    }
  }
  if (sheet !== undefined) entries.push([sheetNotice(sheet), sheet.expirationDate]);
  return entries.flatMap(([notice, day, about]) => (notice === undefined ? [] : [fromNotice(notice, day, about)]));
};

/** Something of the file that holds until a day. */
interface Term {
  readonly kind: keyof typeof EXPIRING_WORDS;
  readonly id: string;
  readonly what: string;
  readonly place: FilePlace;
  readonly cause: StopCause;
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
            place: placeOfNotice('company-file.identity-document-expired'),
            cause: { kind: 'identity-document' as const },
            day: identity.expiryDate,
            expired: identity.expiry === 'expired',
          },
        ]),
    ...(contracts?.valid ?? []).map((contract, at) => ({
      kind: 'contract' as const,
      id: `${contract.protocol ?? ''}:${at}`,
      what: [contract.type ?? 'Contratto', contract.protocol].filter((word) => word !== undefined).join(' '),
      place: placeOfContract(contract.protocol),
      cause: { kind: 'contract' as const, thing: contract.protocol },
      day: contract.expirationDate,
      expired: contract.recentlyExpired,
    })),
    ...(contracts?.antimafia ?? []).map((each, at) => ({
      kind: 'antimafia' as const,
      id: String(at),
      what: each.type ?? 'Documentazione antimafia',
      place: placeOfNotice('company-file.antimafia-expired'),
      cause: { kind: 'antimafia' as const },
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
            place: placeOfNotice('company-file.validation-sheet-expired'),
            cause: { kind: 'validation-sheet' as const },
            day: sheet.expirationDate,
            expired: sheet.expired,
          },
        ]),
  ];
};

/** What holds today and will not within the horizon. */
const expiring = (file: ToDoSources['file'], today: IsoDate): readonly Entry[] =>
  termsOf(file).flatMap(({ kind, id, what, place, cause, day, expired }) => {
    if (day === undefined || expired) return [];
    const left = daysBetween(today, day);
    return left < 0 || left > EXPIRY_HORIZON_DAYS
      ? []
      : [
          fileEntry(
            `company-file.expiring:${kind}:${id}`,
            EXPIRING_WORDS[kind],
            place,
            `${what}: vale fino al ${formatDay(day)}`,
            deadlineOf(day, today),
            day,
            [cause],
          ),
        ];
  });

/** Tabs that the service marks though nothing in their data says why (FILE-13): nobody must find the sign by chance. */
const flagged = (
  alerts: CompanyFileAlerts | undefined,
  known: readonly Entry[],
  awaited: readonly string[],
): readonly Entry[] =>
  COMPANY_FILE_TABS.filter(
    (tab) =>
      alerts?.tabs[tab] === true &&
      !awaited.includes(tab) &&
      !known.some(({ target }) => target.kind === 'company-file' && target.tab === tab),
  ).map((tab) =>
    fileEntry(
      `company-file.flagged:${tab}`,
      FLAGGED_WORDS,
      { tab },
      `Nella scheda “${companyFileTabs(alerts).find(({ id }) => id === tab)?.title ?? ''}” ci sono dati da controllare`,
      { urgency: 'undated', deadline: NO_DEADLINE },
      undefined,
      [],
    ),
  );

const fromFile = (file: ToDoSources['file'], awaited: readonly PartOfTheDesk[], today: IsoDate): readonly Entry[] => {
  const wrong = troubles(file);
  return [...wrong, ...flagged(file.alerts, wrong, awaited), ...expiring(file, today)];
};

const procedureEntry = (
  entry: Pick<ToDo, 'id' | 'title' | 'reason' | 'consequence' | 'causes' | 'action' | 'target' | 'day'>,
  when: { readonly urgency: Urgency; readonly deadline: string },
): Entry => ({ ...entry, ...when, request: undefined, ...LOOK[when.urgency] });

const fromApplication = (application: Application, today: IsoDate): readonly Entry[] => {
  const { id, title, number, state, request } = application;
  const target = { kind: 'application', id } as const;
  if (request !== undefined) {
    return [
      procedureEntry(
        {
          id: `procedures.request:${id}`,
          title: 'Rispondi a una richiesta di documenti',
          reason: `${title}, pratica ${number}: ${request.what}`,
          consequence: 'Finché la risposta non arriva l’istruttoria resta ferma.',
          causes: [{ kind: 'application', thing: id }],
          action: 'Vai alla domanda',
          target,
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
            causes: [],
            action: 'Vai alla domanda',
            target,
            day: undefined,
          },
          deadlineOf(undefined, today),
        ),
      ]
    : [];
};

const fromDebt = (debt: Debt, today: IsoDate): Entry =>
  procedureEntry(
    {
      id: `procedures.debt:${debt.id}`,
      title: 'Restituisci una somma',
      reason: `${debt.description}: restano ${formatEuro(euroFromCents(debt.remainingCents))}`,
      consequence: 'Dopo la scadenza la somma può essere trattenuta dai prossimi pagamenti.',
      causes: [{ kind: 'debt', thing: debt.id }],
      action: 'Vedi il debito',
      target: { kind: 'debt', id: debt.id },
      day: debt.dueOn,
    },
    isOverdue(debt, today)
      ? { urgency: 'late', deadline: debt.dueOn === undefined ? 'Scaduto.' : `Scadeva il ${formatDay(debt.dueOn)}.` }
      : deadlineOf(debt.dueOn, today),
  );

/** What presses more first: late, dated, undated; within each the earlier day, a missing one last; then by id. */
const byUrgency = (left: Entry, right: Entry): number => {
  const rank = RANK[left.urgency] - RANK[right.urgency];
  return rank || compareTexts(`${left.day ?? '~'} ${left.id}`, `${right.day ?? '~'} ${right.id}`);
};

/** "Cosa devo fare": everything that waits for the person, the most urgent first. */
export const toDoList = ({ today, file, awaited = [], applications, debts, payments }: ToDoSources): readonly ToDo[] =>
  [
    ...fromFile(file, awaited, today),
    ...applications.flatMap((application) => fromApplication(application, today)),
    ...openDebts(debts).map((debt) => fromDebt(debt, today)),
  ]
    .toSorted(byUrgency)
    .map((entry) => ({
      ...entry,
      stake: payments === undefined ? undefined : stakeWords(stakeOf(payments, entry.causes, today), today),
    }));

/** What the entries of a list stop together, each payment once (D-39). */
export const stakeOfAll = (
  list: readonly Pick<ToDo, 'causes'>[],
  payments: readonly CompanyPayment[],
  today: IsoDate,
): Stake =>
  stakeOf(
    payments,
    list.flatMap(({ causes }) => causes),
    today,
  );

/** That sum in a sentence; undefined where nothing is stopped, or it is not known. */
export const stakeOfAllWords = (
  list: readonly Pick<ToDo, 'causes'>[],
  payments: readonly CompanyPayment[],
  today: IsoDate,
): string | undefined => {
  const stopping = list.filter(({ causes }) => {
    const { stopped, atRisk } = stakeOf(payments, causes, today);
    return stopped.length + atRisk.length > 0;
  });
  return togetherWords(stakeOfAll(list, payments, today), stopping.length, today);
};

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
