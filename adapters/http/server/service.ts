import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Logger as PinoLogger } from 'pino';
import { Clock } from '#core/kernel/clock.ts';
import { completeAddress } from '#core/navigation/links.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { EndedSessions, LogoutNotices } from '#core/session/ended-sessions.ts';
import { TokenVerifier } from '#core/session/token-verifier.ts';
import type { MediaFile } from '#core/content/media-file.ts';
import { AnswerCache } from './cache/answer-cache.ts';
import { addAntiForgery } from './protection/anti-forgery.ts';
import { makeAuthenticate } from './protection/authentication.ts';
import { steadyClock } from './bindings.ts';
import { serveSources, type DevelopmentServer } from './pages/development-server.ts';
import { addBuildFiles, addLooseFile } from './cache/files.ts';
import { addMedia } from './cache/media.ts';
import { makeApp, refuseOtherMethods } from './app.ts';
import { makeFastPath } from './cache/fast-path.ts';
import { addHealth, type Dependencies } from './health/health.ts';
import { UrlIndex } from './cache/url-index.ts';
import { boundedBy } from './rate-limit/made-answers.ts';
import { addLogoutNotices } from './sign-on/logout-notices.ts';
import { addMetrics, AnswerFigures, type OwnFigure } from './health/metrics.ts';
import { negotiate } from './cache/negotiation.ts';
import { collectOpenApi, publishOpenApi } from './description/open-api.ts';
import { addPaintedDrawings } from './pages/painted-drawings.ts';
import { addRedirects } from './pages/redirects.ts';
import { addPages, type DrawPage } from './pages/pages.ts';
import { RequestBudget } from './rate-limit/request-budget.ts';
import { addRoutes, type RouteParts } from './routes/register.ts';
import { POLICY, securityHeaders } from './protection/security-headers.ts';
import type { ServiceSettings } from './settings/settings.ts';
import { addWellKnown, type MappedAddress } from './pages/well-known.ts';

/** What a service is made of; the composition root of the process gives it. */
export interface ServiceParts extends Omit<RouteParts, 'settings'> {
  readonly settings: ServiceSettings;
  readonly log: PinoLogger;
  /** Time that only goes forward, for the limits; the machine's own unless a test has another. */
  readonly steadyClock?: Clock;
  /** How long a reader may take no byte of its answer (milliseconds); the service's own limit unless a test has another. */
  readonly silenceMs?: number;
  /** How long answers under way may take once the service ends (milliseconds); the service's own limit unless a test has another. */
  readonly endingMs?: number;
  /** Signs the anti-forgery cookies. */
  readonly secret: string;
  readonly dependencies: Dependencies;
  /** A file of the editors that everybody may read. */
  readonly media: (path: string) => Promise<MediaFile | undefined>;
  /** Tells when public content has changed; answers how to stop listening. */
  readonly onContentChange: (changed: () => void) => Promise<() => Promise<void>>;
  readonly siteMap: () => Promise<readonly MappedAddress[]>;
  /** What else is shown at /metrics. */
  readonly figures?: () => readonly OwnFigure[];
  /** Draws pages; absent where only the API is served. */
  readonly draw?: DrawPage;
  /** Folder of the browser's build; absent where a development server serves it. */
  readonly clientFolder?: string;
  /** The build tool's server, which answers for the browser's sources while developing. */
  readonly development?: DevelopmentServer;
  /** The embedded sign-on provider, under /auth. */
  readonly provider?: FastifyPluginAsync;
}

/** Loose files of the browser's build, by name. */
const LOOSE_FILES = ['silent-check-sso.html', 'silent-check-sso.js'];

