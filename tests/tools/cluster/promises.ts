import { say } from '../command.ts';

/** What a run promises, line by line. */
export interface Promises {
  tell(promise: string, isKept: boolean, facts: string): void;
  /** A figure that promises nothing. */
  note(figure: string): void;
  /** Says what does not hold; answers the exit code, 1 when there is any such line. */
  finish(): number;
}

/** Nothing promised yet. */
export const makePromises = (): Promises => {
  const broken: string[] = [];
  return {
    tell: (promise, isKept, facts) => {
      say(`${isKept ? 'tiene' : 'CEDE '}  ${promise}: ${facts}`);
      if (!isKept) broken.push(promise);
    },
    note: (figure) => say(`misura ${figure}`),
    finish: () => {
      say(broken.length === 0 ? 'Tutto tiene.' : `Cedono: ${broken.join('; ')}.`);
      return broken.length === 0 ? 0 : 1;
    },
  };
};

/** What is begun ends with the run, the last first, whatever becomes of it. */
export class Ends {
  readonly #ends: (() => Promise<void> | void)[] = [];

  add(end: () => Promise<void> | void): void {
    this.#ends.unshift(end);
  }

  begun<T extends { stop(): Promise<void> }>(started: T): T {
    this.add(() => started.stop());
    return started;
  }

  async all(): Promise<void> {
    for (const end of this.#ends) await Promise.resolve(end()).catch(() => undefined);
  }
}
