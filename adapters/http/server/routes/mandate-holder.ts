import type { GrantsRepository } from '#core/access/grants-repository.ts';
import { mandateHolderCalls } from '#adapters/http/contract/mandate-holder.ts';
import { described } from '../description/described-calls.ts';
import { companyWords } from '../description/parameters.ts';
import type { Api } from './api.ts';
import { serve } from './serve.ts';

const calls = described(mandateHolderCalls, {
  tag: 'Assistenza',
  fields: {
    idUfficio: 'Codice dell’ufficio.',
    name: 'Nome dell’ufficio.',
  },
  parameters: companyWords,
  calls: { find: { name: 'getMandateHolder', summary: 'Gestore del mandato di un’azienda' } },
});

/** Adds the office that manages a company's mandate (API-15). */
export const addMandateHolder = (api: Api, grants: GrantsRepository): void =>
  serve(api, calls.find, async ({ cuaa }, { user }, request) => {
    await api.access.actFor(user, cuaa, request);
    return grants.mandateHolderOf(cuaa);
  });
