// `npm run import -- <folder>`: imports a folder of content files, by itself or through the portal that is running.
import { prepare, ROOT } from './prepare.mjs';

const load = await prepare();
const { runImport } = await load('import-command.js');
await runImport(ROOT, process.argv.slice(2));
