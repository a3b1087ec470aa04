import type { Page } from 'playwright-core';

/** Lines of text that lie on each other, each as the two texts; looked for in all that is drawn, dialogs aside. */
export const overlaidWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Line {
      readonly node: Node;
      readonly text: string;
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    /** For the ear alone, or above the page by design. */
    const isApart = (element: Element): boolean =>
      element.closest('.visually-hidden, .visually-hidden-focusable, svg, dialog, [popover], option, noscript') !==
        null || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    /** How much of an element is shown, and whether it stays with the window. */
    interface Frame {
      readonly edges: readonly DOMRect[];
      readonly isStuck: boolean;
    }
    const WHOLE: Frame = { edges: [], isStuck: false };
    // Many words share what is around them: it is looked at once.
    const frames = new Map<Element, Frame>([[document.body, WHOLE]]);
    const frameOf = (part: Element | null): Frame => {
      if (part === null) return WHOLE;
      const known = frames.get(part);
      if (known !== undefined) return known;
      const { edges, isStuck } = frameOf(part.parentElement);
      const { overflowY, position } = getComputedStyle(part);
      const frame = {
        // What a part does not show beyond its edge is no words to see.
        edges: overflowY === 'visible' ? edges : [...edges, part.getBoundingClientRect()],
        // What stays with the window lies over the page once that is scrolled.
        isStuck: isStuck || (window.scrollY > 0 && ['sticky', 'fixed'].includes(position)),
      };
      frames.set(part, frame);
      return frame;
    };
    const lines: Line[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = words.nextNode(); text !== null; text = words.nextNode()) {
      const said = (text.textContent ?? '').trim();
      const host = text.parentElement;
      if (said === '' || host === null || isApart(host)) continue;
      const { edges, isStuck } = frameOf(host);
      if (isStuck) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        // The letters themselves stand in the middle of their line's height; what is above and below may be shared.
        const margin = box.height * 0.3;
        const left = Math.max(box.left, ...edges.map((edge) => edge.left));
        const right = Math.min(box.right, ...edges.map((edge) => edge.right));
        const top = Math.max(box.top + margin, ...edges.map((edge) => edge.top));
        const bottom = Math.min(box.bottom - margin, ...edges.map((edge) => edge.bottom));
        if (right - left > 1 && bottom - top > 1) lines.push({ node: text, text: said, left, right, top, bottom });
      }
    }
    lines.sort((one, other) => one.top - other.top);
    const found: string[] = [];
    lines.forEach((line, at) => {
      for (const below of lines.slice(at + 1)) {
        if (below.top >= line.bottom - 1) break;
        // The lines of one text that is cut after the third of them are reported as if they lay on each other.
        if (below.node !== line.node && Math.min(line.right, below.right) - Math.max(line.left, below.left) > 1)
          found.push(`«${line.text.slice(0, 60)}» on «${below.text.slice(0, 60)}»`);
      }
    });
    return found.slice(0, 5);
  });
