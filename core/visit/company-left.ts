import { parseAddress, queryValue } from '#core/kernel/address.ts';
import { matchRoute, pathTo, type RouteTable } from '#core/navigation/routes.ts';
import { COMPANY_PARAMETER, companyReference } from '#core/session/company-offer.ts';

/**
 * Where a change of company leads: from the page of one record to its list, for the record is the former
 * company's (D-60); undefined everywhere else, and where the address names the company that was chosen.
 */
export const listAfterChange = (table: RouteTable, address: string, chosen: string): string | undefined => {
  const { path, query } = parseAddress(address);
  const list = matchRoute(table, path)?.route.belongsTo;
  return list === undefined || queryValue(query, COMPANY_PARAMETER) === companyReference(chosen)
    ? undefined
    : pathTo(table, list);
};
