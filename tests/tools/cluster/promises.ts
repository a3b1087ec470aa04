import process from 'node:process';

/** What a run promises, line by line. */
export interface Promises {
  tell(promise: string, isKept: boolean, facts: string): void;
  /** A figure that promises nothing. */
  note(figure: string): void;
  /** Says what does not hold, and lets the process end with 1 when there is any such line. */
  finish(): void;
}

/** Nothing promised yet. */
export const makePromises = (): Promises => {
  const broken: string[] = [];
  return {
    tell: (promise, isKept, facts) => {
      process.stdout.write(`${isKept ? 'tiene' : 'CEDE '}  ${promise}: ${facts}\n`);
      if (!isKept) broken.push(promise);
    },
    note: (figure) => void process.stdout.write(`misura ${figure}\n`),
    finish: () => {
      process.stdout.write(`${broken.length === 0 ? 'Tutto tiene.' : `Cedono: ${broken.join('; ')}.`}\n`);
      if (broken.length > 0) process.exitCode = 1;
    },
  };
};

/** What is begun ends with the run, the last first, whatever becomes of it. */
export class Ends {
  readonly #ends: (() => Promise<void> | void)[] = [];

  add(end: () => Promise<void> | void): void {
    this.#ends.unshift(end);
  }

  begun<T extends { stop(): Promise<void> }>(thing: T): T {
    this.add(() => thing.stop());
    return thing;
  }

  async all(): Promise<void> {
    for (const end of this.#ends) await Promise.resolve(end()).catch(() => undefined);
  }
}
