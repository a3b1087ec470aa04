import * as z from 'zod/mini';
import type { MandateHolder } from '#core/access/grants-repository.ts';
import { get } from './calls.ts';
import { type Codec, from, nullable, record } from './codecs.ts';
import { company } from './params.ts';

const mandateHolder = record({
  officeId: from('idUfficio', z.string()),
  name: z.string(),
  mail: z.string(),
  phone: nullable(z.string()),
}) satisfies Codec<MandateHolder>;

/** The office that manages a company's mandate (API-15). */
export const mandateHolderCalls = {
  find: get('/private/support/mandate-holder/:cuaa', {
    params: company,
    keyed: true,
    answers: mandateHolder,
    mayMiss: true,
  }),
} as const;
