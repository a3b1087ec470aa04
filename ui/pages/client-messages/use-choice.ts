import { useState } from 'react';
import { type MessageReceipt, REFUSAL_WORDS } from '#core/client-messages/client-message.ts';
import type { MessageKind } from '#core/client-messages/message-kind.ts';
import { isSameRecipient, type Recipient, shareChosen, withAll, withoutAll } from '#core/client-messages/recipients.ts';
import { CLIENT_MESSAGES_COPY as COPY } from '#ui/copy/client-messages.ts';

/** The clients that were chosen in a list, and what became of the message to them. */
export interface Choice {
  readonly chosen: readonly Recipient[];
  readonly isChosen: (recipient: Recipient) => boolean;
  readonly toggle: (recipient: Recipient) => void;
  /** How many of these are chosen. */
  readonly shareOf: (shown: readonly Recipient[]) => 'all' | 'some' | 'none';
  /** Chooses all of these, or none of them where all were chosen. */
  readonly toggleAll: (shown: readonly Recipient[]) => void;
  readonly clear: () => void;
  /** Said once a message was sent: how many went, and to whom it did not go and why. */
  readonly outcome: { readonly sent: string | undefined; readonly refused: readonly string[] };
  readonly noteSent: (receipt: MessageReceipt, kind: MessageKind) => void;
}

/** Keeps a choice of clients while a list is filtered and paged; who got nothing stays chosen, with the reason (CAAM-03). */
export const useChoice = (): Choice => {
  const [chosen, setChosen] = useState<readonly Recipient[]>([]);
  const [sent, setSent] = useState(0);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const forget = (): void => {
    setSent(0);
    setRefused([]);
  };
  const isChosen = (recipient: Recipient): boolean => chosen.some((one) => isSameRecipient(one, recipient));
  return {
    chosen,
    isChosen,
    toggle: (recipient) => {
      forget();
      setChosen(isChosen(recipient) ? withoutAll(chosen, [recipient]) : withAll(chosen, [recipient]));
    },
    shareOf: (shown) => shareChosen(chosen, shown),
    toggleAll: (shown) => {
      forget();
      setChosen(shareChosen(chosen, shown) === 'all' ? withoutAll(chosen, shown) : withAll(chosen, shown));
    },
    clear: () => {
      forget();
      setChosen([]);
    },
    outcome: { sent: sent === 0 ? undefined : COPY.sent(sent), refused },
    noteSent: (receipt, kind) => {
      const nameOf = (recipient: string): string =>
        chosen.find(({ friendlyUrl }) => friendlyUrl === recipient)?.name ?? recipient;
      setSent((before) => before + receipt.sent.length);
      setRefused((before) => [
        ...before,
        ...receipt.refused.map(({ recipient, reason }) => `${nameOf(recipient)}: ${REFUSAL_WORDS[reason]}`),
      ]);
      setChosen((before) => before.filter((one) => one.kind !== kind || !receipt.sent.includes(one.friendlyUrl)));
    },
  };
};
