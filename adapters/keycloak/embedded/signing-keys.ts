import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';

/** The key pair that signs the tokens; `publicJwk` is its entry in the JWKS. */
export interface SigningKeys {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly publicJwk: JWK;
  readonly keyId: string;
}

const KEY_FILE = 'sign-on-key.pem';
const OWNER_ONLY = 0o600;
const MODULUS_BITS = 2048;

/**
 * The key pair in the data folder, made at the first start and readable by its owner only, so that tokens outlive a
 * restart. Throws an Italian sentence if the file is damaged.
 */
export const loadSigningKeys = async (dataFolder: string): Promise<SigningKeys> => {
  const file = join(dataFolder, KEY_FILE);
  await mkdir(dataFolder, { recursive: true });
  const pem = await readFile(file, 'utf8').catch(async (error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
    await create(file);
    return readFile(file, 'utf8');
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

// Helpers

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const keysFrom = async (pem: string): Promise<SigningKeys> => {
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  const jwk = await exportJWK(publicKey);
  const keyId = await calculateJwkThumbprint(jwk);
  return { privateKey, publicKey, keyId, publicJwk: { ...jwk, kid: keyId, use: 'sig', alg: 'RS256' } };
};

/** Written under another name and then linked, so that two processes that start together end with one whole key. */
const create = async (file: string): Promise<void> => {
  const draft = `${file}.${randomUUID()}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: MODULUS_BITS });
  await writeFile(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: OWNER_ONLY, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
};
