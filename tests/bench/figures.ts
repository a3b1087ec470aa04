import { loadavg } from 'node:os';
import process from 'node:process';
import { keepOutcome } from '../tools/trace/kept.ts';

/** The value below which the share of the values lies (nearest rank); NaN for none. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
};

/** The middle of the values. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Reads `--name 12` from the command line. Throws for what is not a number above zero. */
export const numberOption = (name: string, fallback: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  if (at < 0) return fallback;
  const value = Number(process.argv[at + 1]);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} wants a whole number above zero`);
  return value;
};

const said: string[] = [];

/** Writes a line for whoever runs the benchmark; what a whole run said is kept for `npm run trace -- evidence`. */
export const say = (line: string): void => {
  const command = process.env['npm_lifecycle_event'];
  if (said.length === 0 && command?.startsWith('bench:') === true)
    process.once('exit', (code) => keepOutcome(command, code === 0, said.join('\n')));
  said.push(line);
  process.stdout.write(`${line}\n`);
};

/** Writes rows in columns, the first to the left and the others to the right. */
export const table = (rows: readonly (readonly string[])[]): void => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    say(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    );
};

/** How busy the machine is: figures taken on a busy one say less. */
export const busy = (): string =>
  `load of the machine ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}`;
