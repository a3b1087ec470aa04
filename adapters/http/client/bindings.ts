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

/** The ports that the service answers. */
const PORTS = {
  catalogue: CatalogueRepository,
  companyFiles: CompanyFileRepository,
  fileSummaries: FileSummaries,
  accessLog: AccessLogRepository,
  companies: CompanyRepository,
  conventions: ConventionRepository,
  sianQualification: SianQualification,
  crmAvailability: CrmAvailability,
  content: ContentRepository,
  reservedFiles: ReservedFiles,
  highlights: HighlightRepository,
  selections: SelectionRepository,
  search: SearchIndex,
  payingBodies: PayingBodyRepository,
  payments: PaymentRepository,
  procedures: ProcedureRepository,
  producers: ProducerRepository,
  notifications: NotificationRepository,
  desk: DeskRepository,
  feedback: FeedbackBox,
  assistance: AssistanceDesk,
  contentRedirects: ContentRedirects,
} as const;
type Ports = typeof PORTS;

/** Every port over HTTP, by its name here. */
export type Repositories = {
  readonly [Name in keyof Ports]: Ports[Name] extends PortKey<infer Port extends object> ? Port : never;
};

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
  ...Object.entries(PORTS).map(([name, key]) =>
    binding<object, readonly [PortKey<HttpClient>]>(key, [HttpClient], (client) =>
      lazily(async () => (await client())[name as keyof Ports]),
    ),
  ),
];
