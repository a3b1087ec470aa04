import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import process from 'node:process';
import { isFromFullDisk, writeForOwnerOnly } from '#adapters/storage/postgres/index.ts';
import type { ServiceMode } from '../settings/settings-defaults.ts';
import { readSettings, type ServiceSettings } from '../settings/settings.ts';
import type { ProjectPaths } from './build-paths.ts';
import { startSentence } from './start-failure.ts';

/** Time for the process to end after a signal; the service has ended its connections before. */
const CLOSING_LIMIT_MS = 10_000;

/** The settings of this process; undefined, with what is wrong written and the exit code set, when they are refused. */
export const settingsFor = (mode: ServiceMode, { root }: ProjectPaths): ServiceSettings | undefined => {
  writeForOwnerOnly();
  const read = readSettings(mode, process.env, (path) => readFileSync(path, 'utf8'));
  if (read.ok) return { ...read.value, dataDir: resolve(root, read.value.dataDir) };
  process.stderr.write(`Le impostazioni non vanno bene:\n${read.failure.map((fault) => `- ${fault}\n`).join('')}`);
  process.exitCode = 1;
  return undefined;
};

/** Checks the port before anything is opened or written, so that a second start fails at once. */
export const assertPortFree = ({ host, port }: ServiceSettings): Promise<void> =>
  new Promise((done, refuse) => {
    const probe = createServer();
    probe.once('error', refuse);
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => done()));
  });

/** Ends the process with a sentence about what kept it from starting; what is already up ends with it. */
export const exitWith = async (error: unknown, settings: ServiceSettings): Promise<never> => {
  const isFull = await isFromFullDisk(error, settings.databaseUrl === undefined ? settings.dataDir : undefined);
  process.stderr.write(`${startSentence(error, settings, isFull)}\n`);
  process.exit(1);
};

/** Stops once, at the first signal; what has not ended in time is cut off. */
export const stopOnSignals = (stop: () => Promise<void>): void => {
  let isStopping = false;
  const onSignal = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), CLOSING_LIMIT_MS).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
};
