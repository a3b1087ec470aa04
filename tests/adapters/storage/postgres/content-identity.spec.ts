import { beforeEach, describe, expect, it } from 'vitest';
import type { AlertSubject } from '#core/alerts/alert-search.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import { importContent } from '#adapters/storage/import/index.ts';
import { PostgresAlertDigests } from '#adapters/storage/postgres/alerts/alert-digests.ts';
import { PostgresAlertOutbox } from '#adapters/storage/postgres/alerts/alert-outbox.ts';
import { PostgresAlertRegister } from '#adapters/storage/postgres/alerts/alert-register.ts';
import { SecretVault } from '#adapters/storage/postgres/alerts/alert-vault.ts';
import { PostgresFollowedEntries } from '#adapters/storage/postgres/alerts/followed-entries.ts';
import { previewMails } from '#adapters/storage/postgres/alerts/mail-preview.ts';
import { knownMigrations } from '#adapters/storage/postgres/connection/migrate.ts';
import { publishPlanned } from '#adapters/storage/postgres/content/planned-content.ts';
import { aRegulation, contentFolder, type ContentFolder } from '../import/content-folder.ts';
import { emptied, testDatabase } from './test-database.ts';

const database = testDatabase({ isOwn: true });
const NOW = Date.parse('2026-11-25T12:00:00+01:00');
const TOMORROW = dayInRome(NOW + 86_400_000);
const clock = { now: () => NOW };
const vault = new SecretVault({ secret: 'un-segreto-di-prova-di-almeno-32-caratteri' });
const register = () => new PostgresAlertRegister(database(), clock, vault, 100);
const outbox = () => new PostgresAlertOutbox(database(), clock, vault, register());
const FILE = 'competitions/a.yaml';
const OLD_PATH = '/agenzia/concorsi/agronomi';

/** A competition; `former` is where it stood before. */
const call = (
  slug: string,
  deadline: string,
  { former, on = '2026-11-01' }: { readonly former?: string; readonly on?: string } = {},
) => `- friendlyUrl: ${slug}
  title: Agronomi
  description: Due posti.
  publicationDate: ${on}
  competitionStatus: Aperto
  procedureTypes: [Concorso pubblico]
  lastUpdate: 2026-11-01
  deadline: ${deadline}
  positions: 2
${former === undefined ? '' : `  vecchiIndirizzi: [${former}]\n`}`;
const importing = (folder: ContentFolder, options: Partial<Parameters<typeof importContent>[2]> = {}) =>
  importContent(database(), folder.path, { clock, ...options });

const LIST = { list: 'competitions', query: '' } as const;
const ENTRY = { thing: 'competitions', slug: 'agronomi' } as const;
const follow = async (mail: string, search: AlertSubject): Promise<void> => {
  await register().ask({ mail, search, frequency: 'now', client: mail });
  for (const { id } of await database().query<{ id: string }>('select id from alert_address'))
    await register().confirm(
      id,
      ((await register().of(id))?.subscriptions ?? []).map((one) => one.id),
    );
  await sent();
};
/** What every message that is due says, delivered. */
const sent = async (): Promise<readonly string[]> => {
  const all: string[] = [];
  for (let mail = await outbox().claim(60_000); mail !== undefined; mail = await outbox().claim(60_000)) {
    const { content, to } = mail;
    if (content.kind === 'digest')
      all.push(
        ...content.told.map(({ kind, item, before }) =>
          [to.mail, item.friendlyUrl, kind, ...(before === undefined ? [] : [before, item.deadline])].join(' '),
        ),
      );
    if (content.kind === 'thing') all.push(`${to.mail} ${content.changes.join(', ')}`);
    await outbox().delivered(mail);
  }
  return all.toSorted();
};
const announced = async (): Promise<readonly string[]> => {
  await new PostgresAlertDigests(database(), clock, vault, '/media').gather();
  return sent();
};
const ids = async (): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    (
      await database().query<{ slug: string; id: string }>(
        'select slug, coalesce(id, slug) as id from content where withdrawn_at is null order by slug',
      )
    ).map(({ slug, id }) => [slug, id]),
  );
const MOVED = [
  'anna@posta.example agronomi term 2026-12-28 2027-01-31',
  'carla@posta.example il termine è ora 31/01/2027, prima era 28/12/2026',
];

/** A competition of which a list's and an entry's follower have news. */
const followed = async (): Promise<ContentFolder> => {
  const folder = contentFolder({ [FILE]: call('agronomi', '2026-12-28'), 'regulations/a.yaml': aRegulation('altra') });
  await importing(folder);
  await follow('anna@posta.example', LIST);
  await follow('carla@posta.example', ENTRY);
  return folder;
};

beforeEach(async () => {
  await emptied(database());
});

