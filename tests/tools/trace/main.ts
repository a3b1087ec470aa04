// `npm run trace`, `npm run trace -- report`, `npm run trace -- evidence`: what is proved: who declares to prove each requirement; what passed of it in a
// run of the examples; and all that somebody needs who has to sign for the portal.
import { parseArgs } from 'node:util';
import { runSubcommand } from '../command.ts';
import { listDeclared } from './declared.ts';
import { writeEvidence } from './evidence.ts';
import { runExamples } from './report.ts';

const USAGE = `Si usa così:
  npm run trace [-- --open]                        per ogni requisito, chi dichiara di provarlo, a quale livello e con quale esito; --open soltanto ciò che manca
  npm run trace -- report [--prove] [--browser]    esegue gli esempi, e le prove scritte in TypeScript, e scrive che cosa è passato
  npm run trace -- evidence                        raccoglie gli ultimi esiti, licenze, rischi e dati conservati in una pagina e in un PDF`;

await runSubcommand(USAGE, {
  '': (args) => listDeclared(parseArgs({ args, options: { open: { type: 'boolean', default: false } } }).values.open),
  report: (args) =>
    runExamples(parseArgs({ args, options: { prove: { type: 'boolean' }, browser: { type: 'boolean' } } }).values),
  evidence: (args) => {
    parseArgs({ args, options: {} });
    return writeEvidence();
  },
});
