/**
 * Links the whole sheet at the head as well, where the page that came links it within itself: it goes with that page, and the next one
 * needs it. Settles once it rules there; one that does not come leaves the page as it is.
 */
export const keepSheet = (root: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const own = root.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
    if (own === null) {
      resolve();
      return;
    }
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = own.href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
