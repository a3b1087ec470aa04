import { beforeEach, describe, expect, it } from 'vitest';
import {
  type AlertService,
  type AlertLink,
  type AlertRegister,
  type AskedAlert,
  MOST_LISTS,
  type Subscription,
} from '#core/alerts/alert-service.ts';
import type { FollowedContent } from '#core/alerts/followed-content.ts';
import { makeAlertService } from '#core/alerts/make-alert-service.ts';
import { InMemoryCatalogueRepository } from '#tests/support/doubles/catalogue.ts';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import { day } from '#tests/support/mothers/day.ts';

const NOW = Date.parse('2026-11-25T12:00:00+01:00');
const subscription = (fields: Partial<Subscription> = {}): Subscription => ({
  id: 's1',
  search: { list: 'regulations', query: '' },
  frequency: 'daily',
  confirmedOn: undefined,
  lastMail: undefined,
  ...fields,
});

let stored: Subscription[];
let done: string[];
let asked: AskedAlert[];
let answer: 'taken' | 'tooMany';
let service: AlertService;
let isFull: boolean;

beforeEach(() => {
  [stored, done, asked, answer, isFull] = [[subscription()], [], [], 'taken', false];
  const register: AlertRegister = {
    ask: async (one) => {
      asked.push(one);
      return answer;
    },
    of: async (address) =>
      address === 'a' && stored.length > 0 ? { mail: 'anna@posta.example', subscriptions: stored } : undefined,
    confirm: async (_address, ids) => {
      done.push(`confirm ${ids.join(' ')}`);
      if (isFull) return 0;
      const waiting = stored.filter(({ id, confirmedOn }) => confirmedOn === undefined && ids.includes(id)).length;
      stored = stored.map((one) => (ids.includes(one.id) ? { ...one, confirmedOn: day('2026-11-25') } : one));
      return waiting;
    },
    changeFrequency: async (_address, id, frequency) => {
      done.push(`change ${id} ${frequency}`);
      stored = stored.map((one) => ({ ...one, frequency }));
    },
    end: async (_address, id) => {
      done.push(`end ${id ?? 'all'}`);
      stored = id === undefined ? [] : stored.filter((one) => one.id !== id);
    },
  };
  const links = {
    sign: (link: AlertLink) => JSON.stringify(link),
    read: (key: string) => (key.startsWith('{') ? (JSON.parse(key) as AlertLink) : undefined),
  };
  service = makeAlertService(register, links, { now: () => NOW }, new InMemoryCatalogueRepository([]), entries, {
    names: DEMONSTRATION_NAMES,
  });
});

const entries = {
  entry: async (at: FollowedContent) => (at.slug === 'agronomi' ? { title: 'Agronomi', state: {}, at } : undefined),
  followedAt: async (at: FollowedContent) =>
    at.slug === 'agronomi' || at.slug === 'agronomi-2025' ? { ...at, slug: 'agronomi' } : undefined,
};
const confirm = JSON.stringify({ kind: 'confirm', address: 'a', until: NOW + 1 });
const manage = JSON.stringify({ kind: 'manage', address: 'a', subscription: 's1' });
const form = (fields: Readonly<Record<string, string>>) => service.post(Object.entries(fields), 'chi');