/** Builds the whole service, ready to listen. */
export const makeService = async (parts: ServiceParts): Promise<FastifyInstance> => {
  const { settings, log, composition } = parts;
  const clock = composition.get(Clock);
  const ended = composition.get(EndedSessions);
  const answers = new AnswerCache(clock);
  const known = new UrlIndex();
  const figures = new AnswerFigures();
  const steady = parts.steadyClock ?? steadyClock;
  const budget = new RequestBudget(steady, settings.limits.requestsPerMinute);
  const makeAnswer = boundedBy(budget);
  const tls = settings.publicOrigin?.startsWith('https:') ?? false;
  const apiBase = mountedAt(settings.apiBase, '/api');
  const headers = securityHeaders({
    provider: originOf(settings.signOn?.url),
    api: originOf(settings.apiBase),
    images: originOf(settings.imageBase),
    statistics: settings.staging ? undefined : originOf(settings.statistics?.url),
    // The address may come without its prefix: pages complete it before they post to it (VAL-04).
    formTargets: [originOf(completeAddress(settings.external.nationalSystemSignOn))].filter(
      (origin) => origin !== undefined,
    ),
    frames: [],
    tls,
    staging: settings.staging,
    loose: parts.development !== undefined,
  });
  const fastPath = makeFastPath({ answers, known, budget, figures, log, headers, trustProxy: settings.trustProxy });
  const app = await makeApp({
    log,
    trustProxy: settings.trustProxy,
    secret: parts.secret,
    clock: steady,
    budget,
    agency: settings.names.agencyShortName,
    home: `${settings.basePath}/`,
    colours: settings.colours,
    apiBase,
    headers,
    fastPath,
    answerSeconds: settings.limits.answerSeconds,
    ...(parts.silenceMs === undefined ? {} : { silenceMs: parts.silenceMs }),
    ...(parts.endingMs === undefined ? {} : { endingMs: parts.endingMs }),
  });
  addRedirects(app, settings.redirectTable);
  const methods = collectMethods(app);
  app.addHook('preClose', async () => known.close());
  if (parts.development !== undefined) serveSources(app, settings.basePath, parts.development);
  await collectOpenApi(app, settings.names.agencyShortName, apiBase);
  addHealth(app, parts.dependencies, steady);
  // Figures are for who runs the portal; where they are wanted they are switched on.
  addMetrics(app, answers, figures, { isShown: settings.metrics, makeAnswer, others: parts.figures ?? (() => []) });
  addWellKnown(app, {
    agency: settings.names.agencyShortName,
    basePath: settings.basePath,
    apiBase,
    publicOrigin: settings.publicOrigin,
    staging: settings.staging,
    securityTxt: settings.securityTxt,
    clock,
    addresses: parts.siteMap,
    answers,
    makeAnswer,
  });
  addLogoutNotices(app, {
    notices: composition.get(LogoutNotices),
    ended,
    budget: new RequestBudget(steady, settings.limits.requestsPerMinute),
  });
  const forgetMedia = addMedia(app, mountedAt(settings.imageBase, '/media'), { find: parts.media, makeAnswer });

  await app.register(async (scope) => {
    negotiate(scope, apiBase);
    await addAntiForgery(scope, { apiBase, secure: tls, publicOrigin: settings.publicOrigin });
    await scope.register(
      async (routes) => {
        addRoutes(
          {
            app: routes,
            answers,
            known,
            makeAnswer,
            authenticate: makeAuthenticate(composition.get(TokenVerifier), ended),
            unsafePerMinute: settings.limits.unsafeRequestsPerMinute,
          },
          parts,
        );
      },
      { prefix: apiBase },
    );
    publishOpenApi(scope, apiBase);
  });

  if (parts.provider !== undefined) await app.register(parts.provider, { prefix: '/auth' });
  if (parts.clientFolder !== undefined) {
    const { basePath, colours } = settings;
    addPaintedDrawings(app, { basePath, colours, folder: parts.clientFolder, answers, makeAnswer });
    await addBuildFiles(app, settings.basePath, parts.clientFolder);
    for (const name of LOOSE_FILES) addLooseFile(app, settings.basePath, parts.clientFolder, name);
  }
  if (parts.draw !== undefined)
    addPages(app, {
      basePath: settings.basePath,
      table: routeTable(settings.names),
      draw: parts.draw,
      answers,
      known,
      makeAnswer,
      trustProxy: settings.trustProxy,
      publicOrigin: settings.publicOrigin,
      formsPerMinute: settings.limits.unsafeRequestsPerMinute,
      staging: settings.staging,
      policy: headers[POLICY] ?? '',
    });

  refuseOtherMethods(app, new Map([...methods].filter(([url]) => url.startsWith(`${apiBase}/`))));
  const stopListening = await parts.onContentChange(() => {
    answers.clear();
    forgetMedia();
  });
  app.addHook('onClose', stopListening);
  await app.ready();
  return app;
};

// Helpers

/** The path at which this service answers, where the setting names another service altogether. */
const mountedAt = (base: string, own: string): string => (base.startsWith('/') ? base : own);

const originOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;

/** Notes which methods each address is given, for the answer to the others. */
const collectMethods = (app: FastifyInstance): ReadonlyMap<string, ReadonlySet<string>> => {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set<string>();
    for (const one of [method].flat()) known.add(one);
    methods.set(url, known);
  });
  return methods;
};
