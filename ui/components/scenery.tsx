import { DRAWINGS, type Drawing } from './drawings.ts';
import { useSymbolAddress } from './inlined.ts';

/** Id of the whole drawing in its file. */
export const SCENERY_ID = 'disegno';
/** Id of a drawing that is inlined in the document. */
export const inlinedSceneryId = (name: Drawing): string => `${SCENERY_ID}-${name}`;

/**
 * The scenery behind a page's title. It is painted with the words, as a part of the page: a picture would come a moment
 * later, and be the last part that a slow phone paints. Decoration only, hidden from assistive technology.
 */
export const Scenery = ({ name }: { readonly name: Drawing }) => (
  <svg className="art" aria-hidden="true" focusable="false">
    <use href={useSymbolAddress(DRAWINGS[name].file, SCENERY_ID, inlinedSceneryId(name))} width="100%" height="100%" />
  </svg>
);
