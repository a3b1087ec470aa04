/** What core may not take from its surroundings: the clock, chance, the machine's language and zone, types switched off. */
const AMBIENT: readonly (readonly [string, RegExp])[] = [
  ['the clock', /\bDate\.now\(|\bnew Date\(\s*\)|\bperformance\./],
  ['chance', /\bMath\.random\b|\bcrypto\b\./],
  ['the zone of the machine', /\.get(FullYear|Month|Date|Day|Hours|Minutes|Seconds)\(|\.toLocale(Date|Time)?String\(/],
  ['the language of the machine', /\bnew Intl\.\w+\(\s*(\)|undefined|\{|\[\s*\])/],
  ['a global', /(?<![.?])\b(globalThis|window|document|process)\b\s*[.[]/],
  ['a type switched off', /:\s*any\b|\bas any\b|@ts-(ignore|nocheck|expect-error)/],
];

/** Lines of a source text that take something from the surroundings, as `line: what`. Comments do not count. */
export const ambientUses = (source: string): readonly string[] =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .split('\n')
    .flatMap((line, index) => {
      const code = line.replace(/\/\/.*$/, '');
      return AMBIENT.filter(([, pattern]) => pattern.test(code)).map(([what]) => `${index + 1}: ${what}`);
    });
