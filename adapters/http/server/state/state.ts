import type { FastifyInstance } from 'fastify';
import { makeShell, type ShellContext } from '../documentation/shell.ts';
import { NOT_INDEXED } from '../protection/security-headers.ts';
import type { StartPolling } from '../delivery/outbox-dispatcher.ts';
import { LOOK_EVERY_MS, type ServiceWatch } from './service-watch.ts';
import { STATE_FEED, STATE_PATH, STATE_SHEET, STATE_TITLE, statePage, stateFeed } from './state-page.ts';

/** What the state of the service needs. */
export interface StateParts extends Omit<ShellContext, 'links' | 'family' | 'sheet'> {
  readonly basePath: string;
  readonly publicOrigin?: string | undefined;
  readonly watch: ServiceWatch;
  readonly startPolling: StartPolling;
}

/**
 * Adds the page of the state of the service, and its feed (SERV-01 to SERV-04). The loop that answers writes them by itself, so that they
 * are there while neither a render worker nor the database is. Nothing keeps them, and no search engine shows the state of another day.
 */
export const addState = (
  app: FastifyInstance,
  { basePath, publicOrigin, watch, startPolling, ...place }: StateParts,
): void => {
  const [page, feed] = [`${basePath}${STATE_PATH}`, `${basePath}${STATE_FEED}`];
  const shell = makeShell({
    ...place,
    links: [{ href: page, words: STATE_TITLE }],
    family: STATE_TITLE,
    sheet: STATE_SHEET,
  });
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': NOT_INDEXED };
  const options = { schema: { hide: true } };
  app.get(page, options, async (_request, reply) =>
    reply.headers({ ...shell.headers, ...headers }).send(shell.page(statePage(await watch.look(), feed))),
  );
  app.get(feed, options, async (request, reply) => {
    const origin = publicOrigin ?? `${request.protocol}://${request.host}`;
    return reply
      .headers({ ...headers, 'content-type': 'application/atom+xml; charset=utf-8' })
      .send(
        stateFeed(await watch.look(), { agency: place.agency, page: `${origin}${page}`, self: `${origin}${feed}` }),
      );
  });
  let stop: () => Promise<void> = async () => undefined;
  app.addHook('onListen', () => {
    stop = startPolling(LOOK_EVERY_MS, async () => {
      await watch.look();
    });
  });
  app.addHook('onClose', () => stop());
};
