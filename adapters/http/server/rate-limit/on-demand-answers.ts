import type { FastifyRequest } from 'fastify';
import type { AnswerLimit } from './deadline.ts';
import { FairQueue } from './fair-queue.ts';
import type { RequestBudget } from './request-budget.ts';

/** Makes an answer that is not cached: charged to its client, and in its client's turn. */
export type MakeAnswer = <T>(request: Pick<FastifyRequest, 'ip'>, job: () => Promise<T>) => Promise<T>;

/** Answers made at once: few enough that the database has connections left for people who are signed in. */
const MAX_AT_ONCE = 6;

/** Bounds what is made on request by the client's budget, the fair queue and the limit of an answer. */
export const boundedBy = (budget: RequestBudget, limit: AnswerLimit): MakeAnswer => {
  const queue = new FairQueue(MAX_AT_ONCE, limit);
  return ({ ip }, job) => {
    budget.chargeMade(ip);
    return queue.run(budget.clientAt(ip), job);
  };
};
