import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { ContentRepository, HighlightRepository } from '#core/content/content-repository.ts';
import { ReservedFiles } from '#core/content/reserved-files.ts';
import { FileSummaries } from '#core/company-file/file-summaries.ts';
import { LookRepository } from '#core/company-file/look-repository.ts';
import { CompanyFileRepository } from '#core/company-file/company-file-repository.ts';
import { DeskRepository } from '#core/desk/desk-repository.ts';
import { FeedbackBox } from '#core/feedback/feedback-box.ts';
import { Logger } from '#core/kernel/logger.ts';
import { binding, type Binding, type PortKey, portKey } from '#core/kernel/port-key.ts';
import { FormerAddresses } from '#core/navigation/former-addresses.ts';
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
import type { BearerSource, Hearer, PrepareClient } from './http.ts';
import { lazily, once } from './lazily.ts';
import type { makeRepositories } from './repositories.ts';

type Repositories = ReturnType<typeof makeRepositories>;

/** The client, fetched with the first question to the service. */
type Client = () => Promise<Repositories>;
const Client = portKey<Client>('HttpClient');

/** Binds every repository to the service. Needs the logger and what is bound to `bearerKey`: the token of who is logged in (SES-26). */
export const httpClientBindings = (
  { apiBase }: Pick<PortalSettings, 'apiBase'>,
  prepare?: PrepareClient,
  hearer?: Hearer,
  bearerKey: PortKey<BearerSource> = SessionToken,
): readonly Binding[] => [
  binding(Client, [bearerKey, Logger], (bearer, logger) =>
    once(async () =>
      (await import('./repositories.ts')).makeRepositories({ apiBase, bearer, logger, prepare, hearer }),
    ),
  ),
  binding(CatalogueRepository, [Client], (client) =>
    lazily<CatalogueRepository>(async () => (await client()).catalogueRepository),
  ),
  binding(FormerAddresses, [Client], (client) => lazily<FormerAddresses>(async () => (await client()).formerAddresses)),
  binding(CompanyFileRepository, [Client], (client) =>
    lazily<CompanyFileRepository>(async () => (await client()).companyFileRepository),
  ),
  binding(FileSummaries, [Client], (client) =>
    lazily<FileSummaries>(async () => (await client()).companyFileRepository),
  ),
  binding(LookRepository, [Client], (client) => lazily<LookRepository>(async () => (await client()).lookRepository)),
  binding(CompanyRepository, [Client], (client) =>
    lazily<CompanyRepository>(async () => (await client()).companyRepository),
  ),
  binding(ConventionRepository, [Client], (client) =>
    lazily<ConventionRepository>(async () => (await client()).conventionRepository),
  ),
  binding(SianQualification, [Client], (client) =>
    lazily<SianQualification>(async () => (await client()).sianQualification),
  ),
  binding(CrmAvailability, [Client], (client) => lazily<CrmAvailability>(async () => (await client()).crmAvailability)),
  binding(ContentRepository, [Client], (client) =>
    lazily<ContentRepository>(async () => (await client()).contentRepository),
  ),
  binding(ReservedFiles, [Client], (client) => lazily<ReservedFiles>(async () => (await client()).reservedFiles)),
  binding(HighlightRepository, [Client], (client) =>
    lazily<HighlightRepository>(async () => (await client()).highlightRepository),
  ),
  binding(SelectionRepository, [Client], (client) =>
    lazily<SelectionRepository>(async () => (await client()).selectionRepository),
  ),
  binding(SearchIndex, [Client], (client) => lazily<SearchIndex>(async () => (await client()).searchIndex)),
  binding(PayingBodyRepository, [Client], (client) =>
    lazily<PayingBodyRepository>(async () => (await client()).payingBodyRepository),
  ),
  binding(PaymentRepository, [Client], (client) =>
    lazily<PaymentRepository>(async () => (await client()).paymentRepository),
  ),
  binding(ProcedureRepository, [Client], (client) =>
    lazily<ProcedureRepository>(async () => (await client()).procedureRepository),
  ),
  binding(ProducerRepository, [Client], (client) =>
    lazily<ProducerRepository>(async () => (await client()).producerRepository),
  ),
  binding(NotificationRepository, [Client], (client) =>
    lazily<NotificationRepository>(async () => (await client()).notificationRepository),
  ),
  binding(DeskRepository, [Client], (client) => lazily<DeskRepository>(async () => (await client()).deskRepository)),
  binding(FeedbackBox, [Client], (client) => lazily<FeedbackBox>(async () => (await client()).feedbackBox)),
  binding(AssistanceDesk, [Client], (client) => lazily<AssistanceDesk>(async () => (await client()).assistanceDesk)),
];
