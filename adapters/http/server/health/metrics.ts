import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../answers/answers.ts';

/** Upper bounds of the duration histogram, in seconds. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;
/** Looking at the loop more often costs a process that has nothing to do more than all the rest of it. */
const DELAY_RESOLUTION_MS = 100;
const NANOSECONDS_PER_SECOND = 1e9;
const MICROSECONDS_PER_SECOND = 1e6;

interface Series {
  count: number;
  sumS: number;
  readonly buckets: number[];
}

/** Counts of answers by route, method and status, with their durations. */
export class AnswerFigures {
  readonly #series = new Map<string, Series>();

  /** Counts one answer. */
  count(method: string, route: string, status: number, seconds: number): void {
    const labels = `method="${method}",route="${route}",status="${status}"`;
    let one = this.#series.get(labels);
    if (one === undefined) this.#series.set(labels, (one = { count: 0, sumS: 0, buckets: BUCKETS_S.map(() => 0) }));
    one.count += 1;
    one.sumS += seconds;
    for (let index = BUCKETS_S.length - 1; index >= 0 && seconds <= (BUCKETS_S[index] ?? 0); index -= 1)
      one.buckets[index] = (one.buckets[index] ?? 0) + 1;
  }

  /** The counts as lines in Prometheus' form. */
  lines(): readonly string[] {
    return [
      '# HELP http_request_duration_seconds Durata delle risposte.',
      '# TYPE http_request_duration_seconds histogram',
      ...[...this.#series].flatMap(([labels, { count, sumS, buckets }]) => [
        ...BUCKETS_S.map(
          (bound, index) => `http_request_duration_seconds_bucket{${labels},le="${bound}"} ${buckets[index] ?? 0}`,
        ),
        `http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`,
        `http_request_duration_seconds_sum{${labels}} ${sumS}`,
        `http_request_duration_seconds_count{${labels}} ${count}`,
      ]),
    ];
  }
}

/** A figure that another part of the process keeps. */
export interface OwnFigure {
  readonly name: string;
  readonly kind: 'counter' | 'gauge';
  /** What it is, in Italian. */
  readonly help: string;
  readonly value: number;
}

/** Counts every answer of the routes, and shows all counts with the process's own figures at /metrics. */
export const addMetrics = (
  app: FastifyInstance,
  answers: AnswerCache,
  figures: AnswerFigures,
  { isShown, others }: { readonly isShown: boolean; readonly others: () => readonly OwnFigure[] },
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

  app.get('/metrics', { logLevel: 'warn', schema: { hide: true } }, async (_request, reply) => {
    const cpu = process.cpuUsage();
    const lines = [
      ...figure(
        'process_cpu_seconds_total',
        'counter',
        'Secondi di CPU usati dal processo.',
        (cpu.user + cpu.system) / MICROSECONDS_PER_SECOND,
      ),
      ...figure('process_resident_memory_bytes', 'gauge', 'Memoria residente.', process.memoryUsage.rss()),
      ...figure('process_uptime_seconds', 'gauge', 'Secondi dall’avvio.', process.uptime()),
      ...figure(
        'nodejs_eventloop_delay_p99_seconds',
        'gauge',
        'Ritardo del ciclo degli eventi, 99° percentile.',
        delay.percentile(99) / NANOSECONDS_PER_SECOND,
      ),
      ...figure('portal_answers_hits_total', 'counter', 'Risposte pubbliche servite dalla memoria.', answers.hits),
      ...figure('portal_answers_misses_total', 'counter', 'Risposte pubbliche preparate.', answers.misses),
      ...figure('portal_answers_bytes', 'gauge', 'Byte tenuti in memoria per le risposte pubbliche.', answers.bytes),
      ...others().flatMap(({ name, kind, help, value }) => figure(name, kind, help, value)),
      ...figures.lines(),
    ];
    return reply
      .header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(`${lines.join('\n')}\n`);
  });
};

// Helpers

const figure = (name: string, kind: 'counter' | 'gauge', help: string, value: number): readonly string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${kind}`,
  `${name} ${Number.isFinite(value) ? value : 0}`,
];
