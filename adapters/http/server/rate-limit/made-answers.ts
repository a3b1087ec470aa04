import type { FastifyRequest } from 'fastify';
import { FairQueue } from './fair-queue.ts';
import type { RequestBudget } from './request-budget.ts';

/** Makes an answer that is not kept: at its client's cost and turn. */
export type MakeAnswer = <T>(request: Pick<FastifyRequest, 'ip'>, work: () => Promise<T>) => Promise<T>;

/** Answers that are made at once: few enough that the database has connections left for who is signed in. */
const MOST_AT_ONCE = 6;

/** What bounds the heavy work: whoever causes it pays for it and takes turns with the others. */
export const boundedBy = (budget: RequestBudget): MakeAnswer => {
  const turns = new FairQueue(MOST_AT_ONCE);
  return ({ ip }, work) => {
    budget.chargeMade(ip);
    return turns.run(budget.clientAt(ip), work);
  };
};
