import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import type { Timer } from '#core/kernel/clock.ts';
import { LinkProvider, type LinkContextValue } from '#ui/components/link-to.tsx';
import { TimerProvider } from '#ui/components/timer.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

/** A timer whose time passes when the test says so. */
export interface HandTimer extends Timer {
  /** Lets `ms` pass; what falls due runs, in order. */
  readonly pass: (ms: number) => void;
}

/** Makes a timer that stands still. */
export const handTimer = (): HandTimer => {
  let now = 0;
  let waiting: readonly { readonly at: number; readonly action: () => void }[] = [];
  return {
    after: (delayMs, action) => {
      const entry = { at: now + delayMs, action };
      waiting = [...waiting, entry];
      return () => {
        waiting = waiting.filter((each) => each !== entry);
      };
    },
    pass: (ms) => {
      now += ms;
      for (const entry of waiting.filter(({ at }) => at <= now)) {
        waiting = waiting.filter((each) => each !== entry);
        act(entry.action);
      }
    },
  };
};

/** Pieces drawn into a document, until the end of the test. */
export interface Drawn {
  /** Finds exactly one element, or fails. */
  readonly one: (selector: string) => HTMLElement;
  readonly all: (selector: string) => readonly HTMLElement[];
  /** Finds the only link, button or summary with these words in its text or name. */
  readonly named: (words: string) => HTMLElement;
  readonly click: (target: HTMLElement, init?: MouseEventInit) => boolean;
  readonly key: (target: HTMLElement, key: string) => boolean;
  readonly write: (target: HTMLElement, text: string) => void;
  /** Chooses an option of a list by its value. */
  readonly choose: (target: HTMLElement, value: string) => void;
  readonly again: (children: ReactNode) => void;
  readonly text: () => string;
  readonly timer: HandTimer;
}

/** Draws pieces as a browser would, with a timer in the test's hand. */
export const draw = (children: ReactNode, links: Partial<LinkContextValue> = {}): Drawn => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const timer = handTimer();
  const again = (next: ReactNode): void =>
    act(() =>
      root.render(
        <TimerProvider value={timer}>
          <LinkProvider value={{ href: (path) => `/portale${path}`, ...links }}>{next}</LinkProvider>
        </TimerProvider>,
      ),
    );
  again(children);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
    // Whatever waits for what its reader does next waits no longer: the next test has the same document.
    document.dispatchEvent(new KeyboardEvent('keydown'));
  });
  // The document of a test goes nowhere, whatever link is followed in it.
  let through = true;
  place.addEventListener('click', (event) => {
    through = !event.defaultPrevented;
    if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
  });
  const all = (selector: string): readonly HTMLElement[] => [...place.querySelectorAll<HTMLElement>(selector)];
  const only = (found: readonly HTMLElement[], what: string): HTMLElement => {
    const [first] = found;
    if (first === undefined || found.length > 1) throw new Error(`${found.length} elements for ${what}`);
    return first;
  };
  const send = (target: HTMLElement, event: Event): boolean => {
    through = true;
    let free = true;
    act(() => {
      free = target.dispatchEvent(event);
    });
    return event.type === 'click' ? through : free;
  };
  return {
    all,
    one: (selector) => only(all(selector), selector),
    named: (words) =>
      only(
        all('a, button, summary, [role=option]').filter((element) =>
          `${element.textContent} ${element.getAttribute('aria-label') ?? ''}`.includes(words),
        ),
        words,
      ),
    click: (target, init = {}) => send(target, new MouseEvent('click', { bubbles: true, cancelable: true, ...init })),
    key: (target, key) => send(target, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    write: (target, text) => {
      // React listens to the value that the element's own class sets.
      Reflect.set(Object.getPrototypeOf(target), 'value', text, target);
      send(target, new Event('input', { bubbles: true }));
    },
    choose: (target, value) => {
      Reflect.set(Object.getPrototypeOf(target), 'value', value, target);
      send(target, new Event('change', { bubbles: true }));
    },
    again,
    text: () => place.textContent,
    timer,
  };
};
