import { AidRepository } from '#core/aids/aid-repository.ts';
import { MyAlerts } from '#core/alerts/personal-alerts.ts';
import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { ClientMessages } from '#core/client-messages/ports.ts';
import { ContentRepository, HighlightRepository } from '#core/content/content-repository.ts';
import { ReservedFiles } from '#core/content/reserved-files.ts';
import { FileSummaries } from '#core/company-file/file-summaries.ts';
import { AccessLogRepository } from '#core/company-file/access-log-repository.ts';
import { CompanyFileRepository } from '#core/company-file/company-file-repository.ts';
import { DeskRepository } from '#core/desk/desk-repository.ts';
import { FeedbackBox } from '#core/feedback/feedback-box.ts';
import { ContentRedirects } from '#core/navigation/content-redirects.ts';
import { CrmAvailability } from '#core/navigation/ports.ts';
import { MilestoneRepository } from '#core/milestones/milestone-repository.ts';
import { NotificationRepository } from '#core/notifications/notification-repository.ts';
import { OpenDataRepository } from '#core/open-data/open-data-repository.ts';
import { PayingBodyRepository } from '#core/paying-bodies/paying-body-repository.ts';
import { PaymentRepository } from '#core/payments/payment-repository.ts';
import { ApplicationDocuments } from '#core/procedures/application-documents.ts';
import { CompanyStates } from '#core/open-items/company-states.ts';
import { PaymentPapers, StatementRepository } from '#core/procedures/payment-papers.ts';
import { ProcedureRepository } from '#core/procedures/procedure-repository.ts';
import { ProducerRepository } from '#core/producers/producer-repository.ts';
import { ProducerWorkRepository } from '#core/producers/work-repository.ts';
import { SearchIndex } from '#core/search/search-index.ts';
import { SelectionRepository } from '#core/selections/selection-repository.ts';
import { CompanyRepository, ConventionRepository, SianQualification } from '#core/session/ports.ts';
import { AssistanceService } from '#core/support/assistance-service.ts';
import type { PortKey } from '#core/kernel/port-key.ts';

/** The ports that the service answers. */
export const PORTS = {
  catalogue: CatalogueRepository,
  companyFiles: CompanyFileRepository,
  fileSummaries: FileSummaries,
  accessLog: AccessLogRepository,
  companies: CompanyRepository,
  companyStates: CompanyStates,
  conventions: ConventionRepository,
  sianQualification: SianQualification,
  crmAvailability: CrmAvailability,
  content: ContentRepository,
  reservedFiles: ReservedFiles,
  highlights: HighlightRepository,
  selections: SelectionRepository,
  milestones: MilestoneRepository,
  openData: OpenDataRepository,
  aids: AidRepository,
  search: SearchIndex,
  payingBodies: PayingBodyRepository,
  payments: PaymentRepository,
  procedures: ProcedureRepository,
  applicationDocuments: ApplicationDocuments,
  paymentPapers: PaymentPapers,
  statements: StatementRepository,
  producers: ProducerRepository,
  clientMessages: ClientMessages,
  producerWork: ProducerWorkRepository,
  notifications: NotificationRepository,
  myAlerts: MyAlerts,
  desk: DeskRepository,
  feedback: FeedbackBox,
  assistance: AssistanceService,
  contentRedirects: ContentRedirects,
} as const;
export type Ports = typeof PORTS;

/** Every port over HTTP, by its name here. */
export type Repositories = {
  readonly [Name in keyof Ports]: Ports[Name] extends PortKey<infer Port extends object> ? Port : never;
};
