import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { AidRepository } from '#core/aids/aid-repository.ts';
import { AlertLinks } from '#core/alerts/alert-service.ts';
import type { AlertToSend, QueuedMail } from '#core/alerts/alert-outbox.ts';
import { FollowedEntries } from '#core/alerts/followed-entries.ts';
import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { noCriteria } from '#core/catalogue/criteria.ts';
import { binding } from '#core/kernel/port-key.ts';
import { aidListDeliveryOf } from '#adapters/http/server/delivery/aid-list-mail.ts';
import { alertDeliveryOf } from '#adapters/http/server/delivery/alert-mail.ts';
import { deliveryOf } from '#adapters/http/server/delivery/delivery.ts';
import { portalSettingsOf } from '#adapters/http/server/settings/settings.ts';
import { importContent } from '#adapters/storage/import/index.ts';
import {
  AlertSettings,
  bindings as storageBindings,
  Database,
  type Database as Opened,
  migrate,
  openDatabase,
} from '#adapters/storage/postgres/index.ts';
import { drawSiteOver } from '#tests/support/drawn-site.ts';
import { madePdfs } from '#tests/support/made-pdfs.ts';
import { anAssistanceRequest } from '#tests/support/mothers/assistance.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { startRelay } from '#tests/support/relay.ts';
import { rendererOver } from '#tests/support/renderer.ts';
import { SERVICE_START_LIMIT_MS, serveOver, startService, type TestService } from '#tests/support/service.ts';
import { emptyArchive } from '../storage/postgres/empty-archive.ts';

/** Sixty pages are drawn. */
const PAGES_LIMIT_MS = 300_000;
const EXAMPLE = 'adapters/deploy/example-agency';
const OPENS = { from: '10:15', to: '13:45' };
/** What a third agency writes in the place of the example's words; hours and telephones are nobody else's. */
const THIRD: readonly (readonly [RegExp, string])[] = [
  [/val\s+serena/giu, 'Alta Piana'],
  [/valserena/gu, 'altapiana'],
  [/0461 000 1/gu, '0199 777 4'],
  [/"08:30"/gu, `"${OPENS.from}"`],
  [/"12:30"/gu, `"${OPENS.to}"`],
];
const asThird = (text: string): string => THIRD.reduce((read, [old, own]) => read.replaceAll(old, own), text);
const SETTINGS = JSON.parse(asThird(readFileSync(join(EXAMPLE, 'settings.json'), 'utf8'))) as Record<string, unknown>;
/** The agency's own, in its frame and at its desk. */
const PHONES = ['0199 777 400', '0199 777 410'] as const;
/** A Wednesday on which its office is open. */
const NOW = Date.parse('2026-11-25T11:00:00+01:00');

/** Data of the demonstration's company: numbers of its records, which agency has its file, its telephone. */
const COMPANY_DATA = /ANPAG\.\d{4}\.\d+|(?<=presso:? )ANPAG|0761 555 0191/gu;
const OTHERS = /anpag|agenzia nazionale|campi sereni|val\s*serena/iu;
const TELEPHONE = /(?<![\w.,/-]|\d )(?:\+39 ?)?(?:0\d{1,3}|800)[ ./-]\d{3}[ .\d]{2,6}\d/gu;
/** Hours of an office as sentences have them: "dalle 9 alle 17", "9:00-17:00", "chiude alle 17", "lunedì 9:30". */
const HOURS =
  /dalle (?:ore )?([\d:.]+) alle (?:ore )?([\d:.]+)|(\d{1,2}[:.]\d{2}) ?[-–] ?(\d{1,2}[:.]\d{2})|(?:apre|chiude|fino) (?:[\p{L}]+ )?alle (?:ore )?([\d:.]+)|(?:lun|mart|mercol|giov|vener)edì[^.<]{0,40} (\d{1,2}[:.]\d{2})/giu;

