import type { AccessLogRepository } from '#core/company-file/access-log-repository.ts';
import { accessLogCalls } from '#adapters/http/contract/access-log.ts';
import { callsOf } from './calls.ts';
import type { Http } from './http.ts';

/** The access log over the service. */
export const httpAccessLog = (http: Http): AccessLogRepository => {
  const calls = callsOf(http, accessLogCalls);
  return { entries: (cuaa, page) => calls.entries({ cuaa, page }) };
};
