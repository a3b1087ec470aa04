const HEADINGS = 'h1, h2, h3';
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';
/** What opens over the page and goes again: the focus then returns to where it was before. */
const OVERLAYS = 'dialog, .pt-toasts';

/** Where an element stands: each element around it, innermost first, with the index of the child that holds it. */
type Position = readonly { readonly host: Element; readonly at: number }[];

/** An element that has, or had, the focus, with what is needed to find its place again once it is gone. */
interface Focused {
  readonly element: HTMLElement;
  readonly name: string;
  readonly href: string | null;
  readonly path: string;
  readonly isInOverlay: boolean;
  readonly position: Position;
}

const positionOf = (element: Element): Position => {
  const around: { readonly host: Element; readonly at: number }[] = [];
  for (let child = element, host = child.parentElement; host !== null; child = host, host = host.parentElement)
    around.push({ host, at: [...host.children].indexOf(child) });
  return around;
};

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

const describe = (element: HTMLElement): Focused => ({
  element,
  name: nameOf(element),
  href: element.getAttribute('href'),
  path: window.location.pathname,
  isInOverlay: element.closest(OVERLAYS) !== null,
  position: positionOf(element),
});

// What keeps its room but is hidden cannot hold the focus either.
const isShown = (element: Element): boolean =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true });

const isUsable = (element: Element): boolean => isShown(element) && !element.matches(':disabled');

const isOnBody = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The element that the portal itself has put the focus on because the former one went away. */
let placed: Element | null = null;

/** Whether no reader has chosen where the focus is: it is on the body, or where the portal put it when something went away. */
export const isFocusUnchosen = (): boolean => isOnBody() || document.activeElement === placed;

/** Runs an act of the portal that moves the focus, such as the closing of a dialog, and notes that no reader chose the new place. */
export const moveFocusUnchosen = (act: () => void): void => {
  act();
  placed = isOnBody() ? null : document.activeElement;
};

/** The same control rendered again: in the place of the former one, or the only such one around it. */
const redrawn = ({ element, name, href }: Focused, host: Element, region: Element | undefined): Element | undefined => {
  const isSame = (other: Element): boolean =>
    isUsable(other) &&
    ((element.id !== '' && other.id === element.id) ||
      (href !== null && other.getAttribute('href') === href) ||
      nameOf(other) === name);
  const within = (root: Element): readonly Element[] =>
    [root, ...root.querySelectorAll(element.tagName)].filter(
      (other) => other.tagName === element.tagName && isSame(other),
    );
  const [inPlace] = region === undefined ? [] : within(region);
  if (inPlace !== undefined) return inPlace;
  const around = within(host);
  return around.length === 1 ? around[0] : undefined;
};

/** The outermost closed disclosure around an element gives its summary: that is what hides the element. */
const summaryOver = (element: Element): Element | null => {
  let summary: Element | null = null;
  for (let host = element.closest('details'); host !== null; host = host.parentElement?.closest('details') ?? null)
    if (!host.open) summary = host.querySelector(':scope > summary');
  return summary === element ? null : summary;
};

/** What takes the focus in the place of an element that is gone: itself rendered again, a heading, a control, or the part that stands there. */
const standInFor = (focused: Focused): Element | null => {
  const { element, position, path } = focused;
  const title = document.querySelector('main h1') ?? document.querySelector('main');
  if (path !== window.location.pathname) return title;
  if (element.isConnected) {
    const summary = summaryOver(element);
    if (summary !== null && isShown(summary)) return summary;
  }
  const found = position.find(({ host }) => isShown(host));
  if (found === undefined || found.host.querySelector('main') !== null) return title;
  const { host, at } = found;
  // A last child that is gone has no follower: the one before it is near.
  const region = [host.children[at], host.children[at - 1]].find(
    (child) => child !== undefined && child !== element && isShown(child),
  );
  const same = redrawn(focused, host, region);
  if (same !== undefined) return same;
  const part = region ?? host;
  if (part.matches(FOCUSABLE)) return part;
  // A heading that a folded part hides takes no focus.
  const heading = [...part.querySelectorAll(HEADINGS)].find(isShown);
  return heading?.querySelector(FOCUSABLE) ?? heading ?? [...part.querySelectorAll(FOCUSABLE)].find(isUsable) ?? part;
};

