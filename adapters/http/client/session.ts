import type { CrmAvailability } from '#core/navigation/ports.ts';
import type { CompanyRepository, ConventionRepository, SianQualification } from '#core/session/ports.ts';
import type { Company, Convention } from '#core/session/user.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import {
  companyFromWire,
  conventionFromWire,
  wireCompanies,
  wireDesk,
  wireFlag,
  wireIdLinks,
} from '#adapters/http/contract/session.ts';
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

/** The convention of the operator who is logged in. */
export class HttpConventionRepository implements ConventionRepository {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async conventionOf(): Promise<Convention | undefined> {
    const { caa } = await this.#http.read(PATHS.desk, wireDesk);
    return caa === null || caa === undefined ? undefined : conventionFromWire(caa);
  }
}

/** What the national system knows of the person who is logged in (SES-17). */
export class HttpSianQualification implements SianQualification {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async idLinks(isCaa: boolean): Promise<readonly string[]> {
    return this.#http.read(PATHS.idLinks, wireIdLinks, [['isCaa', String(isCaa)]]);
  }

  async isQualified(): Promise<boolean> {
    return this.#http.read(PATHS.qualification, wireFlag);
  }
}

/** Whether the service finds the CAA portal's CRM (NAV-11). */
export class HttpCrmAvailability implements CrmAvailability {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async isAvailable(): Promise<boolean> {
    return this.#http.read(PATHS.crmAvailable, wireFlag);
  }
}
