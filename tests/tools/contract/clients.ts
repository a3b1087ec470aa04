import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '#tests/support/service.ts';
import { say } from '../command.ts';
import { MissingTool } from '../conformita/outside/tools.ts';
import { keepOutcome } from '../trace/kept.ts';
import { CLIENTS } from './generated-clients.ts';
import { proveWithPrism } from './prism.ts';

/**
 * Generators of others make clients of the published document; each is compiled and calls this service. Then Prism makes a service of the
 * document, and every public page is drawn from that. The tools are installed at the first use, with npm, Maven and pip; one that cannot be
 * had is reported, and is no failure. Answers the exit code.
 */
export const proveClients = async (): Promise<number> => {
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
    writeFileSync(join(folder, 'documento.json'), await (await fetch(`${service.api}/openapi.json`)).text());
    for (const { name, prove } of CLIENTS) await trial(name, () => prove(folder, service.api));
    await trial('Prism: ogni pagina pubblica disegnata dagli esempi', () => proveWithPrism(folder));
  } finally {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const summary = `${counts.passed} prove superate, ${counts.failed} no, ${counts.skipped} mancanti`;
  say(summary);
  keepOutcome('contract -- clients', counts.failed === 0, summary);
  return counts.failed === 0 ? 0 : 1;
};
