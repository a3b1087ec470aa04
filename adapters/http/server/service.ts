import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Logger as PinoLogger } from 'pino';
import { AlertService } from '#core/alerts/alert-service.ts';
import { offersAlerts } from '#core/alerts/offers-alerts.ts';
import { Clock } from '#core/kernel/clock.ts';
import type { MediaFile } from '#core/content/media-file.ts';
import { completeAddress } from '#core/navigation/links.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { ServiceJournal } from '#core/service-state/service-journal.ts';
import { EndedSessions, LogoutNotices } from '#core/session/ended-sessions.ts';
import { TokenVerifier } from '#core/session/token-verifier.ts';
import { makeApp } from './app/app.ts';
import { collectMethods, refuseOtherMethods } from './app/methods.ts';
import { answerLimitOf, steadyClock } from './bindings.ts';
import { AnswerCache } from './cache/answer-cache.ts';
import { makeFastPath } from './cache/fast-path.ts';
import { addBuildFiles, addLooseFile, markIn } from './cache/files.ts';
import { addMedia } from './cache/media.ts';
import { negotiate } from './cache/negotiation.ts';
import { UrlIndex } from './cache/url-index.ts';
import { collectOpenApi, openApiOf, publishOpenApi } from './description/open-api.ts';
import type { PublishedDocument } from './documentation/api-pages.ts';
import { addDocumentation } from './documentation/documentation.ts';
import { PROBLEM_TYPES } from './documentation/paths.ts';
import { addHealth, makeReadiness, type Dependencies } from './health/health.ts';
import { addMetrics, AnswerMetrics, type Metric } from './health/metrics.ts';
import { addUnsubscribe } from './pages/unsubscribe.ts';
import { addPages, type DrawPage } from './pages/pages.ts';
import { addRecolouredSvgs } from './pages/recoloured-svgs.ts';
import { addRedirects } from './pages/redirects.ts';
import { addWellKnown, type MappedAddress } from './pages/well-known.ts';
import { addAntiForgery } from './protection/anti-forgery.ts';
import { makeAuthenticate, makeReadToken } from './protection/authentication.ts';
import { POLICY, securityHeaders } from './protection/security-headers.ts';
import { addPublishing } from './publishing/publishing.ts';
import { addState, type StateParts } from './state/state.ts';
import { makeServiceWatch, type WatchParts } from './state/service-watch.ts';
import type { ImportBatch } from './import/import-rpc.ts';
import type { SignOnAddress } from './sign-on/sign-on.ts';
import { boundedBy } from './rate-limit/on-demand-answers.ts';
import { RequestBudget } from './rate-limit/request-budget.ts';
import { addRoutes, type RouteParts } from './routes/register.ts';
import { addStatus } from './routes/status.ts';
import { portalSettingsOf, type ServiceSettings } from './settings/settings.ts';
import { addLogoutNotices } from './sign-on/logout-notices.ts';

/** What a service is made of; the composition root of the process gives it. */
export interface ServiceParts extends Omit<RouteParts, 'settings'> {
  readonly settings: ServiceSettings;
  readonly log: PinoLogger;
  /** Time that only goes forward, for the limits; the machine's own unless a test has another. */
  readonly steadyClock?: Clock;
  /** How long a client may take no byte of its answer (milliseconds); the service's own limit unless a test has another. */
  readonly silenceMs?: number;
  /** How long answers under way may take once the service closes (milliseconds); the service's own limit unless a test has another. */
  readonly endingMs?: number;
  /** Signs the anti-forgery cookies. */
  readonly secret: string;
  readonly dependencies: Dependencies;
  /** What else the page of the state says, and how it is looked at again and again. */
  readonly state: Pick<WatchParts, 'checks'> & Pick<StateParts, 'startPolling'>;
  /** A file of the editors that everybody may read. */
  readonly media: (path: string) => Promise<MediaFile | undefined>;
  /** Calls back when public content has changed; answers how to stop listening. */
  readonly onContentChange: (changed: () => void) => Promise<() => Promise<void>>;
  readonly siteMap: () => Promise<readonly MappedAddress[]>;
  /** What else is shown at /metrics. */
  readonly metrics?: () => readonly Metric[];
  /** Draws pages; absent where only the API is served. */
  readonly draw?: DrawPage;
  /** Folder of the browser's build; absent where a development server serves it. */
  readonly clientFolder?: string;
  /** Whether pages are made from the sources, whose build tool writes scripts into them. */
  readonly isDevelopment?: boolean;
  /** Takes contents from editors of other machines; absent where the process imports none. */
  readonly publishing?: { readonly importBatch: ImportBatch; readonly signOn: SignOnAddress };
  /** The embedded sign-on provider, under /auth. */
  readonly provider?: FastifyPluginAsync;
}

