import type { PageNode } from '#core/content/page.ts';
import { publicScope } from '#ui/pages/query.ts';
import { treeQuery } from '#ui/pages/content-queries.ts';
import type { Injector } from '#ui/state/injection.tsx';
import type { Query } from '#ui/state/queries.ts';

/** The pages that the editors add to the footer. */
export const footerQuery = (injector: Injector): Query<readonly PageNode[]> =>
  treeQuery(publicScope(injector), 'footer');
