import type { CrmAvailability } from '#core/navigation/ports.ts';
import type { CompanyRepository, ConventionRepository, SianQualification } from '#core/session/ports.ts';
import type { CompanyStates } from '#core/open-items/company-states.ts';
import { sessionCalls } from '#adapters/http/contract/session.ts';
import { callsOf } from './calls.ts';
import type { Http } from './http.ts';

/** What the service knows of the person who is logged in, whom it takes from the token (SES-17, NAV-11). */
export const httpSession = (
  http: Http,
): CompanyRepository & CompanyStates & ConventionRepository & SianQualification & CrmAvailability => {
  const calls = callsOf(http, sessionCalls);
  return {
    companiesOf: () => calls.companies(),
    statesOf: () => calls.states(),
    conventionOf: () => calls.desk(),
    idLinks: (isCaa) => calls.idLinks({ isCaa }),
    isQualified: () => calls.isQualified(),
    isAvailable: () => calls.isCrmAvailable(),
  };
};
