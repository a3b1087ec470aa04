import { afterAll, beforeAll } from 'vitest';

/** A repository made for a contract suite, and how to end what was started for it. */
export interface Started<Port> {
  readonly port: Port;
  readonly stop?: () => Promise<void>;
}

/** Starts once before the tests of a suite and stops after them; the returned function gives what was started. */
export const contractAdmission = <Port>(start: () => Promise<Started<Port>>): (() => Promise<Port>) => {
  let started: Started<Port> | undefined;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(async () => {
    await started?.stop?.();
  });
  return async () => {
    if (started === undefined) throw new Error('the suite has not been started');
    return started.port;
  };
};
