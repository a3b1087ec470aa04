import { escapeMarkup } from '#core/formatting/escape-markup.ts';
import sax from 'sax';

/** A drawing that only draws, or in Italian what in it does more, with its line. */
export type SafeSvg = { readonly bytes: Uint8Array } | { readonly reason: string; readonly line: number };

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
const XLINK = 'http://www.w3.org/1999/xlink';

/** What draws. Whatever else SVG has runs, leads somewhere, moves or brings in what the file does not hold. */
const DRAWING = new Set(
  `svg g defs symbol use switch title desc style path rect circle ellipse line polyline polygon image text tspan textPath
   clipPath mask pattern marker linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer feComposite
   feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
   feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(
    /\s+/u,
  ),
);
/** Where drawing programs keep what is theirs. */
const NOTES = new Set(['metadata']);
const INSIDE = /^#[^\s"'()\\]+$/u;
const HELD_PICTURE = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=\s]+$/u;
/** References of styles and of attributes to something in the same file. */
const REFERENCES_INSIDE = /url\(\s*(["']?)#[^\s"'()\\]+\1\s*\)/giu;
/** What brings something in or hides it; a style has no need of any of it. */
const REACHING = /url\s*\(|image-set|@import|expression\s*\(|-moz-binding|javascript:|\\/iu;

/** No entity but those of XML itself; the types of the reader do not know this one. */
const OPTIONS = { xmlns: true, position: true, strictEntities: true };

class Unsafe extends Error {}

/**
 * Makes a drawing again out of nothing but what draws (API-08): notes of drawing programs, comments and names of other
 * languages are left out, so that no reader can take the rest for something else; what would run, animate, link or fetch is refused, since
 * leaving it out without a word would change what the editor sees.
 */
export const safeSvg = (content: Uint8Array): SafeSvg => {
  const parser = sax.parser(true, OPTIONS);
  const written: string[] = [];
  /** Depth of what is left out, with all that it holds. */
  let skipped = 0;
  let hasOpenTag = false;
  let styleDepth = 0;
  const closeTag = (): void => {
    if (hasOpenTag) written.push('>');
    hasOpenTag = false;
  };
  const text = (value: string): void => {
    if (skipped > 0 || written.length === 0) return;
    if (styleDepth > 0) assertStill('style', value);
    if (value === '') return;
    closeTag();
    written.push(escapeMarkup(value));
  };
  Object.assign(parser, {
    onerror: (error: Error) => {
      throw error;
    },
    onopentag: ({ local, uri, attributes }: sax.QualifiedTag) => {
      if (skipped > 0 || isLeftOut(local, uri)) return void (skipped += 1);
      const isRoot = written.length === 0;
      if (isRoot && uri === '') throw new Unsafe(`manca xmlns="${SVG}"`);
      if (uri !== SVG || !DRAWING.has(local)) throw new Unsafe(`contiene «${local}», che non disegna`);
      closeTag();
      if (local === 'style') styleDepth += 1;
      const kept = Object.values(attributes).flatMap((attribute) => keptAttribute(local, attribute));
      written.push(`<${local}${isRoot ? ` xmlns="${SVG}"` : ''}${kept.join('')}`);
      hasOpenTag = true;
    },
    onclosetag: (name: string) => {
      if (skipped > 0) return void (skipped -= 1);
      const local = name.slice(name.indexOf(':') + 1);
      if (local === 'style') styleDepth -= 1;
      written.push(hasOpenTag ? '/>' : `</${local}>`);
      hasOpenTag = false;
    },
    ontext: text,
    oncdata: text,
    ondoctype: (doctype: string) => {
      if (doctype.includes('[')) throw new Unsafe('dichiara entità proprie');
    },
    onprocessinginstruction: ({ name }: { readonly name: string }) => {
      if (name === 'xml-stylesheet') throw new Unsafe('prende lo stile da un altro file');
    },
  });
  try {
    parser.write(textOf(content)).close();
    return { bytes: Buffer.from(written.join(''), 'utf8') };
  } catch (error) {
    return {
      reason: `non è un disegno che si possa pubblicare: ${error instanceof Unsafe ? error.message : 'non è scritto come un SVG'}`,
      line: parser.line + 1,
    };
  }
};

// Helpers

/** The text of a file, without the mark that some programs put before it. */
const textOf = (content: Uint8Array): string =>
  Buffer.from(content)
    .toString('utf8')
    .replace(/^\uFEFF/u, '');

/** What belongs to a drawing program, or notes: seen by nobody. */
const isLeftOut = (local: string, uri: string): boolean =>
  uri === SVG ? NOTES.has(local) : uri !== XHTML && uri !== '';

const keptAttribute = (element: string, { local, name, uri, value }: sax.QualifiedAttribute): readonly string[] => {
  const isLink = local === 'href' && (uri === '' || uri === XLINK);
  if (name === 'xmlns' || (uri !== '' && !isLink)) return [];
  if (/^on/iu.test(local)) throw new Unsafe(`contiene «${local}», che esegue qualcosa`);
  if (isLink) {
    if (!INSIDE.test(value) && !(element === 'image' && HELD_PICTURE.test(value)))
      throw new Unsafe('contiene un collegamento a qualcosa che non sta nel file');
  } else assertStill(local, value);
  return [` ${local}="${escapeMarkup(value)}"`];
};

/** Styles and attributes may refer to what the file itself holds. */
const assertStill = (where: string, value: string): void => {
  if (REACHING.test(value.replace(REFERENCES_INSIDE, '')))
    throw new Unsafe(`«${where}» prende qualcosa che non sta nel file`);
};
