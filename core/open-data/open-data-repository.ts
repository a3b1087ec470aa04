import { portKey } from '#core/kernel/port-key.ts';
import type { OpenCatalogue } from './data-set.ts';

/** The data that everybody may use. Throws `ServiceError` when the answer cannot be had. */
export interface OpenDataRepository {
  /** All data sets with their columns and files (DATI-01); undefined where the service has none (D-40). */
  catalogue(): Promise<OpenCatalogue | undefined>;
}
export const OpenDataRepository = portKey<OpenDataRepository>('OpenDataRepository');
