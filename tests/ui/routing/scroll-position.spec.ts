import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepScrollPosition, scrollToTop } from '#ui/routing/scroll-position.ts';

// A window of 800 px over a page that grows while its parts arrive.

const HEIGHT = 800;

const heard = new Map<string, (event: unknown) => void>();
const scroll = { top: 0, height: HEIGHT };
const entry = { state: undefined as unknown };
let isBusy = false;
let grown: () => void = () => undefined;

const tell = (type: string, event: unknown = {}): void => heard.get(type)?.(event);
const grow = (height: number, busy: boolean): void => {
  scroll.height = height;
  isBusy = busy;
  grown();
};
/** Arrives at an entry of the history; where the document stays, the browser says so twice. */
const arrive = (navigationType: 'push' | 'traverse'): void => {
  tell('currententrychange', { navigationType });
  tell('popstate');
};
/** Leaves a page that was scrolled so far, and comes back to it while nothing of it is there. */
const goAndComeBack = (top: number): void => {
  scroll.height = 5_000;
  scroll.top = top;
  tell('navigate', { navigationType: 'push' });
  scroll.height = HEIGHT;
  scroll.top = 0;
  isBusy = true;
  arrive('traverse');
};

beforeEach(() => {
  heard.clear();
  const listen = (type: string, listener: (event: unknown) => void): void => void heard.set(type, listener);
  const navigation = {
    addEventListener: listen,
    updateCurrentEntry: ({ state }: { readonly state: unknown }) => {
      entry.state = state;
      tell('currententrychange', { navigationType: null });
    },
    currentEntry: { getState: () => entry.state },
  };
  vi.stubGlobal('window', {
    navigation,
    addEventListener: listen,
    innerHeight: HEIGHT,
    get scrollY() {
      return scroll.top;
    },
    scrollTo: ({ top }: { readonly top: number }) => {
      scroll.top = Math.min(top, scroll.height - HEIGHT);
    },
  });
  vi.stubGlobal('document', {
    body: {},
    documentElement: {
      get scrollHeight() {
        return scroll.height;
      },
    },
    querySelector: () => (isBusy ? {} : null),
  });
  vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => drawn());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        grown = listener;
      }
      observe(): void {
        grown();
      }
    },
  );
  keepScrollPosition();
});
afterEach(() => vi.unstubAllGlobals());

describe('the place in a page that is gone back to', () => {
  it('[CAA-02] [LIST-16] should be found again when the last part has come, however late', () => {
    goAndComeBack(3_000);
    expect(scroll.top).toBe(0);
    grow(2_000, true);
    expect(scroll.top).toBe(1_200);
    grow(5_000, false);
    expect(scroll.top).toBe(3_000);
    // From now on what grows moves nobody.
    scroll.top = 100;
    grow(6_000, false);
    expect(scroll.top).toBe(100);
  });

  it('[CAA-02] [LIST-16] should be left to the reader who has gone on meanwhile', () => {
    goAndComeBack(3_000);
    grow(2_000, true);
    tell('wheel');
    scroll.top = 40;
    grow(5_000, false);
    expect(scroll.top).toBe(40);
  });

  it('[CAA-02] should not be lost where the page is left again before it is whole', () => {
    goAndComeBack(3_000);
    tell('navigate', { navigationType: 'traverse' });
    arrive('traverse');
    grow(5_000, false);
    expect(scroll.top).toBe(3_000);
  });

  it('[PAGE-12] [LIST-02] should give way to a link that leads to a part of the same page', () => {
    scroll.height = 5_000;
    scroll.top = 100;
    isBusy = false;
    // The entry of the part begins with the state of the one that was left.
    tell('navigate', { navigationType: 'push' });
    scroll.top = 2_000;
    arrive('push');
    expect(scroll.top).toBe(2_000);
    grow(6_000, false);
    expect(scroll.top).toBe(2_000);
  });

  it('should give way to a page that is opened again', () => {
    goAndComeBack(3_000);
    scrollToTop();
    grow(5_000, false);
    expect(scroll.top).toBe(0);
  });
});