/** Telephones that the agency has written itself: its own, and those of the paying bodies that it names. */
const known = new Set<string>(PHONES);
/** What a text says of another agency, or of hours and telephones that are not of this one. */
const foreignIn = (text: string): readonly string[] => {
  const read = text.replaceAll(COMPANY_DATA, '').replaceAll(/\s+/gu, ' ');
  const hours = [...read.matchAll(HOURS)].filter(([, ...said]) =>
    said.some(
      (hour) => hour !== undefined && !Object.values(OPENS).includes(hour.replace('.', ':').replace(/:$/u, '')),
    ),
  );
  const phones = [...read.matchAll(TELEPHONE)].filter(([phone]) => !known.has(phone));
  const names = [...read.matchAll(new RegExp(OTHERS, 'giu'))];
  return [...names, ...phones, ...hours].map(({ index }) => read.slice(Math.max(0, index - 40), index + 60));
};
/** The words of a page, with what only programs read. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<svg[^]*?<\/svg>|<style[^]*?<\/style>/gu, ' ')
    .replaceAll(/<\/?(?:b|i|em|strong|span|a)\b[^>]*>/gu, '')
    .replaceAll(/<[^>]+>/gu, ' | ');

const folders: string[] = [];
const temporary = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'terza-agenzia-'));
  folders.push(folder);
  return folder;
};
/** The contents of the example, in the third agency's words. */
const ownContents = (): string => {
  const folder = temporary();
  cpSync(join(EXAMPLE, 'contents'), folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) =>
    one.endsWith('.yaml'),
  )) {
    const file = join(folder, name);
    const text = asThird(readFileSync(file, 'utf8'));
    writeFileSync(file, text);
    if (name.startsWith('paying-bodies')) for (const [phone] of text.matchAll(TELEPHONE)) known.add(phone);
  }
  return folder;
};

