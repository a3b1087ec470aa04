import { median } from '../figures.ts';
import type { MeasuredServer } from '../measured-server.ts';

/** Memory of a process as time goes by (MB). */
export interface Watched {
  /** The greatest of each minute, the last of which may be short. */
  readonly minutes: readonly number[];
}

const LOOK_EVERY_MS = 2_000;
const LOOKS_A_MINUTE = 60_000 / LOOK_EVERY_MS;
const BYTES_PER_MB = 1024 * 1024;
/** By how much the last third may lie above the middle one, in a process whose memory has levelled off. */
const LEVEL = 1.1;

/** Looks at a process's memory until it is stopped. */
export const watchMemory = (server: MeasuredServer): { readonly stop: () => Promise<Watched> } => {
  const looks: number[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(async () => looks.push((await server.usage()).residentBytes / BYTES_PER_MB));
  }, LOOK_EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await last;
      const minutes: number[] = [];
      for (let at = 0; at < looks.length; at += LOOKS_A_MINUTE)
        minutes.push(Math.max(...looks.slice(at, at + LOOKS_A_MINUTE)));
      return { minutes };
    },
  };
};

/** Whether memory has stopped growing: its last third is no higher than its middle one. */
export const levelsOff = ({ minutes }: Watched): boolean => {
  const third = Math.floor(minutes.length / 3);
  return third > 0 && median(minutes.slice(-third)) <= LEVEL * median(minutes.slice(third, minutes.length - third));
};
