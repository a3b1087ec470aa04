/** Statuses of HTTP that mean something to a rule or an adapter (RFC 9110), by their names. */
export const OK = 200;
export const FORBIDDEN = 403;
export const NOT_FOUND = 404;
export const CONFLICT = 409;
export const UNPROCESSABLE_CONTENT = 422;
export const TOO_MANY_REQUESTS = 429;
export const HEADERS_TOO_LARGE = 431;
export const SERVER_ERROR = 500;
