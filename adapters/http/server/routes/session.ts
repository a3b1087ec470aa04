import * as z from 'zod/mini';
import type { SianRecords } from '#core/session/ports.ts';
import type { CompanyRepository, ConventionRepository } from '#core/session/ports.ts';
import { rolesOf } from '#core/session/user.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import {
  companyToWire,
  conventionToWire,
  wireCompanies,
  wireDesk,
  wireFlag,
  wireIdLinks,
} from '#adapters/http/contract/session.ts';
import type { AccessControl } from '../protection/access-control.ts';
import { privateCall, type Api } from './api.ts';

const TAG = 'Sessione';
const isCaaQuery = z.object({ isCaa: z.optional(z.enum(['true', 'false'], 'Deve essere true o false.')) });

/** Adds what is asked right after sign-in (API-15, SES-17). */
export const addSession = (
  api: Api,
  parts: {
    readonly companies: CompanyRepository;
    readonly conventions: ConventionRepository;
    readonly sian: SianRecords;
    readonly access: AccessControl;
    readonly crm: boolean;
  },
): void => {
  const { companies, conventions, sian, access, crm } = parts;
  privateCall(api, {
    url: PATHS.companies,
    summary: 'Aziende della persona',
    tag: TAG,
    answer: wireCompanies,
    run: async ({ reader: { user } }) =>
      rolesOf(user.userType).includes('farmer') ? (await companies.companiesOf(user)).map(companyToWire) : [],
  });
  privateCall(api, {
    url: PATHS.desk,
    summary: 'Chi è la persona per la sua scrivania',
    tag: TAG,
    answer: wireDesk,
    run: async ({ reader: { user } }) => {
      const convention = rolesOf(user.userType).includes('caa') ? await conventions.conventionOf(user) : undefined;
      return { caa: convention === undefined ? null : conventionToWire(convention) };
    },
  });
  privateCall(api, {
    url: PATHS.idLinks,
    summary: 'Identificativi di collegamento con il sistema nazionale',
    tag: TAG,
    query: isCaaQuery,
    answer: wireIdLinks,
    // Asked while the sign-in still finds out who may come in: for whom there is nothing the answer is empty, not a refusal.
    run: async ({ reader: { user }, query: { isCaa } }) =>
      (await access.canTake(user, isCaa === 'true' ? 'caa' : 'farmer'))
        ? [...(await sian.idLinks(user, isCaa === 'true'))]
        : [],
  });
  privateCall(api, {
    url: PATHS.qualification,
    summary: 'Se la persona è qualificata nel sistema nazionale',
    tag: TAG,
    answer: wireFlag,
    run: async ({ reader: { user } }) => sian.isQualified(user),
  });
  privateCall(api, {
    url: PATHS.crmAvailable,
    summary: 'Se il portale dei CAA è disponibile',
    tag: TAG,
    answer: wireFlag,
    run: async ({ reader: { user } }) => crm && rolesOf(user.userType).includes('caa'),
  });
};
