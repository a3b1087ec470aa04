/** Name of the mark "was logged in here", a cookie of the browser. */
export const LOGIN_MARK = 'portale-accesso';

/** Whether somebody was logged in here. */
export const hasLoginMark = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${LOGIN_MARK}=`));
