import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The pages of this folder, as they are. */
export const PAGE_SOURCES = join(dirname(fileURLToPath(import.meta.url)), '..', 'page');
const OWN_FILES = ['index.html', 'redazione.css'];
/** The editor puts the name of its error class before what the service answered, which is a sentence for people. */
const [NAMED_ERROR, SENTENCE_ALONE] = ['this.name="API_ERROR"', 'this.name=""'];

/** Puts the editing page together in a folder: its own files, its script out of the content schemas, and the editor's files below `decap`. */
export const makePage = async (editor: string, target: string): Promise<void> => {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  await build({
    root: PAGE_SOURCES,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: target,
      emptyOutDir: false,
      lib: { entry: join(PAGE_SOURCES, 'start.ts'), formats: ['iife'], name: 'redazione', fileName: () => 'inizio.js' },
    },
  });
  for (const name of OWN_FILES) cpSync(join(PAGE_SOURCES, name), join(target, name));
  cpSync(editor, join(target, 'decap'), { recursive: true });
  const script = join(target, 'decap', 'decap-cms.js');
  writeFileSync(script, readFileSync(script, 'utf8').replaceAll(NAMED_ERROR, SENTENCE_ALONE));
};
