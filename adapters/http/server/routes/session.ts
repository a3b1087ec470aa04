import type { CompanyRepository, ConventionRepository, SianRecords } from '#core/session/ports.ts';
import { rolesOf } from '#core/session/user.ts';
import { convention, ownCompany, sessionCalls } from '#adapters/http/contract/session.ts';
import { described } from '../description/described-calls.ts';
import { flagSchema } from '../description/parameters.ts';
import type { Api } from './api.ts';
import { serve } from './serve.ts';

const calls = described(sessionCalls, {
  tag: 'Sessione',
  schemas: { Azienda: ownCompany, OperatoreCaa: convention },
  parameters: {
    isCaa: {
      description: 'Se si entra come operatore di un centro di assistenza.',
      example: false,
      schema: flagSchema,
    },
  },
  calls: {
    companies: { name: 'getMyCompanies', summary: 'Aziende della persona' },
    desk: { name: 'getMyDesk', summary: 'Chi è la persona per la sua scrivania' },
    idLinks: { name: 'getMySianIdLinks', summary: 'Identificativi di collegamento con il sistema nazionale' },
    isQualified: { name: 'isQualifiedAtSian', summary: 'Se la persona è qualificata nel sistema nazionale' },
    isCrmAvailable: { name: 'isCrmAvailable', summary: 'Se il portale dei CAA è disponibile' },
  },
});

/** Adds what is asked right after sign-in (API-15, SES-17). */
export const addSession = (
  api: Api,
  parts: {
    readonly companies: CompanyRepository;
    readonly conventions: ConventionRepository;
    readonly sian: SianRecords;
    readonly crm: boolean;
  },
): void => {
  const { companies, conventions, sian, crm } = parts;
  serve(api, calls.companies, async (_asked, { user }) =>
    rolesOf(user.userType).includes('farmer') ? companies.companiesOf(user) : [],
  );
  serve(api, calls.desk, async (_asked, { user }) =>
    rolesOf(user.userType).includes('caa') ? conventions.conventionOf(user) : undefined,
  );
  // Asked while the sign-in still finds out who may come in: for whom there is nothing the answer is empty, not a refusal.
  serve(api, calls.idLinks, async ({ isCaa = false }, { user }) =>
    (await api.access.canTake(user, isCaa ? 'caa' : 'farmer')) ? sian.idLinks(user, isCaa) : [],
  );
  serve(api, calls.isQualified, async (_asked, { user }) => sian.isQualified(user));
  serve(api, calls.isCrmAvailable, async (_asked, { user }) => crm && rolesOf(user.userType).includes('caa'));
};
