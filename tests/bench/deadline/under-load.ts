import type { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../figures.ts';
import { agentFor, requestAt } from '../../tools/cluster/http-client.ts';
import { AS_BROWSERS_DO } from '../load.ts';
import type { MeasuredServer } from '../measured-server.ts';
import { cpuSecondsOf } from './process-tree.ts';
import type { Question, Questions } from './questions.ts';

/** What is loaded. */
export interface Target {
  /** Where it is asked, in turn. */
  readonly origins: readonly string[];
  /** What is believed for their certificate (PEM), where they are behind TLS. */
  readonly ca?: string;
  /** The processes whose CPU counts, and whose memory is looked at. */
  readonly servers: readonly MeasuredServer[];
  /** Processes that work for them, with all that they have started. */
  readonly helpers: readonly number[];
}

/** What a load was answered with, and what it cost. */
export interface Outcome {
  readonly asked: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Questions that were not answered with 200, each with what came instead. */
  readonly failures: readonly string[];
  readonly cpuSeconds: number;
  readonly helpersCpuSeconds: number;
}

/** How a target is loaded. */
export interface Load {
  readonly questions: Questions;
  /** As long as this; or a number of questions, whichever is over first. */
  readonly seconds: number;
  readonly most?: number;
  /** Questions a second; as many as come back when there is none. */
  readonly pace?: number;
  readonly token?: string;
  readonly clients?: number;
}

const CLIENTS = 16;
/** Addresses that the questions seem to come from: each has limits and turns of its own. */
const ADDRESSES = 1_000;

/** Loads a target from this very process. */
export const underLoad = async (target: Target, load: Load): Promise<Outcome> => {
  const { questions, seconds, most = Number.MAX_SAFE_INTEGER, pace, token, clients: count = CLIENTS } = load;
  // A connection and an address of the loopback's own for each: a balancer tells them apart by it.
  const agents = Array.from({ length: count }, (_, client) =>
    agentFor(target.ca, { maxSockets: 1, localAddress: `127.0.7.${client + 1}` }),
  );
  const durations: number[] = [];
  const failures: string[] = [];
  const before = await cpuOf(target);
  const from = performance.now();
  let asked = 0;
  const ask = async (agent: Agent, client: number): Promise<void> => {
    while (performance.now() - from < seconds * 1_000 && asked < most) {
      const at = asked++;
      if (pace !== undefined) {
        const waitMs = from + (at / pace) * 1_000 - performance.now();
        if (waitMs > 0) await pause(waitMs);
      }
      const question = questions(at);
      const origin = target.origins[(client + at) % target.origins.length] ?? '';
      const began = performance.now();
      const status = await statusOf(origin, question, agent, at, token).catch((error: unknown) => String(error));
      durations.push(performance.now() - began);
      if (status !== 200) failures.push(`${question.path} ${status}`);
    }
  };
  await Promise.all(agents.map(ask));
  const elapsed = (performance.now() - from) / 1_000;
  const after = await cpuOf(target);
  for (const agent of agents) agent.destroy();
  return {
    asked,
    perSecond: asked / elapsed,
    p50Ms: percentile(durations, 0.5),
    p99Ms: percentile(durations, 0.99),
    failures,
    cpuSeconds: after.own - before.own,
    helpersCpuSeconds: after.helpers - before.helpers,
  };
};

// Helpers

const cpuOf = async ({ servers, helpers }: Target): Promise<{ readonly own: number; readonly helpers: number }> => {
  const usages = await Promise.all(servers.map((server) => server.usage()));
  return {
    own: usages.reduce((sum, { cpuMicroseconds }) => sum + cpuMicroseconds, 0) / 1e6,
    helpers: helpers.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0),
  };
};

const addressAt = (at: number): string => `10.${(at % ADDRESSES) >> 8}.${(at % ADDRESSES) & 255}.1`;

const statusOf = (
  origin: string,
  { path, isPrivate = false }: Question,
  agent: Agent,
  at: number,
  token: string | undefined,
): Promise<number> =>
  new Promise((done, refuse) => {
    requestAt(
      `${origin}${path}`,
      {
        agent,
        headers: {
          'accept-encoding': AS_BROWSERS_DO,
          'x-forwarded-for': addressAt(at),
          ...(isPrivate && token !== undefined ? { authorization: `Bearer ${token}` } : {}),
        },
      },
      (response) => {
        response.resume();
        response.once('error', refuse);
        response.once('end', () => done(response.statusCode ?? 0));
      },
    )
      .once('error', refuse)
      .end();
  });
