import { useState } from 'react';
import { REFUSAL_WORDS, type MessageReceipt } from '#core/client-messages/client-message.ts';
import type { Recipient } from '#core/client-messages/recipients.ts';
import { CLIENT_MESSAGES_COPY as COPY } from '#ui/copy/client-messages.ts';

/** The clients that were chosen in a list, and what became of the message to them. */
export interface Choice {
  readonly chosen: readonly Recipient[];
  readonly isChosen: (friendlyUrl: string) => boolean;
  readonly toggle: (recipient: Recipient) => void;
  readonly choose: (recipients: readonly Recipient[]) => void;
  readonly clear: () => void;
  /** Said once a message was sent: how many went, and to whom it did not go and why. */
  readonly outcome: { readonly sent: string | undefined; readonly refused: readonly string[] };
  readonly noteSent: (receipt: MessageReceipt) => void;
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
  const isChosen = (friendlyUrl: string): boolean => chosen.some((one) => one.friendlyUrl === friendlyUrl);
  return {
    chosen,
    isChosen,
    toggle: (recipient) => {
      forget();
      setChosen(
        isChosen(recipient.friendlyUrl)
          ? chosen.filter(({ friendlyUrl }) => friendlyUrl !== recipient.friendlyUrl)
          : [...chosen, recipient],
      );
    },
    choose: (recipients) => {
      forget();
      setChosen([...chosen, ...recipients.filter(({ friendlyUrl }) => !isChosen(friendlyUrl))]);
    },
    clear: () => {
      forget();
      setChosen([]);
    },
    outcome: { sent: sent === 0 ? undefined : COPY.sent(sent), refused },
    noteSent: (receipt) => {
      setSent((before) => before + receipt.sent.length);
      setRefused((before) => [
        ...before,
        ...receipt.refused.map(
          ({ recipient, reason }) =>
            `${chosen.find(({ friendlyUrl }) => friendlyUrl === recipient)?.name ?? recipient}: ${REFUSAL_WORDS[reason]}`,
        ),
      ]);
      setChosen((before) => before.filter(({ friendlyUrl }) => !receipt.sent.includes(friendlyUrl)));
    },
  };
};
