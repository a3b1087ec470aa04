import { FIRST_VIEW_FONTS, MARK_FILE } from './components/first-view.ts';
import type { DocumentAssets } from './document.ts';

/** One file of the build, as its manifest tells it. */
export interface BuildFile {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The build's manifest: files by the source they were made from. */
export type BuildManifest = Readonly<Record<string, BuildFile>>;

/** Source of the browser's entry, as the manifest names it. */
const ENTRY = 'main.tsx';
/** The sign-on client, loaded by itself and at once, side by side with the rest. */
const SIGN_ON = /keycloak/;

const withImports = (manifest: BuildManifest, source: string, seen = new Set<string>()): readonly BuildFile[] => {
  const file = manifest[source];
  if (file === undefined || seen.has(source)) return [];
  seen.add(source);
  return [file, ...(file.imports ?? []).flatMap((other) => withImports(manifest, other, seen))];
};

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

/**
 * Finds the files that a page needs. `base` is the address of the folder that holds the build, with its
 * final slash. Throws when the build has no entry: then nothing of it can be served.
 */
export const assetsFrom = (manifest: BuildManifest, base: string): ((source: string | undefined) => DocumentAssets) => {
  const entry = manifest[ENTRY];
  if (entry === undefined) throw new Error(`the build has no ${ENTRY}`);
  const entryFiles = withImports(manifest, ENTRY);
  const signOn = Object.keys(manifest).filter((source) => SIGN_ON.test(source));
  const at = (file: string): string => `${base}${file}`;
  return (source) => {
    const pageFiles = source === undefined ? [] : withImports(manifest, source);
    const signOnFiles = signOn.flatMap((one) => withImports(manifest, one));
    const scripts = [...entryFiles, ...pageFiles, ...signOnFiles]
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.js'));
    return {
      script: at(entry.file),
      styles: unique([...entryFiles, ...pageFiles].flatMap(({ css = [] }) => css)).map(at),
      preloads: unique(scripts.filter((file) => file !== entry.file)).map(at),
      fonts: FIRST_VIEW_FONTS.map(at),
      icon: at(MARK_FILE),
    };
  };
};
