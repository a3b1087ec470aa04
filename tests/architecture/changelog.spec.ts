import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

// What an operator reads before an upgrade names the version that is here, and what has been added to the database with it.

const text = (path: string): string => readFileSync(path, 'utf8');
const [, newest = ''] = text('CHANGELOG.md').split(/^## /mu);
const [, version, day, month, year] = /^(\d+\.\d+\.\d+) — (\d{2})\/(\d{2})\/(\d{4})$/mu.exec(newest) ?? [];

describe('the changelog', () => {
  it('should name the version and day of the package, the chart and the catalogue of public software', () => {
    const { version: packaged } = JSON.parse(text('package.json')) as { readonly version: string };
    const { softwareVersion, releaseDate } = parse(text('publiccode.yml')) as Readonly<Record<string, string>>;
    const chart = parse(text('adapters/deploy/helm/portale/Chart.yaml')) as Readonly<Record<string, string>>;
    expect([packaged, softwareVersion, chart['version'], chart['appVersion']]).toEqual(Array(4).fill(version));
    expect(String(releaseDate)).toContain(`${year}-${month}-${day}`);
  });

  it('should name the newest migration', () => {
    const numbers = readdirSync('adapters/storage/postgres/migrations').map((name) => name.slice(0, 4));
    expect(newest).toContain(
      `\`${numbers
        .filter((one) => /^\d{4}$/u.test(one))
        .toSorted()
        .at(-1)}\``,
    );
  });
});
