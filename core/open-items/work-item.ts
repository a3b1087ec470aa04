import { bankAccountsNotice } from '#core/company-file/bank-account.ts';
import type { CompanyFileTab, Contract } from '#core/company-file/company-file.ts';
import { oldContractsNotice } from '#core/company-file/contracts.ts';
import { pecNotice } from '#core/company-file/personal-data.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { openDebts } from '#core/procedures/desk-money.ts';
import { causesOf, type ToDoSources } from './to-do.ts';
import type { Application } from '#core/procedures/procedure.ts';
import type { StopCause } from './amounts.ts';
import { compareTexts } from '#core/kernel/text-order.ts';

/** What can be lacking in a producer's file. */
export const FILE_WORK_KINDS = [
  'identity-document',
  'validation-sheet',
  'bank-account',
  'antimafia',
  'contract',
  'pec',
  'file',
] as const;
/** What can be lacking at a producer's: in the file, an answer to the agency, a sum to give back (CAA-01). */
export const WORK_KINDS = [...FILE_WORK_KINDS, 'application', 'debt'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Something that waits at a producer's, whatever day it is. */
export interface WorkItem {
  /** Different for each of a producer. */
  readonly id: string;
  readonly kind: WorkKind;
  /** Which one, where there are several: the id of an application or a debt, the protocol number of a contract. */
  readonly thing?: string | undefined;
  /** What the data call it: what is asked for, the kind of a contract. */
  readonly name?: string | undefined;
  /** What it belongs to, such as the application for which something is asked. */
  readonly about?: string | undefined;
  /** The last day; absent for what has none and is to be done now. */
  readonly day?: IsoDate | undefined;
}

/** The same with what it is a cause of in the lists of the payments (D-39). */
export interface CausingItem extends WorkItem {
  readonly causes: readonly StopCause[];
}

/** What the work is made of: a producer's file and procedures. */
export type WorkSources = Pick<ToDoSources, 'file' | 'applications' | 'debts' | 'payments'>;

type ProducerFile = WorkSources['file'];

const ofIdentityDocument = ({ 'personal-data': personal }: ProducerFile): readonly CausingItem[] => {
  const identity = personal?.identityDocument;
  return identity === undefined || (identity.expiry === 'valid' && identity.expiryDate === undefined)
    ? []
    : [
        {
          id: 'identity-document',
          kind: 'identity-document',
          name: identity.type,
          day: identity.expiryDate,
          causes: [{ kind: 'identity-document' }],
        },
      ];
};

const ofNotices = ({ alerts, 'personal-data': personal }: ProducerFile): readonly CausingItem[] => [
  ...(personal === undefined || pecNotice(personal.pec) === undefined
    ? []
    : [{ id: 'pec', kind: 'pec' as const, causes: [{ kind: 'pec' as const }] }]),
  ...(bankAccountsNotice(alerts) === undefined
    ? []
    : [{ id: 'bank-account', kind: 'bank-account' as const, causes: [{ kind: 'bank-account' as const }] }]),
];

const contractItem = ({ protocol, type, expirationDate }: Contract, at: number): CausingItem => ({
  id: `contract:${protocol ?? at}`,
  kind: 'contract',
  thing: protocol,
  name: type,
  day: expirationDate,
  causes: [{ kind: 'contract', thing: protocol }],
});

/** Contracts that end or have just ended, each by itself; those that ended long ago together. */
const ofContracts = ({ contracts }: ProducerFile): readonly CausingItem[] => {
  if (contracts === undefined) return [];
  const { valid, expired } = contracts;
  const ending = [...valid, ...expired.filter(({ recentlyExpired }) => recentlyExpired)].filter(
    ({ expirationDate, recentlyExpired }) => expirationDate !== undefined || recentlyExpired,
  );
  const old = oldContractsNotice(contracts);
  return [
    ...ending.map(contractItem),
    ...(old === undefined
      ? []
      : [
          {
            id: 'contract:old',
            kind: 'contract' as const,
            name: old.sentence,
            causes: causesOf(
              old,
              expired.filter(({ recentlyExpired }) => !recentlyExpired),
            ),
          },
        ]),
  ];
};

/** A stop names no document of several: what has expired is meant, or else what ends first. */
const ofAntimafia = ({ contracts }: ProducerFile): readonly CausingItem[] => {
  const documents = (contracts?.antimafia ?? []).toSorted((left, right) =>
    compareTexts(left.expirationDate ?? '~', right.expirationDate ?? '~'),
  );
  const hasExpired = documents.some(({ expired }) => expired);
  return documents.flatMap(({ type, expirationDate, expired }, at) =>
    expirationDate === undefined && !expired
      ? []
      : [
          {
            id: `antimafia:${at}`,
            kind: 'antimafia' as const,
            name: type,
            day: expirationDate,
            causes: (hasExpired ? expired : at === 0) ? [{ kind: 'antimafia' as const }] : [],
          },
        ],
  );
};

const ofSheet = ({ 'validation-sheet': sheet }: ProducerFile): readonly CausingItem[] =>
  sheet === undefined || (sheet.expirationDate === undefined && !sheet.expired)
    ? []
    : [
        {
          id: 'validation-sheet',
          kind: 'validation-sheet',
          name: sheet.number,
          day: sheet.expirationDate,
          causes: [{ kind: 'validation-sheet' }],
        },
      ];

/** Whether the data say why the service marks a tab. */
const isExplained = (tab: CompanyFileTab, file: ProducerFile): boolean => {
  const { 'personal-data': personal, contracts, 'validation-sheet': sheet } = file;
  switch (tab) {
    case 'personal-data':
      return (
        personal !== undefined &&
        (personal.identityDocument?.expiry === 'expired' || pecNotice(personal.pec) !== undefined)
      );
    case 'bank-accounts':
      return true;
    case 'contracts':
      return (
        contracts !== undefined &&
        (contracts.hasExpiredMoreThanOneYear ||
          contracts.antimafia.some(({ expired }) => expired) ||
          [...contracts.valid, ...contracts.expired].some(({ recentlyExpired }) => recentlyExpired))
      );
    case 'validation-sheet':
      return sheet?.expired === true;
  }
};

/** Tabs that the service marks though nothing in their data says why (FILE-13). */
const ofFlags = (file: ProducerFile): readonly CausingItem[] =>
  (Object.entries(file.alerts?.tabs ?? {}) as [CompanyFileTab, boolean][])
    .filter(([tab, isMarked]) => isMarked && !isExplained(tab, file))
    .map(([tab]) => ({ id: `file:${tab}`, kind: 'file', thing: tab, causes: [] }));

const ofApplication = ({ id, number, title, state, request }: Application): readonly CausingItem[] => {
  const item = {
    id: `application:${id}`,
    kind: 'application' as const,
    thing: id,
    about: `Domanda ${number}, ${title}`,
  };
  if (request !== undefined)
    return [{ ...item, name: request.what, day: request.dueOn, causes: [{ kind: 'application', thing: id }] }];
  return state === 'draft' ? [{ ...item, causes: [] }] : [];
};

/** Everything that waits at a producer's, today or on a day to come. */
export const workItemsOf = ({ file, applications, debts }: WorkSources): readonly CausingItem[] => [
  ...ofIdentityDocument(file),
  ...ofNotices(file),
  ...ofContracts(file),
  ...ofAntimafia(file),
  ...ofSheet(file),
  ...ofFlags(file),
  ...applications.flatMap(ofApplication),
  ...openDebts(debts).map(({ id, description, dueOn }): CausingItem => ({
    id: `debt:${id}`,
    kind: 'debt',
    thing: id,
    name: description,
    day: dueOn,
    causes: [{ kind: 'debt', thing: id }],
  })),
];
