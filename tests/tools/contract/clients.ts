// `npm run test:clients`: generators of others make clients of the published document; each is compiled and calls this service.
// Then Prism makes a service of it, and every public page is drawn from that. The tools are installed at the first use, with
// npm, Maven and pip; one that cannot be had is reported, and is no failure.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startService } from '#tests/support/service.ts';
import { MissingTool } from '../conformita/outside/tools.ts';
import { keepOutcome } from '../trace/kept.ts';
import { CLIENTS } from './generated-clients.ts';
import { proveWithPrism } from './prism.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const counts = { passed: 0, failed: 0, skipped: 0 };

const trial = async (name: string, prove: () => Promise<void>): Promise<void> => {
  try {
    await prove();
    counts.passed += 1;
    say(`va bene  ${name}`);
  } catch (error) {
    const isMissing = error instanceof MissingTool;
    counts[isMissing ? 'skipped' : 'failed'] += 1;
    say(`${isMissing ? 'manca   ' : 'NON VA  '} ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const folder = mkdtempSync(join(tmpdir(), 'clienti-'));
const service = await startService();
try {
  const document = await (await fetch(`${service.api}/openapi.json`)).json();
  writeFileSync(join(folder, 'documento.json'), JSON.stringify(document));
  for (const { name, prove } of CLIENTS) await trial(name, () => prove(folder, service.api));
  await trial('Prism: ogni pagina pubblica disegnata dagli esempi', () => proveWithPrism(folder));
} finally {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
}
say(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
keepOutcome(
  'test:clients',
  counts.failed === 0,
  `${counts.passed} prove superate, ${counts.failed} no, ${counts.skipped} mancanti`,
);
process.exitCode = counts.failed === 0 ? 0 : 1;
