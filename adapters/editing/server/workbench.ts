import { watch } from 'node:fs';
import type { Changes } from './content-files.ts';
import { type BatchTarget, importFolder, type Outcome, rehearse } from './importing.ts';

/** How the contents of the folder stand. */
export interface Standing {
  readonly state: 'importing' | 'shown' | 'refused';
  /** When they were last read (milliseconds). */
  readonly moment: number;
  /** What the importer has against them, each with file and line. */
  readonly lines: readonly string[];
  /** Grows each time that the portal shows other contents. */
  readonly version: number;
}

/** Changes to a folder follow one another; some milliseconds after the last one it is read. */
const QUIET_MS = 80;

/** Keeps a portal on the contents of a folder while they are being edited. */
export class Workbench {
  readonly #place: BatchTarget;
  readonly #listeners = new Set<(standing: Standing) => void>();
  #standing: Standing = { state: 'importing', moment: 0, lines: [], version: 0 };
  #turn: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #watcher: { readonly close: () => void } | undefined;
  #isMediaTouched = false;
  readonly #now: () => number;
  readonly #drafts: () => Promise<Changes>;

  /** `drafts`: what is being written beside the folder, which the portal shows as well. */
  constructor(
    target: BatchTarget,
    now: () => number,
    drafts: () => Promise<Changes> = () => Promise.resolve(new Map()),
  ) {
    this.#place = target;
    this.#now = now;
    this.#drafts = drafts;
  }

  get standing(): Standing {
    return this.#standing;
  }

  /** Reads the folder, and again whenever something in it changes. */
  async start(): Promise<void> {
    this.#watcher = watch(this.#place.folder, { recursive: true }, (_event, name) => {
      if (name?.startsWith('.git') === true) return;
      // A picture that is another one under its name changes no record.
      this.#isMediaTouched ||= name?.startsWith('media') === true;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#readSoon(), QUIET_MS);
    });
    await this.#readSoon();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#watcher?.close();
  }

  /** Calls back now and whenever the standing changes; answers how to end it. */
  onStanding(listener: (standing: Standing) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#standing);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Keeps changes, unless the importer would have something against the folder that it has not now: then nothing is
   * kept, and that is answered. When it ends, the portal shows what was kept.
   */
  save(changes: Changes, keep: () => Promise<void>): Promise<readonly string[]> {
    return this.#inTurn(async () => {
      const outcome = await rehearse(this.#place, new Map([...(await this.#drafts()), ...changes]));
      const before = new Set(this.#standing.lines);
      const fresh = outcome.kind === 'refused' ? outcome.lines.filter((line) => !before.has(line)) : [];
      if (fresh.length > 0) return fresh;
      await keep();
      await this.#read();
      return [];
    });
  }

  /** Does something while nothing is being written or read. */
  undisturbed<T>(work: () => Promise<T>): Promise<T> {
    return this.#inTurn(work);
  }

  #readSoon(): Promise<void> {
    return this.#inTurn(() => this.#read());
  }

  async #read(): Promise<void> {
    this.#say({ ...this.#standing, state: 'importing' });
    const outcome = await importFolder(this.#place, await this.#drafts()).catch((error: unknown): Outcome => ({
      kind: 'refused',
      lines: [error instanceof Error ? error.message : String(error)],
    }));
    const { version } = this.#standing;
    const isNew = version === 0 || this.#isMediaTouched || (outcome.kind === 'taken' && outcome.changed > 0);
    this.#isMediaTouched = false;
    const moment = this.#now();
    this.#say(
      outcome.kind === 'taken'
        ? { state: 'shown', moment, lines: [], version: isNew ? version + 1 : version }
        : { state: 'refused', moment, lines: outcome.lines, version: Math.max(version, 1) },
    );
  }

  #say(standing: Standing): void {
    this.#standing = standing;
    for (const listener of this.#listeners) listener(standing);
  }

  /** One after another: two imports at once would wait for each other, and a write must not be read half. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}
