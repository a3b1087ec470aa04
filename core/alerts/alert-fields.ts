import { type QueryPairs, queryValue } from '#core/kernel/address.ts';
import type { RouteId } from '#core/navigation/addresses.ts';

/** Names of the fields of the page's forms. */
export const ALERT_FIELDS = {
  mail: 'email',
  frequency: 'frequenza',
  act: 'azione',
  key: 'chiave',
  subscription: 'avviso',
} as const;
/** What a form of a signed link asks for. */
export type AlertAct = 'conferma' | 'cambia' | 'termina' | 'termina-tutti';

/** Whether a form is one of a signed link: whoever sends it has the link, and needs no other proof. */
export const isSignedForm = (route: RouteId, fields: QueryPairs): boolean =>
  route === 'alerts' && queryValue(fields, ALERT_FIELDS.key) !== undefined;
