import { useAssets } from './assets.tsx';
import { DRAWINGS, type Drawing } from './drawings.ts';

/** The whole of a drawing's file, for whoever uses it. */
export const SCENERY_ID = 'disegno';

/**
 * The scenery behind a page's title. It is painted with the words, as a part of the page: a picture would come a moment
 * later, and be the last thing that a slow phone paints. Decoration only: nobody is told of it.
 */
export const Scenery = ({ name }: { readonly name: Drawing }) => {
  const { address } = useAssets();
  return (
    <svg className="art" aria-hidden="true" focusable="false">
      <use href={`${address(DRAWINGS[name].file)}#${SCENERY_ID}`} width="100%" height="100%" />
    </svg>
  );
};
