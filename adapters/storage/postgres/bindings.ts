import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { CompanyFileRepository, SheetOwners } from '#core/company-file/company-file-repository.ts';
import { ContentRepository, HighlightRepository } from '#core/content/content-repository.ts';
import { Clock } from '#core/kernel/clock.ts';
import { binding, type Binding, portKey } from '#core/kernel/port-key.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { NotificationRepository } from '#core/notifications/notification-repository.ts';
import { PayingBodyRepository } from '#core/paying-bodies/paying-body-repository.ts';
import { PaymentRepository } from '#core/payments/payment-repository.ts';
import { ProcedureRepository } from '#core/procedures/procedure-repository.ts';
import { ProducerRepository } from '#core/producers/producer-repository.ts';
import { SearchIndex } from '#core/search/search-index.ts';
import { CompanyRepository, ConventionRepository } from '#core/session/ports.ts';
import { AssistanceDesk } from '#core/support/assistance-desk.ts';
import { PostgresAssistanceDesk } from './assistance-desk.ts';
import { AssistanceJournal } from './assistance-journal.ts';
import { AssistanceOutbox, PostgresAssistanceOutbox } from './assistance-outbox.ts';
import { PostgresCatalogueRepository } from './catalogue-repository.ts';
import { PostgresCompanyFileRepository } from './company-file-repository.ts';
import { PostgresContentRepository } from './content-repository.ts';
import { Database } from './database.ts';
import { EditorialRepository, PostgresEditorialRepository } from './editorial-repository.ts';
import { PostgresHighlightRepository } from './highlight-repository.ts';
import { PostgresNotificationRepository } from './notification-repository.ts';
import { PostgresPayingBodyRepository } from './paying-body-repository.ts';
import { PostgresPaymentRepository } from './payment-repository.ts';
import { PostgresProcedureRepository } from './procedure-repository.ts';
import { PostgresProducerRepository } from './producer-repository.ts';
import { AuditTrail, PostgresAuditTrail, PostgresFeedbackBox } from './records.ts';
import { FeedbackBox } from '#core/feedback/feedback-box.ts';
import { PostgresSearchIndex } from './search-index.ts';
import { GrantsRepository, PostgresCompanyRepository, PostgresConventionRepository, PostgresGrantsRepository } from './session-repositories.ts';

/** The lists as someone who is signed in reads them, with what is only for the reserved area (PAGE-37). */
export const PrivateCatalogueRepository = portKey<CatalogueRepository>('PrivateCatalogueRepository');

/** The repositories over the database; they need `Database`, `Clock` and `PortalSettings` from the composition root. */
export const bindings: readonly Binding[] = [
  binding(CatalogueRepository, [Database, PortalSettings], (db, { imageBase }) => new PostgresCatalogueRepository(db, imageBase)),
  binding(PrivateCatalogueRepository, [Database, PortalSettings], (db, { imageBase }) => new PostgresCatalogueRepository(db, imageBase, 'private')),
  binding(ContentRepository, [Database, PortalSettings], (db, { imageBase }) => new PostgresContentRepository(db, imageBase)),
  binding(HighlightRepository, [Database, PortalSettings, Clock], (db, settings, clock) => new PostgresHighlightRepository(db, settings, clock)),
  binding(EditorialRepository, [Database, PortalSettings, Clock], (db, { imageBase }, clock) => new PostgresEditorialRepository(db, imageBase, clock)),
  binding(SearchIndex, [Database, PortalSettings], (db, { imageBase }) => new PostgresSearchIndex(db, imageBase)),
  binding(CompanyRepository, [Database], (db) => new PostgresCompanyRepository(db)),
  binding(ConventionRepository, [Database], (db) => new PostgresConventionRepository(db)),
  binding(GrantsRepository, [Database, Clock], (db, clock) => new PostgresGrantsRepository(db, clock)),
  binding(CompanyFileRepository, [Database], (db) => new PostgresCompanyFileRepository(db)),
  binding(SheetOwners, [Database], (db) => new PostgresCompanyFileRepository(db)),
  binding(NotificationRepository, [Database, Clock], (db, clock) => new PostgresNotificationRepository(db, clock)),
  binding(PayingBodyRepository, [Database], (db) => new PostgresPayingBodyRepository(db)),
  binding(PaymentRepository, [Database], (db) => new PostgresPaymentRepository(db)),
  binding(ProcedureRepository, [Database], (db) => new PostgresProcedureRepository(db)),
  binding(ProducerRepository, [Database, Clock], (db, clock) => new PostgresProducerRepository(db, clock)),
  binding(AssistanceDesk, [Database, Clock], (db, clock) => new PostgresAssistanceDesk(db, clock, db.folder === undefined ? undefined : new AssistanceJournal(db.folder))),
  binding(AssistanceOutbox, [Database, Clock], (db, clock) => new PostgresAssistanceOutbox(db, clock)),
  binding(AuditTrail, [Database, Clock], (db, clock) => new PostgresAuditTrail(db, clock)),
  binding(FeedbackBox, [Database, Clock], (db, clock) => new PostgresFeedbackBox(db, clock)),
];
