import type { GrantsRepository } from '#core/access/grants-repository.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import { wireMandateHolder } from '#adapters/http/contract/support.ts';
import type { AccessControl } from '../protection/access-control.ts';
import { HttpProblem } from '../problems/problem.ts';
import type { Api } from './api.ts';
import { keyedCall } from './keyed-call.ts';
import { cuaaKey } from './params.ts';

/** Adds the office that manages a company's mandate (API-15), in both forms (D-29). */
export const addMandateHolder = (api: Api, grants: GrantsRepository, access: AccessControl): void => {
  keyedCall(api, access, {
    url: PATHS.mandateHolder,
    summary: 'Gestore del mandato di un’azienda',
    tag: 'Assistenza',
    key: cuaaKey,
    answer: wireMandateHolder,
    refuses: [404],
    run: async ({ key: { cuaa }, reader: { user }, request }) => {
      await access.actFor(user, cuaa, request);
      const holder = await grants.mandateHolderOf(cuaa);
      if (holder === undefined) throw new HttpProblem(404);
      return { idUfficio: holder.officeId, name: holder.name, mail: holder.mail, phone: holder.phone ?? null };
    },
  });
};
