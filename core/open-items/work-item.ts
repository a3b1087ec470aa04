import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { StopCause } from './amounts.ts';
import { findingsOf, type FindingSources } from './find.ts';
import type { Finding, FindingCause } from './finding.ts';

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

/** Something that is open at a producer's, whatever day it is, as a row of the work list. */
export interface WorkItem {
  /** Stored, and different for each of a producer. */
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

/** Whether only a payment names it: no tab of the file, no application, no debt. */
export const isOfPayment = ({ kind, thing: record }: Pick<WorkItem, 'kind' | 'thing'>): boolean =>
  kind === 'file' && record === undefined;

/** What the work is made of: a producer's file and procedures. */
export type WorkSources = Omit<FindingSources, 'awaited'>;

/** Every finding at a producer's as a row by itself, whatever day it is: the filters of the list choose among the days. */
export const workItemsOf = (sources: WorkSources): readonly CausingItem[] => {
  const findings = findingsOf(sources);
  return findings.map((finding) => {
    const { cause, record, name, sentence, about, day, stops, isOnlyOfPayments } = finding;
    const kind = kindOf(cause);
    return {
      id: idOf(
        finding,
        findings.filter((one) => one.cause === cause),
      ),
      kind,
      thing: kind === 'file' && isOnlyOfPayments ? undefined : record,
      name: cause === 'old-contracts' ? sentence : isOnlyOfPayments ? NAMES[cause] : name,
      about,
      day,
      causes: stops,
    };
  });
};

// Helpers

/** The kinds of causes that have another name; what has no kind of its own is something in the file. */
const KINDS: Readonly<Partial<Record<FindingCause, WorkKind>>> = {
  'old-contracts': 'contract',
  request: 'application',
  draft: 'application',
};
const kindOf = (cause: FindingCause): WorkKind => KINDS[cause] ?? WORK_KINDS.find((kind) => kind === cause) ?? 'file';

/** What a row is called that only a payment names. */
const NAMES: Readonly<Partial<Record<FindingCause, string>>> = {
  other: 'Verifica dell’agenzia su un pagamento',
  request: 'Domanda che ferma un pagamento',
  debt: 'Debito che ferma un pagamento',
};

/** The id under which a row is stored, among those of its cause. */
const idOf = (finding: Finding, alike: readonly Finding[]): string => {
  const { cause, record, stops, isOnlyOfPayments } = finding;
  const position = alike.indexOf(finding);
  if (isOnlyOfPayments) {
    const kind = stops[0]?.kind ?? '';
    return `stop:${typeof kind === 'string' ? kind : kind.unknown}:${record ?? ''}`;
  }
  switch (cause) {
    case 'contract':
      return `contract:${record ?? position}`;
    case 'old-contracts':
      return 'contract:old';
    case 'antimafia':
      return `antimafia:${position}`;
    case 'tab':
    case 'request':
    case 'draft':
    case 'debt':
      return `${kindOf(cause)}:${record ?? ''}`;
    default:
      return cause;
  }
};
