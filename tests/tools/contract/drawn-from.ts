import { isOpenToVisitors, routeTable } from '#core/navigation/routes.ts';
import { makeLog } from '#adapters/http/server/health/log.ts';
import { pageSources } from '#adapters/http/server/pages/page-sources.ts';
import { portalSettingsOf, readSettings } from '#adapters/http/server/settings/settings.ts';
import type { Database } from '#adapters/storage/postgres/index.ts';
import { rendererOver } from '#tests/support/renderer.ts';

/** An address of the portal, and the status that its page has. */
export interface Drawn {
  readonly path: string;
  readonly status: number;
}

/** What stands for every name in an address: a service of examples knows them all. */
const ANY_NAME = 'qualcosa';
const ALERTS = { secret: 'segreto-di-prova-lungo-almeno-trentadue-caratteri', confirmationsPerDay: 1 };
/** A busy machine is no fault of the service. */
const ANSWER_S = 60;

/** Draws a page of each public route, or of those that are wanted, from the service at an address, which is all that it has. */
export const drawnFrom = async (
  base: string,
  isWanted: (pattern: string) => boolean = () => true,
): Promise<readonly Drawn[]> => {
  const read = readSettings('demo', { PORTAL_API_BASE: base }, () => '{}');
  if (!read.ok) throw new Error(read.failure.join('\n'));
  const { names, flags } = read.value;
  const nothing = { query: () => Promise.reject(new Error('no page reads the database')) } as unknown as Database;
  const portal = portalSettingsOf(read.value);
  const render = await rendererOver(
    pageSources(portal, makeLog('silent'), nothing, { answerSeconds: ANSWER_S }, ALERTS),
  );
  const drawn: Drawn[] = [];
  for (const { pattern } of routeTable(names).routes.filter(
    (route) => isOpenToVisitors(route, flags) && isWanted(route.pattern),
  )) {
    const path = pattern.replaceAll(/:\w+|\*/gu, ANY_NAME);
    const { status } = await render({ path, query: '', wasLoggedIn: false, origin: 'https://portale.example' });
    drawn.push({ path, status });
  }
  return drawn;
};
