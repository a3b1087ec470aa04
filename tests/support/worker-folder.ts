import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly workerFolder: string;
  }
}

/** Global setup: a folder for what workers keep until they end, which none of them removes by itself; it goes with the run. */
export const setup = ({ provide }: TestProject): (() => void) => {
  mkdirSync('.tmp', { recursive: true });
  const folder = mkdtempSync(resolve('.tmp/lavoratori-'));
  provide('workerFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
};
