/** Moves a node without undoing what it does, as an insertion would: a sheet goes on ruling. Not every browser has it. */
interface Moving {
  readonly moveBefore?: (node: Node, before: Node | null) => void;
}

/**
 * Links the whole sheet at the head, where the page that came links it within itself: it would go with that page, and the next one
 * needs it. The link itself is moved there, which costs nothing; a browser that cannot is given a second one, for which it styles
 * the page anew. Settles once the sheet rules there; one that does not come leaves the page as it is.
 */
export const keepSheet = (root: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const own = root.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
    const head: HTMLHeadElement & Moving = document.head;
    if (own === null || head.moveBefore !== undefined) {
      if (own !== null) head.moveBefore?.(own, null);
      resolve();
      return;
    }
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = own.href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    head.append(link);
  });
