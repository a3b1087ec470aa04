import { act, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CRITICAL_CSS_MARKER, CriticalCssMarker } from '#ui/components/critical-css-marker.tsx';
import { FragmentProvider } from '#ui/components/frame/cached-fragment.tsx';
import { hydrateInSlices } from '#ui/hydration/hydrate-in-slices.tsx';
import { recordEvents } from '#ui/hydration/event-replay.ts';
import { keepSheet } from '#ui/hydration/keep-sheet.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

// What the files of sheets say is nothing to this test.
Reflect.set(Reflect.get(Reflect.get(window, 'happyDOM'), 'settings'), 'handleDisabledFileLoadingAsSuccess', true);

/** What a link says of a sheet that has come, and of one that was cut off, as Chromium does. */
const RULING = { cssRules: [{}] };
const CUT_OFF = {
  get cssRules(): never {
    throw new DOMException('', 'SecurityError');
  },
};

const redraw = new Set<() => void>();
/** What comes into the page after it is hydrated. */
const Late = () => {
  const [isThere, setThere] = useState(false);
  redraw.add(() => setThere(true));
  return isThere ? <em>Altro</em> : null;
};

/** A page with two ends of the first view, of which the document takes one. */
const page = (
  <main>
    <div>
      <h1>Eventi</h1>
      <Late />
      <CriticalCssMarker />
    </div>
    <div>
      <p>Testo</p>
      <Late />
      <CriticalCssMarker />
    </div>
  </main>
);

const MARKER = new RegExp(`<${CRITICAL_CSS_MARKER} id="([^"]*)"></${CRITICAL_CSS_MARKER}>`, 'gu');

it.each([0, 1])(
  'should be found where it is when the page is hydrated, at whichever end it stands (%i)',
  async (taken) => {
    const complaint = vi.spyOn(console, 'error');
    const drawn = renderToString(<FragmentProvider value={{ isCached: () => false }}>{page}</FragmentProvider>);
    let end = -1;
    const root = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => {
      root.remove();
      complaint.mockRestore();
      document.head.replaceChildren();
    });
    root.innerHTML = drawn.replaceAll(MARKER, (_whole, id: string) => {
      end += 1;
      return end === taken ? `<span hidden id="${id}"><link rel="stylesheet" href="/a.css"></span>` : '';
    });
    const [link, ...others] = root.querySelectorAll('link');
    expect(others).toEqual([]);
    await act(async () => {
      void hydrateInSlices(
        root,
        page,
        recordEvents(root, () => undefined),
        () => undefined,
      );
    });
    expect([...root.querySelectorAll('link')]).toEqual([link]);
    expect(complaint.mock.calls).toEqual([]);
    // A browser that cannot move it is given a second one, and so is one in which it has not come.
    const expectSecond = (sheet: object | null): void => {
      Object.defineProperty(link, 'sheet', { value: sheet, configurable: true });
      void keepSheet(root);
      const [second] = document.head.querySelectorAll('link');
      expect([second === link, second?.href]).toEqual([false, link?.href]);
      second?.remove();
    };
    expectSecond(RULING);
    Reflect.set(document.head, 'moveBefore', (node: Node) => document.head.append(node));
    onTestFinished(() => void Reflect.deleteProperty(document.head, 'moveBefore'));
    expectSecond(null);
    expectSecond(CUT_OFF);
    // Else the very same link is at the head, and what is drawn beside its box is not disturbed.
    Object.defineProperty(link, 'sheet', { value: RULING });
    await keepSheet(root);
    expect([...document.head.querySelectorAll('link')]).toEqual([link]);
    await act(async () => redraw.forEach((again) => again()));
    expect(root.textContent).toBe('EventiAltroTestoAltro');
    expect([...document.head.querySelectorAll('link')]).toEqual([link]);
  },
);
