import { beforeEach, describe, expect, it } from 'vitest';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import { importContent, problemText } from '#adapters/storage/import/index.ts';
import { PostgresCatalogueRepository } from '#adapters/storage/postgres/content/catalogue-repository.ts';
import { PostgresHighlightRepository } from '#adapters/storage/postgres/content/highlight-repository.ts';
import { plainText } from '#core/content/rich-text.ts';
import { emptied, testDatabase } from '../postgres/test-database.ts';
import { aRegulation, contentFolder } from './content-folder.ts';

const database = testDatabase();
const at = (today: string) => ({ now: () => Date.parse(`${today}T09:00:00Z`) });
const TODAY = at('2026-11-24');
const importing = (files: Readonly<Record<string, string>>, clock = TODAY) =>
  importContent(database(), contentFolder(files).path, { clock });

const aService = (days = 'closesOn: 2026-12-20'): string => `- friendlyUrl: domanda
  title: Domanda di aiuto
  description: Si chiede un aiuto.
  publicationDate: 2026-01-10
  audiences: [agricoltori]
  targets: [Agricoltori]
  needs: [Chiedere]
  sectors: [Tutti]
  serviceStatus: Attivo
  ${days}
${['whoFor', 'howTo', 'whatYouNeed', 'whatYouGet', 'access', 'conditions', 'contacts'].map((name) => `  ${name}: Testo.`).join('\n')}
  timing: Si chiude il {{termine:chiusura}}.
`;
const aCircular = (body: string): string => aRegulation('pascoli', `  body: ${body}\n`);
const aNotice = (day: string): string => `- friendlyUrl: ultimi-giorni
  audience: homepage
  level: warning
  title: Ultimi giorni
  description: La domanda si chiude.
  url: /servizi/domanda
  ${day}
`;
const PORTAL = { imageBase: '/media', names: DEMONSTRATION_NAMES };
const noticeDay = async (): Promise<IsoDate | undefined> =>
  (await new PostgresHighlightRepository(database(), PORTAL, TODAY).highlights('alert', 'homepage'))[0]?.date;
const detail = (list: 'services' | 'regulations', slug: string) =>
  new PostgresCatalogueRepository(database(), '/media', TODAY).detail(list, slug);

beforeEach(async () => {
  await emptied(database());
});

describe('terms cited in texts', () => {
  it('[TERM-06] should be read as their days, of the content itself and of another', async () => {
    const body = '"Entro il {{termine:/servizi/domanda:chiusura}}."';
    await importing({ 'services/a.yaml': aService(), 'regulations/a.yaml': aCircular(body) });
    const timing = (await detail('services', 'domanda'))?.sections.find(({ id }) => id === 'tempi-e-scadenze');
    expect(plainText(timing?.body ?? [])).toBe('Si chiude il 20\u00A0dicembre\u00A02026.');
    expect(plainText((await detail('regulations', 'pascoli'))?.body ?? [])).toBe(
      'Entro il 20\u00A0dicembre\u00A02026.',
    );
    // What the batch does not bring is cited from the database.
    await importContent(
      database(),
      contentFolder({ 'regulations/b.yaml': aRegulation('boschi', `  body: ${body}\n`) }).path,
      { clock: TODAY, batch: 'altro' },
    );
    expect(plainText((await detail('regulations', 'boschi'))?.body ?? [])).toBe('Entro il 20\u00A0dicembre\u00A02026.');
  });

  it.each([
    ['{{termine:/servizi/domanda:saldo}}', 'fra i termini di «/servizi/domanda» non c’è «saldo»: ci sono chiusura'],
    ['{{termine:/servizi/altra:saldo}}', '«/servizi/altra» non ha termini da citare'],
    ['{{termine:saldo}}', 'questo contenuto non ha termini da citare'],
    ['{{scadenza}}', 'un termine si cita così'],
  ])('[TERM-06] should refuse %s with file and line', async (mark, reason) => {
    const refused = importing({
      'services/a.yaml': aService(),
      'regulations/a.yaml': aCircular(`"Entro il ${mark}."`),
    });
    await expect(refused).rejects.toThrow(`regulations/a.yaml, riga 8, campo «body»: ${reason}`);
  });
});

describe('a notice of a term', () => {
  it('[TERM-06] should have the day of the ledger, also where that moves alone', async () => {
    await importing({ 'services/a.yaml': aService(), 'alerts/a.yaml': aNotice('term: /servizi/domanda:chiusura') });
    expect(await noticeDay()).toBe('2026-12-20');
    await database().query("update term set day = '2026-12-22'", []);
    expect(await noticeDay()).toBe('2026-12-22');
  });

  it('[TERM-06] should be refused where it sets the day of that term itself', async () => {
    const both = aNotice('term: /servizi/domanda:chiusura\n  date: 2026-12-20');
    const refused = importing({ 'services/a.yaml': aService(), 'alerts/a.yaml': both });
    await expect(refused).rejects.toThrow('il giorno è già nel registro');
  });
});

describe('what an import warns of', () => {
  const warnings = async (files: Readonly<Record<string, string>>) =>
    (await importing({ 'services/a.yaml': aService(), ...files })).warnings?.map(problemText) ?? [];

  it('[TERM-06] should be days written by hand near a term of what is linked, and another day', async () => {
    expect(await warnings({ 'alerts/a.yaml': aNotice('date: 2026-12-17') })).toEqual([
      expect.stringContaining('alerts/a.yaml, riga 7, campo «date»: «17\u00A0dicembre\u00A02026» non è il 20'),
    ]);
    const prose = (on: string) => ({
      'regulations/a.yaml': aCircular(`"La [domanda](/servizi/domanda) si chiude il ${on}."`),
    });
    expect(await warnings(prose('18 dicembre'))).toHaveLength(1);
    expect(await warnings(prose('20 dicembre'))).toEqual([]);
    expect(await warnings(prose('15 maggio'))).toEqual([]);
  });

  it('[API-08] should be tables with a column that has no head', async () => {
    const table = (head: string) => ({
      'regulations/a.yaml': aCircular(`|-\n    | ${head} | Campo A |\n    | --- | --- |\n    | Resa | 3 t |`),
    });
    expect(await warnings(table(' '))).toEqual([
      expect.stringMatching(/^regulations\/a\.yaml, riga \d+, campo «body»: una tabella ha una colonna senza/u),
    ]);
    expect(await warnings(table('Che cosa'))).toEqual([]);
  });
});

describe('relative days', () => {
  it('[TERM-06] should be counted from the first import: a daily one moves nothing', async () => {
    const files = { 'services/a.yaml': aService('closesOn: oggi+20g') };
    await importing(files);
    expect(await importing(files, at('2026-11-25'))).toMatchObject({ updated: 0, unchanged: 1 });
    const changed = { 'services/a.yaml': aService('closesOn: oggi+20g').replace('Si chiede un aiuto', 'Si chiede') };
    expect(await importing(changed, at('2026-11-26'))).toMatchObject({ updated: 1 });
    const item = (await detail('services', 'domanda'))?.item;
    expect([item?.closesOn, item?.moves]).toEqual(['2026-12-14', undefined]);
  });
});
