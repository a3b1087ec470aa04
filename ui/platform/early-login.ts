/** The entry of the login, wherever it stands in the header. */
const LOGIN_ENTRY = 'a.pt-login';

/**
 * Whoever presses the login before the page has been taken over is not sent around by its plain link: the wish is kept
 * until it can be met. The returned function stops keeping and tells whether there was one.
 */
export const keepEarlyLogin = (): (() => boolean) => {
  let wished = false;
  const keep = (event: MouseEvent): void => {
    if (
      !(event.target instanceof Element) ||
      event.target.closest(LOGIN_ENTRY) === null ||
      event.ctrlKey ||
      event.metaKey ||
      event.button !== 0
    )
      return;
    event.preventDefault();
    wished = true;
  };
  document.addEventListener('click', keep, true);
  return () => {
    document.removeEventListener('click', keep, true);
    return wished;
  };
};
