import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Tone } from '#core/kernel/status-tag.ts';
import { PARTS } from '#ui/copy/parts.ts';
import { IconButton } from './button.tsx';
import { Notice } from './status.tsx';
import { useStatus } from './status-line.tsx';
import { useTimer } from './timer.tsx';

/** How long a toast stays in sight, in milliseconds (CONST-06). */
export const TOAST_MS = 5000;

/** What a toast says. */
export interface ToastMessage {
  readonly tone: Tone;
  readonly title: string;
  readonly text?: string | undefined;
}

interface Shown extends ToastMessage {
  readonly id: number;
}

/** Shows toasts, and forgets what they left behind. */
export interface Toasts {
  readonly show: (message: ToastMessage) => void;
  /** Forgets the texts that stay in the page; called when another page is shown. */
  readonly forget: () => void;
  /** What was said since the page was opened. */
  readonly said: readonly ToastMessage[];
}

const ToastContext = createContext<Toasts>({ show: () => undefined, forget: () => undefined, said: [] });

/** The toasts of the portal. */
export const useToasts = (): Toasts => useContext(ToastContext);

const ToastCard = ({ message, onEnd }: { readonly message: Shown; readonly onEnd: (id: number) => void }) => {
  const timer = useTimer();
  const [held, setHeld] = useState(false);
  const { id } = message;
  useEffect(() => (held ? undefined : timer.after(TOAST_MS, () => onEnd(id))), [held, timer, id, onEnd]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div className="toast-wrapper" onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      <Notice tone={message.tone} title={message.title} end={<IconButton icon="close" label={PARTS.dismiss} onClick={() => onEnd(id)} />}>
        {message.text === undefined ? null : <p>{message.text}</p>}
      </Notice>
    </div>
  );
};

/**
 * Holds the toasts. Each is said once by the status line, leaves after five seconds unless the pointer or the focus is
 * on it, and can be dismissed; its text stays in the page (`ToastTrace`) until the next page.
 */
export const ToastProvider = ({ children }: { readonly children: ReactNode }) => {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const [said, setSaid] = useState<readonly ToastMessage[]>([]);
  const last = useRef(0);
  const { say } = useStatus();
  const show = useCallback(
    (message: ToastMessage) => {
      last.current += 1;
      const shown = { ...message, id: last.current };
      setToasts((former) => [...former, shown]);
      setSaid((former) => [...former.filter(({ title, text }) => title !== message.title || text !== message.text), message]);
      say(message.text === undefined ? message.title : `${message.title} ${message.text}`);
    },
    [say],
  );
  const forget = useCallback(() => setSaid((former) => (former.length === 0 ? former : [])), []);
  const end = useCallback((id: number) => setToasts((former) => former.filter((toast) => toast.id !== id)), []);
  const value = useMemo<Toasts>(() => ({ show, forget, said }), [show, forget, said]);
  return (
    <ToastContext.Provider value={value}>
      {children}
      {toasts.length === 0 ? null : (
        <section className="pt-toasts toast-container" aria-label={PARTS.messages}>
          {toasts.map((message) => (
            <ToastCard key={message.id} message={message} onEnd={end} />
          ))}
        </section>
      )}
    </ToastContext.Provider>
  );
};

/** Where the texts of past toasts stay readable, at the head of the page's content. */
export const ToastTrace = () => {
  const { said } = useToasts();
  return said.length === 0 ? null : (
    <div className="container-xxl pt-stack py-3">
      {said.map(({ tone, title, text }) => (
        <Notice key={`${title} ${text ?? ''}`} tone={tone} title={title}>
          {text === undefined ? null : <p>{text}</p>}
        </Notice>
      ))}
    </div>
  );
};
