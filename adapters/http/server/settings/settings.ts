import { dirname, resolve } from 'node:path';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { redirectTableFrom, type RedirectTable } from '#core/navigation/redirect-table.ts';
import { fail, succeed, type Result } from '#core/kernel/result.ts';
import { nearest } from '#core/kernel/nearest.ts';
import {
  COMMON_DEFAULTS,
  DEMONSTRATION_DEFAULTS,
  REQUIRED_IN_PRODUCTION,
  REQUIRED_OF_AN_AGENCY,
  SHOWING_DEFAULTS,
  type ServiceMode,
} from './settings-defaults.ts';
import { KNOWN_KEYS, SECTIONS, settingsSchema, type CheckedSettings } from './settings-schema.ts';

/** Every setting of a process, checked. */
export interface ServiceSettings extends CheckedSettings {
  readonly mode: ServiceMode;
  /** Old addresses of the whole origin; none where no file of them is named. */
  readonly redirectTable: RedirectTable;
}

type Loose = Record<string, unknown>;

/** Stands for `outbox.password` until it is put there. */
const OUTBOX_PASSWORD = 'outboxPassword';

/** Environment variables that set one value each, and how their text is read. */
const ENVIRONMENT: Readonly<Record<string, { readonly key: string; readonly as: 'text' | 'number' | 'flag' }>> = {
  PORTAL_PORT: { key: 'port', as: 'number' },
  PORTAL_HOST: { key: 'host', as: 'text' },
  PORTAL_DATA_DIR: { key: 'dataDir', as: 'text' },
  PORTAL_BASE_PATH: { key: 'basePath', as: 'text' },
  PORTAL_API_BASE: { key: 'apiBase', as: 'text' },
  PORTAL_API_INTERNAL_BASE: { key: 'apiInternalBase', as: 'text' },
  PORTAL_IMAGE_BASE: { key: 'imageBase', as: 'text' },
  DATABASE_URL: { key: 'databaseUrl', as: 'text' },
  PORTAL_PUBLIC_ORIGIN: { key: 'publicOrigin', as: 'text' },
  PORTAL_SECRET: { key: 'secret', as: 'text' },
  PORTAL_PREVIOUS_SECRET: { key: 'previousSecret', as: 'text' },
  PORTAL_OUTBOX_PASSWORD: { key: OUTBOX_PASSWORD, as: 'text' },
  PORTAL_TRUST_PROXY: { key: 'trustProxy', as: 'flag' },
  PORTAL_LOG_LEVEL: { key: 'logLevel', as: 'text' },
  PORTAL_AUDIT_DAYS: { key: 'auditDays', as: 'number' },
  PORTAL_ASSISTANCE_DAYS: { key: 'assistanceDays', as: 'number' },
  PORTAL_OPINION_DAYS: { key: 'opinionDays', as: 'number' },
  PORTAL_DRAWING_THREADS: { key: 'drawingThreads', as: 'number' },
  PORTAL_STAGING: { key: 'staging', as: 'flag' },
  PORTAL_METRICS: { key: 'metrics', as: 'flag' },
  PORTAL_DEMO_ANYWHERE: { key: 'demoAnywhere', as: 'flag' },
};
/** Where the portal answers at the root of the origin, beside its pages, its API and its pictures (D-22). */
const OWN_PATHS = [
  '/auth',
  '/health',
  '/metrics',
  '/publishing',
  '/sign-on',
  '/robots.txt',
  '/sitemap.xml',
  '/opensearch.xml',
];
export const SETTINGS_FILE = 'PORTAL_SETTINGS';
/** Variables that may be read from a file instead, which `<name>_FILE` names: what no list of processes should show. */
export const SECRETS = ['DATABASE_URL', 'PORTAL_SECRET', 'PORTAL_PREVIOUS_SECRET', 'PORTAL_OUTBOX_PASSWORD'];

/**
 * All settings of the process, from the environment and from the file that PORTAL_SETTINGS names; the environment wins.
 * Fails with a list, in Italian, of everything that is wrong. `readFile` answers the text of a file or throws.
 */
