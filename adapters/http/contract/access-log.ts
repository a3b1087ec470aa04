import * as z from 'zod/mini';
import { type AccessEntry, ACCESS_SUBJECTS } from '#core/company-file/access-log.ts';
import { get } from './calls.ts';
import { type Codec, day, instant, list, nullable, pageOf, record } from './codecs.ts';
import { company, pageNumber } from './params.ts';

/** What one outsider read on one day. */
export const accessEntry = record({
  from: instant,
  to: instant,
  role: z.enum(['farmer', 'caa']),
  outcome: z.enum(['allowed', 'refused']),
  office: nullable(z.string()),
  mandateSince: nullable(day),
  subjects: list(z.enum(ACCESS_SUBJECTS)),
}) satisfies Codec<AccessEntry>;

export const accessLogCalls = {
  entries: get('/private/file/access-log/:cuaa', {
    params: company,
    query: { page: z.optional(pageNumber) },
    keyed: true,
    answers: pageOf(accessEntry),
    refuses: { 403: 'company-file.forbidden' },
  }),
} as const;
