import { millisecondsInDay } from 'date-fns/constants';
import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_LISTS } from '#core/alerts/alert-service.ts';
import { ASKS_A_DAY, OTHER_SPELLINGS_A_DAY } from '#core/alerts/ask-limits.ts';
import type { AlertToSend, QueuedMail } from '#core/alerts/alert-outbox.ts';
import type { FollowedContent } from '#core/alerts/followed-content.ts';
import { searchOf } from '#core/alerts/list-search.ts';
import type { Frequency } from '#core/alerts/frequency.ts';
import { FAILURES_BEFORE_PAUSE, PAUSE_MS, REFUSED_DAYS } from '#core/alerts/refusal.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { criteriaFromQuery } from '#core/catalogue/query-codec.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import { queryPairs } from '#core/kernel/address.ts';
import { importContent } from '#adapters/storage/import/index.ts';
import { PostgresAlertDigests } from '#adapters/storage/postgres/alerts/alert-digests.ts';
import { forgetSentNews } from '#adapters/storage/postgres/alerts/due-subscriptions.ts';
import { PostgresAlertOutbox } from '#adapters/storage/postgres/alerts/alert-outbox.ts';
import { PostgresAlertRegister } from '#adapters/storage/postgres/alerts/alert-register.ts';
import { forgetUnconfirmed } from '#adapters/storage/postgres/alerts/alert-retention.ts';
import { SecretVault } from '#adapters/storage/postgres/alerts/alert-vault.ts';
import { signedLinks } from '#adapters/storage/postgres/alerts/signed-links.ts';
import { previewMails } from '#adapters/storage/postgres/alerts/mail-preview.ts';
import { noteOpenings } from '#adapters/storage/postgres/content/openings.ts';
import { publishPlanned } from '#adapters/storage/postgres/content/planned-content.ts';
import type { Database, Queryable, SqlValue } from '#adapters/storage/postgres/connection/database.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { aRegulation, contentFolder, type ContentFolder } from '../import/content-folder.ts';
import { emptied, testDatabase } from './test-database.ts';

const database = testDatabase();
const SECRET = 'un-segreto-di-prova-di-almeno-32-caratteri';
const OTHER_SECRET = 'un-altro-segreto-di-prova-di-almeno-32-caratteri';
const LEASE_MS = 60_000;

let now = 0;
const clock = { now: () => now };
const vault = new SecretVault({ secret: SECRET });
const registerWith = (mostADay = 100, with_ = vault) => new PostgresAlertRegister(database(), clock, with_, mostADay);
/** The database, with what follows each query of a transaction. */
const watched = (after: (sql: string) => Promise<void> | void): Database => ({
  ...database(),
  tx: <T>(work: (tx: Queryable) => Promise<T>) =>
    database().tx((own) =>
      work({
        script: (sql) => own.script(sql),
        query: async <R extends object>(sql: string, values?: readonly SqlValue[]) => {
          const rows = await own.query<R>(sql, values);
          await after(sql);
          return rows;
        },
      }),
    ),
});
const outbox = () => new PostgresAlertOutbox(database(), clock, vault, registerWith());
const digests = () => new PostgresAlertDigests(database(), clock, vault, '/media');
const later = (days: number): void => {
  now += days * millisecondsInDay;
};

const regulations = (query = '') =>
  searchOf(LISTS.regulations, criteriaFromQuery(LISTS.regulations, queryPairs(query)));
const asking = (mail: string, query = '', frequency: Frequency = 'now', client = 'chi') => {
  now += 1;
  return registerWith().ask({ mail, search: regulations(query), frequency, client });
};
/** Confirms all that waits for an address, as its owner does. */
const confirm = async (id: string): Promise<number> => {
  const known = (await registerWith().of(id))?.subscriptions ?? [];
  return registerWith().confirm(
    id,
    known.map((one) => one.id),
  );
};
const addressOf = async (): Promise<string> => {
  const [row] = await database().query<{ id: string }>('select id from alert_address order by id');
  return row?.id ?? '';
};
/** Takes and delivers all that is due. */
const received = async (): Promise<readonly AlertToSend[]> => {
  const all: AlertToSend[] = [];
  for (let mail = await outbox().claim(LEASE_MS); mail !== undefined; mail = await outbox().claim(LEASE_MS)) {
    all.push(mail);
    await outbox().delivered(mail);
  }
  return all;
};
/** What the messages that are due tell: to whom, and which entries. */
const reported = async (): Promise<readonly string[]> =>
  (await received()).flatMap(({ to, content }) =>
    content.kind === 'digest'
      ? [`${to.mail}: ${content.told.map(({ item, kind }) => `${item.id} ${kind}`).join(', ')}`]
      : [],
  );
