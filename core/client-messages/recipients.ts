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
}

/** Clients who get the same message: one for each kind, in the order in which they were chosen; each client once a kind. */
export const messagesByKind = (
  recipients: readonly Recipient[],
): readonly { readonly kind: MessageKind; readonly recipients: readonly Recipient[] }[] => {
  const kinds = [...new Set(recipients.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const own = recipients.filter((one) => one.kind === kind);
    return {
      kind,
      recipients: own.filter((one, at) => own.findIndex(({ friendlyUrl }) => friendlyUrl === one.friendlyUrl) === at),
    };
  });
};
