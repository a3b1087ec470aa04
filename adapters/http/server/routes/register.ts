import { FeedbackBox } from '#core/feedback/feedback-box.ts';
import { ContentRedirects } from '#core/navigation/content-redirects.ts';
import { AuditTrail } from '#core/access/audit-trail.ts';
import { GrantsRepository } from '#core/access/grants-repository.ts';
import { AidRepository } from '#core/aids/aid-repository.ts';
import { PersonalRegister } from '#core/alerts/personal-alerts.ts';
import { ClientMailbox } from '#core/client-messages/ports.ts';
import { Clock } from '#core/kernel/clock.ts';
import { CatalogueRepository, PrivateCatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { FileSummaries } from '#core/company-file/file-summaries.ts';
import { AccessLogRepository } from '#core/company-file/access-log-repository.ts';
import { CompanyFileRepository, SheetOwners } from '#core/company-file/company-file-repository.ts';
import { ContentRepository, HighlightRepository } from '#core/content/content-repository.ts';
import { DeskRepository } from '#core/desk/desk-repository.ts';
import { ReservedFiles } from '#core/content/reserved-files.ts';
import { MilestoneRepository } from '#core/milestones/milestone-repository.ts';
import { NotificationRepository } from '#core/notifications/notification-repository.ts';
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
import { CompanyRepository, ConventionRepository } from '#core/session/ports.ts';
import { AssistanceService, PrivateAssistanceService } from '#core/support/assistance-service.ts';
import type { CountedRegion } from '#core/paying-bodies/paying-body.ts';
import type { SianRecords } from '#core/session/ports.ts';
import type { Composition } from '#adapters/composition/compose.ts';
import { download, link, option, picture } from '#adapters/http/contract/pieces.ts';
import { wireBlock, wireInline, wirePagination } from '#adapters/http/contract/schema.ts';
import { nameSchemas } from '../description/described-calls.ts';
import { makeAccessControl } from '../protection/access-control.ts';
import { parameterCompiler } from '../problems/parameters.ts';
import type { ServiceSettings } from '../settings/settings.ts';
import type { Api } from './api.ts';
import { addCompanyFile } from './company-file.ts';
import { addClientMessages } from './client-messages.ts';
import { addCalendars } from './calendars.ts';
import { addContent, addHighlights } from './content.ts';
import { addDesks } from './desk.ts';
import { addExports } from './exports.ts';
import { addFeedback } from './feedback.ts';
import { addContentRedirects } from './content-redirects.ts';
import { addFilters } from './filters.ts';
import { addHeroes } from './heroes.ts';
import { addLists } from './lists.ts';
import { addMandateHolder } from './mandate-holder.ts';
import { addAids } from './aids.ts';
import { addMilestones } from './milestones.ts';
import { addNotifications } from './notifications.ts';
import { addOpenData } from './open-data.ts';
import { addPayingBodies } from './paying-bodies.ts';
import { addPayments } from './payments.ts';
import { addPersonalAlerts } from './personal-alerts.ts';
import { addPaymentPapers } from './payment-papers.ts';
import { addProcedures } from './procedures.ts';
import { addProducerWork } from './producer-work.ts';
import { addProducers } from './producers.ts';
import { addAccessLog } from './access-log.ts';
import { addReservedFiles } from './reserved-files.ts';
import { addSearch } from './search.ts';
import { addSelections } from './selections.ts';
import { addSession } from './session.ts';
import { addSupport } from './support.ts';

/** What the addresses need besides the ports of the core. */
export interface RouteParts {
  readonly settings: Pick<
    ServiceSettings,
    | 'apiBase'
    | 'basePath'
    | 'contacts'
    | 'crm'
    | 'flags'
    | 'host'
    | 'limits'
    | 'names'
    | 'openData'
    | 'port'
    | 'publicOrigin'
  >;
  readonly composition: Composition;
  readonly sian: SianRecords;
  /** The regions of the paying-body finder. */
  readonly regions: () => Promise<readonly CountedRegion[]>;
}

// The small pieces that several capabilities share.
nameSchemas({
  Documento: download,
  Immagine: picture,
  Collegamento: link,
  Opzione: option,
  Paginazione: wirePagination,
  TestoInLinea: wireInline,
  BloccoDiTesto: wireBlock,
});

/** Adds every address of §7.1 and §7.2 (API-01, API-02). */
export const addRoutes = (parts: Omit<Api, 'access'>, { settings, composition, sian, regions }: RouteParts): void => {
  const lists = { public: composition.get(CatalogueRepository), private: composition.get(PrivateCatalogueRepository) };
  const highlights = composition.get(HighlightRepository);
  const grants = composition.get(GrantsRepository);
  const access = makeAccessControl(grants, composition.get(AuditTrail));

  const api: Api = { ...parts, access };
  api.app.setValidatorCompiler(parameterCompiler);
  addSelections(api, composition.get(SelectionRepository));
  addLists(api, lists);
  const location = {
    names: settings.names,
    origin: settings.publicOrigin ?? `http://${settings.host}:${settings.port}`,
    basePath: settings.basePath,
    apiBase: settings.apiBase,
  };
  const pages = composition.get(ContentRepository);
  addExports(api, lists.public, location);
  addAids(api, composition.get(AidRepository), composition.get(Clock), location);
  const milestones = composition.get(MilestoneRepository);
  const payments = composition.get(PaymentRepository);
  addMilestones(api, milestones, location);
  addOpenData(api, { items: lists.public, payments, milestones }, settings, location);
  addCalendars(api, { items: lists.public, pages }, location);
  addFilters(api, lists, regions);
  addHeroes(api, highlights, settings.names);
  addHighlights(api, highlights);
  addContent(api, pages);
  addContentRedirects(api, composition.get(ContentRedirects));
  addSearch(api, composition.get(SearchIndex));
  addPayingBodies(api, composition.get(PayingBodyRepository));
  addPayments(api, payments, settings.names.agencyName);
  addSupport(api, { public: composition.get(AssistanceService), private: composition.get(PrivateAssistanceService) });
  addFeedback(api, composition.get(FeedbackBox), settings);
  addDesks(api, composition.get(DeskRepository), settings.flags.caaKpi);

  addSession(api, {
    companies: composition.get(CompanyRepository),
    states: composition.get(CompanyStates),
    conventions: composition.get(ConventionRepository),
    sian,
    crm: settings.crm,
  });
  addCompanyFile(
    api,
    composition.get(CompanyFileRepository),
    composition.get(SheetOwners),
    composition.get(FileSummaries),
  );
  addAccessLog(api, composition.get(AccessLogRepository));
  addReservedFiles(api, composition.get(ReservedFiles));
  addProcedures(api, composition.get(ProcedureRepository), composition.get(ApplicationDocuments));
  addPaymentPapers(api, composition.get(StatementRepository), composition.get(PaymentPapers));
  addProducers(api, composition.get(ProducerRepository), grants);
  addClientMessages(api, composition.get(ClientMailbox), grants, composition.get(Clock));
  addProducerWork(api, composition.get(ProducerWorkRepository));
  addNotifications(api, composition.get(NotificationRepository));
  addMandateHolder(api, grants);
  addPersonalAlerts(api, composition.get(PersonalRegister), grants, composition.get(Clock));
};
