import * as z from 'zod/mini';
import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { entryAddresses, entryCalendarPath } from '#core/catalogue/export.ts';
import { entryIcs } from '#core/catalogue/export-ics.ts';
import { makeReadDetail } from '#core/catalogue/use-cases.ts';
import { APPLICATION_CALENDARS, applicationIcs } from '#core/content/application-calendar.ts';
import type { ContentRepository } from '#core/content/content-repository.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { get } from '#adapters/http/contract/calls.ts';
import { friendlyUrl } from '#adapters/http/contract/catalogue.ts';
import { pagePath } from '#adapters/http/contract/content.ts';
import { describedAs } from '../description/described-calls.ts';
import { entriesOfList, LIST_OPERATIONS, listWords } from '../description/filter-descriptions.ts';
import { pageWords } from '../description/parameters.ts';
import type { Api } from './api.ts';
import type { PortalLocation } from './exports.ts';
import { servePublic } from './serve.ts';

const TAG = 'Esportazioni';
const calendar = { answers: z.string(), file: 'text/calendar', mayMiss: true } as const;

/** The sources of what people wait for. */
export interface CalendarSources {
  readonly items: CatalogueRepository;
  readonly pages: ContentRepository;
}

/** Adds the calendars of one entry each: an event, the last day of a call, the days of an aid (LIST-18, PAGE-39). */
export const addCalendars = (api: Api, { items, pages }: CalendarSources, location: PortalLocation): void => {
  const home = `${location.origin}${location.basePath}`;
  const addresses = entryAddresses(routeTable(location.names), { origin: location.origin, home });
  const readDetail = makeReadDetail(items);
  for (const definition of Object.values(LISTS).filter((one) => one.calendar !== undefined)) {
    const call = get(entryCalendarPath(definition, ':friendlyUrl'), { params: friendlyUrl, ...calendar });
    const words = {
      tag: TAG,
      name: `get${LIST_OPERATIONS[definition.id].entry}Calendar`,
      summary: `Calendario di una voce: ${entriesOfList(definition.id)}`,
      parameters: listWords,
    };
    servePublic(
      api,
      describedAs(call, words),
      async ({ friendlyUrl: name }) => {
        const detail = await readDetail(definition.id, name);
        return detail && entryIcs(definition, detail.item, addresses);
      },
      { key: ({ friendlyUrl: name }) => name, fileName: ({ friendlyUrl: name }) => fileName(name) },
    );
  }
  const call = get(`${APPLICATION_CALENDARS}/*`, { params: pagePath, ...calendar });
  const words = {
    tag: TAG,
    name: 'getApplicationCalendar',
    summary: 'Calendario dei termini per le domande di un aiuto',
    parameters: pageWords,
  };
  servePublic(
    api,
    describedAs(call, words),
    async ({ '*': path }) => {
      const page = await pages.page(path);
      return page && applicationIcs(page, home);
    },
    { key: ({ '*': path }) => path, fileName: ({ '*': path }) => fileName(path.replace(/^.*\//u, '')) },
  );
};

// Helpers

/** The name under which it is kept: nothing of an address may end the header in which it stands. */
const fileName = (name: string): string => `${name.replaceAll(/[^\w-]+/gu, '-')}.ics`;
