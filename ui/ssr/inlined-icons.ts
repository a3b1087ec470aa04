import { SCENERY_ID } from '../components/scenery.tsx';

/** A body that uses inlined symbols, and the element that holds them, once in the document; empty where nothing is used. */
export interface WithIcons {
  readonly body: string;
  readonly icons: string;
}

/** Inlines the icons and the scenery that a page shows, which its first view would otherwise fetch one by one. */
export type InlineIcons = (body: string) => WithIcons;

/** The files that symbols are taken from. */
export interface IconFiles {
  readonly sprite: { readonly address: string; readonly text: string };
  /** The drawings behind titles; `id` is their symbol's id in the page. */
  readonly sceneries: readonly { readonly id: string; readonly address: string; readonly text: string }[];
}

const SYMBOL = /<symbol id="([^"]+)"[^>]*>[\s\S]*?<\/symbol>/gu;
const SCENERY = new RegExp(`href="([^"#]+)#${SCENERY_ID}"`, 'gu');

/**
 * Reads sprite and sceneries once. The symbols that a page uses are inlined, each once; scripts find them there too
 * (`useSymbolAddress`), and fetch the files for the others.
 */
export const iconInliner = ({ sprite, sceneries: files }: IconFiles): InlineIcons => {
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
    const inlined = [...[...used].map((id) => symbols.get(id)), ...shown.values()].join('');
    // Not `hidden`: a symbol with a clip path loses its shape where the page does not render it.
    return { body: whole, icons: inlined === '' ? '' : `<svg class="pt-icons" aria-hidden="true">${inlined}</svg>` };
  };
};

// Helpers

/** A whole drawing as a symbol; it keeps its own shape and clipping. */
const asSymbol = (svg: string, id: string): string => {
  const [, attributes = '', inside = ''] = /^<svg([^>]*)>([\s\S]*)<\/svg>$/u.exec(svg.trim()) ?? [];
  const kept = [...attributes.matchAll(/(?:viewBox|preserveAspectRatio)="[^"]*"/gu)].map(([one]) => one);
  return `<symbol id="${id}" ${kept.join(' ')}>${inside.trim()}</symbol>`;
};
