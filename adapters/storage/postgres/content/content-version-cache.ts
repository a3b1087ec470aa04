import type { Database } from '../connection/database.ts';
import { contentVersion } from './content-version.ts';

/**
 * Caches what is expensive to compute from all contents, until the content version changes. The version is asked for at
 * each use, which is cheap, so that no process ever answers from an older content.
 */
export class ContentVersionCache<Value> {
  readonly #db: Database;
  readonly #values = new Map<string, Promise<Value>>();
  #version = Number.NaN;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The value under a key, computed if it is not cached. A failure is not cached. */
  async get(key: string, compute: () => Promise<Value>): Promise<Value> {
    return this.at(await contentVersion(this.#db), key, compute);
  }

  /** Like `get`, for callers that already know the content version. */
  async at(version: number, key: string, compute: () => Promise<Value>): Promise<Value> {
    // The version was read before the value: a change in between makes the value newer than its version, never older.
    if (version !== this.#version) this.#values.clear();
    this.#version = version;
    const value = this.#values.get(key) ?? compute();
    this.#values.set(key, value);
    try {
      return await value;
    } catch (error) {
      if (this.#values.get(key) === value) this.#values.delete(key);
      throw error;
    }
  }
}
