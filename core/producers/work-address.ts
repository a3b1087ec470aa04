import { pairsToQuery } from '#core/kernel/address.ts';
import { pathTo, type RouteTable } from '#core/navigation/routes.ts';
import { thingPath } from '#core/procedures/thing-address.ts';
import type { WorkItem } from './work-item.ts';
import { type WorkAddress, workAddressTo, type WorkRow } from './work-list.ts';

/** Where the desk with these filters is. */
export const workPath = (table: RouteTable, address: WorkAddress): string => {
  const query = pairsToQuery(workAddressTo(address));
  return `${pathTo(table, 'caaDesk')}${query === '' ? '' : `?${query}`}`;
};

/** The id, on its producer's page, of a row that has no page of its own (D-60). */
export const workAnchor = ({ id }: Pick<WorkItem, 'id'>): string => `voce-${id.replaceAll(/[^\w.-]+/gu, '-')}`;

/** Where the one action of a row leads: to that very thing, below its producer (D-60). */
export const workTarget = (
  table: RouteTable,
  { producer: { friendlyUrl }, kind, thing, id }: WorkRow,
): { readonly to: string; readonly fragment?: string } =>
  (kind === 'application' || kind === 'debt') && thing !== undefined
    ? { to: thingPath(table, { kind, id: thing }, { as: 'caa', friendlyUrl }) }
    : { to: pathTo(table, 'producer', { friendlyUrl }), fragment: workAnchor({ id }) };
