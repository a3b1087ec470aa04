/** A new connection takes one turn of the event loop to be accepted and one to be read; the third is for what its reading has set off. */
const TURNS = 3;

/**
 * Lets everything else that waits on the event loop go first. Long work asks for it in between: the embedded database runs on
 * the process's own loop, and without it nobody would be answered until the work is done (API-08).
 */
export const letOthersRun = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise<void>((done) => setImmediate(done));
};
