import { pagesInOrder } from '#core/content/tree.ts';
import type { PageTitles } from '#core/navigation/breadcrumbs.ts';
import type { RouteId } from '#core/navigation/addresses.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { campaignDropdowns } from '#core/payments/side-menu.ts';
import { PAYMENTS_COPY } from '#ui/copy/payments.ts';
import type { Answer, Question } from '#ui/state/questions.ts';
import { groupQuestion, treeQuestion } from './content-questions.ts';
import type { Known, PageContext } from './page-module.ts';
import { campaignsQuestion } from './payments/payment-questions.ts';

/** Where the titles of the pages above a page come from. */
interface TitleSource<T> {
  readonly question: (context: PageContext) => Question<T>;
  readonly titles: (answer: T, context: PageContext) => PageTitles;
}

/** Keeps question and titles of one source to the same type. */
const source = <T>(parts: TitleSource<T>): TitleSource<unknown> => parts as TitleSource<unknown>;

/** The pages that stand below a page whose address ends with a name of its own: its title is the service's (NAV-18). */
const SOURCES: Readonly<Partial<Record<RouteId, TitleSource<unknown>>>> = {
  transparencyPage: source({
    question: (context) => treeQuestion(context, 'transparent-administration'),
    titles: (nodes) => Object.fromEntries(pagesInOrder(nodes).map(({ path, title }) => [path, title])),
  }),
  ocmPaymentAid: source({
    question: (context) => groupQuestion(context, 'ocm-payments'),
    titles: (previews) => Object.fromEntries(previews.map(({ slug, title }) => [`/${slug}`, title])),
  }),
  dashboardDetail: source({
    question: campaignsQuestion,
    titles: (campaigns, { table }) =>
      Object.fromEntries(
        campaignDropdowns(campaigns).flatMap(({ year, divisions }) =>
          divisions.map(({ slug, title }) => [
            pathTo(table, 'dashboardTable', { friendlyUrl: slug }),
            PAYMENTS_COPY.division(title, year),
          ]),
        ),
      ),
  }),
};

/** What the breadcrumbs of a page ask of the service: the titles of the pages above it. */
export const crumbQuestions = (context: PageContext): readonly Question<unknown>[] => {
  const from = SOURCES[context.match.route.id];
  return from === undefined ? [] : [from.question(context)];
};

/** The titles that these answers give. */
export const crumbTitles = (context: PageContext, [answer]: readonly Answer<unknown>[]): PageTitles =>
  answer?.kind === 'answered' ? (SOURCES[context.match.route.id]?.titles(answer.value, context) ?? {}) : {};

/** The titles of the pages above a page, out of what is known already. */
export const knownCrumbTitles = (context: PageContext, known: Known): PageTitles => {
  const from = SOURCES[context.match.route.id];
  const value = from === undefined ? undefined : known.answer(from.question(context));
  return from === undefined || value === undefined ? {} : from.titles(value, context);
};
