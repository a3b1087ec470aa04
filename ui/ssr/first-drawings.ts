import { SCENERY_ID } from '../components/scenery.tsx';

/** A page with what is drawn in its first view. */
export interface WithDrawings {
  readonly body: string;
  /** The signs that it shows, to stand once in the document; empty for a page without any. */
  readonly signs: string;
}

/** Puts into a page the drawings that its first view would ask for one by one. */
export type FirstDrawings = (body: string) => WithDrawings;

/** What the first view is drawn from. */
export interface DrawingFiles {
  readonly sprite: { readonly address: string; readonly text: string };
  /** What stands behind titles; `id` is what it is called in the page. */
  readonly sceneries: readonly { readonly id: string; readonly address: string; readonly text: string }[];
}

const SYMBOL = /<symbol id="([^"]+)"[^>]*>[\s\S]*?<\/symbol>/gu;
const SCENERY = new RegExp(`href="([^"#]+)#${SCENERY_ID}"`, 'gu');

/**
 * Reads sprite and sceneries once. What the page shows of them is taken into it, each once; there script finds it too (see
 * `useDrawing`), and asks the files for the rest.
 */
export const firstDrawingsOf = ({ sprite, sceneries: files }: DrawingFiles): FirstDrawings => {
  const symbols = new Map([...sprite.text.matchAll(SYMBOL)].map(([symbol, id = '']) => [id, symbol]));
  const sceneries = new Map(files.map(({ id, address, text }) => [address, { id, symbol: asSymbol(text, id) }]));
  return (body) => {
    const used = new Set<string>();
    const [first = '', ...others] = body.split(`"${sprite.address}#`);
    const rewritten = others.map((after) => {
      const id = after.slice(0, after.indexOf('"'));
      if (!symbols.has(id)) return `"${sprite.address}#${after}`;
      used.add(id);
      return `"#${after}`;
    });
    const shown = new Map<string, string>();
    const whole = (first + rewritten.join('')).replaceAll(SCENERY, (reference, address: string) => {
      const scenery = sceneries.get(address);
      if (scenery === undefined) return reference;
      shown.set(address, scenery.symbol);
      return `href="#${scenery.id}"`;
    });
    const drawings = [...[...used].map((id) => symbols.get(id)), ...shown.values()].join('');
    // Not hidden: what is cut to a shape loses its shape where the page does not draw.
    return { body: whole, signs: drawings === '' ? '' : `<svg class="pt-signs" aria-hidden="true">${drawings}</svg>` };
  };
};

// Helpers

/** A drawing to be used by its id; shape and cut of the whole stay its own. */
const asSymbol = (svg: string, id: string): string => {
  const [, attributes = '', inside = ''] = /^<svg([^>]*)>([\s\S]*)<\/svg>$/u.exec(svg.trim()) ?? [];
  const kept = [...attributes.matchAll(/(?:viewBox|preserveAspectRatio)="[^"]*"/gu)].map(([one]) => one);
  return `<symbol id="${id}" ${kept.join(' ')}>${inside.trim()}</symbol>`;
};
