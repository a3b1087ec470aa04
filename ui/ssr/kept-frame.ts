import { type FramePart, type KeptParts, keptElement } from '#ui/components/frame/kept-part.tsx';

/** Parts under keys: more than pages mark entries in different ways. Beyond it the one that was drawn first is drawn anew. */
const MOST_KEPT = 200;

/** A drawing that leaves out what is kept. */
export interface KeptDrawing extends KeptParts {
  /** The whole HTML of what was drawn, and of what was left out. */
  readonly whole: (drawn: string) => string;
}

/**
 * The frame's HTML, of which half of a page consists: drawn once for all pages on which the same entries are marked, and put
 * into each other one as it is.
 */
export class KeptFrame {
  readonly #kept = new Map<string, string>();

  /** To be asked anew for each document. */
  drawing(): KeptDrawing {
    const asked = new Map<FramePart, { readonly name: string; readonly known: string | undefined }>();
    return {
      isKept: (part, key) => {
        const name = `${part} ${key}`;
        const known = this.#kept.get(name);
        asked.set(part, { name, known });
        return known !== undefined;
      },
      whole: (drawn) => {
        let html = drawn;
        for (const [part, { name, known }] of asked) {
          const { before, inside, after } = cutAt(html, keptElement(part));
          if (known === undefined) this.#keep(name, inside);
          html = `${before}${known ?? inside}${after}`;
        }
        return html;
      },
    };
  }

  #keep(name: string, html: string): void {
    const [first] = this.#kept.keys();
    if (first !== undefined && this.#kept.size >= MOST_KEPT) this.#kept.delete(first);
    this.#kept.set(name, html);
  }
}

// Helpers

/** What stands before, in and after an element that a page has once. */
const cutAt = (html: string, element: string): Readonly<Record<'before' | 'inside' | 'after', string>> => {
  const [start, end] = [`<${element}>`, `</${element}>`];
  const [from, to] = [html.indexOf(start), html.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`nothing was drawn as ${element}`);
  return {
    before: html.slice(0, from),
    inside: html.slice(from + start.length, to),
    after: html.slice(to + end.length),
  };
};
