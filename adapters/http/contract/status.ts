import * as z from 'zod/mini';
import { get } from './calls.ts';
import { from, record } from './codecs.ts';

/** What a service says of itself that answers (API-19). */
export const serviceStatus = record({
  state: from('stato', z.literal('attivo')),
  version: from('versione', z.string()),
});

/** Whether the service works, for monitors and clients elsewhere: 503 while something is missing that it needs. */
export const statusCalls = {
  status: get('/status', { answers: serviceStatus }),
} as const;