const follow = async (mail: string, query = '', frequency: Frequency = 'now'): Promise<string> => {
  const before = await database().query<{ id: string }>('select id from alert_address');
  await asking(mail, query, frequency);
  const after = await database().query<{ id: string }>('select id from alert_address');
  const id = after.find((one) => !before.some((known) => known.id === one.id))?.id ?? (await addressOf());
  await confirm(id);
  await received();
  return id;
};
const importing = (folder: ContentFolder) => importContent(database(), folder.path, { clock });
const titled = (slug: string, type = 'Vino'): string => aRegulation(slug).replace('Pagamenti diretti', type);

beforeEach(async () => {
  await emptied(database());
  now = Date.parse('2026-11-25T12:00:00+01:00');
});

describe('the register of alerts', () => {
  it('[ALERT-02] should send a confirmation for all that waits, and another one of the day once it was used', async () => {
    await asking('anna@posta.example');
    await asking('anna@posta.example', 'types=vino');
    const mails = await received();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to.subscriptions.map(({ search }) => search)).toEqual([regulations(), regulations('types=vino')]);
    await confirm(await addressOf());
    await asking('anna@posta.example', 'types=olio');
    await asking('anna@posta.example', 'types=riso');
    expect(await received()).toHaveLength(1);
    later(1);
    await asking('anna@posta.example', 'types=olio');
    expect(await received()).toHaveLength(1);
  });

  it('[ALERT-02] should keep no confirmation from an address by what is asked for its other spellings, of which a few get one', async () => {
    const spellings = ['anna+a', 'anna+b', 'anna+c'].map((name) => `${name}@posta.example`);
    for (const mail of spellings) await asking(mail);
    expect((await received()).map(({ to }) => to.mail)).toEqual(spellings.slice(0, OTHER_SPELLINGS_A_DAY));
    await asking('anna@posta.example');
    expect((await received()).map(({ to }) => to.mail)).toEqual(['anna@posta.example']);
    for (const name of ['v.ittima', 'vi.ttima', 'vit.tima', 'vitt.ima']) await asking(`${name}@gmail.com`);
    expect(await received()).toHaveLength(OTHER_SPELLINGS_A_DAY);
  });

  it('[ALERT-02] should stop a client, its network, and all of them together, and say the same of every mailbox then', async () => {
    const ask = (mail: string, client: string, mostADay = 100) =>
      registerWith(mostADay).ask({ mail, search: regulations(), frequency: 'now', client });
    for (let count = 0; count < ASKS_A_DAY; count += 1)
      expect(await ask(`a${count}@posta.example`, '192.0.2.1')).toBe('taken');
    expect(await ask('b@posta.example', '192.0.2.1')).toBe('tooMany');
    expect(await ask('b@posta.example', '192.0.2.2')).toBe('tooMany');
    expect(await ask('b@posta.example', '2001:db8:0:1::')).toBe('taken');
    for (const mail of ['a1@posta.example', 'nuova@posta.example'])
      expect(await ask(mail, '2001:db8:1:1::', ASKS_A_DAY + 1)).toBe('tooMany');
    expect(await database().query('select from alert_address')).toHaveLength(ASKS_A_DAY + 1);
  });

  it('[ALERT-02] should keep what is asked last, whatever was asked for the address before', async () => {
    await asking('anna@posta.example', 'types=olio');
    await confirm(await addressOf());
    for (let count = 0; count <= MOST_LISTS; count += 1)
      await asking('anna@posta.example', `search=n${count}`, 'now', `c${count}`);
    await asking('anna@posta.example', 'types=vino', 'now', 'anna');
    const known = (await registerWith().of(await addressOf()))?.subscriptions ?? [];
    expect(known).toHaveLength(MOST_LISTS + 1);
    expect(known.at(-1)?.search).toEqual(regulations('types=vino'));
    // An address follows a number of lists, and no more.
    expect(await confirm(await addressOf())).toBe(MOST_LISTS - 1);
  });

  it('[ALERT-03] should confirm those of the lists that were chosen, and no others', async () => {
    await asking('anna@posta.example', '', 'weekly');
    await asking('anna@posta.example', 'search=un+altro');
    const id = await addressOf();
    const [own] = (await registerWith().of(id))?.subscriptions ?? [];
    expect(await registerWith().confirm(id, [own?.id ?? '', 'x'])).toBe(1);
    expect((await registerWith().of(id))?.subscriptions.map(({ confirmedOn }) => confirmedOn)).toEqual([
      '2026-11-25',
      undefined,
    ]);
  });

  it('[ALERT-04] should look for no search that nobody follows where nothing was ended', async () => {
    const id = await follow('anna@posta.example');
    const [one] = (await registerWith().of(id))?.subscriptions ?? [];
    await registerWith().end(id, one?.id);
    const said: string[] = [];
    const counting = watched((sql) => void said.push(sql));
    await new PostgresAlertRegister(counting, clock, vault, 100).end(id, one?.id);
    expect(said.some((sql) => sql.includes('alert_search'))).toBe(false);
  });

  it('[ALERT-02] [ALERT-04] should keep a search that somebody asks for while the last one who followed it leaves', async () => {
    const id = await follow('anna@posta.example');
    let ending: Promise<void> | undefined;
    // The last one leaves once the request has read the search, before it is written.
    const interrupted = watched(async (sql) => {
      if (!sql.includes('from alert_search')) return;
      ending ??= registerWith().end(id, undefined);
      // The embedded database runs one transaction after the other.
      if (database().kind === 'server') await ending;
    });
    const asked = { mail: 'bruno@posta.example', search: regulations(), frequency: 'now', client: 'altri' } as const;
    expect(await new PostgresAlertRegister(interrupted, clock, vault, 100).ask(asked)).toBe('taken');
    await ending;
    const other = await addressOf();
    expect(other).not.toBe(id);
    expect((await registerWith().of(other))?.subscriptions.map(({ search }) => search)).toEqual([regulations()]);
  });

  it('[ALERT-03] should confirm all lists that wait, once, and leave an active one as it is when a stranger asks for it again', async () => {
    await asking('anna@posta.example', '', 'weekly');
    await asking('anna@posta.example', 'types=vino');
    const id = await addressOf();
    expect([await confirm(id), await confirm(id)]).toEqual([2, 0]);
    await asking('anna@posta.example', '', 'now');
    const known = await registerWith().of(id);
    expect(known?.mail).toBe('anna@posta.example');
    expect(known?.subscriptions.map(({ frequency, confirmedOn }) => [frequency, confirmedOn])).toEqual([
      ['weekly', '2026-11-25'],
      ['now', '2026-11-25'],
    ]);
  });

  it('[ALERT-07] should store nothing that can be read, open it with the secret before, and with no other', async () => {
    await asking('anna@posta.example', 'search=olio');
    const tables = ['alert_address', 'alert_search', 'alert_subscription', 'alert_count', 'alert_mail'];
    for (const table of tables)
      expect(JSON.stringify(await database().query(`select * from ${table}`))).not.toMatch(/anna|posta\.example|olio/u);
    const id = await addressOf();
    const next = new SecretVault({ secret: OTHER_SECRET, previousSecret: SECRET });
    expect((await registerWith(100, next).of(id))?.mail).toBe('anna@posta.example');
    expect(await registerWith(100, new SecretVault({ secret: OTHER_SECRET })).of(id)).toBeUndefined();
    await registerWith(100, next).ask({
      mail: 'anna@posta.example',
      search: regulations('types=vino'),
      frequency: 'now',
      client: 'x',
    });
    expect(await database().query('select from alert_address')).toHaveLength(1);
  });

  it('[ALERT-07] should forget what nobody confirmed after seven days, and an address with its last list', async () => {
    await asking('anna@posta.example');
    later(7);
    await forgetUnconfirmed(database(), clock);
    expect(await database().query('select from alert_address')).toHaveLength(1);
    now += 1_000;
    await forgetUnconfirmed(database(), clock);
    const id = await follow('carla@posta.example');
    const [only] = (await registerWith().of(id))?.subscriptions ?? [];
    await registerWith().end(id, only?.id);
    for (const table of ['alert_address', 'alert_search', 'alert_subscription', 'alert_mail'])
      expect([table, await database().query(`select from ${table}`)]).toEqual([table, []]);
  });
});

