import type { CompanyRepository } from '#core/session/ports.ts';
import type { Company } from '#core/session/user.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import { companyFromWire, wireCompanies } from '#adapters/http/contract/session.ts';
import type { Http } from './http.ts';

/** The companies of the person who is logged in; the service takes the person from the token. */
export class HttpCompanyRepository implements CompanyRepository {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async companiesOf(): Promise<readonly Company[]> {
    return (await this.#http.read(PATHS.companies, wireCompanies)).map(companyFromWire);
  }
}
