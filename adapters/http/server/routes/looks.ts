import type { LookRepository } from '#core/company-file/look-repository.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import { lookToWire, wireLooks } from '#adapters/http/contract/looks.ts';
import { pageToWire } from '#adapters/http/contract/pieces.ts';
import type { AccessControl } from '../protection/access-control.ts';
import { HttpProblem } from '../problems/problem.ts';
import type { Api } from './api.ts';
import { keyedCall } from './keyed-call.ts';
import { cuaaKey, pagingQuery } from './params.ts';

/** Adds who has looked at a company's data: only its own may know, also while its mandate is closed. */
export const addLooks = (api: Api, looks: LookRepository, access: AccessControl): void =>
  keyedCall(api, access, {
    url: PATHS.fileAccessLog,
    summary: 'Chi, oltre ai titolari, ha consultato i dati dell’azienda, dal più recente',
    tag: 'Fascicolo aziendale',
    key: cuaaKey,
    query: { page: pagingQuery.page },
    answer: wireLooks,
    run: async ({ key: { cuaa }, query: { page = '1' }, reader: { user }, request }) => {
      await access.actFor(user, cuaa, request, 'farmer');
      const found = await looks.looksAt(cuaa, Number(page));
      if (!found.ok) throw new HttpProblem(403);
      return pageToWire(found.value, lookToWire);
    },
  });
