/** Finds an element again, or what stands in its place; undefined where nothing does. */
export type Locator = () => HTMLElement | undefined;

const CONTROLS = 'a[href], button, summary, form, input, select, textarea, [role="button"]';
const LANDMARKS = 'header, nav, main, footer, dialog, search, form';
/** Ids that React makes are other ones where it draws a page again instead of hydrating it. */
const GENERATED_ID = /^_[rR]_/u;

const attribute = (element: Element, name: string): string => element.getAttribute(name) ?? '';

/**
 * What identifies an element. None of it is a word that people read: a browser that translates the page changes
 * those, and its values are what the reader changes.
 */
const identityOf = (element: Element): string => {
  const id = GENERATED_ID.test(element.id) ? '' : element.id;
  const isSwitch = ['checkbox', 'radio'].includes(attribute(element, 'type'));
  const names = [
    element.localName,
    id,
    ...['type', 'name', 'href', 'role', 'data-region'].map((name) => attribute(element, name)),
    isSwitch ? attribute(element, 'value') : '',
  ];
  const isNameless = names.slice(1).every((name) => name === '' || name === 'button' || name === 'submit');
  const landmarks: string[] = [];
  for (let around = element.parentElement; around !== null; around = around.parentElement)
    if (around.matches(LANDMARKS)) landmarks.push(around.localName);
  return [...names, isNameless ? attribute(element, 'class') : '', ...landmarks].join('|');
};

/**
 * Remembers which of the controls below `root` an element is: by what it is and by its place among its like. What an
 * extension adds between, or a translation wraps around it, does not count.
 */
export const locate = (root: Element, element: Element): Locator => {
  const identity = identityOf(element);
  const alike = (): readonly Element[] =>
    [...root.querySelectorAll(CONTROLS)].filter(
      (one) => one.localName === element.localName && identityOf(one) === identity,
    );
  const index = alike().indexOf(element);
  return () => (element.isConnected ? element : alike()[index]) as HTMLElement | undefined;
};
