import { compareTexts } from '#core/kernel/text-order.ts';
import type { FeatureFlags } from '#core/navigation/portal-settings.ts';
import { matchRoute, type RouteTable } from '#core/navigation/routes.ts';
import { asksForClarity } from './asks-for-clarity.ts';
import { CLARITY_SCORES, type ClarityScore, type FeedbackTally } from './feedback-box.ts';
import { NEGATIVE, POSITIVE, type FollowUp } from './follow-up.ts';

/** How many opinions there are of something, and their mean. */
interface Mean {
  readonly count: number;
  /** From 1 to 5; undefined without opinions. */
  readonly average: number | undefined;
}

/** The opinions of one page, or of all pages of a kind. */
export interface PageSum extends Mean {
  readonly title: string;
  /** Address of the page; undefined where all pages of a kind are counted together. */
  readonly address?: string | undefined;
}

/** What all opinions come to (the public page of the sums). */
export interface ClaritySums extends Mean {
  readonly scores: readonly { readonly score: ClarityScore; readonly count: number }[];
  readonly followUps: readonly {
    readonly question: string;
    readonly answers: readonly { readonly words: string; readonly count: number }[];
  }[];
  /** The pages with most opinions first. */
  readonly pages: readonly PageSum[];
}

/**
 * A tally by route: pages with an address of their own are counted apart, pages of one kind (all acts, all events) are
 * counted together, and an address that no page has is not counted. Nobody writes a name of their own into a public page.
 */
export const tallyByRoute = (
  { scores, answers }: FeedbackTally,
  table: RouteTable,
  flags: FeatureFlags,
): FeedbackTally => {
  const sums = new Map<string, { page: string; clarity: ClarityScore; count: number }>();
  for (const { page, clarity, count } of scores) {
    const route = matchRoute(table, page)?.route;
    if (route === undefined || !asksForClarity(route, flags)) continue;
    const key = `${clarity} ${route.pattern}`;
    sums.set(key, { page: route.pattern, clarity, count: count + (sums.get(key)?.count ?? 0) });
  }
  const known = [...POSITIVE.answers, ...NEGATIVE.answers].map(({ code }) => code);
  return { scores: [...sums.values()], answers: answers.filter(({ answer }) => known.includes(answer)) };
};

/** What a tally comes to, in words and means. */
export const claritySums = (tally: FeedbackTally, table: RouteTable, flags: FeatureFlags): ClaritySums => {
  const { scores, answers } = tallyByRoute(tally, table, flags);
  const patterns = [...new Set(scores.map(({ page }) => page))];
  return {
    ...meanOf(scores),
    scores: CLARITY_SCORES.toReversed().map((score) => ({
      score,
      count: total(scores.filter(({ clarity }) => clarity === score)),
    })),
    followUps: [POSITIVE, NEGATIVE].map(({ question, answers: possible }: FollowUp) => ({
      question,
      answers: possible.map(({ code, words }) => ({
        words,
        count: total(answers.filter(({ answer }) => answer === code)),
      })),
    })),
    pages: patterns
      .map((pattern): PageSum => {
        const own = scores.filter(({ page }) => page === pattern);
        const isKind = /[:*]/u.test(pattern);
        return {
          title: table.routes.find((route) => route.pattern === pattern)?.title ?? '',
          ...(isKind ? {} : { address: pattern }),
          ...meanOf(own),
        };
      })
      .toSorted((one, other) => other.count - one.count || compareTexts(one.title, other.title)),
  };
};

// Helpers

const total = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

const meanOf = (scores: FeedbackTally['scores']): Mean => {
  const count = total(scores);
  const points = scores.reduce((sum, { clarity, count: times }) => sum + clarity * times, 0);
  return { count, average: count === 0 ? undefined : points / count };
};
