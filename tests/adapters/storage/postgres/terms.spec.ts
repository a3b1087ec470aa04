import { beforeEach, describe, expect, it } from 'vitest';
import { importContent } from '#adapters/storage/import/index.ts';
import { PostgresCatalogueRepository } from '#adapters/storage/postgres/content/catalogue-repository.ts';
import { PostgresEditorialRepository } from '#adapters/storage/postgres/content/editorial-repository.ts';
import { PostgresMilestoneRepository } from '#adapters/storage/postgres/content/milestone-repository.ts';
import { PostgresSearchIndex } from '#adapters/storage/postgres/search/search-index.ts';
import { contentFolder } from '../import/content-folder.ts';
import { emptied, testDatabase } from './test-database.ts';

const database = testDatabase();
const clock = { now: () => Date.parse('2026-11-24T09:00:00Z') };

const aCompetition = (deadline: string, act = ''): string => `- friendlyUrl: agronomi
  title: Concorso per agronomi
  description: Dieci posti.
  publicationDate: 2026-11-02
  lastUpdate: 2026-11-02
  competitionStatus: Aperto
  procedureTypes: [Concorso pubblico]
  deadline: ${deadline}
  deadlineTime: "12:00"
${act}`;
const importing = (yaml: string) =>
  importContent(database(), contentFolder({ 'competitions/a.yaml': yaml }).path, { clock });

/** What reads the term of the competition: its page, and what opens and closes. */
const read = async () => {
  const detail = await new PostgresCatalogueRepository(database(), '/media', clock).detail('competitions', 'agronomi');
  const milestones = await new PostgresMilestoneRepository(database(), clock).milestones();
  return {
    page: detail?.item.deadline,
    moves: detail?.item.moves,
    milestone: milestones.map(({ day, move }) => (move === undefined ? day : [day, move])),
  };
};

beforeEach(async () => {
  await emptied(database());
});

