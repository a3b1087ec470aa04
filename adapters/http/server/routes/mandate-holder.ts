import * as z from 'zod/mini';
import type { GrantsRepository } from '#core/access/grants-repository.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import { wireMandateHolder } from '#adapters/http/contract/support.ts';
import type { AccessControl } from '../protection/access-control.ts';
import { Refusal } from '../refusals/problem.ts';
import { privateCall, type Api } from './api.ts';

const query = z.object({
  cuaa: z.string('Manca l’azienda.').check(z.minLength(1, 'Manca l’azienda.'), z.maxLength(40)),
});

/** Adds the office that manages a company's mandate (API-15). */
export const addMandateHolder = (api: Api, grants: GrantsRepository, access: AccessControl): void => {
  privateCall(api, {
    url: PATHS.mandateHolder,
    summary: 'Gestore del mandato di un’azienda',
    tag: 'Assistenza',
    query,
    answer: wireMandateHolder,
    refuses: [404],
    before: ({ user }) => access.readReserved(user, 'anyRole'),
    run: async ({ query: { cuaa }, reader: { user }, request }) => {
      await access.actFor(user, cuaa, request);
      const holder = await grants.mandateHolderOf(cuaa);
      if (holder === undefined) throw new Refusal(404);
      return { idUfficio: holder.officeId, name: holder.name, mail: holder.mail, phone: holder.phone ?? null };
    },
  });
};
