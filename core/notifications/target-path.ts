import type { FileAnchor } from '#core/company-file/file-anchor.ts';
import { TAB_PARAMETER, tabToSlug } from '#core/company-file/tabs.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { pathTo, type RouteTable } from '#core/navigation/routes.ts';
import type { MessageTarget } from '#core/notifications/message-subject.ts';
import { recordPath } from '#core/procedures/record-address.ts';
import { COMPANY_PARAMETER, companyReference } from '#core/session/company-offer.ts';
import type { Company } from '#core/session/user.ts';

interface Site {
  readonly table: RouteTable;
}
type Whose = Pick<Company, 'cuaa'>;

/** The company file at a place in it, for this company and no other: the address may be kept or sent on (D-60). */
export const filePath = ({ table }: Site, { cuaa }: Whose, anchor?: FileAnchor): string => {
  const query = pairsToQuery([
    ...(anchor === undefined ? [] : [[TAB_PARAMETER, tabToSlug(anchor.tab)] as const]),
    [COMPANY_PARAMETER, companyReference(cuaa)],
  ]);
  const fragment = anchor?.fragment === undefined ? '' : `#${encodeURIComponent(anchor.fragment)}`;
  return `${pathTo(table, 'companyFile')}?${query}${fragment}`;
};

/** Where the one action of an open item, or of a message, leads: to that very record (D-60). */
export const targetPath = (anchor: Site, company: Whose, target: MessageTarget): string =>
  target.kind === 'company-file'
    ? filePath(anchor, company, target)
    : recordPath(anchor.table, target, { as: 'farmer', cuaa: company.cuaa });