describe('what a content is', () => {
  it('[ALERT-05] [FOLLOW-02] should stay what it is over a change of slug: nothing new, and its follower goes on', async () => {
    const folder = await followed();
    folder.write({ [FILE]: call('agronomi-2026', '2026-12-28', { former: OLD_PATH }) });
    await importing(folder);
    expect(await ids()).toEqual({ 'agronomi-2026': 'agronomi', altra: 'altra' });
    expect(await announced()).toEqual([]);
    folder.write({ [FILE]: call('agronomi-2026', '2027-01-31', { former: OLD_PATH }) });
    await importing(folder);
    expect(await announced()).toEqual(MOVED.map((line) => line.replace('agronomi ', 'agronomi-2026 ')));
    const entries = new PostgresFollowedEntries(database(), DEMONSTRATION_NAMES);
    expect((await entries.entry(ENTRY))?.at.slug).toBe('agronomi-2026');
    for (const slug of ['agronomi', 'agronomi-2026'])
      expect(await entries.followedAt({ ...ENTRY, slug })).toEqual(ENTRY);
    expect(await entries.followedAt({ ...ENTRY, slug: 'altro' })).toBeUndefined();
  });

  it('[ALERT-05] [FOLLOW-02] should take a moved slug and a moved term for one change, there and back', async () => {
    const folder = await followed();
    folder.write({ [FILE]: call('agronomi-2026', '2027-01-31', { former: OLD_PATH }) });
    await importing(folder);
    expect(await announced()).toEqual(MOVED.map((line) => line.replace('agronomi ', 'agronomi-2026 ')));
    folder.write({ [FILE]: call('agronomi', '2027-01-31', { former: '/agenzia/concorsi/agronomi-2026' }) });
    await importing(folder);
    expect([await announced(), (await ids())['agronomi']]).toEqual([[], 'agronomi']);
  });

  it('[ALERT-05] should find it again where it was withdrawn before it comes under another slug', async () => {
    const folder = await followed();
    folder.remove(FILE);
    await importing(folder);
    await announced();
    folder.write({ [FILE]: call('agronomi-2026', '2027-01-31', { former: OLD_PATH }) });
    await importing(folder);
    expect(await announced()).toEqual(['anna@posta.example agronomi-2026 term 2026-12-28 2027-01-31']);
  });

  it('[ALERT-05] should be another content under a slug that was another’s', async () => {
    const folder = await followed();
    folder.write({ [FILE]: call('agronomi-2026', '2026-12-28', { former: OLD_PATH }) });
    await importing(folder);
    folder.write({ [FILE]: call('agronomi-2026', '2026-12-28') + call('agronomi', '2027-06-30') });
    await importing(folder);
    expect(await ids()).toEqual({ agronomi: 'agronomi~2', 'agronomi-2026': 'agronomi', altra: 'altra' });
    expect(await announced()).toEqual(['anna@posta.example agronomi new']);
    const entries = new PostgresFollowedEntries(database(), DEMONSTRATION_NAMES);
    expect(await entries.followedAt(ENTRY)).toEqual({ ...ENTRY, slug: 'agronomi~2' });
  });

  it('[ALERT-05] should leave a content that is there what it is, though it claims the address of one that goes', async () => {
    const folder = await followed();
    folder.write({ [FILE]: call('agronomi', '2026-12-28') + call('periti', '2026-12-30') });
    await importing(folder);
    await announced();
    folder.write({ [FILE]: call('periti', '2026-12-30', { former: OLD_PATH }) });
    await importing(folder);
    expect(await ids()).toEqual({ altra: 'altra', periti: 'periti' });
    expect(await announced()).toEqual(['carla@posta.example non è più pubblicato: questo avviso finisce qui']);
  });

  it('[API-08] should refuse two files that claim one former address, by file and line, of another batch too', async () => {
    const folder = contentFolder({
      [FILE]: call('uno', '2026-12-28', { former: OLD_PATH }),
      'competitions/b.yaml': call('due', '2026-12-28', { former: OLD_PATH }),
    });
    await expect(importing(folder)).rejects.toMatchObject({
      problems: [
        {
          file: 'competitions/b.yaml',
          line: 10,
          reason: `«${OLD_PATH}» è già il vecchio indirizzo di «uno» (${FILE}, riga 10): toglierlo da uno dei due`,
        },
      ],
    });
    folder.remove('competitions/b.yaml');
    await importing(folder);
    const other = contentFolder({ [FILE]: call('due', '2026-12-28', { former: OLD_PATH }) });
    await expect(importing(other, { batch: 'altri' })).rejects.toMatchObject({
      problems: [{ line: 10, reason: expect.stringContaining(`di «uno» (${FILE}, lotto «contenuti»)`) as string }],
    });
  });
});

