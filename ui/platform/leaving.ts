import { useEffect } from 'react';
import { useUnsent } from './unsent.ts';

/** Asks once before a page with something unsaved is left: by the browser's own question, and for links of the page with these words. */
export const useUnsaved = (isUnsaved: boolean, words: string): void => {
  useUnsent(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    let wasAsked = false;
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (!wasAsked) event.preventDefault();
    };
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
      if (link === null || !isPlain || wasAsked || (link.getAttribute('href') ?? '').startsWith('#')) return;
      wasAsked = window.confirm(words);
      if (wasAsked) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isUnsaved, words]);
};
