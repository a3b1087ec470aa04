import type { PagePreview } from './page.ts';

/** How many cards of a group have pictures at most: beyond, they would be decoration to scroll past. */
export const MOST_PICTURES = 9;

/** The cards of a group as they are shown: a long one, such as a programme of each region, stands without pictures (PAGE-39). */
export const picturedPreviews = (previews: readonly PagePreview[]): readonly PagePreview[] =>
  previews.length <= MOST_PICTURES ? previews : previews.map(({ image: _image, ...preview }) => preview);
