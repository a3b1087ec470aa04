import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The renderer, as far as it reads a build. */
interface ReadsBuild {
  assetsFrom(manifest: unknown, base: string, read: (file: string) => string): unknown;
}

/** Where pages find their scripts and sheets, from the build for the browser in `folder`. */
export const browserFiles = (renderer: ReadsBuild, folder: string, basePath: string): unknown => {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  return renderer.assetsFrom(JSON.parse(read(join('.vite', 'manifest.json'))), `${basePath}/`, read);
};
