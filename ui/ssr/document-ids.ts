/** Id of the element that the portal is drawn in. */
export const ROOT_ID = 'portale';
/** Id of the block with the data of the page. */
export const DATA_ID = 'portale-dati';
/** Mark of what a document says when its script does not come. */
export const SCRIPT_MISSING = 'data-script-missing';
/** Class of what shows itself after ten seconds (D-15). */
export const LATE = 'pt-late';
/** Mark of that element while what opens does so without moving. */
export const AT_ONCE = 'data-at-once';
