import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
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

/** What a toast must not hide: the words of failures that stand in the page. */
const FAILURES = 'main .callout.bad';
const AT_TOP = 'at-top';

const covered = (toast: DOMRect): number =>
  [...document.querySelectorAll(FAILURES)]
    .map((failure) => (failure.closest('.it-card') ?? failure).getBoundingClientRect())
    .reduce((sum, { top, bottom, left, right }) => {
      const height = Math.min(bottom, toast.bottom) - Math.max(top, toast.top);
      const width = Math.min(right, toast.right) - Math.max(left, toast.left);
      return sum + Math.max(0, height) * Math.max(0, width);
    }, 0);

/** Stands at the lower edge, or at the upper one where it hides less of what has failed (D-30). */
const standClear = (toast: HTMLElement): void => {
  toast.classList.remove(AT_TOP);
  const below = covered(toast.getBoundingClientRect());
  if (below === 0) return;
  toast.classList.add(AT_TOP);
  toast.classList.toggle(AT_TOP, covered(toast.getBoundingClientRect()) < below);
};

/** A toast: it is held while pointer or focus is on it, and can be dismissed. How long it stays is the core's rule (CONST-06). */
export const Toast = ({
  message,
  onAttend,
}: {
  readonly message: ToastMessage;
  readonly onAttend: (attention: ToastAttention) => void;
}) => {
  const host = useRef<HTMLElement>(null);
  const clear = useCallback((): void => {
    if (host.current !== null) standClear(host.current);
  }, []);
  // With each drawing: a part of the page that shows the same failure is a reason to render it again.
  useLayoutEffect(clear);
  // A phone that is turned, or whose keyboard comes, moves what has failed, and draws nothing anew.
  useEffect(() => {
    window.addEventListener('resize', clear);
    return () => window.removeEventListener('resize', clear);
  }, [clear]);
  const attends = (what: 'hold' | 'release', by: ToastHolder) => (): void => onAttend({ what, by });
  return (
    <section ref={host} className="pt-toasts toast-container" aria-label={PARTS.messages}>
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
