/** Where the pages about the API are, below its base. */
export const DOCS = '/docs';

/** Where each kind of problem has its page: the `type` of a problem document (API-20). */
export const PROBLEM_TYPES = `${DOCS}/problemi`;

/** Where each operation, and each named shape, has its page. */
export const OPERATION_PAGES = `${DOCS}/operazioni`;
export const SHAPE_PAGES = `${DOCS}/schemi`;
