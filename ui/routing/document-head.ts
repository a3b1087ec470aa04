import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import type { PageContext, PageHead, PageModule } from '../pages/page-module.ts';
import { cachedQueries } from '../ssr/cached-queries.ts';
import { FEED_TYPE } from '../ssr/heads.ts';
import { useQueryResults } from '../state/queries.ts';

/** Keeps title and description of the document equal to those of the page. */
export const useTitle = (
  { title, description }: Pick<PageHead, 'title' | 'description'>,
  { names }: PortalSettings,
): void => {
  const agency = names.agencyShortName;
  useEffect(() => {
    document.title = title === agency ? agency : `${title} - ${agency}`;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description, agency]);
};

/** Keeps the feed link of the document equal to the page's feed; a page without a feed has none. */
const useFeed = (feed: PageHead['feed']): void => {
  const { title, address } = feed ?? {};
  useEffect(() => {
    const known = document.head.querySelector<HTMLLinkElement>(`link[rel="alternate"][type="${FEED_TYPE}"]`);
    if (title === undefined || address === undefined) {
      known?.remove();
      return;
    }
    const link = known ?? document.head.appendChild(document.createElement('link'));
    Object.assign(link, { rel: 'alternate', type: FEED_TYPE, title, href: address });
  }, [title, address]);
};

/** Keeps the document's head equal to the page's, also when results arrive later; returns the page's head. */
export const useDocumentHead = (
  context: PageContext,
  head: PageModule['head'],
  queries: PageModule['queries'],
): PageHead => {
  const client = useQueryClient();
  useQueryResults(queries(context));
  const now = head(context, cachedQueries(client));
  useTitle(now, context.settings);
  useFeed(now.feed);
  return now;
};
