import { basename } from 'node:path';
import { SignJWT } from 'jose';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#core/kernel/clock.ts';
import { binding, type Binding, type PortKey } from '#core/kernel/port-key.ts';
import { EndedSessions } from '#core/session/ended-sessions.ts';
import { compose, type Composition } from '#adapters/composition/compose.ts';
import { serverBindings } from '#adapters/http/server/bindings.ts';
import {
  acceptsWrites,
  AlertSettings,
  watchContent,
  storedRegions,
  storedSian,
  bindings as storageBindings,
  Database,
  PostgresMediaFiles,
} from '#adapters/storage/postgres/index.ts';
import type { Dependencies } from '#adapters/http/server/health/health.ts';
import type { ImportBatch } from '#adapters/http/server/import/import-rpc.ts';
import { makeLog } from '#adapters/http/server/health/log.ts';
import type { DrawPage } from '#adapters/http/server/pages/pages.ts';
import { makeService, type ServiceParts } from '#adapters/http/server/service.ts';
import { portalSettingsOf, readSettings, type ServiceSettings } from '#adapters/http/server/settings/settings.ts';
import { embeddedSignOn } from '#adapters/http/server/sign-on/sign-on.ts';
import type { DemonstrationUser } from '#adapters/keycloak/embedded/options.ts';
import type { SigningKeys } from '#adapters/keycloak/embedded/signing-keys.ts';
import { makeSigningKeys } from './signing-keys.ts';
import { CAST, type CastName } from './cast.ts';
import { openDemonstrationData } from './demonstration-data.ts';

/** A service that answers on a port of its own. */
export interface TestService {
  /** `http://127.0.0.1:port`. */
  readonly origin: string;
  /** Address of the API. */
  readonly api: string;
  readonly app: FastifyInstance;
  readonly composition: Composition;
  readonly settings: ServiceSettings;
  /** A genuine bearer token of a person of the cast. */
  tokenOf(username: CastName): Promise<string>;
  /** The JSON at an address of the API, as a visitor or as a person of the cast. */
  json<T>(path: string, as?: CastName): Promise<T>;
  /** A token signed by the service's provider with these claims on top of an ordinary one. */
  tokenWith(claims: Readonly<Record<string, unknown>>): Promise<string>;
  stop(): Promise<void>;
}

export interface TestServiceOptions {
  /** Settings as the settings file would have them. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Texts of the files that the settings name, by their names. */
  readonly files?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  /** When the demonstration data were imported, in milliseconds; today when nothing is said. */
  readonly importedAt?: number;
  /** The folder in which its data folder is made; the shelf of the demonstration data when nothing is said. */
  readonly dataBelow?: string;
  /** Time that only goes forward, by which limits are counted. */
  readonly steadyClock?: Clock;
  /** How long a reader may take no byte of its answer (milliseconds). */
  readonly silenceMs?: number;
  /** How long answers under way may take once the service is asked to stop (milliseconds). */
  readonly endingMs?: number;
  /** Lines that take the place of the storage's, or of any others with the same key. */
  readonly instead?: readonly Binding[];
  /** What readiness asks beside the database. */
  readonly alsoNeeds?: Dependencies;
  /** What the page of the state asks beside the readiness. */
  readonly checks?: Partial<ServiceParts['state']['checks']>;
  readonly draw?: DrawPage;
  /** Is handed what tells the service that its content has changed, for tests that change it behind its database's back. */
  readonly onContentChange?: (changed: () => void) => void;
  /** Imports what editors publish from other machines. */
  readonly importBatch?: ImportBatch;
  /** Takes the lines of the log. */
  readonly logTo?: { readonly write: (line: string) => void };
}

/** The first service of a run imports the demonstration data, which takes its time on a busy machine. */
export const SERVICE_START_LIMIT_MS = 300_000;

const SECRET = 'segreto-di-prova-lungo-almeno-trentadue-caratteri';
const TOKEN_LIFE_S = 300;

let keys: Promise<SigningKeys> | undefined;
/** One key pair per test file: making one costs more than all the rest. */
const sharedKeys = (): Promise<SigningKeys> => (keys ??= makeSigningKeys());

const settingsFrom = (
  given: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>>,
): ServiceSettings => {
  const file = JSON.stringify({
    port: 0,
    logLevel: 'silent',
    limits: { requestsPerMinute: 1_000_000, unsafeRequestsPerMinute: 100_000 },
    ...given,
  });
  const read = readSettings('demo', { PORTAL_SETTINGS: 'prova.json' }, (path) => files[basename(path)] ?? file);
  if (!read.ok) throw new Error(read.failure.join('\n'));
  return read.value;
};

const without = (bindings: readonly Binding[], instead: readonly Binding[]): readonly Binding[] => {
  const taken = new Set<PortKey<unknown>>(instead.map(({ key }) => key));
  return bindings.filter(({ key }) => !taken.has(key));
};

