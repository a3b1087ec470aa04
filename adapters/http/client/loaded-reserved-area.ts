import type { Http } from './http.ts';
import type { Repositories } from './ports.ts';

/** The reserved area's part of the client, once its script has run: reserved pages bring it along, and ask at once (ROUTE-03). */
export const loadedReservedArea: { make?: (http: Http) => Partial<Repositories> } = {};
