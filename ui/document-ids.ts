/** Id of the element that the portal is drawn in. */
export const ROOT_ID = 'portale';
/** Id of the block with the data of the page. */
export const DATA_ID = 'portale-dati';
