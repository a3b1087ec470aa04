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
  /** Small drawings, by address. */
  readonly pictures: ReadonlyMap<string, string>;
}

const SYMBOL = /<symbol id="([^"]+)"[^>]*>[\s\S]*?<\/symbol>/gu;
const SCENERY = new RegExp(`href="([^"#]+)#${SCENERY_ID}"`, 'gu');
const EAGER_PICTURE = /(<img src=")([^"]+)("[^>]*\sloading="eager")/gu;

/**
 * Reads sprite and drawings once. Signs are taken into the page, each once; the drawings that are in sight at once are
 * written in their places. What script draws later still comes from the files.
 */
export const firstDrawingsOf = ({ sprite, pictures }: DrawingFiles): FirstDrawings => {
  const symbols = new Map([...sprite.text.matchAll(SYMBOL)].map(([symbol, id = '']) => [id, symbol]));
  const written = new Map([...pictures].map(([address, text]) => [address, asData(text)]));
  const sceneries = new Map(
    [...pictures].map(([address, text], index) => [address, asSymbol(text, `disegno-${index}`)]),
  );
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
    const whole = (first + rewritten.join(''))
      .replaceAll(SCENERY, (reference, address: string) => {
        const scenery = sceneries.get(address);
        if (scenery === undefined) return reference;
        shown.set(address, scenery.symbol);
        return `href="#${scenery.id}"`;
      })
      .replaceAll(EAGER_PICTURE, (picture, before: string, address: string, after: string) => {
        const data = written.get(address);
        return data === undefined ? picture : `${before}${data}${after}`;
      });
    const drawings = [...[...used].map((id) => symbols.get(id)), ...shown.values()].join('');
    // Not hidden: what is cut to a shape loses its shape where the page does not draw.
    return { body: whole, signs: drawings === '' ? '' : `<svg class="pt-signs" aria-hidden="true">${drawings}</svg>` };
  };
};

// Helpers

/** A drawing to be used by its id; shape and cut of the whole stay its own. */
const asSymbol = (svg: string, id: string): { readonly id: string; readonly symbol: string } => {
  const [, attributes = '', inside = ''] = /^<svg([^>]*)>([\s\S]*)<\/svg>$/u.exec(svg.trim()) ?? [];
  const kept = [...attributes.matchAll(/(?:viewBox|preserveAspectRatio)="[^"]*"/gu)].map(([one]) => one);
  return { id, symbol: `<symbol id="${id}" ${kept.join(' ')}>${inside.trim()}</symbol>` };
};

/** A drawing as an address that holds it, fit for an attribute in double quotes. */
const asData = (svg: string): string =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll('"', "'")
    .replaceAll(/[%#<>&]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
