import * as z from 'zod/mini';
import type {
  AssistanceErrors,
  AssistanceField,
  AssistanceScope,
  SupportContact,
} from '#core/support/assistance-request.ts';
import { WEEKDAYS, type Opening, type OpeningTimes } from '#core/support/opening-hours.ts';
import { MESSAGE_MAX_CHARACTERS } from '#core/support/check-draft.ts';
import { get, post } from './calls.ts';
import { type Codec, day, from, list, nullable, optional, record } from './codecs.ts';
import { freeText, maybe, whole } from './schema.ts';

/** The hours of an office; the specification has prose alone (PAGE-51). */
const openingTimes = record({
  days: list(z.enum(WEEKDAYS)),
  from: z.string().check(z.regex(/^\d{2}:\d{2}$/u)),
  to: z.string().check(z.regex(/^\d{2}:\d{2}$/u)),
}) satisfies Codec<OpeningTimes>;

const opening = record({
  times: list(openingTimes),
  closedOn: nullable(list(day)),
}) satisfies Codec<Opening>;

/** A way to reach the agency. */
export const contact = record({
  title: z.string(),
  description: nullable(z.string()),
  phone: nullable(z.string()),
  email: nullable(z.string()),
  pec: from('certifiedEmail', nullable(z.string())),
  address: nullable(z.string()),
  openingHours: from('hours', nullable(z.string())),
  opening: nullable(opening),
}) satisfies Codec<SupportContact>;

/** A scope of a request; within how many working days it is answered is an addition to the specification (PAGE-33). */
const scope = record({
  name: z.string(),
  value: z.string(),
  answerDays: optional(whole),
}) satisfies Codec<AssistanceScope>;

const TOO_LONG = 'È troppo lungo.';
const field = freeText.check(z.maxLength(4_000, TOO_LONG));
/** Lengths are counted in halves of characters here and in whole ones by the rule: the longest message of emojis is twice as long. */
const message = freeText.check(z.maxLength(2 * MESSAGE_MAX_CHARACTERS, TOO_LONG));

/** An assistance request (D-10); the rules of each field are the core's. */
export const assistanceRequest = z.strictObject({
  name: field,
  surname: field,
  fiscalCode: z.clone(field),
  email: field,
  phone: maybe(field),
  scope: z.clone(field),
  subject: field,
  message,
  consent: z.boolean(),
});

/** The receipt of a request that was taken. */
export const receipt = record({ number: from('receiptNumber', z.string()) });

const NO_KEY = 'Manca, o non è fatta di 8-100 lettere, cifre e trattini.';

export const supportCalls = {
  scopes: get('/support/assistance-request-scopes', { answers: list(scope), twin: true }),
  contacts: get('/support/contacts', { answers: list(contact), exactly: { nothing: [] }, twin: true }),
  /** The same key with the same text is the same request, however often it is sent (D-10). */
  send: post('/support/send-assistance-request', {
    headers: { 'Idempotency-Key': z.string(NO_KEY).check(z.regex(/^[\w-]{8,100}$/u, NO_KEY)) },
    body: assistanceRequest,
    answers: receipt,
    twin: true,
  }),
} as const;

const fieldErrors = z.object({
  errors: z.array(z.object({ name: z.string(), reason: z.string(), code: maybe(z.string()) })),
});

/** The fields that a refusal names, with a stable code beside the sentence; a field that the form does not have is left out. */
export const assistanceErrorsFrom = (problem: unknown): AssistanceErrors => {
  const named = z.safeParse(fieldErrors, problem);
  if (!named.success) return {};
  return Object.fromEntries(
    named.data.errors.flatMap(({ name, reason, code }) =>
      Object.hasOwn(assistanceRequest.shape, name)
        ? [[name as AssistanceField, { code: code ?? 'support.invalid', message: reason }]]
        : [],
    ),
  );
};