/** What the modules of a service share. */
interface Shared extends ReturnType<typeof sharedOf> {}

/** One part of the service: adds its hooks and routes to the app. */
type Module = (app: FastifyInstance, parts: ServiceParts, shared: Shared) => void | Promise<void>;

/** Loose files of the browser's build, by name. */
const LOOSE_FILES = ['silent-check-sso.html', 'silent-check-sso.js'];

/** The modules of the service, in the order in which their hooks run. */
const MODULES: readonly Module[] = [
  (app, { settings }) => addRedirects(app, settings.redirectTable),
  (app, { settings: { names, publicOrigin, basePath } }, { apiBase, problemTypes }) =>
    collectOpenApi(app, {
      agency: names.agencyShortName,
      apiBase,
      origin: publicOrigin,
      problemTypes,
      home: publicOrigin === undefined ? undefined : `${publicOrigin}${basePath}`,
    }),
  (app, _parts, { readiness }) => addHealth(app, readiness),
  (app, { settings, composition, state }, { readiness, clock }) =>
    addState(app, {
      ...state,
      ...settings,
      ...agencyOf(settings),
      watch: makeServiceWatch({
        ...state,
        readiness,
        journal: composition.get(ServiceJournal),
        clock,
        isTrial: settings.mode === 'demo',
      }),
    }),
  (app, { settings, metrics = () => [] }, { answers, answerMetrics, makeAnswer }) =>
    addMetrics(app, answers, answerMetrics, { isShown: settings.metrics, makeAnswer, others: metrics }),
  (app, { settings, siteMap, clientFolder }, shared) =>
    addWellKnown(app, {
      ...settings,
      ...shared,
      agency: settings.names.agencyShortName,
      icon: iconOf(settings, clientFolder),
      addresses: siteMap,
    }),
  (app, { settings, composition }, { ended, steady }) =>
    addLogoutNotices(app, {
      notices: composition.get(LogoutNotices),
      ended,
      budget: new RequestBudget(steady, settings.limits.requestsPerMinute),
    }),
  (app, { settings, composition, publishing }, { ended }) => {
    if (publishing === undefined) return;
    addPublishing(app, {
      ...publishing,
      role: settings.publishingRole,
      batches: settings.publishingBatches,
      publicOrigin: settings.publicOrigin,
      readToken: makeReadToken(composition.get(TokenVerifier), ended),
    });
  },
  (app, { settings, media }, { makeAnswer, forgetters }) => {
    forgetters.push(addMedia(app, mountedAt(settings.imageBase, '/media'), { find: media, makeAnswer }));
  },
  async (app, parts, shared) => {
    await app.register(async (scope) => addApi(scope, parts, shared));
  },
  async (app, { provider }) => {
    if (provider !== undefined) await app.register(provider, { prefix: '/auth' });
  },
  async (app, { settings, clientFolder: folder }, shared) => {
    if (folder === undefined) return;
    addRecolouredSvgs(app, { ...settings, ...shared, folder });
    await addBuildFiles(app, settings.basePath, folder);
    for (const name of LOOSE_FILES) addLooseFile(app, settings.basePath, folder, name);
  },
  (app, { settings, composition, draw }, { steady }) => {
    if (draw === undefined || !offersAlerts(portalSettingsOf(settings))) return;
    addUnsubscribe(app, {
      basePath: settings.basePath,
      table: routeTable(settings.names),
      service: () => composition.get(AlertService),
      budget: new RequestBudget(steady, settings.limits.unsafeRequestsPerMinute),
      clock: steady,
    });
  },
  (app, { settings, draw }, shared) => {
    if (draw === undefined) return;
    addPages(app, {
      ...settings,
      ...shared,
      table: routeTable(settings.names),
      draw,
      formsPerMinute: settings.limits.unsafeRequestsPerMinute,
      policy: shared.headers[POLICY] ?? '',
    });
  },
];

/** Builds the whole service, ready to listen. */
export const makeService = async (parts: ServiceParts): Promise<FastifyInstance> => {
  const shared = sharedOf(parts);
  const app = await appOf(parts, shared);
  const methods = collectMethods(app);
  app.addHook('preClose', async () => shared.urls.close());
  for (const add of MODULES) await add(app, parts, shared);
  refuseOtherMethods(app, `${shared.apiBase}/`, methods);
  const stopListening = await parts.onContentChange(() => {
    for (const forget of shared.forgetters) forget();
  });
  app.addHook('onClose', stopListening);
  await app.ready();
  return app;
};

