import { Directory } from '#ui/components/directory.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { TRANSPARENCY_COPY as COPY } from '#ui/copy/transparency.ts';
import { treeQuery } from '../content-queries.ts';
import { sectionPage } from '../kinds/section-page.tsx';
import { block } from '../page-blocks.tsx';

/** The index of the transparency: every section with its pages (PAGE-32, ROUTE-06). */
export const page = sectionPage({
  description: COPY.description,
  before: [
    block(
      (context) => treeQuery(context, 'transparent-administration'),
      (nodes) => (
        <section>
          <SectionHead title={COPY.sections} text={COPY.sectionsText} />
          <Directory groups={nodes} level={3} />
        </section>
      ),
      { failed: COPY.failed, bare: true },
    ),
  ],
});
