import type { Logger } from '#core/kernel/logger.ts';
import { PORTS, type Repositories } from './ports.ts';
import { httpAids } from './aids.ts';
import { httpCatalogue } from './catalogue.ts';
import { httpContent, httpHighlights } from './content.ts';
import { lazily, once } from './lazily.ts';
import { httpFeedback } from './feedback.ts';
import { withoutHarm } from './foreign-answers.ts';
import { httpContentRedirects } from './content-redirects.ts';
import { httpMilestones } from './milestones.ts';
import { httpOpenData } from './open-data.ts';
import { httpNotifications } from './notifications.ts';
import { httpPayingBodies } from './paying-bodies.ts';
import { httpPayments } from './payments.ts';
import { loadedReservedArea } from './loaded-reserved-area.ts';
import type { makeReservedRepositories } from './reserved-area.ts';
import { httpReservedFiles } from './reserved-files.ts';
import { httpSearch } from './search.ts';
import { httpSelections } from './selections.ts';
import { httpSession } from './session.ts';
import { httpSupport } from './support.ts';
import { AxiosHttp, type BearerSource, type CallListener, type PrepareClient } from './http.ts';

/** What only reserved pages ask. */
type ReservedRepositories = ReturnType<typeof makeReservedRepositories>;

/** What the repositories over HTTP are made from. */
export interface ClientParts {
  readonly apiBase: string;
  /** Where the service is asked, where that is another address than `apiBase`, which its answers name. */
  readonly askedBase?: string | undefined;
  /** Whether the service is somebody else's: its answers are cleaned. */
  readonly isForeign: boolean;
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
  askedBase = apiBase,
  isForeign,
  imageBase,
  bearer,
  logger,
  prepare,
  listener,
}: ClientParts): Repositories => {
  const cleaned = isForeign ? cleaning([apiBase, imageBase], prepare) : prepare;
  const http = AxiosHttp(askedBase, bearer, logger, cleaned, listener);
  const session = httpSession(http);
  // A reader of public pages asks none of these, nor fetches their calls.
  const loading = once(async () => {
    const reserved = await import('./reserved-area.ts').catch((cause: unknown) => {
      listener?.scriptMissing?.();
      throw cause;
    });
    return reserved.makeReservedRepositories(http);
  });
  const open = {
    catalogue: httpCatalogue(http),
    companies: session,
    companyStates: session,
    conventions: session,
    sianQualification: session,
    crmAvailability: session,
    content: httpContent(http),
    reservedFiles: httpReservedFiles(http),
    highlights: httpHighlights(http),
    selections: httpSelections(http),
    milestones: httpMilestones(http),
    openData: httpOpenData(http),
    aids: httpAids(http),
    search: httpSearch(http),
    payingBodies: httpPayingBodies(http),
    payments: httpPayments(http),
    notifications: httpNotifications(http),
    feedback: httpFeedback(http),
    assistance: httpSupport(http),
    contentRedirects: httpContentRedirects(http),
  };
  const others = Object.keys(PORTS).filter((name) => !Object.hasOwn(open, name)) as (keyof ReservedRepositories)[];
  const later = others.map((name) => [name, lazily<object>(async () => (await loading())[name])] as const);
  return { ...open, ...((loadedReservedArea.make?.(http) ?? Object.fromEntries(later)) as ReservedRepositories) };
};

// Helpers

/** Cleans the answers of a service that is somebody else's; the portal's own contents were checked when they were imported. */
const cleaning =
  (services: readonly string[], prepare: PrepareClient | undefined): PrepareClient =>
  (client) => {
    prepare?.(client);
    client.interceptors.response.use((response) => {
      response.data = withoutHarm(response.data, services);
      return response;
    });
  };
