import type { ChildProcess } from 'node:child_process';

/** Waits until a process of the portal says that it answers; throws with all that it said when it ends before. */
export const listening = (child: ChildProcess): Promise<void> =>
  new Promise((done, refuse) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('risponde su')) done();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => refuse(new Error(`${child.spawnargs.join(' ')} ended with ${code}: ${said}`)));
  });
