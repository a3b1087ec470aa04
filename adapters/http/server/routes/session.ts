import type { CompanyStates } from '#core/open-items/company-states.ts';
import type { CompanyRepository, ConventionRepository, SianRecords } from '#core/session/ports.ts';
import { rolesOf } from '#core/session/user.ts';
import { companyState, convention, ownCompany, sessionCalls } from '#adapters/http/contract/session.ts';
import { described } from '../description/described-calls.ts';
import { flagSchema } from '../description/parameters.ts';
import type { Api } from './api.ts';
import { serve, serveReserved } from './serve.ts';

const calls = described(sessionCalls, {
  tag: 'Sessione',
  schemas: { Azienda: ownCompany, StatoAzienda: companyState, OperatoreCaa: convention },
  fields: {
    mandatoChiuso: 'Se il mandato è chiuso: il fascicolo non si apre.',
    hasState: 'Se si può chiedere che cosa c’è da fare per le aziende.',
    toDos: 'Quante cose da fare.',
    late: 'Quante di loro hanno il termine passato.',
    nextTerm: 'Il termine più vicino, anno-mese-giorno.',
    stoppedAmount: 'Quanto fermano oggi, in euro; nullo se non è noto.',
    caa: 'L’operatore del centro di assistenza; nullo per un agricoltore.',
    'OperatoreCaa.name': 'Nome dell’operatore.',
    descrizioneCaa: 'Nome del centro di assistenza.',
    idUfficio: 'Codici degli uffici; nessuno, nessuna convenzione.',
    uffici: 'Gli stessi uffici, con il nome e i recapiti.',
    'uffici.id': 'Codice dell’ufficio.',
    'uffici.name': 'Nome dell’ufficio.',
    writesToClients: 'Se può scrivere ai produttori.',
    hasWorkList: 'Se si può chiedere che cosa manca ai produttori.',
  },
  parameters: {
    isCaa: {
      description: 'Se si entra come operatore di un centro di assistenza.',
      example: false,
      schema: flagSchema,
    },
  },
  calls: {
    companies: { name: 'getMyCompanies', summary: 'Aziende della persona' },
    states: {
      name: 'getMyCompanyStates',
      summary: 'Che cosa c’è da fare per ciascuna azienda della persona con il mandato aperto',
    },
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
    readonly states: CompanyStates;
    readonly conventions: ConventionRepository;
    readonly sian: SianRecords;
    readonly crm: boolean;
  },
): void => {
  const { companies, states, conventions, sian, crm } = parts;
  serve(api, calls.companies, async (_asked, { user }) =>
    rolesOf(user.userType).includes('farmer')
      ? (await companies.companiesOf(user)).map((company) => ({ ...company, hasState: true, hasAlerts: true }))
      : [],
  );
  // Each person's own companies only: nobody else's can be asked for.
  serveReserved(api, calls.states, async (_asked, { user }) => states.statesOf(await companies.companiesOf(user)), {
    audience: () => 'farmer',
  });
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
