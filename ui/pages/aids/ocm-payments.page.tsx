import { helpsBelow } from '#core/content/aid-groups.ts';
import type { PagePreview } from '#core/content/page.ts';
import { CardGrid } from '#ui/components/card.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { AIDS_COPY as COPY } from '#ui/copy/aids.ts';
import { groupQuery } from '../content-queries.ts';
import { PreviewCard, sectionPage } from '../kinds/section-page.tsx';
import { block } from '../page-blocks.tsx';
import type { PageContext } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';

const HELPS = 'ocm-payments-helps';
const SCHEMES = 'ocm-payments';

/** The interventions of a scheme, on its card. */
const Helps = ({ helps }: { readonly helps: readonly PagePreview[] }) =>
  helps.length === 0 ? null : (
    <ul className="pt-card-links list-unstyled above">
      {helps.map(({ slug, title }) => (
        <li key={slug}>
          <LinkTo to={`/${slug}`}>{title}</LinkTo>
        </li>
      ))}
    </ul>
  );

const Schemes = ({ context, schemes }: { readonly context: PageContext; readonly schemes: readonly PagePreview[] }) => (
  <section>
    <SectionHead title={COPY.schemes} text={COPY.schemesText} />
    <CardGrid
      look="wide"
      items={schemes.map((preview) => ({
        key: preview.slug,
        card: (
          <PreviewCard preview={preview} to={`/${preview.slug}`}>
            <QuietBlock query={groupQuery(context, HELPS)} bare>
              {(helps) => <Helps helps={helpsBelow(helps, preview.slug)} />}
            </QuietBlock>
          </PreviewCard>
        ),
      }))}
    />
  </section>
);

const schemes = block(
  (context) => groupQuery(context, SCHEMES),
  (previews, context) => <Schemes context={context} schemes={previews} />,
  { failed: COPY.failed, bare: true },
);

/** The payments of the common market organisations, in two levels: schemes, and the interventions of each (PAGE-39, ROUTE-04). */
export const page = sectionPage({
  description: COPY.ocmText,
  before: [{ ...schemes, queries: (context) => [...schemes.queries(context), groupQuery(context, HELPS)] }],
});
