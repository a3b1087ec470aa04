import type { AidRepository } from '#core/aids/aid-repository.ts';
import { aids } from '#adapters/http/contract/aids.ts';
import { callsOf } from './calls.ts';
import type { Http } from './http.ts';

/** The aids with their conditions, over the service. */
export const httpAids = (http: Http): AidRepository => callsOf(http, { aids });
