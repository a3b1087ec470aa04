import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { ContentRepository, HighlightRepository } from '#core/content/content-repository.ts';
import { CompanyFileRepository } from '#core/company-file/company-file-repository.ts';
import { Logger } from '#core/kernel/logger.ts';
import { binding, type Binding } from '#core/kernel/port-key.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { CrmAvailability } from '#core/navigation/ports.ts';
import { NotificationRepository } from '#core/notifications/notification-repository.ts';
import { PayingBodyRepository } from '#core/paying-bodies/paying-body-repository.ts';
import { PaymentRepository } from '#core/payments/payment-repository.ts';
import { ProcedureRepository } from '#core/procedures/procedure-repository.ts';
import { ProducerRepository } from '#core/producers/producer-repository.ts';
import { SearchIndex } from '#core/search/search-index.ts';
import { CompanyRepository, ConventionRepository, IdentityProvider, SianQualification } from '#core/session/ports.ts';
import { AssistanceDesk } from '#core/support/assistance-desk.ts';
import { HttpCatalogueRepository } from './catalogue.ts';
import { HttpCompanyFileRepository } from './company-file.ts';
import { HttpContentRepository, HttpHighlightRepository } from './content.ts';
import { AxiosHttp, type HearFailure, Http, type PrepareClient } from './http.ts';
import { HttpNotificationRepository } from './notifications.ts';
import { HttpPayingBodyRepository } from './paying-bodies.ts';
import { HttpPaymentRepository } from './payments.ts';
import { HttpProcedureRepository } from './procedures.ts';
import { HttpProducerRepository } from './producers.ts';
import { HttpSearchIndex } from './search.ts';
import { HttpCompanyRepository, HttpConventionRepository, HttpCrmAvailability, HttpSianQualification } from './session.ts';
import { HttpAssistanceDesk } from './support.ts';

/** Binds every repository to the service. Needs the sign-on provider, for the bearer token, and the logger. */
export const httpClientBindings = ({ apiBase }: Pick<PortalSettings, 'apiBase'>, prepare?: PrepareClient, hearFailure?: HearFailure): readonly Binding[] => [
  binding(Http, [IdentityProvider, Logger], (provider, logger) => AxiosHttp(apiBase, provider, logger, prepare, hearFailure)),
  binding(CatalogueRepository, [Http], (http) => new HttpCatalogueRepository(http)),
  binding(CompanyFileRepository, [Http], (http) => new HttpCompanyFileRepository(http)),
  binding(CompanyRepository, [Http], (http) => new HttpCompanyRepository(http)),
  binding(ConventionRepository, [Http], (http) => new HttpConventionRepository(http)),
  binding(SianQualification, [Http], (http) => new HttpSianQualification(http)),
  binding(CrmAvailability, [Http], (http) => new HttpCrmAvailability(http)),
  binding(ContentRepository, [Http], (http) => new HttpContentRepository(http)),
  binding(HighlightRepository, [Http], (http) => new HttpHighlightRepository(http)),
  binding(SearchIndex, [Http], (http) => new HttpSearchIndex(http)),
  binding(PayingBodyRepository, [Http], (http) => new HttpPayingBodyRepository(http)),
  binding(PaymentRepository, [Http], (http) => new HttpPaymentRepository(http)),
  binding(ProcedureRepository, [Http], (http) => new HttpProcedureRepository(http)),
  binding(ProducerRepository, [Http], (http) => new HttpProducerRepository(http)),
  binding(NotificationRepository, [Http], (http) => new HttpNotificationRepository(http)),
  binding(AssistanceDesk, [Http], (http) => new HttpAssistanceDesk(http)),
];
