import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { portKey } from '#core/kernel/port-key.ts';

/** The portal's secret, the one before it while its links are to hold, and how many confirmations may be asked for in a day. */
export interface AlertSettings {
  readonly secret: string;
  readonly previousSecret?: string | undefined;
  readonly confirmationsPerDay: number;
}
export const AlertSettings = portKey<AlertSettings>('AlertSettings');

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ID_BYTES = 18;

const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `portale-avvisi ${purpose}`, KEY_BYTES));

/** A key that nobody guesses. */
export const newId = (): string => randomBytes(ID_BYTES).toString('base64url');

/** Encrypts, signs and hashes with the portal's secret, each with a key of its own; reads what the secret before it made, too. */
export class SecretVault {
  readonly #keys: readonly { readonly sealing: Buffer; readonly hashing: Buffer; readonly signing: Buffer }[];

  constructor({ secret, previousSecret }: Pick<AlertSettings, 'secret' | 'previousSecret'>) {
    this.#keys = [secret, ...(previousSecret === undefined ? [] : [previousSecret])].map((one) => ({
      sealing: keyFor(one, 'cifra'),
      hashing: keyFor(one, 'impronta'),
      signing: keyFor(one, 'firma'),
    }));
  }

  seal(value: unknown): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#now.sealing, nonce);
    const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** What was sealed; undefined where no secret that is known here opens it. */
  open<Value>(text: string): Value | undefined {
    const bytes = Buffer.from(text, 'base64url');
    for (const { sealing } of this.#keys) {
      try {
        const decipher = createDecipheriv(CIPHER, sealing, bytes.subarray(0, NONCE_BYTES));
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const plain = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
        return JSON.parse(plain.toString('utf8')) as Value;
      } catch {
        // Sealed with another secret.
      }
    }
    return undefined;
  }

  /** The hashes of a text, the one that is stored first: what was stored under the secret before is found, too. */
  hashes(text: string): readonly [string, ...string[]] {
    const [first = '', ...others] = this.#keys.map(({ hashing }) => macOf(hashing, text));
    return [first, ...others];
  }

  sign(text: string): string {
    return macOf(this.#now.signing, text);
  }

  /** Every signature that counts. */
  signatures(text: string): readonly string[] {
    return this.#keys.map(({ signing }) => macOf(signing, text));
  }

  get #now() {
    const [first] = this.#keys;
    if (first === undefined) throw new Error('there is no secret');
    return first;
  }
}

export type AlertVault = SecretVault;
export const AlertVault = portKey<AlertVault>('AlertVault');

// Helpers

const macOf = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');
