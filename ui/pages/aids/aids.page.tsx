import { AIDS_COPY as COPY } from '#ui/copy/aids.ts';
import { sectionPage } from '../kinds/section-page.tsx';

/** The index of aids and tenders (PAGE-39, ROUTE-04). */
export const page = sectionPage({
  description: COPY.description,
  index: [{ group: 'aid-and-tenders', title: COPY.schemes, failed: COPY.failed }],
});
