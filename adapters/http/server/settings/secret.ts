import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../startup/start-failure.ts';

const SECRET_FILE = 'segreto-dei-cookie';
const SECRET_BYTES = 48;
const OWNER_ONLY = 0o600;

/** The secret that a data folder has; undefined where none was made there yet. */
export const readSecret = (dataDir: string): Promise<string | undefined> =>
  readFile(join(dataDir, SECRET_FILE), 'utf8').catch(() => undefined);

/** The secret that signs the demonstration's cookies, made at the first start and stored in the data folder. */
export const loadSecret = async (dataDir: string): Promise<string> => {
  const file = join(dataDir, SECRET_FILE);
  const read = () => readSecret(dataDir);
  const known = await read();
  if (known !== undefined && known.length >= SECRET_BYTES) return known;
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(SECRET_BYTES).toString('base64url'), { mode: OWNER_ONLY });
  if (known !== undefined) await rm(file, { force: true });
  // Two processes starting together end with one secret.
  await link(draft, file).catch(() => undefined);
  await rm(draft, { force: true });
  const made = await read();
  if (made !== undefined) return made;
  throw new StartFailure(
    `Il segreto che firma i cookie ${file} non si può leggere: spostarlo altrove e riavviare, ne viene fatto uno nuovo.`,
  );
};
