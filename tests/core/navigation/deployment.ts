import { routeTable } from '#core/navigation/routes.ts';
import { demonstrationSettings } from '#features/support/settings.ts';

/** Settings of the demonstration agency, every flag on. */
export const someSettings = demonstrationSettings;

/** Names of the demonstration agency. */
export const someNames = someSettings.names;

/** Its route table. */
export const someTable = routeTable(someNames);
