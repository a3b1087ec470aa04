import { DRAWINGS } from './components/drawings.ts';
import { FIRST_SCENERIES, MARK_FILE, SPRITE_FILE } from './components/first-view.ts';
import { inlinedSceneryId } from './components/scenery.tsx';
import type { DocumentAssets } from './ssr/document.ts';
import { iconInliner } from './ssr/inlined-icons.ts';
import { criticalCssExtractor, parsedSheetFile } from './ssr/critical-css.ts';
import type { ParsedSheet } from './ssr/parse-sheet.ts';

/** One file of the build, as its manifest tells it. */
export interface BuildFile {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The build's manifest: files by the source they were made from. */
export type BuildManifest = Readonly<Record<string, BuildFile>>;

/** Source of the browser's entry, as the manifest names it. */
const ENTRY = 'main.tsx';
/** The piece of the build that the entry fetches to hydrate a page, with what it imports. */
const HYDRATION = 'portal';
/** The client's part for reserved pages: what they show first is asked before they are drawn (ROUTE-03). */
const RESERVED_CLIENT = 'reserved-area';
/** What only somebody who is signed in has. */
const SIGNED_IN = 'signed-in';
/** The sign-on client, which is fetched to ask who is here. */
const SIGN_ON = 'keycloak';

/** A file after all that it imports. */
const withImports = (manifest: BuildManifest, source: string, seen = new Set<string>()): readonly BuildFile[] => {
  const file = manifest[source];
  if (file === undefined || seen.has(source)) return [];
  seen.add(source);
  return [...(file.imports ?? []).flatMap((other) => withImports(manifest, other, seen)), file];
};

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

/**
 * Finds the files that a page needs. `base` is the address of the folder that holds the build, with its final slash;
 * `read` gives the text of a file of the build. Throws when the build has no entry: then nothing of it can be served.
 */
export const assetsFrom = (
  manifest: BuildManifest,
  base: string,
  read: (file: string) => string,
): ((source: string | undefined) => DocumentAssets) => {
  const entry = manifest[ENTRY];
  if (entry === undefined) throw new Error(`the build has no ${ENTRY}`);
  const at = (file: string): string => `${base}${file}`;
  const sheetsWith = (source: string): readonly string[] =>
    unique(withImports(manifest, source).flatMap(({ css = [] }) => css));
  const styles = sheetsWith(ENTRY);
  /** A page that brings a sheet of its own needs no other: it has every rule. */
  const ownSheetsOf = (source = ENTRY): readonly string[] =>
    sheetsWith(source).filter((file) => !styles.includes(file));
  const inside = {
    criticalCss: criticalCssExtractor(styles.flatMap((file) => parsedSheet(read(parsedSheetFile(file)), at(file)))),
    icons: iconInliner({
      sprite: { address: at(SPRITE_FILE), text: read(SPRITE_FILE) },
      sceneries: FIRST_SCENERIES.map((name) => {
        const { file } = DRAWINGS[name];
        return { id: inlinedSceneryId(name), address: at(file), text: read(file) };
      }),
    }),
  };
  const piece = (wanted: string): string => {
    const [source] = Object.entries(manifest).find(([, { name }]) => name === wanted) ?? [];
    if (source === undefined) throw new Error(`the build has no piece called ${wanted}`);
    return source;
  };
  const [hydration, signOn] = [piece(HYDRATION), piece(SIGN_ON)];
  const reserved = [piece(SIGNED_IN), piece(RESERVED_CLIENT)];
  const scripts = (...sources: readonly string[]): readonly string[] =>
    unique(sources.flatMap((one) => withImports(manifest, one)).map(({ file }) => file))
      .filter((file) => file.endsWith('.js') && file !== entry.file)
      .map(at);
  return (source) => {
    // Reserved pages are those with a sheet of their own.
    const own = ownSheetsOf(source);
    return {
      script: at(entry.file),
      styles: (own.length > 0 ? own : styles).map(at),
      later: scripts(hydration, ...(source === undefined ? [] : [source]), ...(own.length > 0 ? reserved : [])),
      signOn: scripts(signOn),
      icon: at(MARK_FILE),
      inside,
    };
  };
};

/** The parsed sheet of a file, with addresses that also hold inside a page. */
const parsedSheet = (json: string, address: string): ParsedSheet => {
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  const withFolder = (css: string): string =>
    css.replaceAll(/url\((["']?)(?![\w+.-]+:|[/#"'])(?:\.\/)?/gu, (_whole, quote: string) => `url(${quote}${folder}`);
  return JSON.parse(json, (_key, value: unknown) =>
    typeof value === 'string' ? withFolder(value) : value,
  ) as ParsedSheet;
};
