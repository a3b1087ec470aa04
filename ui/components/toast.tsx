import type { Tone } from '#core/kernel/status-tag.ts';
import { PARTS } from '#ui/copy/parts.ts';
import { IconButton } from './button.tsx';
import { Notice } from './status.tsx';

/** What a toast says. */
export interface ToastMessage {
  readonly tone: Tone;
  readonly title: string;
}

/** A toast: it is held while pointer or focus is on it, and can be dismissed. How long it stays is the core's rule (CONST-06). */
export const Toast = ({ message, onAttend }: { readonly message: ToastMessage; readonly onAttend: (what: 'hold' | 'release' | 'dismiss') => void }) => {
  const hold = (): void => onAttend('hold');
  const release = (): void => onAttend('release');
  return (
    <section className="pt-toasts toast-container" aria-label={PARTS.messages}>
      <div className="toast-wrapper" onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
        <Notice tone={message.tone} title={message.title} end={<IconButton icon="close" label={PARTS.dismiss} onClick={() => onAttend('dismiss')} />} />
      </div>
    </section>
  );
};

/** Where the text of a past toast stays readable, at the head of the page's content. */
export const ToastTrace = ({ message: { tone, title } }: { readonly message: ToastMessage }) => (
  <div className="container-xxl pt-stack py-3">
    <Notice tone={tone} title={title} />
  </div>
);
