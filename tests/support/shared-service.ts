import { inject } from 'vitest';
import { testServer } from './server-database.ts';
import { startService, type TestService } from './service.ts';

let ofWorker: Promise<TestService> | undefined;

/**
 * A service for a file that only reads: that of the worker, started for the first such file; to stop it gives it back. Where tests
 * run on a database server it is the file's own, since nobody would remove the database of a worker that has ended.
 */
export const sharedService = async (): Promise<TestService> => {
  if (testServer() !== undefined) return startService();
  ofWorker ??= startToStay();
  return { ...(await ofWorker), stop: async () => undefined };
};

// Helpers

const startToStay = async (): Promise<TestService> => {
  // A file may draw pages for longer than an idle connection is kept: one that is closed just when it is used again fails.
  const service = await startService({ dataBelow: inject('workerFolder'), silenceMs: 0 });
  service.app.server.keepAliveTimeout = 0;
  return service;
};
