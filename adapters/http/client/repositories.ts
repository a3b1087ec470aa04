import type { Logger } from '#core/kernel/logger.ts';
import { isWebAddress } from '#core/navigation/links.ts';
import type { Repositories } from './ports.ts';
import { httpCatalogue } from './catalogue.ts';
import { httpCompanyFiles } from './company-file.ts';
import { httpContent, httpHighlights } from './content.ts';
import { httpDesk } from './desk.ts';
import { httpFeedback } from './feedback.ts';
import { withoutHarm } from './foreign-answers.ts';
import { httpContentRedirects } from './content-redirects.ts';
import { httpAccessLog } from './access-log.ts';
import { httpNotifications } from './notifications.ts';
import { httpPayingBodies } from './paying-bodies.ts';
import { httpPaymentPapers } from './payment-papers.ts';
import { httpPayments } from './payments.ts';
import { httpProcedures } from './procedures.ts';
import { httpProducers } from './producers.ts';
import { httpReservedFiles } from './reserved-files.ts';
import { httpSearch } from './search.ts';
import { httpSelections } from './selections.ts';
import { httpSession } from './session.ts';
import { httpSupport } from './support.ts';
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
  const papers = httpPaymentPapers(http);
  return {
    catalogue: httpCatalogue(http),
    companyFiles: files,
    fileSummaries: files,
    accessLog: httpAccessLog(http),
    companies: session,
    conventions: session,
    sianQualification: session,
    crmAvailability: session,
    content: httpContent(http),
    reservedFiles: httpReservedFiles(http),
    highlights: httpHighlights(http),
    selections: httpSelections(http),
    search: httpSearch(http),
    payingBodies: httpPayingBodies(http),
    payments: httpPayments(http),
    procedures: httpProcedures(http),
    paymentPapers: papers,
    statements: papers,
    producers: httpProducers(http),
    notifications: httpNotifications(http),
    desk: httpDesk(http),
    feedback: httpFeedback(http),
    assistance: httpSupport(http),
    contentRedirects: httpContentRedirects(http),
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
