import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AnswerCache } from '../cache/answer-cache.ts';
import type { MakeAnswer } from '../rate-limit/on-demand-answers.ts';

/** Upper bounds of the duration histogram, in seconds. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** Sampling the loop more often costs an idle process more than all the rest. */
const DELAY_RESOLUTION_MS = 100;
const NANOSECONDS_PER_SECOND = 1e9;
const MICROSECONDS_PER_SECOND = 1e6;

/**
 * Counts of answers by route, method and status, and their durations by route alone: every set of labels of a histogram is a
 * dozen lines for ever, and strangers can cause any status of any route.
 */
export class AnswerMetrics {
  readonly registry = new Registry();
  readonly #answers = new Counter({
    name: 'http_requests_total',
    help: 'Risposte date.',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });
  readonly #durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Durata delle risposte.',
    labelNames: ['route'],
    buckets: BUCKETS_S,
    registers: [this.registry],
  });

  /** Counts one answer. */
  count(method: string, route: string, status: number, seconds: number): void {
    this.#answers.inc({ method, route, status });
    this.#durations.observe({ route }, seconds);
  }
}

/** A metric that another part of the process provides. */
export interface Metric {
  readonly name: string;
  readonly kind: 'counter' | 'gauge';
  /** What it is, in Italian. */
  readonly help: string;
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

/** A metric that goes up and down; no two of a moment have the same name. */
export const gauge = (name: string, help: string, value: number): Metric => ({ name, kind: 'gauge', help, value });
/** A metric that only grows while the process lives. */
export const counter = (name: string, help: string, value: number): Metric => ({ name, kind: 'counter', help, value });

/**
 * Counts every answer of the routes, and shows all counts with the process's own figures at /metrics: only at this very
 * address, which is the one that a proxy in front denies to the outside. Writing them is charged and takes its turn.
 */
export const addMetrics = (
  app: FastifyInstance,
  answers: AnswerCache,
  figures: AnswerMetrics,
  {
    isShown,
    makeAnswer,
    others,
  }: { readonly isShown: boolean; readonly makeAnswer: MakeAnswer; readonly others: () => readonly Metric[] },
): void => {
  if (!isShown) return;
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });
  app.addHook('onResponse', async (request, reply) => {
    figures.count(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
  });

  app.get('/metrics', { logLevel: 'warn', schema: { hide: true } }, async (request, reply) => {
    // The router takes other spellings of the address for the same.
    if (request.url.replace(/\?.*$/su, '') !== '/metrics') return reply.callNotFound();
    const now = new Registry();
    for (const figure of [...processMetrics(delay.percentile(99)), ...answerMetrics(answers), ...others()])
      show(now, figure);
    const shown = Registry.merge([now, figures.registry]);
    return reply
      .header('content-type', shown.contentType)
      .header('cache-control', 'no-store')
      .send(await makeAnswer(request, () => shown.metrics()));
  });
};

// Helpers

/** A metric of this moment: it is read where it is counted. */
const show = (registry: Registry, { name, kind, help, value, labels = {} }: Metric): void => {
  const facts = { name, help, labelNames: Object.keys(labels), registers: [registry] };
  const kept = kind === 'counter' ? new Counter(facts) : new Gauge(facts);
  kept.inc(labels, Number.isFinite(value) ? value : 0);
};

const processMetrics = (delayNs: number): readonly Metric[] => {
  const cpu = process.cpuUsage();
  return [
    counter(
      'process_cpu_seconds_total',
      'Secondi di CPU usati dal processo.',
      (cpu.user + cpu.system) / MICROSECONDS_PER_SECOND,
    ),
    gauge('process_resident_memory_bytes', 'Memoria residente.', process.memoryUsage.rss()),
    gauge('process_uptime_seconds', 'Secondi dall’avvio.', process.uptime()),
    gauge(
      'nodejs_eventloop_delay_p99_seconds',
      'Ritardo del ciclo degli eventi, 99° percentile.',
      delayNs / NANOSECONDS_PER_SECOND,
    ),
  ];
};

const answerMetrics = ({ hits, misses, bytes }: AnswerCache): readonly Metric[] => [
  counter('portal_answers_hits_total', 'Risposte pubbliche servite dalla memoria.', hits),
  counter('portal_answers_misses_total', 'Risposte pubbliche preparate.', misses),
  gauge('portal_answers_bytes', 'Byte tenuti in memoria per le risposte pubbliche.', bytes),
];
