import { millisecondsInDay } from 'date-fns/constants';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AlertToSend } from '#core/alerts/alert-outbox.ts';
import { type AlertPerson, NO_CHOICES, type PersonalDraft, TERM_DAYS } from '#core/alerts/personal-alerts.ts';
import { REFUSED_DAYS } from '#core/alerts/refusal.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { PostgresAlertOutbox } from '#adapters/storage/postgres/alerts/alert-outbox.ts';
import { PostgresAlertRegister } from '#adapters/storage/postgres/alerts/alert-register.ts';
import { forgetUnconfirmed } from '#adapters/storage/postgres/alerts/alert-retention.ts';
import { SecretVault } from '#adapters/storage/postgres/alerts/alert-vault.ts';
import { PostgresPersonalDigests } from '#adapters/storage/postgres/alerts/personal-digests.ts';
import { PostgresPersonalRegister } from '#adapters/storage/postgres/alerts/personal-register.ts';
import { knownMigrations } from '#adapters/storage/postgres/connection/migrate.ts';
import { personalRegisterContract } from '#tests/contracts/personal-register.contract.ts';
import { seedNotifications } from './seeds.ts';
import { anApplication, aPayment } from '#tests/support/mothers/procedures.ts';
import { day } from '#tests/support/mothers/day.ts';
import { emptied, testDatabase } from './test-database.ts';

const database = testDatabase({ isOwn: true });
const SECRET = 'un-segreto-di-prova-di-almeno-32-caratteri';
const LEASE_MS = 60_000;
const vault = new SecretVault({ secret: SECRET });
const ANNA: AlertPerson = { fiscalCode: 'BNCNNA80A41H501R', role: 'farmer' };
const PAOLA: AlertPerson = { fiscalCode: 'VRDPLA79M52G478S', role: 'caa' };
const ONE = '01234560017';
const OTHER = '01234560025';

let now = 0;
const clock = { now: () => now };
const register = (at: Clock = clock) => new PostgresPersonalRegister(database(), at, vault, 100);
const outbox = (at: Clock = clock) =>
  new PostgresAlertOutbox(database(), at, vault, new PostgresAlertRegister(database(), at, vault, 100));
