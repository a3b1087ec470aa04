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
const EAGER_PICTURE = /(<img src=")([^"]+)("[^>]*\sloading="eager")/gu;

/**
 * Reads sprite and drawings once. Signs are taken into the page, each once; the drawings that are in sight at once are
 * written in their places. What script draws later still comes from the files.
 */
export const firstDrawingsOf = ({ sprite, pictures }: DrawingFiles): FirstDrawings => {
  const symbols = new Map([...sprite.text.matchAll(SYMBOL)].map(([symbol, id = '']) => [id, symbol]));
  const written = new Map([...pictures].map(([address, text]) => [address, asData(text)]));
  return (body) => {
    const used = new Set<string>();
    const [first = '', ...others] = body.split(`"${sprite.address}#`);
    const rewritten = others.map((after) => {
      const id = after.slice(0, after.indexOf('"'));
      if (!symbols.has(id)) return `"${sprite.address}#${after}`;
      used.add(id);
      return `"#${after}`;
    });
    const drawings = [...used].map((id) => symbols.get(id)).join('');
    return {
      body: (first + rewritten.join('')).replaceAll(
        EAGER_PICTURE,
        (whole, before: string, address: string, after: string) => {
          const data = written.get(address);
          return data === undefined ? whole : `${before}${data}${after}`;
        },
      ),
      signs: drawings === '' ? '' : `<div hidden><svg>${drawings}</svg></div>`,
    };
  };
};

// Helpers

/** A drawing as an address that holds it, fit for an attribute in double quotes. */
const asData = (svg: string): string =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll('"', "'")
    .replaceAll(/[%#<>&]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
