/**
 * What the assertion of a failed step says, as lines in Italian: what the portal did and what the example expects. A message
 * of another kind stays as it is, without its stack.
 */
export const inWordsOfTheExample = (message: string): readonly string[] => {
  const lines = message.split('\n').filter((line) => !/^\s+at /.test(line));
  const text = lines.join('\n');
  const pair = PAIR.exec(text);
  if (pair !== null) return comparison([pair[1] ?? ''], [pair[2] ?? '']);
  const seen = lines.filter((line) => /^\+ (?!actual)/.test(line)).map(bare);
  const expected = lines.filter((line) => line.startsWith('- ') && !line.startsWith('- expected')).map(bare);
  if (seen.length + expected.length > 0) return comparison(seen, expected);
  return lines.map((line) => line.replace(/^AssertionError(?: \[\w+\])?: /, '')).filter((line) => line.trim() !== '');
};

// Helpers

/** Two short values on one line: `'S' !== 'N'`. */
const PAIR = /^(?!\s)(.+) !== (.+)$/m;

const bare = (line: string): string => line.slice(2).trim().replace(/,$/, '');

const comparison = (seen: readonly string[], expected: readonly string[]): readonly string[] => [
  `Il portale ha dato: ${valuesOf(seen)}`,
  `L’esempio dice: ${valuesOf(expected)}`,
];

/** Values as a reader writes them: of a notice its sentence; brackets alone on a line are the programme's, `undefined` is nothing. */
const valuesOf = (lines: readonly string[]): string => {
  const sentences = lines.flatMap((line) => /^sentence: '(.*)'$/.exec(line)?.[1] ?? []);
  if (sentences.length > 0) return sentences.map((sentence) => `«${sentence}»`).join('; ');
  const values = lines.filter((line) => !/^[[\]{}]+$/.test(line));
  return values.length === 0 ? 'nulla' : values.map((value) => (value === 'undefined' ? 'nulla' : value)).join('; ');
};
