import { nextTask } from './idle.ts';

/** Names, on the script of the document, of what hydration needs: the whole sheet, and the scripts in the order of their imports. */
const HOLDER = 'script[data-sheet]';

const add = (rel: string, href: string): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
};

/** Adds the whole sheet after the critical CSS. One that does not come leaves the page as it is. */
const wholeSheet = (href: string): Promise<void> =>
  new Promise((resolve) => {
    const link = add('stylesheet', href);
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });

/**
 * Fetches side by side what a page needs to be hydrated, and evaluates the scripts one after the other, those that others
 * import first, each in a task of its own, so that none of them holds the reader up for long. Settles when all is here and
 * the whole sheet rules. Rejects where a script does not come.
 */
export const loadScripts = async (): Promise<void> => {
  const { sheet = '', scripts = '' } = document.querySelector<HTMLScriptElement>(HOLDER)?.dataset ?? {};
  const addresses = scripts.split(' ').filter((one) => one !== '');
  for (const address of addresses) add('modulepreload', address);
  const ruled = sheet === '' ? undefined : wholeSheet(sheet);
  for (const address of addresses) {
    await import(/* @vite-ignore */ address);
    await nextTask();
  }
  await ruled;
};