export const readSettings = (
  mode: ServiceMode,
  environment: Readonly<Record<string, string | undefined>>,
  readFile: (path: string) => string,
): Result<ServiceSettings, readonly string[]> => {
  const faults: string[] = [];
  const given = withMailPassword({
    ...fromFile(environment[SETTINGS_FILE], readFile, faults),
    ...fromEnvironment(withSecretFiles(environment, readFile, faults), faults),
  });
  // With contents of its own the agency is another one: nothing of the demonstration may be left in its pages.
  const isAnotherAgency = mode === 'demo' && given['contents'] !== undefined;
  const defaults: Loose = {
    ...COMMON_DEFAULTS,
    ...(mode === 'serve' ? {} : isAnotherAgency ? SHOWING_DEFAULTS : DEMONSTRATION_DEFAULTS),
  };
  const merged: Loose = { ...defaults, ...given };
  for (const section of SECTIONS) {
    if (isRecord(given[section]) && isRecord(defaults[section]))
      merged[section] = { ...defaults[section], ...given[section] };
  }
  const required = mode === 'serve' ? REQUIRED_IN_PRODUCTION : isAnotherAgency ? REQUIRED_OF_AN_AGENCY : {};
  const missing = Object.keys(required).filter((key) => merged[key] === undefined);
  faults.push(...missing.map((key) => required[key] ?? key));
  if (mode === 'serve' && given['contents'] !== undefined)
    faults.push('contents: in esercizio i contenuti si importano con «npm run import -- <cartella>»');

  const checked = settingsSchema.safeParse(merged);
  if (!checked.success) {
    for (const issue of checked.error.issues) {
      if (!(issue.path.length === 1 && missing.includes(String(issue.path[0])))) faults.push(...faultsOf(issue));
    }
  } else {
    const { demoAnywhere, host, databaseUrl, drawingThreads = 1 } = checked.data;
    if (mode === 'demo' && !demoAnywhere && !LOOPBACK.test(host)) {
      faults.push(
        `${nameOf('host')}: la dimostrazione ha utenti di prova e ascolta solo su questa macchina (127.0.0.1); per aprirla ad altri impostare anche PORTAL_DEMO_ANYWHERE=true`,
      );
    }
    if (databaseUrl === undefined && drawingThreads > 1) {
      faults.push(
        `${nameOf('drawingThreads')}: con il database incorporato disegna le pagine un thread solo; per averne di più indicare anche ${nameOf('databaseUrl')}`,
      );
    }
  }
  const redirectTable: RedirectTable = checked.success ? redirectsFrom(checked.data, readFile, faults) : new Map();
  return checked.success && faults.length === 0 ? succeed({ ...checked.data, mode, redirectTable }) : fail(faults);
};

/**
 * How many threads draw pages: the embedded database works in the only one; beside a server two, where the machine has
 * `cores` for them, because one alone waits for the others' turns while a core has nothing to do.
 */
export const drawingThreadsOf = (
  { databaseUrl, drawingThreads }: Pick<ServiceSettings, 'databaseUrl' | 'drawingThreads'>,
  cores: number,
): number => (databaseUrl === undefined ? 1 : (drawingThreads ?? Math.min(2, cores)));

/** The part of the settings that pages and rules need. */
export const portalSettingsOf = (settings: ServiceSettings): PortalSettings => ({
  names: settings.names,
  basePath: settings.basePath,
  apiBase: settings.apiBase,
  // The address itself stays out of what browsers are sent.
  ...(settings.apiInternalBase === undefined ? {} : { foreignService: true }),
  imageBase: settings.imageBase,
  loginFailedPayingBodies: settings.loginFailedPayingBodies,
  agencyDomains: settings.agencyDomains,
  agencyServices: settings.agencyServices,
  external: settings.external,
  contacts: settings.contacts,
  colours: settings.colours,
  mark: settings.mark,
  sharing: settings.sharing,
  flags: settings.flags,
  openData: settings.openData,
  // A trial is not counted among the readers.
  ...(settings.statistics === undefined || settings.staging ? {} : { statistics: settings.statistics }),
  staging: settings.staging,
  // The embedded provider is on: an operator's own people are not invented, whatever the content is (NAV-23).
  demonstration: settings.mode === 'demo' && settings.signOn === undefined,
});

/** The environment variable that sets a key, if there is one. */
export const variableOf = (key: string): string | undefined =>
  Object.entries(ENVIRONMENT).find(([, line]) => line.key === key)?.[0];

// Helpers

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/u;

const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How a key is named to the operator: the variable that sets it, if there is one. */
const nameOf = (key: string): string => variableOf(key) ?? key;

