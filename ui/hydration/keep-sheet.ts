/** Moves a node without undoing what it does, as an insertion would: a sheet goes on ruling. Not every browser has it. */
interface Moving {
  readonly moveBefore?: (node: Node, before: Node | null) => void;
}

/** Whether a linked sheet rules already. The rules of one that was cut off cannot be read. */
const hasCome = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return (sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false;
  }
};

/**
 * Links the whole sheet at the head, where the page that came links it within itself: it would go with that page, and the next one
 * needs it. A link whose sheet has come is moved there, which costs nothing; for one that is on its way or has failed, and in a
 * browser that cannot move, a second link asks for it. Settles once the sheet rules there, or has failed again.
 */
export const keepSheet = (root: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const own = root.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
    const head: HTMLHeadElement & Moving = document.head;
    if (own === null) {
      resolve();
    } else if (head.moveBefore !== undefined && hasCome(own)) {
      head.moveBefore(own, null);
      resolve();
    } else {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = own.href;
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => resolve());
      head.append(link);
    }
  });
