import type { FilterScheme, FilterValue } from '#core/catalogue/definition.ts';
import { DEFAULT_PAGE_SIZE } from '#core/catalogue/definitions.ts';

/** The time periods by which notifications are filtered (LIST-17); the value is the number of days back from today. */
export const NOTIFICATION_PERIODS: readonly FilterValue[] = [
  { value: '7', name: 'Ultimi 7 giorni' },
  { value: '30', name: 'Ultimi 30 giorni' },
  { value: '365', name: 'Ultimi 12 mesi' },
];

/**
 * What the messages of an inbox can be narrowed to: time period and unread only (NOTE-07, LIST-17), kept for the session
 * (LIST-07). They are no catalogue, but address, panel, chips and memory are those of the lists (`core/catalogue`):
 * `criteriaFromQuery(NOTIFICATION_LIST, …)`, `chipsOf(NOTIFICATION_LIST, …)`, and `filtersFromCriteria` for the port.
 */
export const NOTIFICATION_LIST: FilterScheme = {
  id: 'notifications',
  sections: [
    { kind: 'choice', name: 'timePeriod', label: 'Periodo', multiple: false, allowed: NOTIFICATION_PERIODS },
    { kind: 'flag', name: 'unreadOnly', label: 'Solo da leggere' },
  ],
  pageSize: DEFAULT_PAGE_SIZE,
  hasSearch: false,
  hasSort: false,
  memoryKey: 'notifications',
};
