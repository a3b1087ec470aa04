import { bankAccountsNotice } from '#core/company-file/bank-account.ts';
import { COMPANY_FILE_TABS, type CompanyFileParts, type CompanyFileTab } from '#core/company-file/company-file.ts';
import { antimafiaNotice, contractNotices } from '#core/company-file/contracts.ts';
import { FILE_NOTICES } from '#core/company-file/notice.ts';
import type { PartOfTheDesk } from '#core/company-file/parts.ts';
import { identityDocumentNotice, personalDataNotices } from '#core/company-file/personal-data.ts';
import { sheetNotice } from '#core/company-file/validation-sheet.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import { openDebts } from '#core/procedures/desk-money.ts';
import {
  type Application,
  type CompanyPayment,
  type Debt,
  FILE_STOP_KINDS,
  type StopKind,
} from '#core/procedures/procedure.ts';
import { isMeantBy, stopsOf } from './amounts.ts';
import type { Finding, FindingCause } from './finding.ts';

/** What is known of a company. Parts of the file that have not arrived, or could not be read, are absent. */
export interface FindingSources {
  readonly file: Partial<Pick<CompanyFileParts, PartOfTheDesk>>;
  /** What is still on its way, and may yet say more. */
  readonly awaited?: readonly AwaitedSource[] | undefined;
  readonly applications: readonly Application[];
  readonly debts: readonly Debt[];
  /** Absent while they are not known. */
  readonly payments?: readonly CompanyPayment[] | undefined;
}
export type AwaitedSource = PartOfTheDesk | 'applications' | 'debts';

/** Everything that is open for a company, today or on a day to come: the only reader of file and procedures together. */
export const findingsOf = (sources: FindingSources): readonly Finding[] => {
  const { file, awaited = [], applications, debts, payments = [] } = sources;
  const ofFile = [
    ...ofIdentityDocument(file),
    ...ofNotices(file),
    ...ofContracts(file),
    ...ofAntimafia(file),
    ...ofSheet(file),
  ];
  const known = [
    ...ofFile,
    ...ofFlags(file, ofFile, awaited),
    ...applications.flatMap(ofApplication),
    ...openDebts(debts).map(ofDebt),
  ];
  return [...known, ...ofPayments(payments, known, awaited)];
};

// Helpers

type File = FindingSources['file'];
type Facts = Omit<Finding, 'at' | 'isOnlyOfPayments'> & { readonly at?: number };

const finding = ({ at = 0, ...facts }: Facts): Finding => ({ ...facts, at, isOnlyOfPayments: false });

/** Something of the file that payments know by the same name; wrong where the file has a sentence about it. */
const inFile = (
  cause: Finding['cause'] & StopKind,
  tab: CompanyFileTab,
  sentence: string | undefined,
  facts: Partial<Facts> = {},
): Finding => finding({ cause, tab, sentence, isWrong: sentence !== undefined, stops: [{ kind: cause }], ...facts });

const ofIdentityDocument = ({ 'personal-data': personal }: File): readonly Finding[] => {
  const identity = personal?.identityDocument;
  if (identity === undefined || (identity.expiry === 'valid' && identity.expiryDate === undefined)) return [];
  const cause = 'identity-document';
  const { type: name, expiryDate: day } = identity;
  const sentence = identityDocumentNotice(identity)?.sentence;
  return [inFile(cause, 'personal-data', sentence, { name, day })];
};

/** What is wrong, and has neither a day nor a record of its own. */
const ofNotices = ({ alerts, 'personal-data': personal }: File): readonly Finding[] => {
  const account = bankAccountsNotice(alerts);
  const notices = [
    ...(personal === undefined ? [] : personalDataNotices(personal)),
    ...(account === undefined ? [] : [account]),
  ];
  return notices.map(({ code, sentence }) => {
    const { cause, tab } = FILE_NOTICES[code];
    const kind = FILE_STOP_KINDS.find((one) => one === cause);
    return finding({ cause, tab, sentence, isWrong: true, stops: kind === undefined ? [] : [{ kind }] });
  });
};

/** Contracts that end or ended lately, each by itself; those that ended long ago together. */
const ofContracts = ({ contracts }: File): readonly Finding[] => {
  if (contracts === undefined) return [];
  const { valid, expired } = contracts;
  const sentences = new Map(contractNotices(contracts).map(({ code, sentence }) => [code, sentence]));
  const longAgo = expired.filter(({ recentlyExpired }) => !recentlyExpired).map(({ protocol }) => protocol);
  const old = sentences.get('company-file.contracts-expired-over-a-year');
  const lately = sentences.get('company-file.contract-recently-expired');
  return [
    ...[...valid, ...expired.filter(({ recentlyExpired }) => recentlyExpired)].flatMap(
      ({ protocol, type: name, expirationDate: day, recentlyExpired }, at) =>
        day === undefined && !recentlyExpired
          ? []
          : [
              inFile('contract', 'contracts', recentlyExpired ? lately : undefined, {
                record: protocol,
                name,
                day,
                at,
                stops: [{ kind: 'contract', thing: protocol }],
              }),
            ],
    ),
    ...(old === undefined
      ? []
      : [
          finding({
            cause: 'old-contracts',
            sentence: old,
            isWrong: true,
            tab: 'contracts',
            stops:
              longAgo.length === 0
                ? [{ kind: 'contract' }]
                : longAgo.map((record) => ({ kind: 'contract', thing: record })),
          }),
        ]),
  ];
};

