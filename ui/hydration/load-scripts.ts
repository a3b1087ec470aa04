import { nextTask } from './idle.ts';

/** Names, on the script of the document, of the scripts that hydration needs, in the order of their imports. */
const HOLDER = 'script[data-scripts]';

const preload = (href: string): void => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
};

/**
 * Fetches side by side what a page needs to be hydrated, and evaluates the scripts one after the other, those that others
 * import first, each in a task of its own, so that none of them holds the reader up for long. Settles when all is here.
 * Rejects where a script does not come.
 */
export const loadScripts = async (): Promise<void> => {
  const { scripts = '' } = document.querySelector<HTMLScriptElement>(HOLDER)?.dataset ?? {};
  const addresses = scripts.split(' ').filter((one) => one !== '');
  for (const address of addresses) preload(address);
  for (const address of addresses) {
    await import(/* @vite-ignore */ address);
    await nextTask();
  }
};
