import { pairsToQuery } from '#core/kernel/address.ts';
import { pathTo, type RouteTable } from '#core/navigation/routes.ts';
import { COMPANY_FILE_TABS } from '#core/company-file/company-file.ts';
import { CENTRE_FLAGGED, type FilePart } from '#core/open-items/words/centre.ts';
import { recordPath } from '#core/procedures/record-address.ts';
import { isOfPayment, type WorkItem } from '#core/open-items/work-item.ts';
import { type WorkAddress, workAddressTo, type WorkRow } from './work-list.ts';

/** Where the desk with these filters is. */
export const workPath = (table: RouteTable, address: WorkAddress): string => {
  const query = pairsToQuery(workAddressTo(address));
  return `${pathTo(table, 'caaDesk')}${query === '' ? '' : `?${query}`}`;
};

/** The id, on its producer's page, of a row that has no page of its own (D-60). */
export const workAnchor = ({ id }: Pick<WorkItem, 'id'>): string => `voce-${id.replaceAll(/[^\w.-]+/gu, '-')}`;

const PART_OF: Readonly<Record<Exclude<WorkItem['kind'], 'file' | 'application' | 'debt'>, FilePart>> = {
  'identity-document': 'document',
  pec: 'pec',
  'bank-account': 'accounts',
  contract: 'contracts',
  antimafia: 'antimafia',
  'validation-sheet': 'sheet',
};

/** The part of the file, on its producer's page, that shows a row without a page of its own; undefined for one that has a page. */
export const workPart = ({ kind, thing: record }: Pick<WorkItem, 'kind' | 'thing'>): FilePart | undefined => {
  switch (kind) {
    case 'application':
    case 'debt':
      return undefined;
    case 'file':
      return CENTRE_FLAGGED[COMPANY_FILE_TABS.find((tab) => tab === record) ?? 'personal-data'].place;
    default:
      return PART_OF[kind];
  }
};

/** Where the one action of a row leads: to that very record, below its producer (D-60). */
export const workTarget = (
  table: RouteTable,
  { producer: { friendlyUrl }, kind, thing: record, id, payments: [payment] }: WorkRow,
): { readonly to: string; readonly fragment?: string } => {
  const reader = { as: 'caa', friendlyUrl } as const;
  if ((kind === 'application' || kind === 'debt') && record !== undefined)
    return { to: recordPath(table, { kind, id: record }, reader) };
  return isOfPayment({ kind, thing: record }) && payment !== undefined
    ? { to: recordPath(table, { kind: 'payment', id: payment.id }, reader) }
    : { to: pathTo(table, 'producer', { friendlyUrl }), fragment: workAnchor({ id }) };
};
