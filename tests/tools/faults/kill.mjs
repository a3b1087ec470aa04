// Kills a process that writes to the embedded database forty times at random moments, and looks each time
// whether everything it had acknowledged is still there. Exits 1 with what was lost.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';

const ROUNDS = Number(process.argv[2] ?? 40);
const LONGEST_RUN_MS = 3_000;
const folder = mkdtempSync(join(tmpdir(), 'portale-kill-'));
const acknowledged = { rows: new Set(), requests: new Set() };
const numbers = new Set();
const lost = [];

/** Starts a writer; answers what it found, after its death when it is to be killed. */
const round = (number, isLast) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tests/tools/faults/writer.ts', folder, String(number)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let found;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [kind, rest] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
      if (kind === 'row') acknowledged.rows.add(rest);
      if (kind === 'request') {
        acknowledged.requests.add(rest);
        const receipt = rest.split('=')[1];
        if (numbers.has(receipt)) lost.push(`the number ${receipt} was given twice`);
        numbers.add(receipt);
      }
      if (kind !== 'found') return;
      found = JSON.parse(rest);
      setTimeout(() => child.kill('SIGKILL'), isLast ? 0 : Math.random() * LONGEST_RUN_MS);
    });
    child.once('close', () =>
      found === undefined ? reject(new Error(`the writer of round ${number} never started`)) : resolve(found),
    );
  });

try {
  for (let number = 0; number <= ROUNDS; number += 1) {
    const expected = { rows: [...acknowledged.rows], requests: [...acknowledged.requests] };
    const found = await round(number, number === ROUNDS);
    for (const kind of ['rows', 'requests']) {
      const present = new Set(found[kind]);
      lost.push(
        ...expected[kind].filter((one) => !present.has(one)).map((one) => `${kind} ${one} after kill ${number}`),
      );
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(
  `${ROUNDS} kills, ${acknowledged.rows.size} rows and ${acknowledged.requests.size} requests acknowledged, ${lost.length} lost\n`,
);
for (const one of lost) process.stdout.write(`lost: ${one}\n`);
process.exitCode = lost.length === 0 && acknowledged.rows.size > 0 ? 0 : 1;
