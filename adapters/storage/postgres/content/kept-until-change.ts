import type { Database } from '../connection/database.ts';
import { contentVersion } from './content-version.ts';

/**
 * What is read out of the whole content and costs much: read once, and again when the content has changed. The version is
 * asked for each time, which costs next to nothing, so that no process ever answers by a former content.
 */
export class KeptUntilChange<Thing> {
  readonly #db: Database;
  readonly #kept = new Map<string, Promise<Thing>>();
  #version = Number.NaN;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The thing of that name, read now when it is not kept. What fails is read anew by the next who asks. */
  async get(name: string, read: () => Promise<Thing>): Promise<Thing> {
    return this.at(await contentVersion(this.#db), name, read);
  }

  /** The same for who has asked for the version along with something else, before the thing itself. */
  async at(version: number, name: string, read: () => Promise<Thing>): Promise<Thing> {
    // Read before the thing: what changes in between makes it newer than its version, never older.
    if (version !== this.#version) this.#kept.clear();
    this.#version = version;
    const kept = this.#kept.get(name) ?? read();
    this.#kept.set(name, kept);
    try {
      return await kept;
    } catch (error) {
      if (this.#kept.get(name) === kept) this.#kept.delete(name);
      throw error;
    }
  }
}