// Helpers

function sharedOf({ settings, composition, isDevelopment = false, ...parts }: ServiceParts) {
  const clock = composition.get(Clock);
  const answers = new AnswerCache(clock);
  const steady = parts.steadyClock ?? steadyClock;
  const budget = new RequestBudget(steady, settings.limits.requestsPerMinute);
  const apiBase = mountedAt(settings.apiBase, '/api');
  return {
    clock,
    steady,
    answers,
    urls: new UrlIndex(),
    answerMetrics: new AnswerMetrics(),
    budget,
    makeAnswer: boundedBy(budget, answerLimitOf(settings)),
    ended: composition.get(EndedSessions),
    readiness: makeReadiness(parts.dependencies, steady),
    apiBase,
    problemTypes: `${settings.publicOrigin ?? ''}${apiBase}${PROBLEM_TYPES}`,
    headers: headersOf(settings, isDevelopment),
    /** Called when public content has changed. */
    forgetters: [() => answers.clear()],
  };
}

const appOf = (
  { settings, log, secret, silenceMs, endingMs }: ServiceParts,
  shared: Shared,
): Promise<FastifyInstance> =>
  makeApp({
    ...shared,
    log,
    secret,
    silenceMs,
    endingMs,
    trustProxy: settings.trustProxy,
    clock: shared.steady,
    ...agencyOf(settings),
    fastPath: makeFastPath({ ...shared, metrics: shared.answerMetrics, log, trustProxy: settings.trustProxy }),
    answerSeconds: settings.limits.answerSeconds,
  });

const headersOf = (settings: ServiceSettings, loose: boolean): Readonly<Record<string, string>> =>
  securityHeaders({
    provider: originOf(settings.signOn?.url),
    api: originOf(settings.apiBase),
    images: originOf(settings.imageBase),
    statistics: settings.staging ? undefined : originOf(settings.statistics?.url),
    // The address may come without its prefix: pages complete it before they post to it (VAL-04).
    formTargets: [originOf(completeAddress(settings.external.nationalSystemSignOn))].filter(
      (origin) => origin !== undefined,
    ),
    frames: [],
    tls: isTls(settings),
    hstsSubdomains: settings.hstsSubdomains,
    staging: settings.staging,
    loose,
  });

/** The API below its base, and its description. */
const addApi = async (app: FastifyInstance, parts: ServiceParts, shared: Shared): Promise<void> => {
  const { settings, composition } = parts;
  const { apiBase, answers, urls, makeAnswer, ended, readiness } = shared;
  negotiate(app, apiBase);
  await addAntiForgery(app, { apiBase, secure: isTls(settings), publicOrigin: settings.publicOrigin });
  await app.register(
    async (routes) => {
      const authenticate = makeAuthenticate(composition.get(TokenVerifier), ended);
      const unsafePerMinute = settings.limits.unsafeRequestsPerMinute;
      addRoutes({ app: routes, answers, urls, makeAnswer, authenticate, unsafePerMinute }, parts);
      addStatus({ app: routes }, readiness);
    },
    { prefix: apiBase },
  );
  const document = openApiOf(app);
  publishOpenApi(app, apiBase, document);
  addDocumentation(
    app,
    { ...agencyOf(settings), apiBase },
    document as () => Promise<unknown> as () => Promise<PublishedDocument>,
  );
};

/** What pages that no route draws show of the agency. */
const agencyOf = ({ names, basePath, colours }: ServiceSettings) => ({
  agency: names.agencyShortName,
  home: `${basePath}/`,
  colours,
});

/** Address of the agency's mark, else of the build's own. */
const iconOf = ({ mark, imageBase, basePath }: ServiceSettings, folder: string | undefined): string | undefined => {
  if (mark !== undefined) return `${imageBase}/${mark}`;
  const name = folder === undefined ? undefined : markIn(folder);
  return name === undefined ? undefined : `${basePath}/assets/${name}`;
};

const isTls = ({ publicOrigin }: ServiceSettings): boolean => publicOrigin?.startsWith('https:') ?? false;

/** The path at which this service answers, where the setting names another service altogether. */
const mountedAt = (base: string, own: string): string => (base.startsWith('/') ? base : own);

const originOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;