const focusOn = (target: Element | null): void => {
  if (!(target instanceof HTMLElement) || target === document.activeElement) return;
  if (!target.matches(FOCUSABLE) && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  placed = target;
  target.focus({ preventScroll: true });
};

/** Whether the overlay in which an element had the focus has gone, so that the place before it counts. */
const isOverlayOver = ({ isInOverlay, position }: Focused): boolean =>
  isInOverlay &&
  !position.some(
    ({ host }) => host.matches(OVERLAYS) && isShown(host) && !(host instanceof HTMLDialogElement && !host.open),
  );

/** Where the focus belongs now that the element that had it cannot keep it; null where it is well placed. */
const elementFor = (lost: Focused): Element | null => {
  if (isUsable(lost.element)) return lost.element;
  const isOnStandIn = placed !== null && document.activeElement === placed && isUsable(placed);
  if (!isOnStandIn) return standInFor(lost);
  if (lost.path !== window.location.pathname) return document.querySelector('main h1');
  const found = lost.position.find(({ host }) => isShown(host));
  return found === undefined ? null : (redrawn(lost, found.host, found.host.children[found.at]) ?? null);
};

/**
 * Keeps the focus from falling to the body, whatever goes away with it: a control that is rendered again, an entry that is removed,
 * a dialog whose opener is gone, a disclosure that closes. What stands in for it gives way to what comes later in the same
 * place (a failure to a wait, a wait to a result), until the reader acts. Ends with the function that it answers.
 */
export const keepFocus = (): (() => void) => {
  let last: Focused | undefined;
  let lastOnPage: Focused | undefined;
  let frame: number | undefined;

  const note = (element: HTMLElement): void => {
    last = describe(element);
    if (!last.isInOverlay) lastOnPage = last;
  };
  /** The reader goes on from the stand-in: from now on it is the place that they have chosen. */
  const settle = (): void => {
    if (placed instanceof HTMLElement && placed === document.activeElement) note(placed);
    placed = null;
  };
  const look = (): void => {
    frame = undefined;
    if (last === undefined) return;
    // Somebody else has given the focus a place.
    if (!isFocusUnchosen() && document.activeElement !== last.element) return;
    focusOn(isOverlayOver(last) && lastOnPage !== undefined ? elementFor(lastOnPage) : elementFor(last));
  };
  const refreshed = (focused: Focused | undefined): Focused | undefined =>
    focused?.element.isConnected === true ? { ...focused, position: positionOf(focused.element) } : focused;
  const changed = (records: readonly MutationRecord[]): void => {
    if (last === undefined) return;
    if (records.some(({ type }) => type === 'childList')) {
      last = refreshed(last);
      lastOnPage = refreshed(lastOnPage);
    }
    // After the effects of the same change: a part that knows better where the focus belongs comes first.
    frame ??= requestAnimationFrame(look);
  };
  const focused = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement && target !== placed) note(target);
  };
  const pressed = ({ target }: PointerEvent): void => {
    settle();
    // A press beside every control takes the focus away on purpose.
    if (target instanceof Element && target.closest(`${FOCUSABLE}, label, [tabindex]`) === null) last = undefined;
  };

  const watch = new MutationObserver(changed);
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['open', 'hidden', 'disabled', 'class', 'inert'],
  });
  document.addEventListener('focusin', focused, true);
  document.addEventListener('keydown', settle, true);
  document.addEventListener('pointerdown', pressed, true);
  if (document.activeElement instanceof HTMLElement && !isOnBody()) note(document.activeElement);
  return () => {
    watch.disconnect();
    if (frame !== undefined) cancelAnimationFrame(frame);
    document.removeEventListener('focusin', focused, true);
    document.removeEventListener('keydown', settle, true);
    document.removeEventListener('pointerdown', pressed, true);
  };
};
