import * as z from 'zod/mini';
import {
  type CompanyAlerts,
  DIGEST_HOURS,
  NO_CHOICES,
  PERSONAL_KINDS,
  type PersonalAddress,
  type PersonalAlerts,
  TERM_DAYS,
} from '#core/alerts/personal-alerts.ts';
import { get, post } from './calls.ts';
import { type Codec, day, instant, list, nullable, optional, orElse, record } from './codecs.ts';
import { freeText } from './schema.ts';

const kind = z.enum(PERSONAL_KINDS, 'Non è un genere di avviso.');
const as = z.enum(['farmer', 'caa'], 'Deve essere farmer o caa.');
const hour = z
  .number('Deve essere un’ora.')
  .check(z.int('Deve essere un’ora intera.'), z.minimum(DIGEST_HOURS[0] ?? 0), z.maximum(DIGEST_HOURS.at(-1) ?? 0));
const termDay = z
  .number('Deve essere un numero di giorni.')
  .check(z.refine((day) => TERM_DAYS.includes(day), 'Deve essere 30, 14, 7 o 1.'));
/** A person holds fewer companies than this. */
const MOST_COMPANIES = 200;

/** A farmer's choice of alerts for one company. */
export const companyAlerts = record({ cuaa: z.string(), kinds: list(kind) }) satisfies Codec<CompanyAlerts>;

const alertAddress = record({
  mail: z.string(),
  confirmedOn: nullable(day),
  sentAt: instant,
}) satisfies Codec<PersonalAddress>;

/** A person's choice of alerts, and the address (PREF-01). */
export const personalAlerts = record({
  address: optional(alertAddress),
  companies: orElse(list(companyAlerts), []),
  kinds: orElse(list(kind), []),
  hour: orElse(z.number(), NO_CHOICES.hour),
  termDays: orElse(list(z.number()), TERM_DAYS),
}) satisfies Codec<PersonalAlerts>;

/** What a person asks for; the rules of the address are the core's. */
export const personalDraft = z.strictObject({
  as,
  mail: freeText.check(z.maxLength(1000, 'È troppo lungo.')),
  companies: z
    .array(
      z.strictObject({
        cuaa: freeText.check(z.minLength(1), z.maxLength(40)),
        kinds: z.array(kind).check(z.maxLength(PERSONAL_KINDS.length)),
      }),
    )
    .check(z.maxLength(MOST_COMPANIES)),
  kinds: z.array(kind).check(z.maxLength(PERSONAL_KINDS.length)),
  hour,
  termDays: z.optional(z.array(termDay).check(z.minLength(1), z.maxLength(TERM_DAYS.length))),
});

const BASE = '/private/alert-preferences';

export const personalAlertCalls = {
  /** The role says whose choices: those of a farmer's companies, or those of a centre. */
  read: get(BASE, { query: { as }, answers: personalAlerts }),
  save: post(BASE, { body: personalDraft, answers: personalAlerts }),
  resend: post(`${BASE}/confirmation`, { body: z.strictObject({ as }), answers: personalAlerts }),
} as const;
