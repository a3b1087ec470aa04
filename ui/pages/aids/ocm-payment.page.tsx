import { helpsBelow } from '#core/content/aid-groups.ts';
import type { ContentPage } from '#core/content/page.ts';
import { AIDS_COPY as COPY } from '#ui/copy/aids.ts';
import { groupQuery } from '../content-queries.ts';
import { contentPageWith } from '../kinds/content-page.tsx';
import { PreviewCards } from '../kinds/section-page.tsx';
import type { PageContext } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';

const HELPS = 'ocm-payments-helps';

const Interventions = ({ page, context }: { readonly page: ContentPage; readonly context: PageContext }) => (
  <QuietBlock query={groupQuery(context, HELPS)} failed={COPY.interventionsFailed} bare>
    {(helps) => <PreviewCards title={COPY.interventions} previews={helpsBelow(helps, page.slug)} />}
  </QuietBlock>
);

/** A common market organisation, with its interventions (PAGE-39, PAGE-31). */
export const page = contentPageWith({
  others: (context) => [groupQuery(context, HELPS)],
  more: (page, context) => <Interventions page={page} context={context} />,
});
