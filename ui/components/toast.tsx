import type { Tone } from '#core/kernel/status-tag.ts';
import type { ToastHolder } from '#core/notices/notices.ts';
import type { ToastAttention } from '#core/notices/use-cases.ts';
import { PARTS } from '#ui/copy/parts.ts';
import { IconButton } from './button.tsx';
import { Notice } from './status.tsx';

/** What a toast says. */
export interface ToastMessage {
  readonly tone: Tone;
  readonly title: string;
}

/** A toast: it is held while pointer or focus is on it, and can be dismissed. How long it stays is the core's rule (CONST-06). */
export const Toast = ({
  message,
  onAttend,
}: {
  readonly message: ToastMessage;
  readonly onAttend: (attention: ToastAttention) => void;
}) => {
  const attends = (what: 'hold' | 'release', by: ToastHolder) => (): void => onAttend({ what, by });
  return (
    <section className="pt-toasts toast-container" aria-label={PARTS.messages}>
      <div
        className="toast-wrapper"
        onMouseEnter={attends('hold', 'pointer')}
        onMouseLeave={attends('release', 'pointer')}
        onFocus={attends('hold', 'focus')}
        onBlur={attends('release', 'focus')}
      >
        <Notice
          tone={message.tone}
          title={message.title}
          end={<IconButton icon="close" label={PARTS.dismiss} onClick={() => onAttend({ what: 'dismiss' })} />}
        />
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