/** By their days. A stop names no document of several: what has expired is meant, or else what ends first. */
const ofAntimafia = ({ contracts }: File): readonly Finding[] => {
  const documents = (contracts?.antimafia ?? [])
    .map((document, at) => ({ ...document, at }))
    .toSorted((left, right) => compareTexts(left.expirationDate ?? '~', right.expirationDate ?? '~'));
  const hasExpired = documents.some(({ expired }) => expired);
  return documents.flatMap((document, position) => {
    const { type: name, expirationDate: day, expired, at } = document;
    const isMeant = hasExpired ? expired : position === 0;
    return day === undefined && !expired
      ? []
      : [
          inFile('antimafia', 'contracts', antimafiaNotice([document])?.sentence, {
            name,
            day,
            at,
            ...(isMeant ? {} : { stops: [] }),
          }),
        ];
  });
};

const ofSheet = ({ 'validation-sheet': sheet }: File): readonly Finding[] => {
  if (sheet === undefined || (sheet.expirationDate === undefined && !sheet.expired)) return [];
  const { number: name, expirationDate: day } = sheet;
  return [inFile('validation-sheet', 'validation-sheet', sheetNotice(sheet)?.sentence, { name, day })];
};

/** Tabs that the service flags though nothing in their data says why (FILE-13): nobody must find the sign by chance. */
const ofFlags = (
  { alerts }: File,
  ofFile: readonly Finding[],
  awaited: readonly AwaitedSource[],
): readonly Finding[] => {
  const isExplained = (tab: CompanyFileTab): boolean => ofFile.some((one) => one.tab === tab && one.isWrong);
  return COMPANY_FILE_TABS.filter(
    (tab) => alerts?.tabs[tab] === true && !isExplained(tab) && !awaited.some((source) => source === tab),
  ).map((tab) => finding({ cause: 'tab', record: tab, isWrong: true, tab, stops: [] }));
};

const ofApplication = ({ id, number, title, state, request }: Application): readonly Finding[] => {
  const about = `Domanda ${number}, ${title}`;
  if (request !== undefined) {
    const { what: name, dueOn: day } = request;
    const stops = [{ kind: 'application', thing: id }] as const;
    return [finding({ cause: 'request', record: id, name, about, day, isWrong: false, stops })];
  }
  return state === 'draft' ? [finding({ cause: 'draft', record: id, about, isWrong: false, stops: [] })] : [];
};

const ofDebt = ({ id, description, dueOn, state }: Debt): Finding =>
  finding({
    cause: 'debt',
    record: id,
    name: description,
    day: dueOn,
    isWrong: state === 'overdue',
    stops: [{ kind: 'debt', thing: id }],
  });

/** Where the record of a cause would be found. */
const SOURCE_OF: Readonly<Record<Extract<StopKind, string>, AwaitedSource>> = {
  'identity-document': 'personal-data',
  pec: 'personal-data',
  'bank-account': 'alerts',
  contract: 'contracts',
  antimafia: 'contracts',
  'validation-sheet': 'validation-sheet',
  application: 'applications',
  debt: 'debts',
};

const CAUSE_OF = (kind: StopKind): FindingCause => {
  if (typeof kind !== 'string') return 'other';
  return kind === 'application' ? 'request' : kind;
};

/** What stops payments, or will, and is found nowhere else, each once: also causes that the portal does not know. */
const ofPayments = (
  payments: readonly CompanyPayment[],
  known: readonly Finding[],
  awaited: readonly AwaitedSource[],
): readonly Finding[] => {
  const named = known.flatMap(({ stops }) => stops);
  const found = new Map<string, Finding>();
  for (const { kind, thing: record } of payments.flatMap(stopsOf)) {
    if (isMeantBy({ kind, thing: record }, named)) continue;
    if (typeof kind === 'string' && awaited.includes(SOURCE_OF[kind])) continue;
    const name = typeof kind === 'string' ? undefined : kind.unknown;
    const key = `${typeof kind === 'string' ? kind : kind.unknown}:${record ?? ''}`;
    const cause = CAUSE_OF(kind);
    found.set(key, {
      ...finding({ cause, record, name, isWrong: false, stops: [{ kind, thing: record }] }),
      isOnlyOfPayments: true,
    });
  }
  return [...found.values()];
};
