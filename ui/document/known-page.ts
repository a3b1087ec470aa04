import type { QueryClient } from '@tanstack/react-query';
import type { Known } from '../pages/page-module.ts';
import { knownAnswer, knownFailure } from '../state/questions.ts';

/** What a page's head may know: the answers that are already in the cache. */
export const knownPage = (client: QueryClient): Known => ({
  answer: (question) => knownAnswer(client, question),
  failure: (question) => knownFailure(client, question),
});
