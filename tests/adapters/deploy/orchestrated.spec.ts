import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { BODY_LIMIT_BYTES } from '#adapters/http/server/app/app.ts';
import { PUBLISHING_ADDRESS } from '#adapters/http/server/publishing/publishing.ts';
import { MOST_PUBLISHED_BYTES } from '#adapters/http/server/publishing/received-folder.ts';
import { readSettings } from '#adapters/http/server/settings/settings.ts';

// Compose and chart name settings, files and addresses of the portal: each of them has to be one that there is.

const HERE = 'adapters/deploy/container';
const CHART = 'adapters/deploy/helm/portale';

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly command?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, unknown>>;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, unknown>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}
const compose = parse(readFileSync(join(HERE, 'compose.yaml'), 'utf8'), { merge: true }) as Compose;
const services = Object.entries(compose.services);

/** Variables that the portal does not know. */
const unknownOf = (names: readonly string[]): readonly string[] => {
  const read = readSettings('demo', Object.fromEntries(names.map((name) => [name, '?'])), () => '{}');
  return read.ok ? [] : read.failure.filter((fault) => fault.includes('sconosciuta'));
};
/** Scripts of the project among the words of a command. */
const scriptsIn = (words: readonly string[]): readonly string[] => words.filter((word) => word.endsWith('.mjs'));

describe('the compose file', () => {
  it.each(services.filter(([name]) => /portale|migrazioni|importa/u.test(name)))(
    '[CONST-10] should set what the portal knows, and run what there is: %s',
    (_name, { environment = {}, command = [], healthcheck = { test: [] } }) => {
      expect(Object.keys(environment)).toContain('DATABASE_URL_FILE');
      expect(unknownOf(Object.keys(environment))).toEqual([]);
      expect(scriptsIn([...command, ...healthcheck.test]).filter((path) => !existsSync(path))).toEqual([]);
    },
  );

  it.each(services)(
    '[CONST-10] should hand over only secrets, folders and services that it names: %s',
    (_name, service) => {
      expect((service.secrets ?? []).filter((secret) => !(secret in compose.secrets))).toEqual([]);
      expect(Object.keys(service.depends_on ?? {}).filter((other) => !(other in compose.services))).toEqual([]);
      const mounted = (service.volumes ?? []).map((volume) => volume.split(':', 1)[0] ?? '');
      expect(mounted.filter((from) => !/^\.{1,2}\//u.test(from) && !(from in compose.volumes))).toEqual([]);
      const shipped = mounted.filter((from) => from.startsWith('../') || from.endsWith('.conf'));
      expect(shipped.filter((from) => !existsSync(normalize(join(HERE, from))))).toEqual([]);
    },
  );

  it('[CONST-10] should have nginx ask each of its processes', () => {
    const asked = [...readFileSync(join(HERE, 'processi.conf'), 'utf8').matchAll(/^server ([\w-]+):8080 /gmu)];
    expect(asked.map(([, name]) => name)).toEqual(
      Object.keys(compose.services).filter((name) => /^portale-\d/u.test(name)),
    );
  });
});

const templates = readdirSync(join(CHART, 'templates'))
  .map((name) => readFileSync(join(CHART, 'templates', name), 'utf8'))
  .join('\n');

describe('what a proxy in front lets through', () => {
  /** A size as nginx writes it, in bytes. */
  const bytesOf = (size: string): number =>
    Number.parseInt(size, 10) * (size.endsWith('m') ? 1024 * 1024 : size.endsWith('k') ? 1024 : 1);
  const conf = readFileSync('adapters/deploy/nginx/portale.conf', 'utf8');
  const { ingress } = parse(readFileSync(join(CHART, 'values.yaml'), 'utf8')) as {
    readonly ingress: Readonly<Record<'annotations' | 'publishing', Readonly<Record<string, string>>>>;
  };
  const chartSize = (of: 'annotations' | 'publishing'): number =>
    bytesOf(ingress[of]['nginx.ingress.kubernetes.io/proxy-body-size'] ?? '');
  const [usual = '', folders = ''] = [...conf.matchAll(/client_max_body_size (\w+);/gu)].map(([, size]) => size);

  it('[API-10] should be no less than what the service takes, in nginx and in the chart alike', () => {
    expect(bytesOf(usual)).toBeGreaterThanOrEqual(BODY_LIMIT_BYTES);
    expect(bytesOf(folders)).toBe(MOST_PUBLISHED_BYTES);
    expect([chartSize('annotations'), chartSize('publishing')]).toEqual([bytesOf(usual), bytesOf(folders)]);
    expect(templates).toContain(`path: ${PUBLISHING_ADDRESS}`);
    expect(conf).toContain(`location = ${PUBLISHING_ADDRESS} {`);
  });
});

const hasHelm = spawnSync('helm', ['version']).status === 0;

describe('the chart', () => {
  it('[CONST-10] should set what the portal knows, run what there is, and ask addresses that answer', () => {
    // What needs something in the cluster is off until it is asked for, and the alarms find the job that they ask about.
    const { serviceMonitor, networkPolicy, autoscaling } = parse(
      readFileSync(join(CHART, 'values.yaml'), 'utf8'),
    ) as Readonly<Record<string, { readonly enabled: boolean }>>;
    expect([serviceMonitor, networkPolicy, autoscaling].map((part) => part?.enabled)).toEqual([false, false, false]);
    expect(templates).toContain('jobLabel: app.kubernetes.io/name');
    const names = [...templates.matchAll(/name: ((?:PORTAL|DATABASE)_\w+)/gu)].map(([, name = '']) => name);
    expect(names).toHaveLength(8);
    expect(unknownOf(names)).toEqual([]);
    const scripts = [...templates.matchAll(/\badapters\/[\w./-]+\.mjs/gu)].map(([path]) => path);
    expect(scripts.filter((path) => !existsSync(path))).toEqual([]);
    expect(scripts).toHaveLength(1);
    expect(new Set([...templates.matchAll(/path: (\/health\/\w+)/gu)].map(([, path]) => path))).toEqual(
      new Set(['/health/live', '/health/ready']),
    );
  });

  it.skipIf(!hasHelm)('[CONST-10] should please helm, and make a migration before any process', () => {
    const set = [
      'settings.outbox.kind=smtp',
      'secret.mailPassword=true',
      'settings.publishingRole=redazione',
      ...['serviceMonitor', 'networkPolicy', 'autoscaling'].map((part) => `${part}.enabled=true`),
    ];
    const values = set.flatMap((one) => ['--set', one]);
    const linted = spawnSync('helm', ['lint', '--strict', CHART, ...values], { encoding: 'utf8' });
    expect([linted.status, linted.status === 0 ? '' : linted.stdout]).toEqual([0, '']);
    const cluster = ['--kube-version', '1.30.0'];
    const made = spawnSync('helm', ['template', 'portale', CHART, ...cluster, ...values], { encoding: 'utf8' });
    const kinds = parseAllDocuments(made.stdout).map((document) => (document.toJS() as { kind: string }).kind);
    expect(kinds.toSorted()).toEqual([
      'ConfigMap',
      'Deployment',
      'HorizontalPodAutoscaler',
      'Ingress',
      'Ingress',
      'Job',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'Service',
      'ServiceMonitor',
    ]);
    const without = spawnSync('helm', ['template', 'portale', CHART, ...cluster], { encoding: 'utf8' });
    expect([without.status, without.stderr]).toEqual([1, expect.stringContaining('devono partire per posta')]);
  });
});
