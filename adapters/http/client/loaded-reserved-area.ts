import type { Http } from './http.ts';
import type { Repositories } from './ports.ts';

/** What only reserved pages ask. */
export type ReservedRepositories = Pick<
  Repositories,
  | 'companyFiles'
  | 'fileSummaries'
  | 'accessLog'
  | 'procedures'
  | 'applicationDocuments'
  | 'paymentPapers'
  | 'statements'
  | 'producers'
  | 'clientMessages'
  | 'producerWork'
  | 'myAlerts'
  | 'desk'
>;

/** The reserved area's part of the client, once its script has run: reserved pages bring it along, and ask at once (ROUTE-03). */
export const loadedReservedArea: { make?: (http: Http) => ReservedRepositories } = {};
