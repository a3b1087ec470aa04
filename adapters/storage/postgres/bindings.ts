import { AidRepository } from '#core/aids/aid-repository.ts';
import { AidListService, AidListOutbox } from '#core/alerts/aid-list.ts';
import { AlertService, AlertLinks, AlertRegister } from '#core/alerts/alert-service.ts';
import { AlertDigests, AlertOutbox } from '#core/alerts/alert-outbox.ts';
import { FollowedEntries } from '#core/alerts/followed-entries.ts';
import { makeAidListService } from '#core/alerts/make-aid-list-service.ts';
import { makeAlertService } from '#core/alerts/make-alert-service.ts';
import { PersonalRegister } from '#core/alerts/personal-alerts.ts';
import { withPersonalLinks } from '#core/alerts/personal-links.ts';
import { ClientMailbox } from '#core/client-messages/ports.ts';
import { withSpellingCorrection } from '#core/search/spelling-correction.ts';
import { CatalogueRepository, PrivateCatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { AccessLogRepository } from '#core/company-file/access-log-repository.ts';
import { FileSummaries } from '#core/company-file/file-summaries.ts';
import { makeFileSummaries } from '#core/company-file/make-file-summaries.ts';
import { CompanyFileRepository, SheetOwners } from '#core/company-file/company-file-repository.ts';
import { ContentRepository, HighlightRepository } from '#core/content/content-repository.ts';
import { DeskRepository } from '#core/desk/desk-repository.ts';
import { ReservedFiles } from '#core/content/reserved-files.ts';
import { PdfRenderer } from '#core/formatting/pdf.ts';
import { Clock } from '#core/kernel/clock.ts';
import { binding, type Binding, portKey } from '#core/kernel/port-key.ts';
import { reservedFilesBase } from '#core/navigation/links.ts';
import { ContentRedirects } from '#core/navigation/content-redirects.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { MilestoneRepository } from '#core/milestones/milestone-repository.ts';
import { makeOpenData } from '#core/open-data/make-open-data.ts';
import { OpenDataRepository } from '#core/open-data/open-data-repository.ts';
import { NotificationRepository } from '#core/notifications/notification-repository.ts';
import { PayingBodyRepository } from '#core/paying-bodies/paying-body-repository.ts';
import { PaymentRepository } from '#core/payments/payment-repository.ts';
import { makePublishedPayments } from '#core/payments/published-payments.ts';
import { ApplicationDocuments } from '#core/procedures/application-documents.ts';
import { CompanyRecordsRepository, makeCompanyStates } from '#core/open-items/company-records.ts';
import { CompanyStates } from '#core/open-items/company-states.ts';
import { makePaymentPapers } from '#core/procedures/make-payment-papers.ts';
import { PaymentPapers, StatementRepository } from '#core/procedures/payment-papers.ts';
import { ProcedureRepository } from '#core/procedures/procedure-repository.ts';
import { ProducerRepository } from '#core/producers/producer-repository.ts';
import { ProducerWorkRepository } from '#core/producers/work-repository.ts';
import { SearchIndex } from '#core/search/search-index.ts';
import { SelectionRepository } from '#core/selections/selection-repository.ts';
import { EndedSessions } from '#core/session/ended-sessions.ts';
import { CompanyRepository, ConventionRepository } from '#core/session/ports.ts';
import { AssistanceService, PrivateAssistanceService } from '#core/support/assistance-service.ts';
import { AssistanceOutbox } from '#core/support/assistance-outbox.ts';
import { AuditTrail } from '#core/access/audit-trail.ts';
import { ServiceJournal } from '#core/service-state/service-journal.ts';
import { FeedbackBox } from '#core/feedback/feedback-box.ts';
import { GrantsRepository } from '#core/access/grants-repository.ts';
import { PdfkitRenderer } from '../pdf/pdf-renderer.ts';
import { PostgresAidListOutbox } from './alerts/aid-list-outbox.ts';
import { PostgresAlertDigests } from './alerts/alert-digests.ts';
import { PostgresAlertOutbox } from './alerts/alert-outbox.ts';
import { PostgresAlertRegister } from './alerts/alert-register.ts';
import { AlertSettings, AlertVault, SecretVault } from './alerts/alert-vault.ts';
import { PostgresPersonalDigests } from './alerts/personal-digests.ts';
import { PostgresPersonalRegister } from './alerts/personal-register.ts';
import { PostgresFollowedEntries } from './alerts/followed-entries.ts';
import { signedLinks } from './alerts/signed-links.ts';
import { PostgresAssistanceService } from './assistance/assistance-service.ts';
import { AssistanceJournal } from './assistance/assistance-journal.ts';
import { PostgresAssistanceOutbox } from './assistance/assistance-outbox.ts';
import { PostgresCatalogueRepository } from './content/catalogue-repository.ts';
import { PostgresCompanyRecords } from './reserved/company-records.ts';
import { PostgresCompanyFileRepository } from './reserved/company-file-repository.ts';
import { PostgresContentRepository } from './content/content-repository.ts';
import { Database } from './connection/database.ts';
import { PostgresDeskRepository } from './content/desk-repository.ts';
import { PostgresEndedSessions } from './reserved/ended-sessions.ts';
import { PostgresEditorialRepository } from './content/editorial-repository.ts';
import { PostgresHighlightRepository } from './content/highlight-repository.ts';
import { PostgresAidRepository } from './content/aid-repository.ts';
import { PostgresMilestoneRepository } from './content/milestone-repository.ts';
import { PostgresMediaFiles } from './content/media-files.ts';
import { PostgresAccessLogRepository } from './reserved/access-log-repository.ts';
import { PostgresClientMailbox } from './reserved/client-mailbox.ts';
import { PostgresNotificationRepository } from './reserved/notification-repository.ts';
import { PostgresPayingBodyRepository } from './payments/paying-body-repository.ts';
import { PostgresPaymentLedger } from './payments/payment-ledger.ts';
import { PostgresApplicationDocuments } from './reserved/application-documents.ts';
import { PostgresProcedureRepository } from './reserved/procedure-repository.ts';
import { PostgresStatementRepository } from './reserved/statement-repository.ts';
import { PostgresProducerWork } from './reserved/producer-work.ts';
import { PostgresProducerRepository } from './reserved/producer-repository.ts';
import { PostgresAuditTrail } from './reserved/records.ts';
import { PostgresContentRedirects } from './content/content-redirects.ts';
import { PostgresServiceJournal } from './service-journal.ts';
import { PostgresFeedbackBox } from './feedback-box.ts';
import { PostgresSearchIndex } from './search/search-index.ts';
import {
  PostgresCompanyRepository,
  PostgresConventionRepository,
  PostgresGrantsRepository,
} from './reserved/session-repositories.ts';

/** The journal of the embedded database; there is none beside a server, which forces its own writes to the disk. One, since its lines must not mix. */
export const DeskJournal = portKey<{ readonly journal: AssistanceJournal | undefined }>('DeskJournal');

/** The repositories over the database; they need `Database`, `Clock` and `PortalSettings` from the composition root. */
export const bindings: readonly Binding[] = [
  binding(CatalogueRepository, [Database, PortalSettings, Clock], (db, { imageBase }, clock) =>
    withSpellingCorrection(new PostgresCatalogueRepository(db, imageBase, clock)),
  ),
  binding(PrivateCatalogueRepository, [Database, PortalSettings, Clock], (db, settings, clock) =>
    withSpellingCorrection(new PostgresCatalogueRepository(db, settings.imageBase, clock, reservedFilesBase(settings))),
  ),
  binding(
    ContentRepository,
    [Database, PortalSettings],
    (db, { imageBase }) => new PostgresContentRepository(db, imageBase),
  ),
  binding(ContentRedirects, [Database, PortalSettings], (db, { names }) => new PostgresContentRedirects(db, names)),
  binding(ReservedFiles, [Database], (db) => new PostgresMediaFiles(db)),
  binding(
    HighlightRepository,
    [Database, PortalSettings, Clock],
    (db, settings, clock) => new PostgresHighlightRepository(db, settings, clock),
  ),
  binding(
    SelectionRepository,
    [Database, PortalSettings, Clock],
    (db, { imageBase }, clock) => new PostgresEditorialRepository(db, imageBase, clock),
  ),
  binding(AidRepository, [Database], (db) => new PostgresAidRepository(db)),
  binding(MilestoneRepository, [Database, Clock], (db, clock) => new PostgresMilestoneRepository(db, clock)),
  binding(
    OpenDataRepository,
    [CatalogueRepository, PaymentRepository, MilestoneRepository, PortalSettings],
    (items, payments, milestones, settings) => makeOpenData({ items, payments, milestones }, settings),
  ),
  binding(DeskRepository, [Database, PortalSettings], (db, { imageBase }) => new PostgresDeskRepository(db, imageBase)),
  binding(SearchIndex, [Database, PortalSettings], (db, { imageBase }) => new PostgresSearchIndex(db, imageBase)),
  binding(CompanyRepository, [Database, Clock], (db, clock) => new PostgresCompanyRepository(db, clock)),
  binding(ConventionRepository, [Database], (db) => new PostgresConventionRepository(db)),
  binding(EndedSessions, [Database], (db) => new PostgresEndedSessions(db)),
  binding(GrantsRepository, [Database, Clock], (db, clock) => new PostgresGrantsRepository(db, clock)),
  binding(
    CompanyFileRepository,
    [Database, PdfRenderer, PortalSettings],
    (db, renderer, { demonstration }) => new PostgresCompanyFileRepository(db, renderer, demonstration),
  ),
  binding(FileSummaries, [CompanyFileRepository, PdfRenderer, Clock, PortalSettings], makeFileSummaries),
  binding(PdfRenderer, [], () => PdfkitRenderer),
  binding(AccessLogRepository, [Database], (db) => new PostgresAccessLogRepository(db)),
  binding(SheetOwners, [Database, PdfRenderer], (db, renderer) => new PostgresCompanyFileRepository(db, renderer)),
  binding(NotificationRepository, [Database, Clock], (db, clock) => new PostgresNotificationRepository(db, clock)),
  binding(PayingBodyRepository, [Database], (db) => new PostgresPayingBodyRepository(db)),
  binding(PaymentRepository, [Database], (db) => makePublishedPayments(new PostgresPaymentLedger(db))),
  binding(ProcedureRepository, [Database], (db) => new PostgresProcedureRepository(db)),
  binding(
    ApplicationDocuments,
    [Database, PdfRenderer, Clock, PortalSettings],
    (db, renderer, clock, settings) => new PostgresApplicationDocuments(db, renderer, clock, settings),
  ),
  binding(CompanyRecordsRepository, [Database], (db) => new PostgresCompanyRecords(db)),
  binding(CompanyStates, [CompanyRecordsRepository, Clock], makeCompanyStates),
  binding(StatementRepository, [Database, Clock], (db, clock) => new PostgresStatementRepository(db, clock)),
  binding(
    PaymentPapers,
    [ProcedureRepository, StatementRepository, PdfRenderer, Clock, PortalSettings],
    makePaymentPapers,
  ),
  binding(ProducerRepository, [Database, Clock], (db, clock) => new PostgresProducerRepository(db, clock)),
  binding(ClientMailbox, [Database, Clock], (db, clock) => new PostgresClientMailbox(db, clock)),
  binding(ProducerWorkRepository, [Database, Clock], (db, clock) => new PostgresProducerWork(db, clock)),
  binding(DeskJournal, [Database], ({ folder }) => ({
    journal: folder === undefined ? undefined : new AssistanceJournal(folder),
  })),
  binding(
    AssistanceService,
    [Database, Clock, DeskJournal],
    (db, clock, { journal }) => new PostgresAssistanceService(db, clock, journal),
  ),
  binding(
    PrivateAssistanceService,
    [Database, Clock, DeskJournal],
    (db, clock, { journal }) => new PostgresAssistanceService(db, clock, journal, 'private'),
  ),
  binding(
    AssistanceOutbox,
    [Database, Clock, DeskJournal],
    (db, clock, { journal }) => new PostgresAssistanceOutbox(db, clock, journal),
  ),
  binding(AlertVault, [AlertSettings], (settings) => new SecretVault(settings)),
  binding(AlertLinks, [AlertVault], signedLinks),
  binding(
    AlertRegister,
    [Database, Clock, AlertVault, AlertSettings],
    (db, clock, vault, { confirmationsPerDay }) => new PostgresAlertRegister(db, clock, vault, confirmationsPerDay),
  ),
  binding(FollowedEntries, [Database, PortalSettings], (db, { names }) => new PostgresFollowedEntries(db, names)),
  binding(
    PersonalRegister,
    [Database, Clock, AlertVault, AlertSettings],
    (db, clock, vault, { confirmationsPerDay }) => new PostgresPersonalRegister(db, clock, vault, confirmationsPerDay),
  ),
  binding(
    AlertService,
    [AlertRegister, AlertLinks, Clock, CatalogueRepository, FollowedEntries, PortalSettings, PersonalRegister],
    (register, links, clock, items, entries, settings, people) =>
      withPersonalLinks(makeAlertService(register, links, clock, items, entries, settings), people, links, clock),
  ),
  binding(
    AidListOutbox,
    [Database, Clock, AlertVault, AlertSettings],
    (db, clock, vault, { confirmationsPerDay }) => new PostgresAidListOutbox(db, clock, vault, confirmationsPerDay),
  ),
  binding(AidListService, [AidListOutbox, AidRepository, Clock], makeAidListService),
  binding(
    AlertOutbox,
    [Database, Clock, AlertVault, AlertRegister],
    (db, clock, vault, register) => new PostgresAlertOutbox(db, clock, vault, register),
  ),
  binding(
    AlertDigests,
    [Database, Clock, AlertVault, PortalSettings],
    (db, clock, vault, { imageBase }): AlertDigests => {
      const lists = new PostgresAlertDigests(db, clock, vault, imageBase);
      const people = new PostgresPersonalDigests(db, clock, vault);
      return { gather: async () => (await people.gather()) + (await lists.gather()) };
    },
  ),
  binding(AuditTrail, [Database, Clock], (db, clock) => new PostgresAuditTrail(db, clock)),
  binding(ServiceJournal, [Database], (db) => new PostgresServiceJournal(db)),
  binding(FeedbackBox, [Database, Clock], (db, clock) => new PostgresFeedbackBox(db, clock)),
];
