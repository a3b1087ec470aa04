import * as z from 'zod/mini';
import { type MessageReceipt, TEXT_MAX_LENGTH } from '#core/client-messages/client-message.ts';
import { MOST_RECIPIENTS } from '#core/client-messages/limits.ts';
import { MESSAGE_KINDS } from '#core/client-messages/message-kind.ts';
import type { ClientFacts } from '#core/client-messages/placeholders.ts';
import { get, post } from './calls.ts';
import { type Codec, day, list, nullable, record } from './codecs.ts';
import { keyText } from './params.ts';
import { freeText, whole } from './schema.ts';

const kind = z.enum(MESSAGE_KINDS, 'Non è un genere di messaggio.');
const client = keyText('Manca l’indirizzo del produttore.', 120);

const subject = { day: nullable(day), stoppedCents: nullable(whole), expectedBy: nullable(day) } as const;

/** What the places of a text become for one client. */
export const clientFacts = record({
  company: z.string(),
  office: nullable(z.string()),
  ...subject,
  contracts: nullable(list(record({ number: nullable(z.string()), ...subject }))),
}) satisfies Codec<ClientFacts>;

/** What became of a message: who got it, and who did not and why. */
export const messageReceipt = record({
  sent: list(z.string()),
  refused: list(record({ recipient: z.string(), reason: z.enum(['not-held', 'nothing-left']) })),
}) satisfies Codec<MessageReceipt>;

/** A message to several clients; the rules of its text are the core's (D-45). */
export const clientMessage = z.strictObject({
  kind,
  text: freeText.check(z.maxLength(2 * TEXT_MAX_LENGTH, 'È troppo lungo.')),
  recipients: z.array(client).check(z.minLength(1), z.maxLength(MOST_RECIPIENTS)),
});

const NO_KEY = 'Manca, o non è fatta di 8-100 lettere, cifre e trattini.';

export const clientMessageCalls = {
  facts: get('/private/caa/company-detail/:friendlyUrl/message-facts', {
    params: { friendlyUrl: client },
    query: { kind },
    answers: clientFacts,
    refuses: { 403: 'messages.forbidden' },
  }),
  /** The same key with the same message is the same sending, however often it comes. */
  send: post('/private/caa/client-messages', {
    headers: { 'Idempotency-Key': z.string(NO_KEY).check(z.regex(/^[\w-]{8,100}$/u, NO_KEY)) },
    body: clientMessage,
    answers: messageReceipt,
  }),
} as const;

const refusal = z.object({ errors: z.array(z.object({ reason: z.string() })) });

/** The sentence of a refused message. */
export const messageProblemFrom = (problem: unknown): string => {
  const named = z.safeParse(refusal, problem);
  return named.success ? (named.data.errors[0]?.reason ?? '') : '';
};

const limited = z.object({ errors: z.array(z.object({ code: z.enum(['minute', 'day']) })) });

/** Which limit a refusal names; the minute's where a service says nothing of it. */
export const limitFrom = (problem: unknown): 'minute' | 'day' => {
  const named = z.safeParse(limited, problem);
  return named.success ? (named.data.errors[0]?.code ?? 'minute') : 'minute';
};