describe('the ledger of terms', () => {
  it('[TERM-05] should be filled by the import, and read by page and list of terms', async () => {
    await importing(aCompetition('2026-12-20'));
    expect(await read()).toEqual({
      page: '2026-12-20',
      moves: undefined,
      milestone: ['2026-12-20'],
    });
  });

  it('[TERM-05] should be what everything reads: a day moved in it alone moves everywhere', async () => {
    await importing(aCompetition('2026-12-20'));
    await database().query("update term set day = '2026-12-22', hour = '18:00', former_day = '2026-12-20'", []);
    const moved = { from: '2026-12-20', to: '2026-12-22' };
    expect(await read()).toEqual({
      page: '2026-12-22',
      moves: [moved],
      milestone: [['2026-12-22', moved]],
    });
    const detail = await new PostgresCatalogueRepository(database(), '/media', clock).detail(
      'competitions',
      'agronomi',
    );
    expect(detail?.item.deadlineTime).toBe('18:00');
  });

  it('[TERM-05] should keep the former day of what an import moves, and the act that moves it', async () => {
    await importing(aCompetition('2026-12-20'));
    await importing(aCompetition('2026-12-22', '  termsAct: determina n. 41\n'));
    const move = { from: '2026-12-20', to: '2026-12-22', act: 'determina n. 41' };
    expect(await read()).toMatchObject({
      page: '2026-12-22',
      moves: [move],
      milestone: [['2026-12-22', move]],
    });
    // What is written again for another reason stays moved; what is put back on the same day has not moved.
    await importing(aCompetition('2026-12-22', '  termsAct: determina n. 41\n').replace('Dieci', 'Undici'));
    expect((await read()).moves).toHaveLength(1);
    await importing(aCompetition('2026-12-20'));
    expect((await read()).moves).toBeUndefined();
  });

  it('[TERM-05] should forget the terms that a content no longer names', async () => {
    await importing(aCompetition('2026-12-20'));
    await importing(aCompetition('2026-12-20').replace(/ {2}deadline.*\n {2}deadlineTime.*\n/u, ''));
    expect((await read()).milestone).toEqual([]);
    expect(await database().query('select from term', [])).toEqual([]);
  });

  it('[TERM-05] [PAGE-53] should move the home’s term of an aid', async () => {
    const home = async () =>
      (await new PostgresEditorialRepository(database(), '/media', clock).terms()).map((term) => [
        term.friendlyUrl,
        term.closesOn,
        term.move,
      ]);
    const aid = `- friendlyUrl: pascoli
  kind: direct
  order: 1
  title: Aiuto ai pascoli
  description: Un aiuto.
  publicationDate: 2026-11-02
  opensOn: 2026-11-02
  closesOn: 2026-12-20
  body: Testo.
`;
    await importContent(database(), contentFolder({ 'aids/a.yaml': aid }).path, { clock });
    const path = 'aiuti-e-bandi/pagamenti-diretti/pascoli';
    expect(await home()).toEqual([[path, '2026-12-20', undefined]]);
    await database().query("update term set day = '2026-12-22', former_day = day where day = '2026-12-20'", []);
    expect(await home()).toEqual([[path, '2026-12-22', { from: '2026-12-20', to: '2026-12-22' }]]);
  });

  const anEvent = (day: string, stato = ''): string => `- friendlyUrl: convegno
  title: Convegno
  description: Un convegno.
  eventDate: ${day}
  language: Italiano
  cost: Gratuito
  scope: Convegno
  isOnlineEvent: true
  bookingUrl: https://incontri.example/
  bookingUntil: 2026-11-30
${stato === '' ? '' : `  stato: ${stato}\n`}`;
  /** The event as it is read, what followers of its list have to hear of it, and what opens and closes. */
  const readEvent = async (yaml: string) => {
    await importContent(database(), contentFolder({ 'events/a.yaml': yaml }).path, { clock });
    const news = await database().query<{ kind: string }>('select kind, before from content_news order by number', []);
    const item = (await new PostgresCatalogueRepository(database(), '/media', clock).detail('events', 'convegno'))
      ?.item;
    const found = await new PostgresSearchIndex(database(), '/media').find({ text: 'convegno', type: '', page: 1 });
    return {
      status: item?.event?.eventStatus,
      day: item?.event?.eventDate,
      moves: item?.moves?.map(({ from }) => from),
      sequence: item?.stamp?.moves,
      news: news.slice(1),
      found: found.items[0]?.summary,
      milestones: (await new PostgresMilestoneRepository(database(), clock).milestones()).length,
    };
  };
  const term = (before: string | null) => ({ kind: 'term', before });

  it('[EVENT-03] should keep of a postponed event the day on which it was to be, until the new one is written', async () => {
    await readEvent(anEvent('2026-12-04'));
    const moved = await readEvent(anEvent('2026-12-08'));
    expect(moved).toMatchObject({ moves: ['2026-12-04'], milestones: 1 });
    // It is not held on the day to which it had moved.
    const postponed = { status: 'rinviato', day: '2026-12-08', moves: undefined, sequence: 2, milestones: 0 };
    const news = [term('2026-12-04'), term('2026-12-08')];
    expect(await readEvent(anEvent('2026-12-08', 'rinviato'))).toEqual({
      ...postponed,
      news,
      found: 'Rinviato: Un convegno.',
    });
    const again = anEvent('2026-12-08', 'rinviato').replace('Un convegno', 'Il convegno');
    expect(await readEvent(again)).toEqual({ ...postponed, news, found: 'Rinviato: Il convegno.' });
    for (const stato of ['rinviato', ''])
      expect(await readEvent(anEvent('2026-12-18', stato))).toMatchObject({ moves: ['2026-12-08'], milestones: 1 });
  });

  it('[EVENT-03] should note for followers and calendars that an event is cancelled, also after it was postponed', async () => {
    await readEvent(anEvent('2026-12-04'));
    await readEvent(anEvent('2026-12-04', 'rinviato'));
    expect(await readEvent(anEvent('2026-12-04', 'annullato'))).toMatchObject({
      status: 'annullato',
      sequence: 2,
      news: [term('2026-12-04'), term(null)],
      found: 'Annullato: Un convegno.',
      milestones: 0,
    });
    expect(await readEvent(anEvent('2026-12-04'))).toMatchObject({ status: undefined, sequence: 3, milestones: 1 });
  });

  it('[TERM-05] should move what the search answers of a service', async () => {
    const service = `- friendlyUrl: domanda
  title: Domanda di aiuto
  description: Si chiede un aiuto.
  publicationDate: 2026-01-10
  audiences: [agricoltori]
  targets: [Agricoltori]
  needs: [Chiedere]
  sectors: [Tutti]
  serviceStatus: Attivo
  closesOn: 2026-12-20
${['whoFor', 'howTo', 'whatYouNeed', 'whatYouGet', 'timing', 'access', 'conditions', 'contacts'].map((name) => `  ${name}: Testo.`).join('\n')}
`;
    await importContent(database(), contentFolder({ 'services/a.yaml': service }).path, { clock });
    await database().query("update term set day = '2026-12-22'", []);
    const found = await new PostgresSearchIndex(database(), '/media').find({ text: 'domanda', type: '', page: 1 });
    expect(found.items[0]?.answer?.closesOn).toBe('2026-12-22');
  });
});
