import type { MessageKind } from './message-kind.ts';
import { MOST_RECIPIENTS } from './limits.ts';
import { unknownPlaceholders } from './placeholders.ts';

/** Shortest and longest text, in UTF-16 code units. */
const TEXT_MIN_LENGTH = 20;
export const TEXT_MAX_LENGTH = 2_000;

/** A message to several clients, before it is filled for each. */
export interface ClientMessageDraft {
  readonly kind: MessageKind;
  /** With places in braces. */
  readonly text: string;
  /** The last parts of the clients' addresses. */
  readonly recipients: readonly string[];
}

/** Why one client got nothing: the operator does not hold the mandate, or nothing of the text was left for this client. */
export type RefusalReason = 'not-held' | 'nothing-left';

/** What became of a message: how many got it, and who did not. */
export interface MessageReceipt {
  readonly sent: readonly string[];
  readonly refused: readonly { readonly recipient: string; readonly reason: RefusalReason }[];
}

/** Why a message went to nobody at all. */
export type ClientMessageFailure =
  | { readonly code: 'messages.invalid'; readonly message: string }
  /** The same key was used for another message. */
  | { readonly code: 'messages.key-reused' }
  | { readonly code: 'messages.too-many'; readonly limit: 'minute' | 'day' };

/** What is wrong with a draft, in a sentence for the field; undefined for one that can be sent. */
export const draftProblem = ({ text, recipients }: ClientMessageDraft): string | undefined => {
  if (recipients.length === 0) return 'Scegli almeno un produttore.';
  if (recipients.length > MOST_RECIPIENTS) return `Scegli al massimo ${MOST_RECIPIENTS} produttori per volta.`;
  const { length } = text.trim();
  if (length < TEXT_MIN_LENGTH) return `Scrivi almeno ${TEXT_MIN_LENGTH} caratteri.`;
  if (length > TEXT_MAX_LENGTH) return `Scrivi al massimo ${TEXT_MAX_LENGTH} caratteri.`;
  const [unknown] = unknownPlaceholders(text);
  return unknown === undefined ? undefined : `${unknown} non è un posto da riempire: scegline uno qui sotto.`;
};

/** Why nothing was sent, in a sentence. */
export const failureSentence = (failure: ClientMessageFailure): string => {
  switch (failure.code) {
    case 'messages.invalid':
      return failure.message;
    case 'messages.key-reused':
      return 'Questo invio è già stato usato per un altro messaggio: riprova.';
    case 'messages.too-many':
      return failure.limit === 'day'
        ? 'Per oggi hai raggiunto il numero di messaggi che si possono inviare: riprova domani.'
        : 'Hai inviato molti messaggi in poco tempo: riprova tra un minuto.';
  }
};

/** Why one client got nothing, in words. */
export const REFUSAL_WORDS: Readonly<Record<RefusalReason, string>> = {
  'not-held': 'il mandato non è più dei tuoi uffici',
  'nothing-left': 'per questa azienda non resta nulla da scrivere',
};
