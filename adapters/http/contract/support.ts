import * as z from 'zod/mini';
import type {
  AssistanceErrors,
  AssistanceField,
  AssistanceRequest,
  SupportContact,
} from '#core/support/assistance-request.ts';
import { MESSAGE_MAX_CHARACTERS, MESSAGE_MIN_CHARACTERS } from '#core/support/check-draft.ts';
import { freeText, maybe, present, wireOption } from './schema.ts';

/** Options of the "ambito" dropdown. */
export const wireScopes = z.array(wireOption);

/** A way to reach the agency. */
export const wireContact = z.object({
  title: z.string(),
  description: maybe(z.string()),
  phone: maybe(z.string()),
  email: maybe(z.string()),
  certifiedEmail: maybe(z.string()),
  address: maybe(z.string()),
  hours: maybe(z.string()),
});
export type WireContact = z.infer<typeof wireContact>;
z.globalRegistry.add(wireContact, { id: 'Recapito' });
export const wireContacts = z.array(wireContact);

const TOO_LONG = 'È troppo lungo.';
const field = freeText.check(z.maxLength(4_000, TOO_LONG));
/** Lengths are counted in halves of characters here and in whole ones by the rule: the longest message of emojis is twice as long. */
const message = freeText.check(z.maxLength(2 * MESSAGE_MAX_CHARACTERS, TOO_LONG)).register(z.globalRegistry, {
  description: `Da ${MESSAGE_MIN_CHARACTERS} a ${MESSAGE_MAX_CHARACTERS} caratteri.`,
});
const fiscalCode = freeText
  .check(z.maxLength(4_000, TOO_LONG))
  .register(z.globalRegistry, { description: 'Codice fiscale di una persona, con la lettera di controllo giusta.' });
const scope = freeText
  .check(z.maxLength(4_000, TOO_LONG))
  .register(z.globalRegistry, { description: 'Uno dei valori di /support/assistance-request-scopes.' });

/** An assistance request (D-10); the rules of each field are the core's. */
export const wireAssistanceRequest = z.strictObject({
  name: field,
  surname: field,
  fiscalCode,
  email: field,
  phone: maybe(field),
  scope,
  subject: field,
  message,
  consent: z.boolean(),
});
export type WireAssistanceRequest = z.infer<typeof wireAssistanceRequest>;
z.globalRegistry.add(wireAssistanceRequest, { id: 'RichiestaDiAssistenza' });

/** The receipt of a request that was taken. */
export const wireReceipt = z.object({ receiptNumber: z.string() });
z.globalRegistry.add(wireReceipt, { id: 'Ricevuta' });

/** The fields that a refusal names, with a stable code beside the sentence. */
export const wireFieldErrors = z.object({
  errors: z.array(z.object({ name: z.string(), reason: z.string(), code: maybe(z.string()) })),
});

export const contactFromWire = (wire: WireContact): SupportContact => ({
  title: wire.title,
  description: present(wire.description),
  phone: present(wire.phone),
  email: present(wire.email),
  pec: present(wire.certifiedEmail),
  address: present(wire.address),
  openingHours: present(wire.hours),
});

export const contactToWire = (contact: SupportContact): WireContact => ({
  title: contact.title,
  description: contact.description ?? null,
  phone: contact.phone ?? null,
  email: contact.email ?? null,
  certifiedEmail: contact.pec ?? null,
  address: contact.address ?? null,
  hours: contact.openingHours ?? null,
});

export const requestToWire = ({ phone, ...rest }: AssistanceRequest): WireAssistanceRequest => ({
  ...rest,
  phone: phone ?? null,
});

/** The refusal's fields as the domain's errors; a field that the form does not have is left out. */
export const errorsFromWire = ({ errors }: z.infer<typeof wireFieldErrors>): AssistanceErrors =>
  Object.fromEntries(
    errors.flatMap(({ name, reason, code }) =>
      FIELDS.has(name) ? [[name as AssistanceField, { code: code ?? 'support.invalid', message: reason }]] : [],
    ),
  );

// Helpers

const FIELDS: ReadonlySet<string> = new Set(Object.keys(wireAssistanceRequest.shape));
