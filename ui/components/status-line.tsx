import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { PARTS } from '#ui/copy/parts.ts';

/** Announces a sentence once to screen readers. */
export interface Status {
  /** Says `text` politely; saying the same text again is heard again. */
  readonly say: (text: string) => void;
}

const StatusContext = createContext<Status>({ say: () => undefined });

/** Whatever a page has to say of what changed: "12 risultati, ordinati dal più recente". */
export const useStatus = (): Status => useContext(StatusContext);

/** Says what there is now when `key` has become another one; while `words` is not known it waits, and the first is not said. */
export const useSayOnChange = (key: string, words: string | undefined): void => {
  const { say } = useStatus();
  const said = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (words === undefined || said.current === key) return;
    if (said.current !== undefined) say(words);
    said.current = key;
  }, [key, words, say]);
};

// A blank that nobody hears, by which the same sentence twice becomes a change that is announced.
const UNHEARD = '\u00a0';

/**
 * The one polite status line of the page. It stands in the document from the start, empty, because a live region
 * that appears together with its text is not announced.
 */
export const StatusProvider = ({ children }: { readonly children: ReactNode }) => {
  const [text, setText] = useState('');
  const say = useCallback((next: string) => setText((former) => (former === next ? `${next}${UNHEARD}` : next)), []);
  const status = useMemo<Status>(() => ({ say }), [say]);
  return (
    <StatusContext.Provider value={status}>
      {children}
      <output aria-live="polite" aria-label={PARTS.status} className="visually-hidden">
        {text}
      </output>
    </StatusContext.Provider>
  );
};
