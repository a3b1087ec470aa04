import { type FramePart, type KeptParts, keptElement } from '#ui/components/frame/kept-part.tsx';

/** Parts under keys: more than pages mark entries in different ways. Beyond it the one that was drawn first is drawn anew. */
const MOST_KEPT = 200;

/** How the HTML of each part begins and ends. */
const BOUNDS: Readonly<Record<FramePart, readonly [start: string, end: string]>> = {
  header: ['<header class="it-header-wrapper', '</header>'],
  footer: ['<footer ', '</footer>'],
  menu: ['<dialog id="menu-del-portale"', '</dialog>'],
  search: ['<dialog id="ricerca-nel-portale"', '</dialog>'],
};

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
    const leftOut = new Map<FramePart, string>();
    const wanted = new Map<FramePart, string>();
    return {
      isKept: (part, key) => {
        const name = `${part} ${key}`;
        const html = this.#kept.get(name);
        if (html === undefined) wanted.set(part, name);
        else leftOut.set(part, html);
        return html !== undefined;
      },
      whole: (drawn) => {
        for (const [part, name] of wanted) this.#keep(name, partOf(drawn, part));
        let html = drawn;
        for (const [part, known] of leftOut) {
          const element = keptElement(part);
          html = html.replace(`<${element}></${element}>`, () => known);
        }
        return html;
      },
    };
  }

  #keep(name: string, html: string | undefined): void {
    if (html === undefined) return;
    const [first] = this.#kept.keys();
    if (first !== undefined && this.#kept.size >= MOST_KEPT) this.#kept.delete(first);
    this.#kept.set(name, html);
  }
}

// Helpers

const partOf = (html: string, part: FramePart): string | undefined => {
  const [start, end] = BOUNDS[part];
  const from = html.indexOf(start);
  const to = from < 0 ? -1 : html.indexOf(end, from);
  return to < 0 ? undefined : html.slice(from, to + end.length);
};
