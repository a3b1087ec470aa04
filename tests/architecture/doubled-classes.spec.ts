import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Classes of ours that once stood beside one of Bootstrap Italia for the same use; the library's is the one name. */
const DOUBLES: Readonly<Record<string, string>> = {
  'pt-card': 'it-card',
  'pt-chip': 'chip',
  'pt-error': 'invalid-feedback',
  'pt-field': 'form-group',
  'pt-more': 'read-more',
  'pt-notice': 'callout',
  'pt-tabs': 'nav-tabs',
};

const doubles = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\w-])pt-[\w-]+/gu)].flatMap(([name]) =>
    DOUBLES[name] === undefined ? [] : [`${name}: ${DOUBLES[name]}`],
  );

const sources = ['ui', 'adapters', 'tests', 'features'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|scss)$/u.test(path) && !path.includes('doubled-classes'))
    .map((path) => join(folder, path)),
);

describe('the names of classes', () => {
  it('should notice one that doubles a class of Bootstrap Italia, and let others be', () => {
    expect(doubles('<p className="pt-card auto">')).toEqual(['pt-card: it-card']);
    expect(doubles('.pt-card-facts, .pt-kpi-card, .it-card {}')).toEqual([]);
  });

  it('should find one name for each thing, in markup, styles and tests', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.flatMap((path) => doubles(readFileSync(path, 'utf8')).map((each) => `${path}: ${each}`))).toEqual(
      [],
    );
  });
});
