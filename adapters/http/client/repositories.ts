import type { Logger } from '#core/kernel/logger.ts';
import { isWebAddress } from '#core/navigation/links.ts';
import type { Repositories } from './bindings.ts';
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
export const makeRepositories = ({
  apiBase,
  imageBase,
  bearer,
  logger,
  prepare,
  listener,
}: ClientParts): Repositories => {
  const http = AxiosHttp(apiBase, bearer, logger, prepareAll(apiBase, imageBase, prepare), listener);
  const session = httpSession(http);
  const files = httpCompanyFiles(http);
  return {
    catalogue: new HttpCatalogueRepository(http),
    companyFiles: files,
    fileSummaries: files,
    accessLog: httpAccessLog(http),
    companies: session,
    conventions: session,
    sianQualification: session,
    crmAvailability: session,
    content: new HttpContentRepository(http),
    reservedFiles: httpReservedFiles(http),
    highlights: new HttpHighlightRepository(http),
    selections: new HttpSelectionRepository(http),
    search: new HttpSearchIndex(http),
    payingBodies: new HttpPayingBodyRepository(http),
    payments: new HttpPaymentRepository(http),
    procedures: httpProcedures(http),
    producers: httpProducers(http),
    notifications: httpNotifications(http),
    desk: new HttpDeskRepository(http),
    feedback: new HttpFeedbackBox(http),
    assistance: new HttpAssistanceDesk(http),
    contentRedirects: new HttpContentRedirects(http),
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
