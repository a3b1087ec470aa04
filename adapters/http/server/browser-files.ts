import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Renderer } from './main.ts';

/** Where pages find their scripts and sheets, from the build for the browser in `folder`. */
export const browserFiles = (renderer: Pick<Renderer, 'assetsFrom'>, folder: string, basePath: string): unknown => {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  return renderer.assetsFrom(JSON.parse(read(join('.vite', 'manifest.json'))), `${basePath}/`, read);
};
