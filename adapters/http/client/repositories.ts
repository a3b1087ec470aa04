import type { Logger } from '#core/kernel/logger.ts';
import { isWebAddress } from '#core/navigation/links.ts';
import { HttpCatalogueRepository } from './catalogue.ts';
import { httpCompanyFiles } from './company-file.ts';
import { HttpContentRepository, HttpHighlightRepository } from './content.ts';
import { HttpDeskRepository } from './desk.ts';
import { HttpFeedbackBox } from './feedback.ts';
import { withoutHarm } from './foreign-answers.ts';
import { HttpContentRedirects } from './content-redirects.ts';
import { httpAccessLog } from './access-log.ts';
import { httpNotifications } from './notifications.ts';
import { HttpPayingBodyRepository } from './paying-bodies.ts';
import { HttpPaymentRepository } from './payments.ts';
import { httpProcedures } from './procedures.ts';
import { httpProducers } from './producers.ts';
import { httpReservedFiles } from './reserved-files.ts';
import { HttpSearchIndex } from './search.ts';
import { HttpSelectionRepository } from './selections.ts';
import { httpSession } from './session.ts';
import { HttpAssistanceDesk } from './support.ts';
import { AxiosHttp, type BearerSource, type CallListener, type PrepareClient } from './http.ts';

/** What the repositories over HTTP are made from. */
export interface ClientParts {
  readonly apiBase: string;
  /** Where pictures are; another service's answers may show no others. */
  readonly imageBase: string;
  readonly bearer: BearerSource;
  readonly logger: Logger;
  readonly prepare: PrepareClient | undefined;
  readonly listener: CallListener | undefined;
}

/** Makes every repository over one client. */
export const makeRepositories = ({ apiBase, imageBase, bearer, logger, prepare, listener }: ClientParts) => {
  const http = AxiosHttp(apiBase, bearer, logger, prepareAll(apiBase, imageBase, prepare), listener);
  const session = httpSession(http);
  return {
    catalogueRepository: new HttpCatalogueRepository(http),
    companyFileRepository: httpCompanyFiles(http),
    accessLogRepository: httpAccessLog(http),
    companyRepository: session,
    conventionRepository: session,
    sianQualification: session,
    crmAvailability: session,
    reservedFiles: httpReservedFiles(http),
    contentRepository: new HttpContentRepository(http),
    highlightRepository: new HttpHighlightRepository(http),
    selectionRepository: new HttpSelectionRepository(http),
    searchIndex: new HttpSearchIndex(http),
    payingBodyRepository: new HttpPayingBodyRepository(http),
    paymentRepository: new HttpPaymentRepository(http),
    procedureRepository: httpProcedures(http),
    producerRepository: httpProducers(http),
    notificationRepository: httpNotifications(http),
    deskRepository: new HttpDeskRepository(http),
    feedbackBox: new HttpFeedbackBox(http),
    contentRedirects: new HttpContentRedirects(http),
    assistanceDesk: new HttpAssistanceDesk(http),
  };
};

// Helpers

/** Cleans the answers of a service that is somebody else's; the portal's own contents were checked when they were imported. */
const prepareAll =
  (apiBase: string, imageBase: string, prepare: PrepareClient | undefined): PrepareClient =>
  (client) => {
    prepare?.(client);
    if (!isWebAddress(apiBase)) return;
    client.interceptors.response.use((response) => {
      response.data = withoutHarm(response.data, [apiBase, imageBase]);
      return response;
    });
  };
