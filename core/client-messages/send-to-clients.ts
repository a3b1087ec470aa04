import { KeyMaker } from '#core/kernel/key-maker.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { ClientMessageDraft, ClientMessageFailure, MessageReceipt } from './client-message.ts';
import { ClientMessages } from './ports.ts';
import { sameMessage } from './same-message.ts';

/**
 * Sends a message that has been checked. What failed on its way goes with the same key when it is sent again, so that nobody gets it twice;
 * what has arrived is over, and the same words another day are another message (CAAM-05). A fault of the network is thrown, the text stays
 * with the caller.
 */
export type SendToClients = (draft: ClientMessageDraft) => Promise<Result<MessageReceipt, ClientMessageFailure>>;

/** See `SendToClients`. */
export const makeSendToClients = (messages: ClientMessages, keys: KeyMaker): SendToClients => {
  const underWay = new Map<string, string>();
  return async (draft) => {
    const fingerprint = sameMessage(draft);
    const key = underWay.get(fingerprint) ?? keys.next();
    underWay.set(fingerprint, key);
    const outcome = await messages.send(draft, key);
    underWay.delete(fingerprint);
    return outcome;
  };
};
export const SendToClients = defineUseCase('SendToClients', [ClientMessages, KeyMaker], makeSendToClients);
