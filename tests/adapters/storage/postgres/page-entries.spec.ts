import { beforeAll, describe, expect, it } from 'vitest';
import { routeTable } from '#core/navigation/routes.ts';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import { refreshOwnPages } from '#adapters/storage/postgres/search/page-entries.ts';
import { PostgresSearchIndex } from '#adapters/storage/postgres/search/search-index.ts';
import { testDatabase } from './test-database.ts';

const database = testDatabase();
const table = routeTable(DEMONSTRATION_NAMES);
const ALL_ON = { dashboardPayments: true, caaKpi: true, fraudReport: true };
const idsOf = async (text: string) =>
  (await new PostgresSearchIndex(database(), '/media').find({ text, type: '', page: 1 })).items.map(({ id }) => id);
const version = async () =>
  (await database().query<{ version: number }>('select version from content_version'))[0]?.version;

describe('refreshOwnPages', () => {
  beforeAll(async () => {
    await database().script(`
      insert into region (value, name, map_id, region_group, province) values ('lazio', 'Lazio', 'IT-62', 'CI', 'RM');
      insert into division (friendly_url, campaign_year, name, direct_aid, position) values ('vino-2025', 2025, 'OCM vino', false, 0);
      insert into content (type, slug, title, payload) values
        ('contacts', 'centralino', 'Centralino', '{"description": "Per tutto.", "phone": "06 0000 1234"}'),
        ('most-used-tools', 'homepage', 'Strumenti', '{"items": [{"title": "Trova uno sportello", "description": "Il più vicino.", "legacyUrl": "https://vecchio.example/caa"}]}');
    `);
    await refreshOwnPages(database(), table, ALL_ON);
  });

  it.each([
    ['contatti', 'pagine-supporto/contatti'],
    ['numero verde', 'pagine-supporto/contatti'],
    ['centralino', 'pagine-supporto/contatti'],
    ['chi mi paga lazio', 'pagine-supporto/ricerca-op'],
    ['ocm vino 2025', 'cruscotto-cruscotto-pagamenti/vino-2025'],
    ['sportello', 'strumenti-vecchio.example/caa'],
  ])('[LIST-30] should find by the words of a page and of what it shows: %s', async (text, id) => {
    expect((await idsOf(text)).slice(0, 2)).toContain(id);
  });

  it('[LIST-30] should never show the words that a page is looked for by', async () => {
    const { items } = await new PostgresSearchIndex(database(), '/media').find({
      text: 'numero verde',
      type: '',
      page: 1,
    });
    expect(JSON.stringify(items)).not.toContain('numero verde');
  });

  it('[LIST-30] should write nothing when nothing has changed', async () => {
    const before = await version();
    await refreshOwnPages(database(), table, ALL_ON);
    expect(await version()).toBe(before);
  });

  it('[LIST-30] should take the dashboard out of the search with its flag', async () => {
    await refreshOwnPages(database(), table, { ...ALL_ON, dashboardPayments: false });
    expect(await idsOf('cruscotto')).toEqual(
      expect.not.arrayContaining([expect.stringContaining('cruscotto-pagamenti/')]),
    );
    const division = 'cruscotto-cruscotto-pagamenti/vino-2025';
    expect(await idsOf('ocm vino 2025')).not.toContain(division);
    await refreshOwnPages(database(), table, ALL_ON);
    expect(await idsOf('ocm vino 2025')).toContain(division);
  });
});
