import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PagePreview } from '#core/content/page.ts';
import { MOST_PICTURES, picturedPreviews } from '#core/content/preview-pictures.ts';

describe('picturedPreviews', () => {
  it('[PAGE-39] should show the pictures of all cards of a group, or of none where it is long', () => {
    fc.assert(
      fc.property(anyPreviews(), (previews) => {
        const shown = picturedPreviews(previews);
        expect(shown.map(({ slug }) => slug)).toEqual(previews.map(({ slug }) => slug));
        expect(shown.map(({ image }) => image)).toEqual(
          previews.map(({ image }) => (previews.length > MOST_PICTURES ? undefined : image)),
        );
      }),
    );
  });
});

// Helpers

const anyPreviews = (): fc.Arbitrary<readonly PagePreview[]> =>
  fc.array(
    fc.record(
      {
        slug: fc.string(),
        title: fc.string(),
        description: fc.string(),
        image: fc.constant({ url: '/a.svg', alt: '', width: 800, height: 450 }),
      },
      { requiredKeys: ['slug', 'title', 'description'] },
    ),
    { maxLength: 2 * MOST_PICTURES },
  );
