import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { alertMetrics } from '#adapters/http/server/health/alert-figures.ts';
import { auditFigures } from '#adapters/http/server/health/audit-figures.ts';
import { buildMeasure } from '#adapters/http/server/health/build-measure.ts';
import {
  connectionMeasures,
  drawingMeasures,
  standingMeasures,
} from '#adapters/http/server/health/standing-measures.ts';
import { startService, type TestService } from '#tests/support/service.ts';

const read = (file: string): string => readFileSync(`adapters/deploy/${file}`, 'utf8');
const dashboard = JSON.parse(read('grafana/portale.json')) as {
  panels: readonly { title: string; targets: readonly { expr: string }[] }[];
};
const { groups } = parse(read('prometheus/portale.yml')) as {
  groups: readonly { rules: readonly { alert: string; expr: string }[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const page = read('running.md');

/** Names of the portal's measures in an expression or a text. */
const measuresIn = (text: string): readonly string[] => [
  ...new Set(text.match(/\b(?:http|process|nodejs|portal)_[a-z0-9_]+\b/gu)),
];

const NO_ALERTS = {
  active: 0,
  waiting: 0,
  queued: 0,
  oldestS: 0,
  delivered: 0,
  refused: 0,
  personal: 0,
  personalWaiting: 0,
  isPaused: false,
};

/** What Prometheus itself, or the exporter of the machine, measures. */
const OF_OTHERS = /\b(?:up\b|node_systemd_)/u;

let service: TestService;
let shown: ReadonlySet<string>;

beforeAll(async () => {
  service = await startService();
  await fetch(`${service.api}/regulations`);
  const text = await (await fetch(`${service.origin}/metrics`)).text();
  shown = new Set([
    ...[...text.matchAll(/^([a-z][a-z0-9_]+)(?:\{| )/gmu)].map(([, name = '']) => name),
    // What the whole process adds to the service's own.
    ...auditFigures({ forgotten: 0, oldestS: 0, lastRoundS: 0 }).map(({ name }) => name),
    ...alertMetrics(NO_ALERTS).map(({ name }) => name),
    ...standingMeasures({ waiting: 0, oldestS: 0, archiveFailures: 0 }).map(({ name }) => name),
    ...drawingMeasures(0).map(({ name }) => name),
    ...connectionMeasures({ used: 0, idle: 0, waiting: 0 }).map(({ name }) => name),
    buildMeasure('.').name,
  ]);
});
afterAll(() => service.stop());

describe('what operators watch', () => {
  it.each([
    ...dashboard.panels.map(({ title, targets }) => [`panel ${title}`, targets.map(({ expr }) => expr).join(' ')]),
    ...rules.map(({ alert, expr }) => [`alarm ${alert}`, expr]),
    ['page', page],
  ])('should name measures that the portal shows: %s', (name, text) => {
    const asked = measuresIn(text ?? '');
    if (!OF_OTHERS.test(text ?? '')) expect([name, asked.length > 0]).toEqual([name, true]);
    expect(asked.filter((measure) => !shown.has(measure))).toEqual([]);
  });

  it('should leave no measure of the portal unwatched', () => {
    const watched = new Set(
      measuresIn([...rules.map(({ expr }) => expr), read('grafana/portale.json'), page].join(' ')),
    );
    expect([...shown].filter((name) => !watched.has(name) && !name.endsWith('_sum'))).toEqual([]);
  });

  it('should have every alarm ring once where Prometheus tries its rules', () => {
    const tried = read('prometheus/portale.test.yml');
    expect(rules.filter(({ alert }) => !tried.includes(`alertname="${alert}"`)).map(({ alert }) => alert)).toEqual([]);
  });

  it('should say of every alarm what to do', () => {
    for (const { alert } of rules) expect(page).toMatch(new RegExp(`^\\| ${alert} \\|[^|]+\\|[^|]+\\|$`, 'mu'));
  });

  it('should be denied to the outside by nginx, however the address is written', () => {
    const denied = /^\s*location ~ (\S+) \{ deny all; \}$/mu.exec(read('nginx/portale.conf'))?.[1] ?? 'nothing';
    for (const path of ['/metrics', '/metrics/', '/metrics/a']) expect(path).toMatch(new RegExp(denied, 'u'));
    expect('/portale/normative').not.toMatch(new RegExp(denied, 'u'));
  });
});