describe('signedLinks', () => {
  it('[ALERT-03] should read its own links, those of the secret before, and no others', () => {
    const link = { kind: 'confirm' as const, address: 'abc', until: now };
    const key = signedLinks(vault).sign(link);
    expect(signedLinks(vault).read(key)).toEqual(link);
    expect(signedLinks(new SecretVault({ secret: OTHER_SECRET, previousSecret: SECRET })).read(key)).toEqual(link);
    expect(signedLinks(new SecretVault({ secret: OTHER_SECRET })).read(key)).toBeUndefined();
    for (const other of ['', '.', key.replace('abc', 'abd'), `${key}x`, key.slice(0, -1)])
      expect(signedLinks(vault).read(other)).toBeUndefined();
  });
});

describe('the digests', () => {
  it('[ALERT-05] should tell what is new once, to those whose filters match, and nothing of before', async () => {
    const folder = contentFolder({ 'regulations/a.yaml': titled('prima') });
    await importing(folder);
    await follow('anna@posta.example');
    await follow('carla@posta.example', 'types=olio');
    folder.write({ 'regulations/b.yaml': titled('seconda') });
    await importing(folder);
    expect(await digests().gather()).toBe(1);
    expect(await reported()).toEqual(['anna@posta.example: seconda new']);
    folder.write({ 'regulations/c.yaml': aRegulation('terza', '  isNew: true\n') });
    await importing(folder);
    await importing(folder);
    await digests().gather();
    expect(await reported()).toEqual(['anna@posta.example: terza new']);
    // A correction, and a content that went and came back, are no news.
    folder.write({ 'regulations/c.yaml': aRegulation('terza') });
    await importing(folder);
    folder.remove('regulations/b.yaml');
    await importing(folder);
    folder.write({ 'regulations/b.yaml': titled('seconda') });
    await importing(folder);
    expect([await digests().gather(), await reported()]).toEqual([0, []]);
  });

  it('[ALERT-05] should let one of two processes write a digest', async () => {
    const folder = contentFolder({ 'regulations/a.yaml': titled('prima') });
    await follow('anna@posta.example');
    await importing(folder);
    await Promise.all([digests().gather(), digests().gather()]);
    await digests().gather();
    expect(await reported()).toEqual(['anna@posta.example: prima new']);
  });

  it('[ALERT-05] should write nothing while another process does', async () => {
    const folder = contentFolder({ 'regulations/a.yaml': titled('prima') });
    await follow('anna@posta.example');
    await importing(folder);
    const tx: Database['tx'] = (work) =>
      database().tx((own) =>
        work({
          script: (sql) => own.script(sql),
          query: async <R extends object>(sql: string, values?: readonly SqlValue[]) =>
            sql.includes('pg_try_advisory_xact_lock') ? [{ free: false } as R] : own.query<R>(sql, values),
        }),
      );
    const elsewhere = { ...database(), tx } as Database;
    expect(await new PostgresAlertDigests(elsewhere, clock, vault, '/media').gather()).toBe(0);
    expect(await digests().gather()).toBe(1);
  });

  it('[ALERT-04] [ALERT-05] should wait for the hour, and lose and repeat nothing when the frequency changes meanwhile', async () => {
    const folder = contentFolder({ 'regulations/a.yaml': titled('prima') });
    const id = await follow('anna@posta.example', '', 'daily');
    await importing(folder);
    expect(await digests().gather()).toBe(0);
    const [one] = (await registerWith().of(id))?.subscriptions ?? [];
    await registerWith().changeFrequency(id, one?.id ?? '', 'weekly');
    later(1);
    expect(await digests().gather()).toBe(0);
    folder.write({ 'regulations/b.yaml': titled('seconda') });
    await importing(folder);
    await registerWith().changeFrequency(id, one?.id ?? '', 'daily');
    later(1);
    await digests().gather();
    expect(await reported()).toEqual(['anna@posta.example: seconda new, prima new']);
    later(1);
    expect(await digests().gather()).toBe(0);
    expect((await registerWith().of(id))?.subscriptions[0]?.lastMail).toEqual({
      at: now - millisecondsInDay,
      count: 2,
    });
  });

  it('[ALERT-05] should tell a planned content on its day, and not what was withdrawn before the message', async () => {
    const on = '2026-11-27';
    const folder = contentFolder({
      'regulations/a.yaml': titled('futura').replace('2026-03-02', on),
      'regulations/b.yaml': titled('altra'),
    });
    await follow('anna@posta.example', '', 'daily');
    await importing(folder);
    folder.write({ 'regulations/b.yaml': titled('rimasta') });
    await importing(folder);
    later(1);
    await digests().gather();
    expect(await reported()).toEqual(['anna@posta.example: rimasta new']);
    later(1);
    await publishPlanned(database(), dayInRome(now));
    await digests().gather();
    expect(await reported()).toEqual(['anna@posta.example: futura new']);
  });

  it('[ALERT-05] should tell a term that moved, with the one before', async () => {
    const call = (deadline: string): string => `- friendlyUrl: agronomi
  title: Agronomi
  description: Due posti.
  publicationDate: 2026-11-01
  competitionStatus: Aperto
  procedureTypes: [Concorso pubblico]
  lastUpdate: 2026-11-01
  deadline: ${deadline}
  positions: 2
`;
    const folder = contentFolder({ 'competitions/a.yaml': call('2026-12-10') });
    await importing(folder);
    await registerWith().ask({
      mail: 'anna@posta.example',
      search: { list: 'competitions', query: '' },
      frequency: 'now',
      client: 'x',
    });
    await confirm(await addressOf());
    await received();
    folder.write({ 'competitions/a.yaml': call('2026-12-20') });
    await importing(folder);
    await digests().gather();
    const [mail] = await received();
    expect(mail?.content).toMatchObject({
      told: [{ kind: 'term', before: '2026-12-10', item: { deadline: '2026-12-20' } }],
    });
  });

  it('[ALERT-05] should tell all who follow a search together, each its own part, and every search, however many there are', async () => {
    const folder = contentFolder({ 'regulations/a.yaml': titled('prima') });
    const searches = Array.from({ length: 120 }, (_, at) => vault.seal(regulations(at % 2 === 0 ? '' : 'types=olio')));
    await database().query(
      `insert into alert_search (id, hash, sealed) select at, at, sealed from jsonb_to_recordset($1::jsonb) as one(at text, sealed text)`,
      [JSON.stringify(searches.map((sealed, at) => ({ at: String(at), sealed })))],
    );
    await importing(folder);
    const [first] = await database().query<{ number: number }>('select max(number) as number from content_news');
    folder.write({ 'regulations/b.yaml': titled('seconda') });
    await importing(folder);
    // Three followers of each search: without any news yet, with the first entry, and with daily news.
    for (const [who, frequency, reported, due] of [
      ['a', 'now', 0, null],
      ['b', 'now', first?.number ?? 0, null],
      ['c', 'daily', 0, new Date(now + millisecondsInDay).toISOString()],
    ] as const) {
      await database().query('insert into alert_address (id, hash, sealed) values ($1, $1, $2)', [
        who,
        vault.seal(who),
      ]);
      await database().query(
        `insert into alert_subscription (id, address, search, frequency, asked_at, confirmed_on, told, due_at)
         select $1 || id, $1, id, $2, now(), '2026-11-25', $3, $4::timestamptz from alert_search`,
        [who, frequency, reported, due],
      );
    }
    const waiting = async () =>
      (await database().query<{ address: string; sealed: string }>('select address, sealed from alert_mail')).map(
        ({ address, sealed }) => {
          const mail = vault.open<QueuedMail>(sealed);
          return `${address} ${mail?.kind === 'digest' ? mail.told.map(({ item }) => item.id).join('+') : ''}`;
        },
      );
    const each = (reported: string) => Array.from({ length: 60 }, () => reported);
    expect(await digests().gather()).toBe(120);
    expect((await waiting()).toSorted()).toEqual([...each('a seconda+prima'), ...each('b seconda')]);
    expect(await digests().gather()).toBe(0);
    await database().query('delete from alert_mail');
    later(1);
    expect(await digests().gather()).toBe(60);
    expect(await waiting()).toEqual(each('c seconda+prima'));
  });

  it('[ALERT-05] should forget the news that everybody was told of, and no others', async () => {
    await follow('anna@posta.example');
    await importing(contentFolder({ 'regulations/a.yaml': titled('prima') }));
    await forgetSentNews(database());
    await digests().gather();
    expect(await reported()).toEqual(['anna@posta.example: prima new']);
    await forgetSentNews(database());
    expect(await database().query('select from content_news')).toEqual([]);
  });
});

