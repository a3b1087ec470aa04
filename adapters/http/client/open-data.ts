import type { OpenDataRepository } from '#core/open-data/open-data-repository.ts';
import { openDataCatalogue } from '#adapters/http/contract/open-data.ts';
import { callsOf } from './calls.ts';
import type { Http } from './http.ts';

/** The data that everybody may use, over the service. */
export const httpOpenData = (http: Http): OpenDataRepository => callsOf(http, { catalogue: openDataCatalogue });