const digests = () => new PostgresPersonalDigests(database(), clock, vault);
const at = (text: string): void => {
  now = Date.parse(text);
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
/** The messages that are due: person, company, news. */
const reported = async (): Promise<readonly string[]> => {
  await digests().gather();
  return (await received()).flatMap(({ to, content }) =>
    content.kind === 'personal'
      ? [`${to.mail}: ${content.things.map(({ kind, cuaa, id }) => `${kind} ${cuaa ?? '-'} ${id}`).join(', ')}`]
      : [],
  );
};
const choose = async (person: AlertPerson, draft: Partial<PersonalDraft>): Promise<string> => {
  const mail = draft.mail ?? 'anna@posta.example';
  await register().save(person, { ...NO_CHOICES, ...draft, mail });
  const [link] = await received();
  const content = link?.content;
  if (content?.kind === 'confirmPersonal') await register().confirm(link?.address ?? '', content.key);
  return link?.address ?? '';
};
const seedCompanies = async (): Promise<void> => {
  await database().script(`
    insert into office (id, name, description, mail) values ('U1', 'Ufficio', 'CAA', 'u@caa.example');
    insert into office_operator (office_id, fiscal_code) values ('U1', '${PAOLA.fiscalCode}');
    insert into company (cuaa, friendly_url, registered_name, folded_name) values
      ('${ONE}', 'p-1', 'Uno', 'uno'), ('${OTHER}', 'p-2', 'Due', 'due');
    insert into company_holder (cuaa, fiscal_code) values ('${ONE}', '${ANNA.fiscalCode}'), ('${OTHER}', '${ANNA.fiscalCode}');
    insert into mandate (cuaa, office_id, since) values ('${ONE}', 'U1', '2020-01-01');`);
};
const notify = (msgId: string, id: string, kind: 'AGRI' | 'CAA' = 'AGRI') =>
  seedNotifications(database(), [{ msgId, kind, id, subject: 'O', plainBody: 'T', createdAt: now, readBy: [] }]);
const addEntry = (cuaa: string, kind: 'payment' | 'question', entry: { readonly id: string }) =>
  database().query(
    "insert into procedure_entry (cuaa, kind, id, sort_day, payload) values ($1, $2, $3, '', $4::jsonb)",
    [cuaa, kind, entry.id, JSON.stringify(entry)],
  );
/** A payment that has changed state, as an import notes it. */
const pay = async (cuaa: string, id: string): Promise<void> => {
  await addEntry(cuaa, 'payment', aPayment({ id }));
  await database().query(
    "insert into company_news (kind, owner_kind, owner_id, thing) values ('payment', 'AGRI', $1, $2)",
    [cuaa, id],
  );
};

beforeEach(async () => {
  await emptied(database());
  at('2026-11-25T12:00:00+01:00');
});

describe('the register over its tables', () => {
  personalRegisterContract(async (own) => {
    const sent: { mail: string; id: string; key: string }[] = [];
    await database().script(
      `insert into company (cuaa, friendly_url, registered_name, folded_name) values ('x', 'x', 'x', 'x')`,
    );
    return {
      register: register(own),
      sent: async () => {
        for (
          let mail = await outbox(own).claim(LEASE_MS);
          mail !== undefined;
          mail = await outbox(own).claim(LEASE_MS)
        ) {
          if (mail.content.kind === 'confirmPersonal')
            sent.push({ mail: mail.to.mail, id: mail.address, key: mail.content.key });
          await outbox(own).delivered(mail);
        }
        return sent;
      },
    };
  });

  it('[PREF-02] should store nothing that can be read, and forget an address that nobody confirms', async () => {
    await seedCompanies();
    await register().save(ANNA, {
      ...NO_CHOICES,
      mail: 'anna@posta.example',
      companies: [{ cuaa: ONE, kinds: ['term'] }],
      hour: 7,
    });
    for (const table of ['personal_alert', 'personal_choice', 'personal_mail', 'alert_count'])
      expect(JSON.stringify(await database().query(`select * from ${table}`))).not.toMatch(
        new RegExp(`anna|posta\\.example|${ONE}|${ANNA.fiscalCode}`, 'u'),
      );
    now += 7 * millisecondsInDay;
    await forgetUnconfirmed(database(), clock);
    expect((await register().of(ANNA)).address).toBeDefined();
    now += 1;
    await forgetUnconfirmed(database(), clock);
    expect((await register().of(ANNA)).address).toBeUndefined();
  });
});

describe('the way back of the tables', () => {
  it('[PREF-03] should take away all that came with them, leave notifications at work, and let them come again', async () => {
    const migration = knownMigrations().find(({ name }) => name.endsWith('-personal-alerts.sql'));
    const undone = new Error('undone');
    const tried = database().tx(async (tx) => {
      await tx.script(`
        drop trigger notification_news on notification;
        drop function note_notification();
        drop table company_news, personal_mail, personal_choice, personal_alert;`);
      await tx.query(
        "insert into notification (msg_id, kind, owner_id, subject, plain_body, created_at) values ('M', 'AGRI', $1, 'O', 'T', now())",
        [ONE],
      );
      expect(migration?.expands).toBe(true);
      // Whatever of it had stayed would be there twice, and refused.
      await tx.script(migration?.sql ?? '');
      expect(await tx.query('select thing from company_news')).toEqual([]);
      throw undone;
    });
    await expect(tried).rejects.toBe(undone);
  });
});

describe('what is told', () => {
  beforeEach(seedCompanies);

  it('[PREF-04] [PREF-06] should be to a centre the terms that stand in its work list now, of its producers alone', async () => {
    const addWork = (cuaa: string, id: string, term: string, until = 'infinity') =>
      database().query(
        `insert into producer_work values ($1, $2, '2026-01-01', $4, 'pec', $3, null, 0, false, 0, 0, 0, 0, 0, 0, 0, 0, '{}')`,
        [cuaa, id, term, until],
      );
    await addWork(ONE, 'fra-sette', '2026-12-03');
    await addWork(ONE, 'fra-otto', '2026-12-04');
    await addWork(ONE, 'finito', '2026-12-03', '2026-11-20');
    await addWork(OTHER, 'di-altri', '2026-12-03');
    await choose(PAOLA, { kinds: ['term'], mail: 'paola@caa.example' });
    at('2026-11-26T07:00:00+01:00');
    expect(await reported()).toEqual([`paola@caa.example: term ${ONE} fra-sette`]);
  });

  it('[PREF-03] should be a notification of a company that was chosen, once, and of no other company or kind', async () => {
    await choose(ANNA, { companies: [{ cuaa: ONE, kinds: ['notification'] }] });
    await notify('m-1', ONE);
    await notify('m-2', OTHER);
    await pay(ONE, 'P-1');
    expect(await reported()).toEqual([`anna@posta.example: notification ${ONE} m-1`]);
    await notify('m-1', ONE).catch(() => undefined);
    expect(await reported()).toEqual([]);
  });

  it('[PREF-03] [PREF-05] should be one message a company, each with what is of that company alone', async () => {
    await choose(ANNA, {
      companies: [ONE, OTHER].map((cuaa) => ({ cuaa, kinds: ['notification', 'payment'] as const })),
    });
    await notify('m-1', ONE);
    await notify('m-2', OTHER);
    await pay(OTHER, 'P-2');
    expect((await reported()).toSorted()).toEqual([
      `anna@posta.example: notification ${ONE} m-1`,
      `anna@posta.example: notification ${OTHER} m-2, payment ${OTHER} P-2`,
    ]);
  });

  it('[PREF-03] should be one message for all that comes before it leaves, and tell nothing that was withdrawn', async () => {
    await choose(ANNA, { companies: [{ cuaa: ONE, kinds: ['notification', 'payment'] }] });
    await notify('m-1', ONE);
    await digests().gather();
    await notify('m-2', ONE);
    await pay(ONE, 'P-1');
    await database().query("update notification set withdrawn_at = now() where msg_id = 'm-1'");
    expect(await reported()).toEqual([`anna@posta.example: notification ${ONE} m-2, payment ${ONE} P-1`]);
  });

  it.each([
    [undefined, ['2026-12-11', '2026-12-27', '2027-01-04', '2027-01-09']],
    [[7], ['2027-01-04']],
    [
      [14, 1],
      ['2026-12-27', '2027-01-09'],
    ],
  ])(
    '[PREF-04] should be a term on the days before it that were chosen, %j, each once, also where a day was missed',
    async (chosen, expected) => {
      const request = { what: 'la planimetria', dueOn: day('2027-01-10') };
      await addEntry(ONE, 'question', anApplication({ id: 'D-1', request }));
      await choose(ANNA, {
        companies: [{ cuaa: ONE, kinds: ['term'] }],
        ...(chosen === undefined ? {} : { termDays: chosen }),
      });
      expect((await register().of(ANNA)).termDays).toEqual(chosen ?? TERM_DAYS);
      const days: string[] = [];
      for (let count = 0; count < 50; count += 1) {
        now += millisecondsInDay;
        // On the seventh day before nobody is there.
        const today = new Date(now).toISOString().slice(0, 10);
        if (today === '2027-01-03') continue;
        if ((await reported()).length > 0) days.push(today);
        expect(await reported()).toEqual([]);
      }
      expect(days).toEqual(expected);
    },
  );

  it('[PREF-05] should end with the company and with the mandate, also of a message that waits', async () => {
    await choose(ANNA, { companies: [ONE, OTHER].map((cuaa) => ({ cuaa, kinds: ['notification'] as const })) });
    await notify('m-1', ONE);
    await notify('m-2', OTHER);
    await digests().gather();
    await database().query('update company set mandate_closed = true where cuaa = $1', [ONE]);
    expect(await reported()).toEqual([`anna@posta.example: notification ${OTHER} m-2`]);
    expect((await register().of(ANNA)).companies).toEqual([{ cuaa: OTHER, kinds: ['notification'] }]);
    await database().query('delete from company_holder where cuaa = $1', [OTHER]);
    await notify('m-3', OTHER);
    expect(await reported()).toEqual([]);
    expect(await database().query('select from personal_alert')).toEqual([]);
  });

  it('[PREF-05] [PREF-06] should be one digest a day for a centre, at its hour, of producers whose mandate it has then', async () => {
    await choose(PAOLA, { mail: 'paola@posta.example', kinds: ['notification', 'payment'], hour: 12 });
    await pay(ONE, 'P-1');
    await pay(OTHER, 'P-2');
    await notify('m-1', PAOLA.fiscalCode, 'CAA');
    expect(await reported()).toEqual([]);
    at('2026-11-26T11:59:00+01:00');
    expect(await reported()).toEqual([]);
    at('2026-11-26T12:00:00+01:00');
    const [digest, ...more] = await reported();
    expect([digest?.includes(`payment ${ONE} P-1`), digest?.includes('notification - m-1')]).toEqual([true, true]);
    expect([digest?.includes(OTHER), more]).toEqual([false, []]);
    // Another hour of the same day makes no second one.
    await register().save(PAOLA, { ...NO_CHOICES, mail: 'paola@posta.example', kinds: ['payment'], hour: 18 });
    await pay(ONE, 'P-3');
    at('2026-11-26T18:00:00+01:00');
    expect(await reported()).toEqual([]);
    await database().query("update mandate set until = '2026-11-26'");
    at('2026-11-27T18:00:00+01:00');
    expect(await reported()).toEqual([]);
  });

  it('[PREF-03] should be told by one of two processes, and lost by none', async () => {
    await choose(ANNA, { companies: [{ cuaa: ONE, kinds: ['notification'] }] });
    await notify('m-1', ONE);
    await Promise.all([digests().gather(), digests().gather()]);
    const [first, second] = await Promise.all([outbox().claim(LEASE_MS), outbox().claim(LEASE_MS)]);
    expect([first, second].filter((mail) => mail !== undefined)).toHaveLength(1);
    const taken = first ?? second;
    expect(taken === undefined ? undefined : await outbox().keep(taken, LEASE_MS)).toBe(true);
    now += 2 * LEASE_MS;
    expect((await outbox().claim(LEASE_MS))?.attempts).toBe(1);
    expect(taken === undefined ? undefined : await outbox().keep(taken, LEASE_MS)).toBe(false);
  });

  it('[PREF-07] should end where the recipient is refused on three days', async () => {
    await choose(ANNA, { companies: [{ cuaa: ONE, kinds: ['notification'] }] });
    await notify('m-1', ONE);
    await digests().gather();
    for (let count = 0; count < REFUSED_DAYS; count += 1) {
      const mail = await outbox().claim(LEASE_MS);
      if (mail !== undefined) await outbox().refused(mail);
      now += millisecondsInDay;
    }
    expect(await database().query('select from personal_alert')).toEqual([]);
  });
});
