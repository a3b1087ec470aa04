import type { ContentPage } from '#core/content/page.ts';
import { AIDS_COPY as COPY } from '#ui/copy/aids.ts';
import { groupQuery } from '../content-queries.ts';
import { contentPageWith } from '../kinds/content-page.tsx';
import { PreviewCards } from '../kinds/section-page.tsx';
import type { PageContext } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';

const HELPS = 'direct-payments-helps';

const Others = ({ page, context }: { readonly page: ContentPage; readonly context: PageContext }) => (
  <QuietBlock query={groupQuery(context, HELPS)} bare>
    {(helps) => <PreviewCards title={COPY.otherDirect} previews={helps.filter(({ slug }) => slug !== page.slug)} />}
  </QuietBlock>
);

/** A direct payment, and the others beside which it can be asked for (PAGE-39, PAGE-31). */
export const page = contentPageWith({
  others: (context) => [groupQuery(context, HELPS)],
  more: (page, context) => <Others page={page} context={context} />,
});
