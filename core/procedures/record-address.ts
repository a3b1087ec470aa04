import { pairsToQuery } from '#core/kernel/address.ts';
import { pathTo, type RouteTable } from '#core/navigation/routes.ts';
import { COMPANY_PARAMETER, companyReference } from '#core/session/company-offer.ts';

/** One record of a company's procedures that has a page of its own. */
export interface RecordRef {
  readonly kind: 'application' | 'payment' | 'debt' | 'statement';
  /** The id of the entry; of a statement, its year. */
  readonly id: string;
}

/** Where a company's records are read: the farmer's own pages, or below the producer's page for a centre. */
export type RecordReader =
  | { readonly as: 'farmer'; readonly cuaa: string }
  | { readonly as: 'caa'; readonly friendlyUrl: string };

const OF_PRODUCER = {
  application: 'producerApplication',
  payment: 'producerPayment',
  debt: 'producerDebt',
  statement: 'producerStatement',
} as const;

/**
 * The address of a record's page, without base path (D-60). A farmer's names the company, too, so that it can be kept and sent on: whoever
 * works for another one is offered the change.
 */
export const recordPath = (table: RouteTable, { kind, id }: RecordRef, reader: RecordReader): string =>
  reader.as === 'caa'
    ? pathTo(table, OF_PRODUCER[kind], { friendlyUrl: reader.friendlyUrl, id })
    : `${pathTo(table, kind, { id })}?${pairsToQuery([[COMPANY_PARAMETER, companyReference(reader.cuaa)]])}`;
