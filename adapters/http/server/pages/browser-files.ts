import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AgencyColours } from '#core/appearance/colours.ts';
import { paintedWith } from '#core/appearance/drawing-colours.ts';

/** The renderer, as far as it reads a build. */
interface ReadsBuild {
  assetsFrom(manifest: unknown, base: string, read: (file: string) => string): unknown;
}

/** Where pages find their scripts and sheets, from the build for the browser in `folder`; drawings are in the agency's colours. */
export const browserFiles = (
  renderer: ReadsBuild,
  folder: string,
  { basePath, colours }: { readonly basePath: string; readonly colours: AgencyColours },
): unknown => {
  const painted = paintedWith(colours);
  const read = (file: string): string => {
    const text = readFileSync(join(folder, file), 'utf8');
    return file.endsWith('.svg') ? painted(text) : text;
  };
  return renderer.assetsFrom(JSON.parse(read(join('.vite', 'manifest.json'))), `${basePath}/`, read);
};