describe('the digests of things', () => {
  const AID = { thing: 'aids', slug: 'aiuti-e-bandi/sviluppo-rurale/giovani' } as const;
  const anAid = (fields = ''): string => `- friendlyUrl: giovani
  title: Giovani
  description: Per chi comincia.
  lastUpdate: 2026-11-01
  kind: rural
${fields}`;
  const OPENING = `  opensOn: 2026-11-27
  closesOn: 2026-12-18
`;
  const followEntry = async (mail: string, search: FollowedContent, frequency: Frequency = 'now'): Promise<void> => {
    const known = await database().query<{ id: string }>('select id from alert_address');
    await registerWith().ask({ mail, search, frequency, client: 'x' });
    const all = await database().query<{ id: string }>('select id from alert_address');
    await confirm(all.find(({ id }) => !known.some((one) => one.id === id))?.id ?? '');
    await received();
  };
  const changes = async () =>
    (await received()).flatMap(({ to, content }) =>
      content.kind === 'thing' ? [`${to.mail}: ${content.title}, ${content.changes.join(', ')}`] : [],
    );

  it('[FOLLOW-02] should tell an opening on its day, once, to whoever follows it and to nobody else', async () => {
    const folder = contentFolder({ 'aids/a.yaml': anAid(OPENING) });
    await importing(folder);
    await followEntry('anna@posta.example', AID);
    await followEntry('carla@posta.example', { thing: 'aids', slug: 'aiuti-e-bandi/altro' });
    await noteOpenings(database(), dayInRome(now));
    expect(await digests().gather()).toBe(0);
    later(2);
    for (let times = 0; times < 2; times += 1) await noteOpenings(database(), dayInRome(now));
    await Promise.all([digests().gather(), digests().gather()]);
    await digests().gather();
    expect(await changes()).toEqual(['anna@posta.example: Giovani, si è aperto: aperto, scade il 18/12/2026']);
    await forgetSentNews(database());
    expect(await database().query('select from thing_news')).toEqual([]);
    later(1);
    await noteOpenings(database(), dayInRome(now));
    expect(await digests().gather()).toBe(0);
  });

  it('[FOLLOW-02] should tell days that moved, documents that were added, and nothing of an import done twice', async () => {
    const folder = contentFolder({ 'aids/a.yaml': anAid(OPENING) });
    await importing(folder);
    await followEntry('anna@posta.example', AID, 'daily');
    folder.write({ 'aids/a.yaml': anAid(OPENING.replace('2026-11-27', '2026-12-01')) });
    await importing(folder);
    folder.write({ 'aids/a.yaml': anAid(OPENING.replace('2026-11-27', '2026-12-04')).replace('Per chi', 'A chi') });
    await importing(folder);
    await importing(folder);
    expect(await digests().gather()).toBe(0);
    later(1);
    await digests().gather();
    expect(await changes()).toEqual([
      'anna@posta.example: Giovani, i giorni sono cambiati: apre il 04/12/2026, scade il 18/12/2026; prima apre il 27/11/2026, scade il 18/12/2026',
    ]);
  });

  it('[FOLLOW-02] should tell of what was withdrawn before the message that it was, and nothing else', async () => {
    const folder = contentFolder({ 'aids/a.yaml': anAid(OPENING) });
    await importing(folder);
    await followEntry('anna@posta.example', AID);
    folder.write({ 'aids/a.yaml': anAid(OPENING.replace('2026-11-27', '2026-12-01')) });
    await importing(folder);
    folder.remove('aids/a.yaml');
    await importContent(database(), folder.path, { clock, mayEmpty: true });
    await digests().gather();
    expect(await changes()).toEqual(['anna@posta.example: Giovani, non è più pubblicato: questo avviso finisce qui']);
  });
});

