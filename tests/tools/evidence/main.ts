// `npm run evidence`: puts together what somebody needs who has to sign for the portal, in `reports/prove.html` and, as an
// accessible PDF, in `reports/prove.pdf`; the bill of materials beside them. It runs no check: each shows how its last run ended.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { PdfkitRenderer } from '#adapters/storage/pdf/pdf-renderer.ts';
import { evidenceOf, type BillOfMaterials } from './gather.ts';
import { htmlOf } from './html.ts';
import { runHead } from './outcomes.ts';

const FOLDER = 'reports';
const MOST_OUTPUT = 64 * 1024 * 1024;

const { stdout, status, stderr } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
  encoding: 'utf8',
  maxBuffer: MOST_OUTPUT,
});
if (status !== 0) throw new Error(`npm sbom: ${stderr}`);

mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}/distinta.cdx.json`, stdout);
const document = evidenceOf(runHead(), JSON.parse(stdout) as BillOfMaterials);
writeFileSync(`${FOLDER}/prove.html`, htmlOf(document));
writeFileSync(`${FOLDER}/prove.pdf`, await PdfkitRenderer.renderPdf(document));
process.stdout.write(`${FOLDER}/prove.html, ${FOLDER}/prove.pdf, ${FOLDER}/distinta.cdx.json\n`);
