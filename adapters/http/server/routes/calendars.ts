import * as z from 'zod/mini';
import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { entryAddress, entryCalendarPath } from '#core/catalogue/export.ts';
import { entryIcs } from '#core/catalogue/export-ics.ts';
import { makeReadDetail } from '#core/catalogue/use-cases.ts';
import { APPLICATION_CALENDARS, applicationIcs } from '#core/content/application-calendar.ts';
import type { ContentRepository } from '#core/content/content-repository.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { publicRead, type Api } from './api.ts';
import { anyPageParams } from './content.ts';
import type { PortalPlace } from './exports.ts';
import { friendlyUrlParams } from './lists.ts';

const TAG = 'Esportazioni';
const TYPE = 'text/calendar';

/** The sources of what people wait for. */
export interface CalendarSources {
  readonly items: CatalogueRepository;
  readonly pages: ContentRepository;
}

/** Adds the calendars of one thing each: an event, the last day of a call, the days of an aid (LIST-18, PAGE-39). */
export const addCalendars = (api: Api, { items, pages }: CalendarSources, place: PortalPlace): void => {
  const home = `${place.origin}${place.basePath}`;
  const addressOf = entryAddress(routeTable(place.names), { origin: place.origin, home });
  const readDetail = makeReadDetail(items);
  for (const definition of Object.values(LISTS).filter(({ calendar }) => calendar !== undefined))
    publicRead(api, {
      url: entryCalendarPath(definition, ':friendlyUrl'),
      summary: `Calendario di una voce: ${definition.words.plural}`,
      tag: TAG,
      params: friendlyUrlParams,
      answer: z.string(),
      file: { type: TYPE, name: ({ params }) => fileName(params.friendlyUrl) },
      key: ({ params }) => params.friendlyUrl,
      read: async ({ params }) => {
        const detail = await readDetail(definition.id, params.friendlyUrl);
        return detail && entryIcs(definition, detail.item, addressOf);
      },
    });
  publicRead(api, {
    url: `${APPLICATION_CALENDARS}/*`,
    summary: 'Calendario dei termini per le domande di un aiuto',
    tag: TAG,
    params: anyPageParams,
    answer: z.string(),
    file: { type: TYPE, name: ({ params }) => fileName(params['*'].replace(/^.*\//u, '')) },
    key: ({ params }) => params['*'],
    read: async ({ params }) => {
      const page = await pages.page(params['*']);
      return page && applicationIcs(page, `${home}/${page.slug}`);
    },
  });
};

// Helpers

/** The name under which it is kept: nothing of an address may end the header in which it stands. */
const fileName = (name: string): string => `${name.replaceAll(/[^\w-]+/gu, '-')}.ics`;
