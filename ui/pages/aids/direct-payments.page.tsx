import { AIDS_COPY as COPY } from '#ui/copy/aids.ts';
import { sectionPage } from '../kinds/section-page.tsx';

/** The direct payments (PAGE-39, ROUTE-04). */
export const page = sectionPage({
  description: COPY.directText,
  index: [{ group: 'direct-payments', title: COPY.directAids, failed: COPY.failed }],
});
