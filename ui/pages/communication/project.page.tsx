import { contentPageWith } from '../kinds/content-page.tsx';
import { PageIndex } from '../kinds/page-index.tsx';
import { BLOCKS_COPY } from '#ui/copy/blocks.ts';

/** A project: its parts with an index beside them that tells how far the reading is (PAGE-17, PAGE-18, ROUTE-12). */
export const page = contentPageWith({
  shell: (content) => ({
    menu: content.sections.length === 0 ? undefined : <PageIndex parts={content.sections} progress />,
    progress: 'always',
  }),
  accordionsTitle: BLOCKS_COPY.more,
});
