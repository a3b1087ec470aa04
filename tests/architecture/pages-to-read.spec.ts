import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const PAGE = /\.md$/;
const LINK = /\]\((?!https?:|mailto:)(?<file>[^)#\s]*)(?:#(?<heading>[^)\s]+))?\)/gu;
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

/** The anchors that a host makes of a page's headings. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Links to files that are not there, or to headings that their pages do not have. */
const brokenLinks = (page: string, text: string): readonly string[] =>
  [...text.matchAll(LINK)].flatMap(({ groups }) => {
    const file = groups?.['file'] ?? '';
    const heading = groups?.['heading'];
    const target = file === '' ? page : join(dirname(page), file);
    if (!existsSync(target)) return [file];
    if (heading === undefined || !PAGE.test(target)) return [];
    const headings = anchorsOf(file === '' ? text : readFileSync(target, 'utf8'));
    return headings.includes(heading) ? [] : [`${file}#${heading}`];
  });

/** Commands of npm itself. */
const NPM_ITSELF = ['ci', 'i', 'install', 'test', 'start'];
const scripts = Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts);

const unknownCommands = (text: string): readonly string[] =>
  [...text.matchAll(COMMAND)]
    .map(({ groups }) => groups?.['name'] ?? '')
    .filter((name) => ![...scripts, ...NPM_ITSELF].includes(name));

describe('pages about the project', () => {
  it('should notice a link to a file or a heading that is not there, and let the others be', () => {
    const text =
      '# E\n[a](core/README.md#glossary) [b](core/gone.ts) [c](https://example.org) [d](#e) [f](tests/README.md#gone)';
    expect(brokenLinks('README.md', text)).toEqual(['core/gone.ts', 'tests/README.md#gone']);
  });

  it.each(pages)('should link in %s to files and headings that are there', (page) => {
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
