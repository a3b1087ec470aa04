import * as z from 'zod/mini';
import type { WorkPayment } from '#core/producers/work.ts';
import { WORK_KINDS } from '#core/open-items/work-item.ts';
import {
  WORK_SORTS,
  WORK_TERMS,
  type WorkKindSum,
  type WorkPage,
  type WorkRow,
  type WorkTotals,
} from '#core/producers/work-list.ts';
import { get } from './calls.ts';
import {
  type Codec,
  day,
  from,
  list,
  mapped,
  nullable,
  optional,
  pageFrom,
  pageShape,
  pageTo,
  record,
} from './codecs.ts';
import { keyText, paging } from './params.ts';
import { euro } from './euro.ts';
import { whole } from './schema.ts';

const text = z.string();
const kind = z.enum(WORK_KINDS);

const workPayment = record({
  id: text,
  description: text,
  amountCents: from('amount', euro),
  expectedBy: nullable(day),
  since: day,
  stoppedSince: optional(day),
}) satisfies Codec<WorkPayment>;

const producer = record({
  friendlyUrl: text,
  cuaa: text,
  registeredName: from('denominazione', text),
  office: nullable(text),
});

/** A row of the work list: what is lacking at a producer's, and what it stops (CAA-01). */
export const workRow = record({
  id: text,
  producer,
  kind,
  thing: nullable(text),
  name: nullable(text),
  about: nullable(text),
  day: nullable(day),
  stoppedCents: from('stopped', euro),
  atRiskCents: from('atRisk', euro),
  atRiskFrom: nullable(day),
  isPartial: z.boolean(),
  payments: list(workPayment),
}) satisfies Codec<WorkRow>;

/** What all rows of the filters stop together, each payment once. */
export const workTotals = record({
  producers: whole,
  stoppedProducers: whole,
  stoppedCents: from('stopped', euro),
  atRiskCents: from('atRisk', euro),
  isPartial: z.boolean(),
}) satisfies Codec<WorkTotals>;

const workPage: Codec<WorkPage> = mapped(z.object({ ...pageShape(workRow), totals: workTotals }), {
  decode: ({ totals, ...page }) => ({ ...pageFrom(page), totals }),
  encode: ({ totals, ...page }: WorkPage) => ({ ...pageTo(page), totals }),
});

/** How many producers lack something of a kind, and what that stops. */
export const workKindSum = record({
  kind,
  producers: whole,
  stoppedCents: from('stopped', euro),
  atRiskCents: from('atRisk', euro),
}) satisfies Codec<WorkKindSum>;

const BASE = '/private/caa';
const MOST_CHARACTERS = 120;
const refuses = { 403: 'producers.forbidden' } as const;
const office = z.optional(keyText('Manca l’ufficio.', MOST_CHARACTERS));

export const producerWorkCalls = {
  list: get(`${BASE}/work-list`, {
    query: {
      ...paging,
      office,
      term: z.optional(z.enum(WORK_TERMS, 'Non è un termine ammesso.')),
      kind: z.optional(z.enum(WORK_KINDS, 'Non è un tipo ammesso.')),
      sort: z.optional(z.enum(WORK_SORTS, 'Non è un ordine ammesso.')),
      producer: z.optional(keyText('Manca l’indirizzo del produttore.', MOST_CHARACTERS)),
    },
    answers: workPage,
    refuses,
  }),
  kinds: get(`${BASE}/work-kinds`, { query: { office }, answers: list(workKindSum), refuses }),
} as const;