describe('makeAlertService', () => {
  it('[ALERT-02] should take a list, an address and a frequency, and answer by when to confirm', async () => {
    const sent = await form({ elenco: 'regulations', email: ' Anna@Posta.example', frequenza: 'weekly' });
    expect(sent).toMatchObject({ kind: 'sent', until: '2026-12-02' });
    expect(asked).toMatchObject([{ mail: 'anna@posta.example', frequency: 'weekly', client: 'chi' }]);
    expect(await form({ elenco: 'regulations', email: 'anna' })).toMatchObject({
      kind: 'refused',
      reason: 'mail',
      typed: 'anna',
      trouble: 'Scrivi l’indirizzo come nome@dominio.it.',
    });
    expect(await form({ elenco: 'niente', email: 'anna@posta.example' })).toMatchObject({ reason: 'list' });
    answer = 'tooMany';
    expect(await form({ elenco: 'regulations', email: 'anna@posta.example' })).toMatchObject({ reason: 'tooMany' });
  });

  it('[FOLLOW-01] should take one thing that is there, and no other', async () => {
    expect(await form({ cosa: 'competitions', voce: 'agronomi', email: 'anna@posta.example' })).toMatchObject({
      kind: 'sent',
    });
    expect(asked).toMatchObject([{ search: { thing: 'competitions', slug: 'agronomi' } }]);
    expect(await form({ cosa: 'competitions', voce: 'altro', email: 'anna@posta.example' })).toMatchObject({
      kind: 'refused',
      reason: 'list',
    });
    stored = [subscription({ search: { thing: 'competitions', slug: 'agronomi' } })];
    expect(await service.view(confirm)).toMatchObject({ waiting: [{ words: 'Concorso «Agronomi»', isGone: false }] });
    stored = [subscription({ search: { thing: 'competitions', slug: 'altro' } })];
    expect(await service.view(confirm)).toMatchObject({ waiting: [{ isGone: true, path: undefined }] });
  });

  it('[ALERT-03] should confirm nothing by looking, all by a press, and say “già attivo” the second time', async () => {
    expect(await service.view(confirm)).toMatchObject({
      kind: 'confirm',
      mail: 'a…a@posta.example',
      waiting: [{ words: 'Normative' }],
    });
    expect(done).toEqual([]);
    expect((await form({ chiave: confirm, azione: 'conferma' })).kind).toBe('confirmed');
    expect((await form({ chiave: confirm, azione: 'conferma' })).kind).toBe('alreadyActive');
    expect(await service.view(confirm)).toMatchObject({ waiting: [], active: [{ id: 's1' }] });
  });

  it('[ALERT-03] should confirm of several lists those that were chosen, and say what waits still', async () => {
    stored = [subscription(), subscription({ id: 's2' })];
    expect((await form({ chiave: confirm, azione: 'conferma' })).kind).toBe('noneChosen');
    expect(await form({ chiave: confirm, azione: 'conferma', avviso: 's1' })).toMatchObject({
      kind: 'confirmed',
      view: { active: [{ id: 's1' }], waiting: [{ id: 's2' }], manage: expect.any(String) },
    });
    expect(done).toEqual(['confirm s1']);
    stored = Array.from({ length: MOST_LISTS + 1 }, (_, at) =>
      subscription({ id: `s${at}`, confirmedOn: at === 0 ? undefined : day('2026-11-20') }),
    );
    isFull = true;
    expect((await form({ chiave: confirm, azione: 'conferma' })).kind).toBe('tooManyLists');
  });

  it('[ALERT-03] should show what was typed only to who has confirmed', async () => {
    stored = [subscription({ search: { list: 'regulations', query: 'search=compra+qui' } })];
    const waiting = await service.view(confirm);
    expect(JSON.stringify(waiting.kind === 'confirm' ? waiting.waiting.map(({ words }) => words) : [])).not.toMatch(
      /compra/u,
    );
    expect(waiting).toMatchObject({ waiting: [{ path: undefined }] });
    await form({ chiave: confirm, azione: 'conferma' });
    expect(await service.view(manage)).toMatchObject({
      subscriptions: [{ words: expect.stringContaining('compra qui') }],
    });
  });

  it('[ALERT-03] should know no link whose days are over, that nobody signed, or whose address is forgotten', async () => {
    const over = JSON.stringify({ kind: 'confirm', address: 'a', until: NOW - 1 });
    expect((await form({ chiave: over, azione: 'conferma' })).kind).toBe('expired');
    expect([await service.view(over), await service.view('x')]).toEqual([{ kind: 'expired' }, { kind: 'expired' }]);
    stored = [];
    expect([await service.view(confirm), await service.view(manage)]).toEqual([{ kind: 'expired' }, { kind: 'none' }]);
    expect(done).toEqual([]);
  });

  it('[ALERT-04] should change a frequency, say what it was, and end one list or all', async () => {
    stored = [
      subscription({ confirmedOn: day('2026-11-20') }),
      subscription({ id: 's2', confirmedOn: day('2026-11-20') }),
    ];
    expect(await form({ chiave: manage, azione: 'cambia', avviso: 's1', frequenza: 'now' })).toMatchObject({
      kind: 'changed',
      frequency: 'now',
      before: 'daily',
    });
    await form({ chiave: manage, azione: 'termina', avviso: 's9' });
    await form({ chiave: manage, azione: 'termina', avviso: 's2' });
    expect((await form({ chiave: manage, azione: 'termina-tutti' })).kind).toBe('ended');
    expect(done).toEqual(['change s1 now', 'end s2', 'end all']);
  });

  it('[ALERT-06] should end the list of a message by its signed address alone, and by no other link', async () => {
    const ofList = JSON.stringify({ kind: 'confirm', address: 'a', subscription: 's1', until: NOW + 1 });
    const ofAll = JSON.stringify({ kind: 'manage', address: 'a' });
    for (const link of [confirm, ofList, ofAll, 'x']) expect(await service.unsubscribe(link)).toBe(false);
    expect(await service.unsubscribe(manage)).toBe(true);
    expect(done).toEqual(['end s1']);
  });
});
