import process from 'node:process';
import { postgresFolder } from '../postgres/server.ts';
import { nginxPath } from './nginx.ts';

/** Ends the process with one sentence where what a trial needs is not installed. */
export const stopWhereSomethingIsMissing = (): void => {
  const missing = [
    ...(postgresFolder() === undefined ? ['postgresql'] : []),
    ...(nginxPath() === undefined ? ['nginx-light'] : []),
  ];
  if (missing.length === 0) return;
  process.stderr.write(`Per questa prova manca qualcosa: installalo con «apt-get install ${missing.join(' ')}».\n`);
  process.exit(1);
};