let db: Opened;
let service: TestService;
let removeArchive: () => void;
beforeAll(async () => {
  const archive = await emptyArchive();
  removeArchive = archive.remove;
  db = await openDatabase({ kind: 'embedded', folder: archive.folder });
  await migrate(db);
  service = await serveOver(
    [
      ...storageBindings,
      binding(Database, [], () => db),
      binding(AlertSettings, [], () => ({
        secret: 'parola-di-prova-lunga-trentadue-caratteri',
        confirmationsPerDay: 9,
      })),
    ],
    { settings: SETTINGS, clock: { now: () => NOW } },
  );
  const { names, flags } = service.settings;
  await importContent(db, ownContents(), { clock: { now: () => NOW }, names, flags });
}, SERVICE_START_LIMIT_MS);
afterAll(async () => {
  await service.stop();
  await db.close();
  removeArchive();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('a third agency', () => {
  it('[CONST-10] should be told from others by its names, telephones and hours', () => {
    for (const own of ['Alta Piana', `dalle ${OPENS.from} alle ${OPENS.to}`, 'Chiude alle 13:45.', ...PHONES])
      expect(foreignIn(own)).toEqual([]);
    for (const other of [
      'di ANPAG',
      'Val Serena',
      'dal lunedì al venerdì, dalle 9 alle 17',
      '9:00 - 17:00',
      'chiude alle 17',
      '06 0000 1234',
    ])
      expect([other, foreignIn(other).length]).toEqual([other, 1]);
  });

  it('[CONST-10] should find nothing of another one on any public page', { timeout: PAGES_LIMIT_MS }, async () => {
    const render = await rendererOver(service.composition);
    const addresses = [
      '/pagina-che-non-esiste',
      '/ricerca?search=premio',
      ...(await (await drawSiteOver(service)).addresses()),
    ];
    expect(addresses.length).toBeGreaterThan(40);
    const found: Record<string, readonly string[]> = {};
    let everything = '';
    for (const address of addresses) {
      const [path = '', query = ''] = address.split('?');
      const { html } = await render({ path, query, wasLoggedIn: false, origin: 'https://altapiana.example' });
      const read = wordsOf(html);
      everything += read;
      found[address] = foreignIn(read);
    }
    expect(Object.fromEntries(Object.entries(found).filter(([, said]) => said.length > 0))).toEqual({});
    // Its own are there, so that what is not found is not merely unread.
    for (const own of ['Alta Piana', OPENS.from, ...PHONES])
      expect([own, everything.includes(own)]).toEqual([own, true]);
  });

  it('[CONST-10] [ALERT-03] [ALERT-05] should send no mail that says anything of another one', async () => {
    const { composition, settings, origin } = service;
    const relay = await startRelay();
    onTestFinished(() => relay.stop());
    const outbox = {
      kind: 'smtp',
      host: '127.0.0.1',
      port: relay.port,
      from: 'portale@altapiana.example',
      to: 'sportello@altapiana.example',
      security: 'none',
    } as const;
    const parts = {
      settings: { ...settings, outbox, staging: false },
      portal: portalSettingsOf(settings),
      items: composition.get(CatalogueRepository),
      entries: composition.get(FollowedEntries),
      links: composition.get(AlertLinks),
      origin: () => origin,
    };
    const [item] = (await parts.items.matching('regulations', noCriteria(), 1, 1)).items;
    if (item === undefined) throw new Error('the agency has no regulation');
    const search = { list: 'regulations', query: '' } as const;
    const mails: readonly QueuedMail[] = [
      { kind: 'confirm' },
      { kind: 'digest', search, told: [{ item, kind: 'new' }] },
      {
        kind: 'thing',
        thing: { thing: 'services', slug: 'premio-per-i-pascoli' },
        title: 'Premio per i pascoli',
        changes: ['c’è un documento nuovo'],
      },
      { kind: 'confirmPersonal', key: 'chiave' },
      { kind: 'personal', things: [] },
    ];
    const waiting = { id: 'lista', search, frequency: 'now', confirmedOn: undefined, lastMail: undefined } as const;
    for (const content of mails) {
      const queued: AlertToSend = {
        id: content.kind,
        address: 'indirizzo',
        subscription: content.kind === 'digest' ? waiting.id : undefined,
        attempts: 0,
        createdAt: NOW,
        content,
        to: { mail: 'anna@posta.example', subscriptions: [waiting] },
        person: { fiscalCode: 'BNCNNA80A41H501R', role: 'farmer' },
      };
      await alertDeliveryOf(parts)(queued, async () => true);
    }
    const aids = composition.get(AidRepository);
    const [aid] = (await aids.aids()) ?? [];
    const list = { id: 'elenco', attempts: 0, createdAt: NOW, mail: 'anna@posta.example', query: '' };
    await aidListDeliveryOf({ ...parts, aids })({ ...list, fits: [aid?.slug ?? ''], could: [] }, async () => true);
    const request = anAssistanceRequest({ phone: PHONES[1] });
    const undelivered = { receiptNumber: 'R-1', request, attempts: 0, receivedAt: NOW };
    await deliveryOf(parts.settings)(undelivered, async () => true);
    const read = relay.mails.map(({ source }) => decoded(source));
    expect(read.length).toBe(Object.keys(mails).length + 2);
    expect(read.flatMap(foreignIn)).toEqual([]);
    for (const mail of read.slice(0, -1)) expect(mail).toContain('Alta Piana');
  });
});

describe('the papers of a third agency', () => {
  /** Over the demonstration's companies: its contents have none. */
  let reserved: TestService;
  beforeAll(async () => {
    reserved = await startService({ settings: SETTINGS });
  }, SERVICE_START_LIMIT_MS);
  afterAll(() => reserved.stop());

  it('[CONST-10] [FILE-11] [PAGA-03] should make no PDF that says anything of another one', async () => {
    for (const [address, who] of await madePdfs(reserved)) {
      const headers = { authorization: `Bearer ${await reserved.tokenOf(who)}` };
      const answer = await fetch(`${reserved.origin}${address}`, { headers });
      expect([address, answer.status]).toEqual([address, 200]);
      const { text, info } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
      expect([address, foreignIn(`${text} ${JSON.stringify(info)}`)]).toEqual([address, []]);
    }
  });
});

// Helpers

/** A message with its parts as they are read, without marks. */
const decoded = (source: string): string =>
  source
    .split(/\r\n--/u)
    .map((part) => {
      const [head = '', body = ''] = part.split(/\r\n\r\n([^]*)/u);
      const text = /base64/iu.test(head) ? Buffer.from(body, 'base64').toString() : body;
      return `${head}\n${wordsOf(text)}`;
    })
    .join('\n');