describe('what was announced last', () => {
  it('[ALERT-05] [FOLLOW-02] should decide what has changed, also where it was withdrawn and corrected meanwhile', async () => {
    const folder = await followed();
    folder.remove(FILE);
    await importing(folder);
    folder.write({ [FILE]: call('agronomi', '2027-01-31') });
    await importing(folder);
    expect(await announced()).toEqual(MOVED);
    await importing(folder);
    expect(await announced()).toEqual([]);
  });

  it('[ALERT-05] [FOLLOW-02] [PUB-01] should announce a planned change on its day, though a message was due while it was out of sight', async () => {
    const folder = await followed();
    folder.write({ [FILE]: call('agronomi', '2027-01-31', { on: TOMORROW }) });
    await importing(folder);
    expect(await announced()).toEqual([]);
    await publishPlanned(database(), TOMORROW);
    expect(await announced()).toEqual(MOVED);
    expect(await announced()).toEqual([]);
  });

  it('[FOLLOW-02] should keep for that day what had changed before it was planned', async () => {
    const folder = await followed();
    folder.write({ [FILE]: call('agronomi', '2027-01-31') });
    await importing(folder);
    folder.write({ [FILE]: call('agronomi', '2027-01-31', { on: TOMORROW }) });
    await importing(folder);
    await announced();
    await publishPlanned(database(), TOMORROW);
    expect(await announced()).toEqual([MOVED[1]]);
  });

  it('[FOLLOW-02] should be told once to who follows an entry that is withdrawn, and end the alert; of a list it is not told', async () => {
    const folder = await followed();
    folder.remove(FILE);
    const preview = previewMails(vault, routeTable(DEMONSTRATION_NAMES));
    expect((await importing(folder, { isRehearsal: true, preview })).mails).toEqual({
      subscriptions: 1,
      lists: [{ words: 'Concorso «Agronomi»', count: 1 }],
    });
    await importing(folder);
    expect(await announced()).toEqual(['carla@posta.example non è più pubblicato: questo avviso finisce qui']);
    expect(await database().query('select from alert_subscription where is_thing')).toEqual([]);
    folder.write({ [FILE]: call('agronomi', '2026-12-28') });
    await importing(folder);
    expect(await announced()).toEqual([]);
  });

  it('[FOLLOW-02] should not take a tender that moves to the history for withdrawn', async () => {
    const tender = (deadline: string) => `- friendlyUrl: mensa
  title: Mensa
  description: Pasti.
  publicationDate: 2026-11-01
  contractStatus: In corso di espletamento
  contractScopes: [Servizi]
  lastUpdate: 2026-11-01
  identifier: A1
  cig: Z000000001
  deadline: ${deadline}
`;
    const folder = contentFolder({
      'contracts/a.yaml': tender('2026-12-10'),
      'regulations/a.yaml': aRegulation('altra'),
    });
    await importing(folder);
    await follow('carla@posta.example', { thing: 'tenders', slug: 'mensa' });
    folder.remove('contracts/a.yaml');
    folder.write({
      'contracts-history/a.yaml': `${tender('2026-12-10').replace('In corso di espletamento', 'Aggiudicato')}  fund: agenzia\n`,
    });
    await importing(folder);
    expect(await announced()).toEqual(['carla@posta.example lo stato è ora «Aggiudicato»']);
  });
});

describe('the upgrade', () => {
  const SQL = knownMigrations().find(({ name }) => name.includes('content-ids'))?.sql ?? '';
  /** The tables as the version before left them, and then the migration. */
  const upgraded = async (): Promise<void> => {
    await database().script(
      `drop index content_id; alter table content drop column id, drop column announced_state, drop column day_moves, drop column days_moved_on;
       alter table thing_news drop column gone;`,
    );
    await database().script(SQL);
  };
  const again = { formats: { batch: 'altro', record: 'altro' } };

  it('[ALERT-05] [FOLLOW-02] should tell nobody anything, nor the first import after it, and keep on telling what changes', async () => {
    const folder = await followed();
    folder.write({ 'regulations/b.yaml': aRegulation('futura').replace('2026-03-02', TOMORROW) });
    await importing(folder);
    await upgraded();
    expect((await importing(folder, again)).updated).toBe(3);
    expect(await announced()).toEqual([]);
    folder.write({ [FILE]: call('agronomi-2026', '2027-01-31', { former: OLD_PATH }) });
    await importing(folder, again);
    expect(await announced()).toEqual(MOVED.map((line) => line.replace('agronomi ', 'agronomi-2026 ')));
  });

  it('[ALERT-05] [FOLLOW-02] should take for announced what the version before still writes beside it, and go on from there', async () => {
    const folder = await followed();
    // The version before notes the news itself, and knows nothing of a state.
    await database().query(
      `update content set payload = jsonb_set(payload, '{item,deadline}', '"2027-01-31"') where slug = 'agronomi'`,
    );
    await database().query(
      `insert into content (type, slug, title, payload, announced) select type, 'periti', title, payload, true from content where slug = 'agronomi'`,
    );
    folder.write({ [FILE]: call('agronomi', '2027-01-31') + call('periti', '2027-01-31') });
    await importing(folder);
    expect(await announced()).toEqual([]);
  });
});
