import type { TitleLanguage } from '#core/kernel/title-language.ts';
import { breadcrumbsOf, type BreadcrumbRoot, type PageTitles, withSection } from '#core/navigation/breadcrumbs.ts';
import { isLoggedIn, SessionCell, type SessionState } from '#core/session/state.ts';
import { isCaa } from '#core/session/context.ts';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { useInjection } from '#ui/state/injection.tsx';
import { useQueryResults } from '#ui/state/queries.ts';
import { useCell } from '#ui/state/reactive-cell.ts';
import { crumbQueries, crumbTitles } from './crumb-titles.ts';
import type { PageContext } from './page-module.ts';

const rootOf = (session: SessionState): BreadcrumbRoot => {
  if (!isLoggedIn(session)) return 'public';
  return isCaa(session) ? 'caa' : 'farmer';
};

/** The way from the root to this page (NAV-17 to NAV-20); `title` names a page whose address ends with its own name. */
export const PageCrumbs = ({
  context,
  title,
  language,
  titles: given,
  section,
}: {
  readonly context: PageContext;
  readonly title?: string | undefined;
  /** Language of the title, where it is not Italian. */
  readonly language?: TitleLanguage | undefined;
  /** Titles of the pages above it that the page knows itself. */
  readonly titles?: PageTitles | undefined;
  /** The step above the page, where it is not that of its address. */
  readonly section?: { readonly label: string; readonly address: string } | undefined;
}) => {
  const session = useCell(useInjection(SessionCell));
  const known = crumbTitles(context, useQueryResults(crumbQueries(context)));
  const steps = breadcrumbsOf(context.table, context.path, rootOf(session), title, given ?? known, language);
  return <Breadcrumbs steps={withSection(steps, section)} />;
};
