import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';

/** The key pair with which the embedded provider signs, and its public half as the provider publishes it. */
export interface SigningKeys {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly publicJwk: JWK;
  readonly keyId: string;
}

const KEY_FILE = 'sign-on-key.pem';
const OWNER_ONLY = 0o600;
const MODULUS_BITS = 2048;

const keysFrom = async (pem: string): Promise<SigningKeys> => {
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  const bare = await exportJWK(publicKey);
  const keyId = await calculateJwkThumbprint(bare);
  return { privateKey, publicKey, keyId, publicJwk: { ...bare, kid: keyId, use: 'sig', alg: 'RS256' } };
};

const newPem = (): string => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: MODULUS_BITS });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
};

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Writes beside and then links, so that two processes starting together end with one key, never with half of one. */
const makeOnce = async (file: string): Promise<void> => {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, newPem(), { mode: OWNER_ONLY, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    await rm(draft, { force: true });
  }
};

/**
 * The pair kept in the data folder, made at the first start and readable by its owner only, so that a
 * restart signs nobody out of what was already verified. Throws an Italian sentence if the file is damaged.
 */
export const loadSigningKeys = async (dataFolder: string): Promise<SigningKeys> => {
  const file = join(dataFolder, KEY_FILE);
  await mkdir(dataFolder, { recursive: true });
  const read = (): Promise<string> => readFile(file, 'utf8');
  const pem = await read().catch(async (error: unknown) => {
    if (!isMissing(error)) throw error;
    await makeOnce(file);
    return read();
  });
  await chmod(file, OWNER_ONLY);
  try {
    return await keysFrom(pem);
  } catch (cause) {
    throw new Error(
      `La chiave di firma «${file}» è danneggiata. Cancella il file: al prossimo avvio ne viene creata una nuova.`,
      { cause },
    );
  }
};
