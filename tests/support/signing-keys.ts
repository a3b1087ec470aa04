import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSigningKeys, type SigningKeys } from '#adapters/keycloak/embedded/signing-keys.ts';

/** A new pair, of which nothing is left behind. */
export const makeSigningKeys = async (): Promise<SigningKeys> => {
  const folder = await mkdtemp(join(tmpdir(), 'chiavi-'));
  try {
    return await loadSigningKeys(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
