import { readdirSync, readFileSync } from 'node:fs';

/** Ticks in which Linux counts CPU time, in a second. */
const TICKS_PER_SECOND = 100;

interface Line {
  readonly parent: number;
  readonly seconds: number;
}

/** CPU seconds that a process and all that it started have used, those of its children that are gone included. */
export const cpuSecondsOf = (root: number): number => {
  const lines = new Map<number, Line>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/u.test(name)) continue;
    const line = lineOf(name);
    if (line !== undefined) lines.set(Number(name), line);
  }
  const isBelow = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = lines.get(at)?.parent)
      if (at === root) return true;
    return false;
  };
  return [...lines].filter(([pid]) => isBelow(pid)).reduce((sum, [, { seconds }]) => sum + seconds, 0);
};

// Helpers

const lineOf = (pid: string): Line | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in brackets and may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15).map(Number);
    return { parent: Number(fields[1]), seconds: (user + system + childrenUser + childrenSystem) / TICKS_PER_SECOND };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
};