type OwnParts = Pick<ServiceParts, 'dependencies' | 'media' | 'onContentChange' | 'sian' | 'regions'>;

const listen = async (
  options: TestServiceOptions,
  storage: readonly Binding[],
  own: OwnParts,
  end: () => Promise<void>,
): Promise<TestService> => {
  const settings = settingsFrom(options.settings ?? {}, options.files ?? {});
  const clock = options.clock ?? { now: () => Date.now() };
  const instead = options.instead ?? [];
  const log = makeLog(settings.logLevel, options.logTo);
  const signing = await sharedKeys();
  let origin = 'http://127.0.0.1';
  const users: readonly DemonstrationUser[] = CAST;
  const signOn = embeddedSignOn(settings, {
    keys: signing,
    users,
    clock,
    origin: () => origin,
    onLogout: (session) => composition.get(EndedSessions).end(session),
  });
  const lines = [...serverBindings(log, portalSettingsOf(settings), clock), ...storage, ...signOn.bindings];
  const composition = compose(without(lines, instead), instead);
  const app = await makeService({
    settings,
    log,
    composition,
    secret: SECRET,
    siteMap: async () => [],
    // Nothing is looked at by itself: each question looks.
    state: {
      checks: { signOn: async () => true, mails: async () => true, ...options.checks },
      startPolling: () => async () => undefined,
    },
    ...own,
    ...(options.steadyClock === undefined ? {} : { steadyClock: options.steadyClock }),
    ...(options.silenceMs === undefined ? {} : { silenceMs: options.silenceMs }),
    ...(options.endingMs === undefined ? {} : { endingMs: options.endingMs }),
    ...(options.draw === undefined ? {} : { draw: options.draw }),
    ...(options.importBatch === undefined
      ? {}
      : { publishing: { importBatch: options.importBatch, signOn: signOn.address } }),
    ...(signOn.provider === undefined ? {} : { provider: signOn.provider }),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the service has no port');
  origin = `http://127.0.0.1:${address.port}`;

  const tokenWith: TestService['tokenWith'] = (claims) => {
    const nowS = Math.floor(clock.now() / 1000);
    const usual = {
      iss: `${origin}/auth/realms/${settings.names.agencySlug}`,
      azp: 'portale',
      typ: 'Bearer',
      sub: 'prova',
      iat: nowS,
      exp: nowS + TOKEN_LIFE_S,
    };
    return new SignJWT({ ...usual, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: signing.keyId, typ: 'JWT' })
      .sign(signing.privateKey);
  };
  const tokenOf: TestService['tokenOf'] = async (username) => {
    const person = CAST.find((one) => one.username === username);
    if (person === undefined) throw new Error(`nobody of the cast is called ${username}`);
    const { given_name, family_name, fiscal_code, userType } = person;
    return tokenWith({ given_name, family_name, name: `${given_name} ${family_name}`, fiscal_code, userType });
  };
  return {
    origin,
    api: `${origin}${settings.apiBase}`,
    app,
    composition,
    settings,
    tokenWith,
    tokenOf,
    json: async (path, as) => {
      const headers = as === undefined ? {} : { authorization: `Bearer ${await tokenOf(as)}` };
      const answer = await fetch(`${origin}${settings.apiBase}${path}`, { headers });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer.json() as never;
    },
    stop: async () => {
      await app.close();
      await end();
    },
  };
};

/** The whole service over its own storage with the demonstration data, on port 0; the provider is under /auth. */
export const startService = async (options: TestServiceOptions = {}): Promise<TestService> => {
  const { db, end } = await openDemonstrationData(options.importedAt, options.dataBelow);
  const media = new PostgresMediaFiles(db);
  try {
    return await listen(
      options,
      [
        ...storageBindings,
        binding(Database, [], () => db),
        binding(AlertSettings, [], () => ({ secret: SECRET, confirmationsPerDay: 2_000 })),
      ],
      {
        dependencies: { database: () => acceptsWrites(db), ...options.alsoNeeds },
        media: (path) => media.open(path),
        onContentChange: (changed) => {
          options.onContentChange?.(changed);
          return watchContent(db)(changed);
        },
        sian: storedSian(db),
        regions: storedRegions(db),
      },
      end,
    );
  } catch (error) {
    await end();
    throw error;
  }
};

/** The service over the given bindings alone, which must bind every port that it reads: no database, no data. */
export const serveOver = (
  bindings: readonly Binding[],
  options: Omit<TestServiceOptions, 'instead'> = {},
): Promise<TestService> =>
  listen(
    options,
    bindings,
    {
      dependencies: options.alsoNeeds ?? {},
      media: async () => undefined,
      onContentChange: async (changed) => {
        options.onContentChange?.(changed);
        return async () => undefined;
      },
      sian: { idLinks: async () => [], isQualified: async () => false },
      regions: async () => [],
    },
    async () => undefined,
  );
