import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { ContentRepository, HighlightRepository } from '#core/content/content-repository.ts';
import { ReservedFiles } from '#core/content/reserved-files.ts';
import { FileSummaries } from '#core/company-file/file-summaries.ts';
import { AccessLogRepository } from '#core/company-file/access-log-repository.ts';
import { CompanyFileRepository } from '#core/company-file/company-file-repository.ts';
import { DeskRepository } from '#core/desk/desk-repository.ts';
import { FeedbackBox } from '#core/feedback/feedback-box.ts';
import { Logger } from '#core/kernel/logger.ts';
import { binding, type Binding, type PortKey, portKey } from '#core/kernel/port-key.ts';
import { ContentRedirects } from '#core/navigation/content-redirects.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { CrmAvailability } from '#core/navigation/ports.ts';
import { NotificationRepository } from '#core/notifications/notification-repository.ts';
import { PayingBodyRepository } from '#core/paying-bodies/paying-body-repository.ts';
import { PaymentRepository } from '#core/payments/payment-repository.ts';
import { ProcedureRepository } from '#core/procedures/procedure-repository.ts';
import { ProducerRepository } from '#core/producers/producer-repository.ts';
import { SearchIndex } from '#core/search/search-index.ts';
import { SelectionRepository } from '#core/selections/selection-repository.ts';
import { CompanyRepository, ConventionRepository, SianQualification } from '#core/session/ports.ts';
import { SessionToken } from '#core/session/session-token.ts';
import { AssistanceDesk } from '#core/support/assistance-desk.ts';
import type { BearerSource, CallListener, PrepareClient } from './http.ts';
import { lazily, once } from './lazily.ts';
import type { makeRepositories } from './repositories.ts';

type Repositories = ReturnType<typeof makeRepositories>;

/** The client, fetched with the first question to the service, or before it by whoever knows that there will be one. */
export type HttpClient = () => Promise<Repositories>;
export const HttpClient = portKey<HttpClient>('HttpClient');

/** Binds every repository to the service. Needs the logger and what is bound to `bearerKey`: the token of who is logged in (SES-26). */
export const httpClientBindings = (
  { apiBase, imageBase = '' }: Pick<PortalSettings, 'apiBase'> & Partial<Pick<PortalSettings, 'imageBase'>>,
  prepare?: PrepareClient,
  listener?: CallListener,
  bearerKey: PortKey<BearerSource> = SessionToken,
): readonly Binding[] => [
  binding(HttpClient, [bearerKey, Logger], (bearer, logger) =>
    once(async () => {
      const client = await import('./repositories.ts').catch((cause: unknown) => {
        listener?.scriptMissing?.();
        throw cause;
      });
      return client.makeRepositories({ apiBase, imageBase, bearer, logger, prepare, listener });
    }),
  ),
  binding(CatalogueRepository, [HttpClient], (client) =>
    lazily<CatalogueRepository>(async () => (await client()).catalogueRepository),
  ),
  binding(ContentRedirects, [HttpClient], (client) =>
    lazily<ContentRedirects>(async () => (await client()).contentRedirects),
  ),
  binding(CompanyFileRepository, [HttpClient], (client) =>
    lazily<CompanyFileRepository>(async () => (await client()).companyFileRepository),
  ),
  binding(FileSummaries, [HttpClient], (client) =>
    lazily<FileSummaries>(async () => (await client()).companyFileRepository),
  ),
  binding(AccessLogRepository, [HttpClient], (client) =>
    lazily<AccessLogRepository>(async () => (await client()).accessLogRepository),
  ),
  binding(CompanyRepository, [HttpClient], (client) =>
    lazily<CompanyRepository>(async () => (await client()).companyRepository),
  ),
  binding(ConventionRepository, [HttpClient], (client) =>
    lazily<ConventionRepository>(async () => (await client()).conventionRepository),
  ),
  binding(SianQualification, [HttpClient], (client) =>
    lazily<SianQualification>(async () => (await client()).sianQualification),
  ),
  binding(CrmAvailability, [HttpClient], (client) =>
    lazily<CrmAvailability>(async () => (await client()).crmAvailability),
  ),
  binding(ContentRepository, [HttpClient], (client) =>
    lazily<ContentRepository>(async () => (await client()).contentRepository),
  ),
  binding(ReservedFiles, [HttpClient], (client) => lazily<ReservedFiles>(async () => (await client()).reservedFiles)),
  binding(HighlightRepository, [HttpClient], (client) =>
    lazily<HighlightRepository>(async () => (await client()).highlightRepository),
  ),
  binding(SelectionRepository, [HttpClient], (client) =>
    lazily<SelectionRepository>(async () => (await client()).selectionRepository),
  ),
  binding(SearchIndex, [HttpClient], (client) => lazily<SearchIndex>(async () => (await client()).searchIndex)),
  binding(PayingBodyRepository, [HttpClient], (client) =>
    lazily<PayingBodyRepository>(async () => (await client()).payingBodyRepository),
  ),
  binding(PaymentRepository, [HttpClient], (client) =>
    lazily<PaymentRepository>(async () => (await client()).paymentRepository),
  ),
  binding(ProcedureRepository, [HttpClient], (client) =>
    lazily<ProcedureRepository>(async () => (await client()).procedureRepository),
  ),
  binding(ProducerRepository, [HttpClient], (client) =>
    lazily<ProducerRepository>(async () => (await client()).producerRepository),
  ),
  binding(NotificationRepository, [HttpClient], (client) =>
    lazily<NotificationRepository>(async () => (await client()).notificationRepository),
  ),
  binding(DeskRepository, [HttpClient], (client) =>
    lazily<DeskRepository>(async () => (await client()).deskRepository),
  ),
  binding(FeedbackBox, [HttpClient], (client) => lazily<FeedbackBox>(async () => (await client()).feedbackBox)),
  binding(AssistanceDesk, [HttpClient], (client) =>
    lazily<AssistanceDesk>(async () => (await client()).assistanceDesk),
  ),
];
