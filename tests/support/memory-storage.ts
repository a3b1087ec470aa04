import { AidRepository } from '#core/aids/aid-repository.ts';
import { InMemoryAidRepository } from '#tests/support/doubles/aids.ts';
import { InMemoryMilestoneRepository } from '#tests/support/doubles/milestones.ts';
import { makeOpenData } from '#core/open-data/make-open-data.ts';
import { OpenDataRepository } from '#core/open-data/open-data-repository.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { ServiceJournal } from '#core/service-state/service-journal.ts';
import { MilestoneRepository } from '#core/milestones/milestone-repository.ts';
import { PersonalRegister } from '#core/alerts/personal-alerts.ts';
import { ClientMailbox } from '#core/client-messages/ports.ts';
import { InMemoryClientMailbox } from '#tests/support/doubles/client-mailbox.ts';
import { InMemoryPersonalRegister } from '#tests/support/doubles/personal-alerts.ts';
import { ContentRedirects } from '#core/navigation/content-redirects.ts';
import { InMemoryContentRedirects } from '#tests/support/doubles/content-redirects.ts';
import { FeedbackBox } from '#core/feedback/feedback-box.ts';
import { AuditTrail } from '#core/access/audit-trail.ts';
import { GrantsRepository } from '#core/access/grants-repository.ts';
import { CatalogueRepository, PrivateCatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { InMemoryPaymentLedger } from '#tests/support/doubles/payments.ts';
import { FileSummaries } from '#core/company-file/file-summaries.ts';
import { fail, succeed } from '#core/kernel/result.ts';
import { AccessLogRepository } from '#core/company-file/access-log-repository.ts';
import { ENTRIES_PER_PAGE } from '#core/company-file/access-log.ts';
import { CompanyFileRepository, SheetOwners } from '#core/company-file/company-file-repository.ts';
import { ContentRepository, HighlightRepository } from '#core/content/content-repository.ts';
import { DeskRepository } from '#core/desk/desk-repository.ts';
import { EMPTY_DESK, InMemoryDeskRepository } from '#tests/support/doubles/desk.ts';
import { ReservedFiles } from '#core/content/reserved-files.ts';
import { Clock } from '#core/kernel/clock.ts';
import { FIRST_DAY } from '#core/kernel/iso-date.ts';
import { binding, type Binding, type PortKey } from '#core/kernel/port-key.ts';
import { NotificationRepository } from '#core/notifications/notification-repository.ts';
import { PayingBodyRepository } from '#core/paying-bodies/paying-body-repository.ts';
import { makePublishedPayments } from '#core/payments/published-payments.ts';
import { PaymentRepository } from '#core/payments/payment-repository.ts';
import { ApplicationDocuments } from '#core/procedures/application-documents.ts';
import { CompanyStates } from '#core/open-items/company-states.ts';
import { PaymentPapers, StatementRepository } from '#core/procedures/payment-papers.ts';
import { ProcedureRepository } from '#core/procedures/procedure-repository.ts';
import { ProducerRepository } from '#core/producers/producer-repository.ts';
import { ProducerWorkRepository } from '#core/producers/work-repository.ts';
import { SearchIndex } from '#core/search/search-index.ts';
import { SelectionRepository } from '#core/selections/selection-repository.ts';
import { EndedSessions } from '#core/session/ended-sessions.ts';
import { CompanyRepository, ConventionRepository } from '#core/session/ports.ts';
import { AssistanceService, PrivateAssistanceService } from '#core/support/assistance-service.ts';
import { InMemoryCatalogueRepository } from '#tests/support/doubles/catalogue.ts';
import { InMemoryCompanyFileRepository } from '#tests/support/doubles/company-file.ts';
import { InMemoryContentRepository, InMemoryHighlightRepository } from '#tests/support/doubles/content.ts';
import { InMemoryFeedbackBox } from '#tests/support/doubles/feedback-box.ts';
import { InMemoryNotificationRepository } from '#tests/support/doubles/notifications.ts';
import { InMemoryPayingBodyRepository } from '#tests/support/doubles/paying-bodies.ts';
import { InMemoryProcedureRepository } from '#tests/support/doubles/procedures.ts';
import { InMemoryProducerRepository } from '#tests/support/doubles/producers.ts';
import { InMemoryProducerWork } from '#tests/support/doubles/producer-work.ts';
import {
  InMemoryCompanyRepository,
  InMemoryConventionRepository,
  InMemoryEndedSessions,
} from '#tests/support/doubles/session.ts';
import { InMemoryAssistanceService } from '#tests/support/doubles/support.ts';
import { InMemoryStatementRepository } from '#tests/support/doubles/statements.ts';
import { InMemoryReservedFiles } from '#tests/support/doubles/reserved-files.ts';
import { sampleSearchIndex } from './sample-search.ts';

const OFFICE = 'ufficio-di-prova';
const COMPANY = 'azienda-di-prova';

/** Everybody may read everything: for suites about repositories, where the policy has nothing to say. */
const everyGrant: GrantsRepository = {
  grantsOf: async (_fiscalCode, cuaa = COMPANY) => ({
    heldCuaas: [cuaa],
    officeIds: [OFFICE],
    mandates: [{ cuaa, officeId: OFFICE, since: FIRST_DAY, until: undefined }],
    closedCuaas: [],
    today: FIRST_DAY,
  }),
  companyAt: async (friendlyUrl) => friendlyUrl,
  mandateHolderOf: async () => undefined,
};

const noSelections: SelectionRepository = {
  inEvidence: async () => [],
  imminentEvents: async () => [],
  latestPressReleases: async () => [],
  recentFaqs: async () => [],
  servicesFor: async () => [],
  terms: async () => [],
  figures: async () => [],
};

/** Every repository of the service in memory, with nothing in it; `instead` gives those that hold something. */
export const memoryStorage = (...instead: readonly Binding[]): readonly Binding[] => {
  const taken = new Set<PortKey<unknown>>(instead.map(({ key }) => key));
  const empty: readonly Binding[] = [
    binding(CatalogueRepository, [], () => new InMemoryCatalogueRepository([])),
    binding(PrivateCatalogueRepository, [CatalogueRepository], (lists) => lists),
    binding(ContentRepository, [], () => new InMemoryContentRepository({ pages: [], groups: {}, trees: {} })),
    binding(ReservedFiles, [], () => new InMemoryReservedFiles({})),
    binding(HighlightRepository, [], () => new InMemoryHighlightRepository({ heroes: [], blocks: [] })),
    binding(SelectionRepository, [], () => noSelections),
    binding(AidRepository, [], () => new InMemoryAidRepository([])),
    binding(ServiceJournal, [], () => ({ record: async () => ({ incidents: [], stops: [], seenAt: {} }) })),
    binding(MilestoneRepository, [], () => new InMemoryMilestoneRepository({ now: () => 0 }, [])),
    binding(
      OpenDataRepository,
      [CatalogueRepository, PaymentRepository, MilestoneRepository, PortalSettings],
      (items, payments, milestones, settings) => makeOpenData({ items, payments, milestones }, settings),
    ),
    binding(DeskRepository, [], () => new InMemoryDeskRepository(EMPTY_DESK)),
    binding(SearchIndex, [], () => sampleSearchIndex([])),
    binding(CompanyRepository, [], () => new InMemoryCompanyRepository([])),
    binding(ConventionRepository, [], () => new InMemoryConventionRepository([])),
    binding(EndedSessions, [], () => new InMemoryEndedSessions()),
    binding(GrantsRepository, [], () => everyGrant),
    binding(CompanyFileRepository, [], () => new InMemoryCompanyFileRepository([])),
    binding(FileSummaries, [], () => ({ summaryPdf: async () => fail('company-file.not-found') as never })),
    binding(AccessLogRepository, [], () => ({
      entries: async (_cuaa, page) => succeed({ items: [], totalCount: 0, page, pageSize: ENTRIES_PER_PAGE }),
    })),
    binding(SheetOwners, [], () => new InMemoryCompanyFileRepository([])),
    binding(NotificationRepository, [Clock], (clock) => new InMemoryNotificationRepository(clock, [])),
    binding(PayingBodyRepository, [], () => new InMemoryPayingBodyRepository([])),
    binding(PaymentRepository, [], () => makePublishedPayments(new InMemoryPaymentLedger([]))),
    binding(ProcedureRepository, [], () => new InMemoryProcedureRepository([])),
    binding(CompanyStates, [], () => ({ statesOf: async () => [] })),
    binding(StatementRepository, [Clock], (clock) => new InMemoryStatementRepository(clock, [])),
    binding(ApplicationDocuments, [], () => ({ documentPdf: async () => fail('procedures.not-found') as never })),
    binding(PaymentPapers, [], () => ({
      letterPdf: async () => fail('procedures.not-found') as never,
      statementPdf: async () => fail('procedures.not-found') as never,
    })),
    binding(ProducerRepository, [Clock], (clock) => new InMemoryProducerRepository(clock, [])),
    binding(PersonalRegister, [Clock], (clock) => new InMemoryPersonalRegister(clock)),
    binding(ClientMailbox, [], () => new InMemoryClientMailbox([])),
    binding(ProducerWorkRepository, [Clock], (clock) => new InMemoryProducerWork(clock, [])),
    binding(AssistanceService, [], () => new InMemoryAssistanceService([])),
    binding(PrivateAssistanceService, [AssistanceService], (desk) => desk),
    binding(ContentRedirects, [], () => new InMemoryContentRedirects({})),
    binding(FeedbackBox, [], () => new InMemoryFeedbackBox()),
    binding(AuditTrail, [], () => ({ record: async () => undefined })),
  ];
  return [...empty.filter(({ key }) => !taken.has(key)), ...instead];
};
