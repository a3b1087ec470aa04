import * as z from 'zod/mini';
import type { PayingBodyRepository } from '#core/paying-bodies/paying-body-repository.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import {
  countersToWire,
  payingBodyToWire,
  wireCounters,
  wirePayingBodies,
} from '#adapters/http/contract/paying-bodies.ts';
import { publicRead, type Api } from './api.ts';

const TAG = 'Organismi pagatori';
const query = z.object({ categories: z.optional(z.string().check(z.maxLength(60))) });

/** Adds the paying-body finder (API-12). */
export const addPayingBodies = (api: Api, bodies: PayingBodyRepository): void => {
  publicRead(api, {
    url: PATHS.payingBodies,
    summary: 'Sedi degli organismi pagatori',
    tag: TAG,
    query,
    answer: wirePayingBodies,
    key: ({ query: { categories = '' } }) => categories,
    read: async ({ query: { categories } }) => (await bodies.serving(regionOf(categories))).map(payingBodyToWire),
  });
  publicRead(api, {
    url: PATHS.payingBodyCounters,
    summary: 'Numero di sedi regionali e nazionali',
    tag: TAG,
    query,
    answer: wireCounters,
    key: ({ query: { categories = '' } }) => categories,
    read: async ({ query: { categories } }) => countersToWire(await bodies.counters(regionOf(categories))),
  });
};

// Helpers

const regionOf = (categories: string | undefined): string | undefined => (categories === '' ? undefined : categories);
