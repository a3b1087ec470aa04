import { beforeEach, describe, expect, it } from 'vitest';
import { noCriteria } from '#core/catalogue/criteria.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import { importContent, type ImportReport } from '#adapters/storage/import/index.ts';
import { PostgresCatalogueRepository } from '#adapters/storage/postgres/content/catalogue-repository.ts';
import { PostgresContentRedirects } from '#adapters/storage/postgres/content/content-redirects.ts';
import { PostgresContentRepository } from '#adapters/storage/postgres/content/content-repository.ts';
import { contentVersion } from '#adapters/storage/postgres/content/content-version.ts';
import { publishPlanned } from '#adapters/storage/postgres/content/planned-content.ts';
import { PostgresSearchIndex } from '#adapters/storage/postgres/search/search-index.ts';
import { day } from '#tests/support/mothers/day.ts';
import { aRegulation, contentFolder, type ContentFolder } from '../import/content-folder.ts';
import { emptied, testDatabase } from './test-database.ts';

const database = testDatabase();
/** Half an hour into 25 November in Italy, while it is still the 24th by the clock of the world. */
const TODAY: Clock = { now: () => Date.parse('2026-11-24T23:30:00Z') };

const importing = (folder: ContentFolder): Promise<ImportReport> =>
  importContent(database(), folder.path, { clock: TODAY });
const planned = (slug: string, on: string): string =>
  aRegulation(slug).replace('2026-03-02', on).replace('Circolare sui pascoli', `Circolare su ${slug}`);
const items = () => new PostgresCatalogueRepository(database(), '/media', TODAY);

/** Where a regulation is seen: in its list, by its page, by the search. */
const seen = async (slug: string) => ({
  listed: (await items().matching('regulations', noCriteria(), 1)).items.some(({ id }) => id === slug),
  page: (await items().detail('regulations', slug)) !== undefined,
  found: (await new PostgresSearchIndex(database(), '/media').find({ text: slug, type: '', page: 1 })).totalCount > 0,
});
const NOWHERE = { listed: false, page: false, found: false };
const EVERYWHERE = { listed: true, page: true, found: true };

beforeEach(async () => {
  await emptied(database());
});

describe('publishPlanned', () => {
  it('[PUB-01] should keep a content out of lists, page and search until its day, and then show it in all at once', async () => {
    const folder = contentFolder({
      'regulations/a.yaml': planned('castagni', '2026-11-25') + planned('noccioli', '2026-11-26'),
    });
    await importing(folder);
    expect([await seen('castagni'), await seen('noccioli')]).toEqual([EVERYWHERE, NOWHERE]);
    const version = await contentVersion(database());
    expect(await publishPlanned(database(), day('2026-11-25'))).toBe(0);
    expect(await contentVersion(database())).toBe(version);
    expect(await publishPlanned(database(), day('2026-11-26'))).toBe(1);
    expect(await seen('noccioli')).toEqual(EVERYWHERE);
    expect(await contentVersion(database())).toBe(version + 1);
    expect(await publishPlanned(database(), day('2026-11-26'))).toBe(0);
  });

  it('[PUB-01] should publish once where two processes do it at once', async () => {
    await importing(contentFolder({ 'regulations/a.yaml': planned('noccioli', '2026-11-26') }));
    const both = await Promise.all([1, 2].map(() => publishPlanned(database(), day('2026-11-27'))));
    expect(both.filter((count) => count === 1)).toHaveLength(1);
  });

  it('[PUB-01] should leave a planned content alone when the same files come again, and forget one that is withdrawn before', async () => {
    const text = planned('noccioli', '2026-11-26');
    const folder = contentFolder({ 'regulations/a.yaml': text, 'regulations/b.yaml': aRegulation('pascoli') });
    await importing(folder);
    folder.write({ 'regulations/b.yaml': aRegulation('pascoli', '  isNew: true\n') });
    expect(await importing(folder)).toMatchObject({ inserted: 0, updated: 1, unchanged: 1 });
    const redirects = new PostgresContentRedirects(database(), DEMONSTRATION_NAMES);
    expect(await redirects.find('/normative/noccioli')).toBeUndefined();
    folder.remove('regulations/a.yaml');
    await importing(folder);
    expect(await publishPlanned(database(), day('2026-11-26'))).toBe(0);
    expect(await seen('noccioli')).toEqual(NOWHERE);
  });

  it('[PUB-01] should take back a content whose day an editor moves ahead, and show one whose day is brought forward', async () => {
    const folder = contentFolder({ 'regulations/a.yaml': planned('noccioli', '2026-11-20') });
    await importing(folder);
    folder.write({ 'regulations/a.yaml': planned('noccioli', '2026-12-20') });
    await importing(folder);
    expect(await seen('noccioli')).toEqual(NOWHERE);
    folder.write({ 'regulations/a.yaml': planned('noccioli', '2026-11-25') });
    await importing(folder);
    expect(await seen('noccioli')).toEqual(EVERYWHERE);
  });

  it('[PUB-01] should hold for the pages of aids and projects', async () => {
    await importing(
      contentFolder({
        'projects/p.yaml': `- friendlyUrl: frutteti
  title: Frutteti
  description: Un progetto sui frutteti.
  publicationDate: 2026-11-26
  sections: [{ title: Che cosa fa, description: Pianta alberi. }]
`,
      }),
    );
    const pages = new PostgresContentRepository(database(), '/media');
    expect([await pages.page('progetti/frutteti'), await pages.group('projects')]).toEqual([undefined, []]);
    await publishPlanned(database(), day('2026-11-26'));
    expect((await pages.page('progetti/frutteti'))?.title).toBe('Frutteti');
    expect(await pages.group('projects')).toHaveLength(1);
  });
});
