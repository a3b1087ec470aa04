import { describe, expect, it } from 'vitest';
import type { CatalogueDetail, EventFacts } from '#core/catalogue/item.ts';
import { Clock } from '#core/kernel/clock.ts';
import { binding } from '#core/kernel/port-key.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { compose } from '#adapters/composition/compose.ts';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import { EventAnswer } from '#ui/pages/communication/event-answer.tsx';
import { EventLines } from '#ui/pages/highlights/event-lines.tsx';
import type { PageContext } from '#ui/pages/page-module.ts';
import { InjectionProvider } from '#ui/state/injection.tsx';
import { aCatalogueItem } from '#tests/support/mothers/catalogue.ts';
import { day } from '#tests/support/mothers/day.ts';
import { draw } from '#tests/support/drawn.tsx';

const context = {
  table: routeTable(DEMONSTRATION_NAMES),
  area: 'public',
  settings: { apiBase: '/api' },
} as PageContext;
const injector = compose(binding(Clock, [], () => ({ now: () => Date.parse('2026-11-25T09:00:00Z') })));
const anEvent = (fields: Partial<EventFacts>) => ({
  eventDate: day('2026-12-04'),
  isOnlineEvent: true,
  bookingUrl: 'https://incontri.example/',
  ...fields,
});
const items = (['annullato', 'rinviato', undefined] as const).map((eventStatus, at) =>
  aCatalogueItem({
    id: String(at),
    list: 'events',
    title: `Convegno ${at}`,
    event: anEvent(eventStatus === undefined ? {} : { eventStatus }),
  }),
);

describe('EventLines', () => {
  it('[EVENT-03] [PAGE-26] should say of each event first that it is cancelled or postponed', () => {
    const page = draw(
      <InjectionProvider value={injector}>
        <EventLines context={context} items={items} />
      </InjectionProvider>,
    );
    expect(page.all('li > div:last-child').map((line) => line.textContent?.trim().replace(/\s+.*$/u, ''))).toEqual([
      'Annullato',
      'Rinviato',
      'Convegno',
    ]);
  });
});

describe('EventAnswer', () => {
  it.each(items)('[EVENT-03] should say so before all else, and have no button then: $event.eventStatus', (item) => {
    const { event = anEvent({}) } = item;
    const detail = { item, cta: undefined } as unknown as CatalogueDetail;
    const page = draw(
      <InjectionProvider value={injector}>
        <EventAnswer detail={detail} event={event} context={context} />
      </InjectionProvider>,
    );
    const { eventStatus } = event;
    const word =
      eventStatus === undefined ? 'Tra 9 giorni' : `${eventStatus.charAt(0).toUpperCase()}${eventStatus.slice(1)}`;
    expect(page.one('.state strong').textContent).toBe(word);
    expect(page.all('a').map((link) => link.textContent?.replace(/ \(.*/u, '').trim())).toEqual(
      eventStatus === undefined ? ['Iscriviti', 'Aggiungi al calendario'] : [],
    );
    expect(page.text()).not.toMatch(eventStatus === undefined ? /era in programma/u : /Iscrizioni/iu);
  });
});
