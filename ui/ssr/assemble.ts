import type { QueryClient } from '@tanstack/react-query';
import { pairsToQuery, type QueryPairs } from '#core/kernel/address.ts';
import type { Audience } from '#core/navigation/address-line.ts';
import { listMemory } from '#core/catalogue/page-query.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import type { RouteMatch } from '#core/navigation/routes.ts';
import { pageSource } from '../pages/registry.ts';
import { dehydrateQueries, hasTransientError } from '../state/queries.ts';
import { type DocumentAssets, writeDocument } from './document.ts';
import type { LoadedPage } from './load.ts';
import type { PageData } from './page-data.ts';
import type { PageAnswer } from './page-request.ts';
import { structuredData } from './structured-data.ts';

/** What every page of a process is assembled with. */
export interface AssemblyParts {
  readonly settings: PortalSettings;
  readonly browserSettings: PageData['browser'];
  readonly assetsOf: (source: string | undefined) => DocumentAssets;
}

/** Puts the document of a page together: head, body, data for the script. */
export const assemble = (
  { match, request, day, shared, framed, context, head, titles }: LoadedPage,
  body: string,
  client: QueryClient,
  { settings, browserSettings, assetsOf }: AssemblyParts,
): PageAnswer => {
  const { path, query, origin } = request;
  const { isPersonal = false } = head;
  const { openData: _openData, ...sent } = settings;
  const data: PageData = {
    settings: sent,
    browser: browserSettings,
    drawn: framed ? 'frame' : 'page',
    isPrivate: match !== undefined && FOR_LOGGED_IN.includes(match.route.audience),
    ...memoryOf(match, query),
    day,
    queries: dehydrateQueries(client),
  };
  return {
    status: head.status,
    shared: shared && !isPersonal,
    isPersonal,
    isPartial: hasTransientError(client),
    isLive: isPersonal || (match?.route.live ?? false),
    changesAt: head.changesAt,
    ...writeDocument({
      head,
      agencyName: settings.names.agencyShortName,
      canonical: `${origin}${settings.basePath}${path}`,
      picture: pictureOf(settings, origin),
      colours: settings.colours,
      body,
      data,
      structured: context === undefined ? [] : structuredData(context, head, titles),
      assets: {
        ...assetsOf(match === undefined ? undefined : pageSource(match.route.id)),
        ...(settings.mark === undefined ? {} : { icon: `${settings.imageBase}/${settings.mark}` }),
      },
      framed,
    }),
  };
};

// Helpers

const FOR_LOGGED_IN: readonly Audience[] = ['caaOnly', 'farmerOnly', 'farmerWithOpenMandate', 'signedIn'];

/** The list memory of a page, which only the script can reach (LIST-07). */
const memoryOf = (match: RouteMatch | undefined, query: QueryPairs): Pick<PageData, 'memory'> => {
  const memory = match === undefined ? undefined : listMemory(match.route.id, query);
  if (memory === undefined) return {};
  const { memoryKey, keeps } = memory;
  return { memory: { memoryKey, ...(keeps === undefined ? {} : { keeps: pairsToQuery(keeps) }) } };
};

/** The picture beside shared links, with the full address that other sites need. */
const pictureOf = ({ sharing, imageBase }: PortalSettings, origin: string) =>
  sharing && {
    address: `${imageBase.startsWith('/') ? origin : ''}${imageBase}/${sharing.file}`,
    description: sharing.description,
  };
