import { formatEuro } from '#core/formatting/euro.ts';
import { type Cents, euroFromCents, sumOfCents } from '#core/kernel/cents.ts';
import { MOST_RECIPIENTS } from './limits.ts';
import type { MessageKind } from './message-kind.ts';

/** A client who was chosen to be written to. */
export interface Recipient {
  readonly friendlyUrl: string;
  readonly name: string;
  /** What the message to this client is about. */
  readonly kind: MessageKind;
  /** What is said of it beside the name: its term, what it stops. */
  readonly note?: string | undefined;
  readonly sum?: string | undefined;
  /** The payments that stand still for what it is about; absent where a list knows nothing of payments. */
  readonly stopped?: readonly { readonly id: string; readonly amountCents: Cents }[] | undefined;
  /** What stops some payment of the client is not known. */
  readonly isPartial?: boolean | undefined;
}

/** Whether two choices are the same client about the same subject. */
export const isSameRecipient = (left: Recipient, right: Recipient): boolean =>
  left.friendlyUrl === right.friendlyUrl && left.kind === right.kind;

/** The recipients once all of these are chosen as well, in the order in which they were. */
export const withAll = (chosen: readonly Recipient[], more: readonly Recipient[]): readonly Recipient[] =>
  more.reduce<readonly Recipient[]>(
    (known, one) => (known.some((other) => isSameRecipient(other, one)) ? known : [...known, one]),
    chosen,
  );

/** The recipients without these. */
export const withoutAll = (chosen: readonly Recipient[], out: readonly Recipient[]): readonly Recipient[] =>
  chosen.filter((one) => !out.some((other) => isSameRecipient(other, one)));

/** How many of the rows shown are chosen. */
export const shareChosen = (chosen: readonly Recipient[], shown: readonly Recipient[]): 'all' | 'some' | 'none' => {
  const left = withoutAll(shown, chosen).length;
  if (shown.length === 0 || left === shown.length) return 'none';
  return left === 0 ? 'all' : 'some';
};

/** How many clients are among them, each once. */
export const clientsAmong = (recipients: readonly Recipient[]): number =>
  new Set(recipients.map(({ friendlyUrl }) => friendlyUrl)).size;

/** What stands still for what was chosen, each payment of a client once, as it is written; undefined where it is nothing, or nothing is known. */
export const stoppedAmong = (recipients: readonly Recipient[]): string | undefined => {
  const payments = new Map(
    recipients.flatMap(({ friendlyUrl, stopped = [] }) =>
      stopped.map(({ id, amountCents }) => [`${friendlyUrl} ${id}`, amountCents] as const),
    ),
  );
  const least = recipients.some(({ isPartial }) => isPartial === true) ? 'almeno ' : '';
  return payments.size === 0 ? undefined : `${least}${formatEuro(euroFromCents(sumOfCents([...payments.values()])))}`;
};

/** Clients who get the same message, at most as many as one may go to: by kind, in the order in which they were chosen; each client once a kind. */
export const messagesByKind = (
  recipients: readonly Recipient[],
): readonly { readonly kind: MessageKind; readonly recipients: readonly Recipient[] }[] => {
  const kinds = [...new Set(recipients.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const own = withAll(
      [],
      recipients.filter((one) => one.kind === kind),
    );
    return Array.from({ length: Math.ceil(own.length / MOST_RECIPIENTS) }, (_, at) => ({
      kind,
      recipients: own.slice(at * MOST_RECIPIENTS, (at + 1) * MOST_RECIPIENTS),
    }));
  });
};
