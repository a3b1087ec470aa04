import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import type { PageContext, PageHead, PageModule } from '../pages/page-module.ts';
import { isFocusUnchosen } from '../components/keep-focus.ts';
import { FEED_TYPE } from '../ssr/document-ids.ts';
import { cachedQueries } from '../ssr/cached-queries.ts';
import { useQueryResults } from '../state/queries.ts';

/** Keeps the title and the description of the document at what a page says of itself. */
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

/** Keeps the feed that the document announces at the one of the page; a page without a feed announces none. */
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

/** Keeps the title, the description and the feed of the document true to the page, also when its answers arrive later; gives what the head says now. */
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

/**
 * Puts the reader at the start of a new page: the heading takes the focus, so that it is announced once.
 * Back and Forward leave the place to the browser, and so does the first page, which came by itself.
 */
export const useLanding = (path: string): void => {
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    const isFirst = before.current === undefined && !hasMoved;
    const isSame = before.current === path;
    before.current = path;
    hasMoved = true;
    if (isFirst || isSame || hasGoneElsewhere()) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: !lastMoveWasNew });
    if (lastMoveWasNew) window.scrollTo(0, 0);
  }, [path]);
};

/** Whether the reader has put the focus somewhere since the address changed, or goes on writing where it was: then it stays there. */
const hasGoneElsewhere = (): boolean => !isFocusUnchosen() && (document.activeElement !== focusedAtMove || hasGoneOn);

let focusedAtMove: Element | null = null;
let hasGoneOn = false;
let hasMoved = false;
let lastMoveWasNew = true;

/** Notices whether the reader goes on or back; called once, by the browser's entry. */
export const watchMoves = (): void => {
  const note = (isNew: boolean) => (): void => {
    focusedAtMove = document.activeElement;
    hasGoneOn = false;
    lastMoveWasNew = isNew;
  };
  window.addEventListener('popstate', note(false));
  for (const move of ['pushState', 'replaceState']) window.addEventListener(move, note(true));
  for (const act of ['focusin', 'input'])
    document.addEventListener(act, () => {
      hasGoneOn = true;
    });
};
