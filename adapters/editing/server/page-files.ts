import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { INCOMPLETE } from '../forms/decap.ts';

/** The pages of this folder, as they are. */
export const PAGE_SOURCES = join(dirname(fileURLToPath(import.meta.url)), '..', 'page');
const OWN_FILES = ['index.html', 'redazione.css'];
const TELL = `window.dispatchEvent(new CustomEvent('${INCOMPLETE}',{detail:draft.get('entry')})),`;
/** What is changed in the editor, whose version is fixed: each must be found. */
const CHANGES: readonly (readonly [found: RegExp, put: string])[] = [
  // It puts the name of its error class before what the service answered, which is a sentence for people.
  [/this\.name="API_ERROR"/gu, 'this.name=""'],
  // Its button opens a menu of three ways to save; one press saves.
  [
    /(renderNewEntrySimplePublishControls=)\(\{canCreate:e\}\)=>\{.*?\}(?=;renderSimpleDeployPreviewControls=)/su,
    '$1()=>{const{onPersist:e,isPersisting:n,t}=this.props;return Rn(jA,{disabled:n,onClick:()=>e(),children:t(n?"editor.editorToolbar.publishing":"editor.editorToolbar.publish")})}',
  ],
  // Where fields are empty it asks nobody else: the page says at once what the rest of the form lacks, with drafts and without.
  [/(!a\.isEmpty\(\)\)return )(?=a\.some)/u, `$1${TELL.replace('draft', 'o')}`],
  [/(!o\.isEmpty\(\)\)\{return )(?=o\.some)/u, `$1${TELL.replace('draft', 'i')}`],
  [/`\$\{(\w)\.name\} already exists\. Do you want to replace it\?`/u, '`«${$1.name}» c’è già: sostituirlo?`'],
];

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
  const changed = CHANGES.reduce(
    (text, [found, put]) => {
      if (text.search(found) < 0) throw new Error(`the editor has no ${found.source}`);
      return text.replace(found, put);
    },
    readFileSync(script, 'utf8'),
  );
  writeFileSync(script, changed);
};