describe('previewMails', () => {
  it('[API-08] [ALERT-05] should say whom an import would tell, by list and by thing, and leave all as it is', async () => {
    const regulation = { 'regulations/a.yaml': titled('prima') };
    const folder = contentFolder(regulation);
    const preview = previewMails(vault, routeTable(DEMONSTRATION_NAMES));
    const rehearsed = async () =>
      (await importContent(database(), folder.path, { clock, isRehearsal: true, preview })).mails;
    await importing(folder);
    await follow('anna@posta.example');
    await follow('carla@posta.example', 'types=vino');
    await follow('ivo@posta.example', 'types=olio');
    folder.write({ 'regulations/b.yaml': titled('seconda') });
    expect(await rehearsed()).toEqual({ subscriptions: 2, lists: [{ words: 'Normative', count: 2 }] });
    expect(await rehearsed()).toEqual({ subscriptions: 2, lists: [{ words: 'Normative', count: 2 }] });
    expect([
      await digests().gather(),
      await database().query('select from content where slug = $1', ['seconda']),
    ]).toEqual([0, []]);
    await importing(folder);
    expect(await digests().gather()).toBe(2);
    folder.write({ 'regulations/b.yaml': titled('seconda').replace('title:', 'title: Nuova') });
    expect(await rehearsed()).toEqual({ subscriptions: 0, lists: [] });
  });
});

