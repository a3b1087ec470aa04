import { pathTo } from '#core/navigation/routes.ts';
import type { Company } from '#core/session/user.ts';
import type { PageContext } from '#ui/pages/page-module.ts';

/** Where a payment, an application or a debt of a company is read. */
export const thingTo = (
  { table }: Pick<PageContext, 'table'>,
  _company: Pick<Company, 'cuaa'>,
  _thing: { readonly kind: 'payment' | 'application' | 'debt'; readonly id: string },
): string => pathTo(table, 'procedures');
