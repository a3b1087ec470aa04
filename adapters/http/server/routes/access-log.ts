import type { AccessLogRepository } from '#core/company-file/access-log-repository.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import { accessEntryToWire, wireAccessLog } from '#adapters/http/contract/access-log.ts';
import { pageToWire } from '#adapters/http/contract/pieces.ts';
import type { AccessControl } from '../protection/access-control.ts';
import { HttpProblem } from '../problems/problem.ts';
import type { Api } from './api.ts';
import { keyedCall } from './keyed-call.ts';
import { cuaaKey, pagingQuery } from './params.ts';

/** Adds the access log of a company file: only the company's own people may read it, also while its mandate is closed. */
export const addAccessLog = (api: Api, accessLog: AccessLogRepository, access: AccessControl): void =>
  keyedCall(api, access, {
    url: PATHS.fileAccessLog,
    summary: 'Chi, oltre ai titolari, ha consultato i dati dell’azienda, dal più recente',
    tag: 'Fascicolo aziendale',
    key: cuaaKey,
    query: { page: pagingQuery.page },
    answer: wireAccessLog,
    run: async ({ key: { cuaa }, query: { page = '1' }, reader: { user }, request }) => {
      await access.actFor(user, cuaa, request, 'farmer');
      const found = await accessLog.entries(cuaa, Number(page));
      if (!found.ok) throw new HttpProblem(403);
      return pageToWire(found.value, accessEntryToWire);
    },
  });