describe('the queue of alerts', () => {
  it('[ALERT-06] should give a message to one process at a time, and back when nothing is heard of it', async () => {
    await asking('anna@posta.example');
    const [first, second] = await Promise.all([outbox().claim(LEASE_MS), outbox().claim(LEASE_MS)]);
    const mail = first ?? second;
    expect([first, second].filter((one) => one === undefined)).toHaveLength(1);
    now += LEASE_MS;
    const again = await outbox().claim(LEASE_MS);
    expect(again?.attempts).toBe(1);
    expect(mail === undefined ? undefined : await outbox().keep(mail, LEASE_MS)).toBe(false);
    expect(again === undefined ? undefined : await outbox().keep(again, LEASE_MS)).toBe(true);
  });

  it('[ALERT-06] should let one process send in a turn', async () => {
    expect([await outbox().mayStart(4_000), await outbox().mayStart(4_000)]).toEqual([true, false]);
    now += 4_000;
    expect(await outbox().mayStart(4_000)).toBe(true);
  });

  it('[ALERT-06] should end an address that is refused on three days, not one that is refused thrice in a day, and write to it no more', async () => {
    await follow('anna@posta.example');
    await importing(contentFolder({ 'regulations/a.yaml': titled('prima') }));
    await digests().gather();
    for (let days = 0; days < REFUSED_DAYS; days += 1) {
      expect(await database().query('select from alert_address')).toHaveLength(1);
      const mail = await outbox().claim(LEASE_MS);
      if (mail !== undefined) for (let times = 0; times < 3; times += 1) await outbox().refused(mail);
      later(1);
    }
    expect(await database().query('select from alert_address')).toEqual([]);
    await asking('anna@posta.example');
    expect(await received()).toEqual([]);
  });

  it('[ALERT-06] should pause all messages after many failures in a row, for an hour, and say so', async () => {
    await asking('anna@posta.example');
    expect(await outbox().mayStart(1)).toBe(true);
    for (let count = 1; count <= FAILURES_BEFORE_PAUSE; count += 1) {
      const mail = await outbox().claim(0);
      if (mail !== undefined) expect(await outbox().failed(mail, 0)).toBe(count === FAILURES_BEFORE_PAUSE);
    }
    expect([await outbox().mayStart(1), (await outbox().figures()).isPaused]).toEqual([false, true]);
    now += PAUSE_MS;
    expect([await outbox().mayStart(1), (await outbox().figures()).isPaused]).toEqual([true, false]);
  });
});
