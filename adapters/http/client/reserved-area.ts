import { httpAccessLog } from './access-log.ts';
import { httpClientMessages } from './client-messages.ts';
import { httpCompanyFiles } from './company-file.ts';
import { httpDesk } from './desk.ts';
import type { Http } from './http.ts';
import { loadedReservedArea } from './loaded-reserved-area.ts';
import { httpPaymentPapers } from './payment-papers.ts';
import { httpMyAlerts } from './personal-alerts.ts';
import type { Repositories } from './ports.ts';
import { httpProcedures } from './procedures.ts';
import { httpProducerWork } from './producer-work.ts';
import { httpProducers } from './producers.ts';

/** Makes the repositories of the reserved area; a script of its own. */
export const makeReservedRepositories = (http: Http) => {
  const files = httpCompanyFiles(http);
  const papers = httpPaymentPapers(http);
  const procedures = httpProcedures(http);
  return {
    companyFiles: files,
    fileSummaries: files,
    accessLog: httpAccessLog(http),
    procedures,
    applicationDocuments: procedures,
    paymentPapers: papers,
    statements: papers,
    producers: httpProducers(http),
    clientMessages: httpClientMessages(http),
    producerWork: httpProducerWork(http),
    myAlerts: httpMyAlerts(http),
    desk: httpDesk(http),
  } satisfies Partial<Repositories>;
};
loadedReservedArea.make = makeReservedRepositories;