const fromFile = (path: string | undefined, readFile: (path: string) => string, faults: string[]): Loose => {
  if (path === undefined || path === '') return {};
  let text: string;
  try {
    text = readFile(path);
  } catch {
    faults.push(`${SETTINGS_FILE}: il file ${path} non si può leggere`);
    return {};
  }
  try {
    const parsed: unknown = JSON.parse(text);
    if (isRecord(parsed)) return besideFile(parsed, path);
    faults.push(`${SETTINGS_FILE}: il file ${path} deve contenere un oggetto JSON`);
  } catch (error) {
    faults.push(
      `${SETTINGS_FILE}: il file ${path} non è un JSON valido (${error instanceof Error ? error.message : String(error)})`,
    );
  }
  return {};
};

/** What the file names stands beside it, wherever the portal is started from. */
const besideFile = (given: Loose, path: string): Loose => ({
  ...given,
  ...Object.fromEntries(
    ['contents', 'redirects'].flatMap((key) => {
      const named = given[key];
      return typeof named === 'string' && named !== '' ? [[key, resolve(dirname(path), named)]] : [];
    }),
  ),
});

/** The old addresses of the file that the settings name; what is wrong with it is added to the faults. */
const redirectsFrom = (
  { redirects, basePath, apiBase, imageBase }: CheckedSettings,
  readFile: (path: string) => string,
  faults: string[],
): RedirectTable => {
  if (redirects === undefined) return new Map();
  let csv: string;
  try {
    csv = readFile(redirects);
  } catch {
    faults.push(`redirects: il file ${redirects} non si può leggere`);
    return new Map();
  }
  const read = redirectTableFrom(csv, [basePath, apiBase, imageBase, ...OWN_PATHS]);
  if (read.ok) return read.value;
  faults.push(...read.failure.map((fault) => `redirects, ${fault}`));
  return new Map();
};

/** The environment with the secrets that files hold, without the line end that editors and tools put behind them. */
const withSecretFiles = (
  environment: Readonly<Record<string, string | undefined>>,
  readFile: (path: string) => string,
  faults: string[],
): Readonly<Record<string, string | undefined>> => {
  const found: Record<string, string | undefined> = { ...environment };
  for (const name of SECRETS) {
    const path = environment[`${name}_FILE`];
    delete found[`${name}_FILE`];
    if (path === undefined || path === '') continue;
    if (environment[name] !== undefined && environment[name] !== '') {
      faults.push(`${name} e ${name}_FILE: indicarne una sola`);
      continue;
    }
    try {
      found[name] = readFile(path).replace(/\r?\n$/u, '');
      if (found[name] === '') faults.push(`${name}_FILE: il file ${path} è vuoto`);
    } catch {
      faults.push(`${name}_FILE: il file ${path} non si può leggere`);
    }
  }
  return found;
};

/** Puts the password of the relay among the other settings of the outbox. */
const withMailPassword = ({ [OUTBOX_PASSWORD]: password, ...given }: Loose): Loose =>
  password === undefined
    ? given
    : { ...given, outbox: { ...(isRecord(given['outbox']) ? given['outbox'] : {}), password } };

const fromEnvironment = (environment: Readonly<Record<string, string | undefined>>, faults: string[]): Loose => {
  const found: Loose = {};
  for (const [name, text] of Object.entries(environment)) {
    if (text === undefined || text === '') continue;
    const line = ENVIRONMENT[name];
    if (line === undefined) {
      if (name.startsWith('PORTAL_') && name !== SETTINGS_FILE) {
        faults.push(
          `${name}: variabile sconosciuta${suggestion(name, [
            ...Object.keys(ENVIRONMENT),
            ...SECRETS.map((secret) => `${secret}_FILE`),
            SETTINGS_FILE,
          ])}`,
        );
      }
      continue;
    }
    if (line.as === 'text') found[line.key] = text;
    else if (line.as === 'number') found[line.key] = /^\d+$/u.test(text) ? Number(text) : text;
    else if (text === 'true' || text === 'false') found[line.key] = text === 'true';
    else faults.push(`${name}: deve essere true o false, non «${text}»`);
  }
  return found;
};

const suggestion = (wrong: string, known: readonly string[]): string => {
  const near = nearest(wrong, known);
  return near === undefined ? '' : `; forse si intendeva ${near}?`;
};

const faultsOf = (issue: {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
}): readonly string[] => {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? []).map(
      (key) =>
        `${path === '' ? key : `${path}.${key}`}: impostazione sconosciuta${suggestion(key, KNOWN_KEYS[path] ?? [])}`,
    );
  }
  const sentence =
    issue.code === 'invalid_type'
      ? 'manca o non è del tipo previsto'
      : /^(?:Invalid|Too )/u.test(issue.message)
        ? 'valore non ammesso'
        : issue.message;
  return [`${issue.path.length === 1 ? nameOf(path) : path}: ${sentence}`];
};
