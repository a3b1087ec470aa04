import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const PAGE = /\.md$/;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
const COMMAND = /`npm (?:run )?(?<name>start|test|[a-z]+(?::[a-z-]+)*)(?=[ `])/g;
const INDEX = join('features', 'requisiti.md');
const ROW = /^\| ([A-Z]+-\d{2}) \|.*\| \[[^\]]+\]\(([^)]+)\) \|$/gm;

/** What a newcomer reads, beside the contents of the agency. */
const pages: readonly string[] = [
  'README.md',
  join('.github', 'CONTRIBUTING.md'),
  ...['core', 'adapters', 'ui', 'features', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => PAGE.test(path) && !path.includes('fixtures'))
      .map((path) => join(folder, path)),
  ),
];

const brokenLinks = (page: string, text: string): readonly string[] =>
  [...text.matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(join(dirname(page), target)));

/** Commands of npm itself. */
const NPM_ITSELF = ['ci', 'i', 'install', 'test', 'start'];
const scripts = Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts);

const unknownCommands = (text: string): readonly string[] =>
  [...text.matchAll(COMMAND)]
    .map(({ groups }) => groups?.['name'] ?? '')
    .filter((name) => ![...scripts, ...NPM_ITSELF].includes(name));

describe('pages about the project', () => {
  it('should notice a link to a file that is not there, and let the others be', () => {
    expect(brokenLinks('README.md', '[a](core/README.md) [b](core/gone.ts) [c](https://example.org) [d](#e)')).toEqual([
      'core/gone.ts',
    ]);
  });

  it.each(pages)('should link in %s to what is there', (page) => {
    expect(brokenLinks(page, readFileSync(page, 'utf8'))).toEqual([]);
  });

  it('should notice a command that is not there, and let the others be', () => {
    expect(unknownCommands('`npm run gone:away -- --x` `npm run check:types` `npm ci && npm test`')).toEqual([
      'gone:away',
    ]);
  });

  it.each(pages)('should name in %s commands that there are', (page) => {
    expect(unknownCommands(readFileSync(page, 'utf8'))).toEqual([]);
  });

  it('should name every command on one of them', () => {
    const text = pages.map((page) => readFileSync(page, 'utf8')).join('\n');
    expect(scripts.filter((name) => !new RegExp(`(?:npm (?:run )?|\`)${name}(?=[\`\\s])`, 'u').test(text))).toEqual([]);
  });

  it('should lead from every requirement of the index to a file that proves it', () => {
    const rows = [...readFileSync(INDEX, 'utf8').matchAll(ROW)].map(([, id = '', target = '']) => ({ id, target }));
    expect(rows.length).toBeGreaterThan(200);
    const elsewhere = rows.filter(({ id, target }) => !readFileSync(join(dirname(INDEX), target), 'utf8').includes(id));
    expect(elsewhere).toEqual([]);
  });
});
