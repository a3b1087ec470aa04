import { open, stat } from 'node:fs/promises';
import { cutJournal, journalLines, journalPath, PRIVATE_FILE, type TakenRequest } from './journal-file.ts';

const NEW_LINE = 0x0a;
/** A journal up to this size is rewritten at each delivery; a longer one once half of it can go. */
const SMALL_BYTES = 1024 * 1024;

/**
 * A second place for what must not be lost: the embedded database never forces its writes to the disk, this file does,
 * before the request is acknowledged. A request has one line, until it is delivered (PAGE-33).
 */
export class AssistanceJournal {
  readonly #path: string;
  readonly #delivered = new Set<string>();
  /** Receipt numbers that have a line; read from the file when first needed. */
  #written: Set<string> | undefined;
  /** How often the file has changed: what a line took can be taken back only while nothing has. */
  #changes = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(folder: string) {
    this.#path = journalPath(folder);
  }

  /**
   * Resolves when the request is on the disk, with how to take it back while nothing follows it. One after the other, so that
   * no two lines mix; a line that does not fit leaves nothing behind, and one that is there is not written again.
   */
  append(taken: TakenRequest): Promise<() => Promise<void>> {
    return this.#inTurn(async () => {
      const written = await this.#numbers();
      if (written.has(taken.receiptNumber)) return async () => undefined;
      const before = await appendLine(this.#path, JSON.stringify(taken));
      written.add(taken.receiptNumber);
      const mine = ++this.#changes;
      return () =>
        this.#inTurn(async () => {
          if (this.#changes !== mine) return;
          await cutBack(this.#path, before);
          written.delete(taken.receiptNumber);
        });
    });
  }

  /** Cuts the line of a delivered request, so that personal data do not stay; where the disk has no room for that, at a later delivery. */
  async delivered(receiptNumber: string): Promise<void> {
    await this.#inTurn(async () => {
      const written = await this.#numbers();
      if (!written.has(receiptNumber)) return;
      this.#delivered.add(receiptNumber);
      if ((await stat(this.#path)).size > SMALL_BYTES && this.#delivered.size * 2 < written.size) return;
      await this.#cut(written);
    }).catch(() => undefined);
  }

  /** Cuts the lines of these requests at once, however long the journal is: they are forgotten everywhere. Rejects when it cannot. */
  forget(receiptNumbers: readonly string[]): Promise<void> {
    return this.#inTurn(async () => {
      const written = await this.#numbers();
      const held = receiptNumbers.filter((number) => written.has(number));
      if (held.length === 0) return;
      for (const number of held) this.#delivered.add(number);
      await this.#cut(written);
    });
  }

  /** Does one write to the file after the other. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(work);
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  async #cut(written: Set<string>): Promise<void> {
    await cutJournal(this.#path, this.#delivered);
    this.#changes += 1;
    for (const number of this.#delivered) written.delete(number);
    this.#delivered.clear();
  }

  async #numbers(): Promise<Set<string>> {
    if (this.#written !== undefined) return this.#written;
    const numbers = new Set<string>();
    for await (const line of journalLines(this.#path)) if (line.kind === 'taken') numbers.add(line.taken.receiptNumber);
    this.#written = numbers;
    return numbers;
  }
}

// Helpers

const cutBack = async (path: string, size: number): Promise<void> => {
  const file = await open(path, 'r+', PRIVATE_FILE);
  try {
    await file.truncate(size);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Answers the size of the file before the line (bytes). */
const appendLine = async (path: string, line: string): Promise<number> => {
  const file = await open(path, 'a+', PRIVATE_FILE);
  const { size } = await file.stat();
  try {
    const { buffer } = size === 0 ? { buffer: Buffer.of(NEW_LINE) } : await file.read(Buffer.alloc(1), 0, 1, size - 1);
    // A line that a power cut left unfinished gets its end, so that the next one stands by itself.
    await file.appendFile(`${buffer[0] === NEW_LINE ? '' : '\n'}${line}\n`);
    await file.sync();
    return size;
  } catch (error) {
    // Of a line that the disk had no room for nothing stays.
    await file.truncate(size).catch(() => undefined);
    throw error;
  } finally {
    await file.close();
  }
};
