import { fail, succeed, type Result } from '#core/kernel/result.ts';
import type {
  AssistanceDraft,
  AssistanceErrors,
  AssistanceField,
  AssistanceRequest,
  FieldError,
} from './assistance-request.ts';
import { fiscalCodeProblem, normalisedFiscalCode } from './fiscal-code.ts';

/** Shortest message, in characters as code points: an emoji made of several counts for several (D-10). */
export const MESSAGE_MIN_CHARACTERS = 20;
/** Longest message, counted the same way (D-10). */
export const MESSAGE_MAX_CHARACTERS = 3_000;
/** Longest name, surname and scope. */
const NAME_MAX_CHARACTERS = 80;
/** Shortest and longest subject. */
const SUBJECT_MIN_CHARACTERS = 3;
export const SUBJECT_MAX_CHARACTERS = 150;
/** Longest e-mail address. */
const EMAIL_MAX_CHARACTERS = 254;
/** Fewest and most digits of a telephone number, international prefix included. */
const PHONE_MIN_DIGITS = 6;
const PHONE_MAX_DIGITS = 15;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(
  `^[a-z0-9!#$%&'*+/=?^_\`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_\`{|}~-]+)*@(?:${LABEL}\\.)+[a-z]{2,63}$`,
  'iu',
);
const PHONE = /^\+?[\d\s./()-]+$/u;
const NAME_LETTER = /\p{L}/u;
const CONTROL_CHARACTER = /\p{Cc}/u;

/** The length of a text as it was typed, in code points; of a message it is what the form's counter shows. */
export const characterCount = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

type Check = (draft: AssistanceDraft) => FieldError | undefined;

const error = (code: string, message: string): FieldError => ({ code: `support.${code}`, message });

const nameCheck =
  (field: 'name' | 'surname', missing: string): Check =>
  (draft) => {
    const text = draft[field].trim();
    if (text === '') return error(`${field}-missing`, missing);
    if (!NAME_LETTER.test(text) || CONTROL_CHARACTER.test(text))
      return error(`${field}-invalid`, 'Usa almeno una lettera.');
    return characterCount(text) > NAME_MAX_CHARACTERS
      ? error(`${field}-too-long`, `Usa al massimo ${NAME_MAX_CHARACTERS} caratteri.`)
      : undefined;
  };

/** The rule of each field, in the order of the form. */
const CHECKS: Readonly<Record<AssistanceField, Check>> = {
  name: nameCheck('name', 'Scrivi il tuo nome.'),
  surname: nameCheck('surname', 'Scrivi il tuo cognome.'),
  fiscalCode: ({ fiscalCode }) => {
    if (fiscalCode.trim() === '') return error('fiscal-code-missing', 'Scrivi il tuo codice fiscale.');
    const problem = fiscalCodeProblem(fiscalCode);
    if (problem === 'shape')
      return error(
        'fiscal-code-shape',
        'Il codice fiscale ha 16 caratteri, come BNCNNA80A41H501R: controlla che ci siano tutti.',
      );
    return problem === 'control'
      ? error(
          'fiscal-code-control',
          'Il codice fiscale non è corretto: l’ultima lettera non corrisponde. Ricontrollalo.',
        )
      : undefined;
  },
  email: ({ email }) => {
    const text = email.trim();
    if (text === '') return error('email-missing', 'Scrivi il tuo indirizzo email: ti risponderemo lì.');
    return text.length > EMAIL_MAX_CHARACTERS || !EMAIL.test(text)
      ? error('email-invalid', 'L’indirizzo email non è completo. Scrivilo come nome@dominio.it.')
      : undefined;
  },
  phone: ({ phone }) => {
    const text = phone.trim();
    if (text === '') return undefined;
    const digits = text.replaceAll(/\D/gu, '').length;
    return PHONE.test(text) && digits >= PHONE_MIN_DIGITS && digits <= PHONE_MAX_DIGITS
      ? undefined
      : error(
          'phone-invalid',
          `Scrivi un numero di telefono di ${PHONE_MIN_DIGITS}-${PHONE_MAX_DIGITS} cifre, oppure lascia vuoto il campo.`,
        );
  },
  scope: ({ scope }) => {
    const text = scope.trim();
    if (text === '') return error('scope-missing', 'Scegli l’ambito della richiesta.');
    return characterCount(text) > NAME_MAX_CHARACTERS
      ? error('scope-unknown', 'Scegli l’ambito dall’elenco.')
      : undefined;
  },
  subject: ({ subject }) => {
    const text = subject.trim();
    if (text === '') return error('subject-missing', 'Scrivi l’oggetto della richiesta.');
    const count = characterCount(text);
    return count < SUBJECT_MIN_CHARACTERS || count > SUBJECT_MAX_CHARACTERS || CONTROL_CHARACTER.test(text)
      ? error(
          'subject-length',
          `L’oggetto va scritto su una riga, da ${SUBJECT_MIN_CHARACTERS} a ${SUBJECT_MAX_CHARACTERS} caratteri.`,
        )
      : undefined;
  },
  // A message is taken as it was typed, blanks at its ends and all (D-34); blanks alone describe nothing.
  message: ({ message }) => {
    const count = characterCount(message);
    if (message.trim() === '') return error('message-missing', 'Descrivi la tua richiesta.');
    if (count < MESSAGE_MIN_CHARACTERS)
      return error(
        'message-too-short',
        `Descrivi la richiesta con almeno ${MESSAGE_MIN_CHARACTERS} caratteri: ora sono ${count}.`,
      );
    return count > MESSAGE_MAX_CHARACTERS
      ? error(
          'message-too-long',
          `La richiesta può avere al massimo 3.000 caratteri: togline ${count - MESSAGE_MAX_CHARACTERS}.`,
        )
      : undefined;
  },
  consent: ({ consent }) =>
    consent
      ? undefined
      : error(
          'consent-missing',
          'Per inviare la richiesta devi aver letto l’informativa e acconsentire al trattamento dei dati.',
        ),
};

/** The fields in the order in which the form shows them, so that the first error can take the focus. */
export const ASSISTANCE_FIELDS = Object.keys(CHECKS) as readonly AssistanceField[];

/** What is wrong with a draft, field by field; empty when nothing is (PAGE-33, D-10). */
export const draftErrors = (draft: AssistanceDraft): AssistanceErrors => {
  const errors: Partial<Record<AssistanceField, FieldError>> = {};
  for (const field of ASSISTANCE_FIELDS) {
    const wrong = CHECKS[field](draft);
    if (wrong !== undefined) errors[field] = wrong;
  }
  return errors;
};

/** The request that a draft stands for: blanks at the ends of all but the message gone (D-34), the fiscal code in capitals, no empty phone. */
export const requestFromDraft = (draft: AssistanceDraft): Result<AssistanceRequest, AssistanceErrors> => {
  const errors = draftErrors(draft);
  if (Object.keys(errors).length > 0) return fail(errors);
  const phone = draft.phone.trim();
  return succeed({
    name: draft.name.trim(),
    surname: draft.surname.trim(),
    fiscalCode: normalisedFiscalCode(draft.fiscalCode),
    email: draft.email.trim(),
    phone: phone === '' ? undefined : phone,
    scope: draft.scope.trim(),
    subject: draft.subject.trim(),
    message: draft.message,
    consent: true,
  });
};
