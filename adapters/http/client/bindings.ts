import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { CompanyFileRepository } from '#core/company-file/company-file-repository.ts';
import { Logger } from '#core/kernel/logger.ts';
import { binding, type Binding } from '#core/kernel/port-key.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { CompanyRepository, IdentityProvider } from '#core/session/ports.ts';
import { HttpCatalogueRepository } from './catalogue.ts';
import { HttpCompanyFileRepository } from './company-file.ts';
import { AxiosHttp, Http, type PrepareClient } from './http.ts';
import { HttpCompanyRepository } from './session.ts';

/** Binds every repository to the service. Needs the sign-on provider, for the bearer token, and the logger. */
export const httpClientBindings = ({ apiBase }: Pick<PortalSettings, 'apiBase'>, prepare?: PrepareClient): readonly Binding[] => [
  binding(Http, [IdentityProvider, Logger], (provider, logger) => AxiosHttp(apiBase, provider, logger, prepare)),
  binding(CatalogueRepository, [Http], (http) => new HttpCatalogueRepository(http)),
  binding(CompanyFileRepository, [Http], (http) => new HttpCompanyFileRepository(http)),
  binding(CompanyRepository, [Http], (http) => new HttpCompanyRepository(http)),
];
