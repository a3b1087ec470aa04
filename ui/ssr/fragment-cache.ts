import { LRUCache } from 'lru-cache';
import { type FragmentLookup, type FragmentName, fragmentElement } from '#ui/components/frame/cached-fragment.tsx';

/** More than the keys under which pages mark their entries differently; beyond it the oldest fragment is dropped. */
const MAX_FRAGMENTS = 200;

/** One rendering, which leaves out what is cached. */
export interface FragmentRender extends FragmentLookup {
  /** The rendered HTML with the fragments that were left out. */
  readonly complete: (html: string) => string;
}

/**
 * The frame's HTML, half of every page: rendered once for all pages on which the same entries are marked, and put into the
 * others as it is.
 */
export class FragmentCache {
  readonly #fragments = new LRUCache<string, string>({ max: MAX_FRAGMENTS });

  /** Begins the rendering of one document. */
  begin(): FragmentRender {
    const used = new Map<FragmentName, { readonly key: string; readonly html: string | undefined }>();
    return {
      isCached: (name, cacheKey) => {
        const key = `${name} ${cacheKey}`;
        const html = this.#fragments.get(key);
        used.set(name, { key, html });
        return html !== undefined;
      },
      complete: (rendered) => {
        let whole = rendered;
        for (const [name, { key, html }] of used) {
          const { before, inside, after } = cutAt(whole, fragmentElement(name));
          if (html === undefined) this.#fragments.set(key, inside);
          whole = `${before}${html ?? inside}${after}`;
        }
        return whole;
      },
    };
  }
}

// Helpers

/** What stands before, in and after an element that a page has once. */
const cutAt = (html: string, element: string): Readonly<Record<'before' | 'inside' | 'after', string>> => {
  const [start, end] = [`<${element}>`, `</${element}>`];
  const [from, to] = [html.indexOf(start), html.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`nothing was rendered as ${element}`);
  return {
    before: html.slice(0, from),
    inside: html.slice(from + start.length, to),
    after: html.slice(to + end.length),
  };
};
