import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digestOf, type News } from '#core/alerts/digest.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import { aCatalogueItem } from '#tests/support/mothers/catalogue.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const call = (id: string, deadline?: IsoDate): CatalogueItem =>
  aCatalogueItem({ id, list: 'competitions', status: 'Aperto', ...(deadline === undefined ? {} : { deadline }) });
const seen = (...items: readonly CatalogueItem[]): ReadonlyMap<string, CatalogueItem> =>
  new Map(items.map((item) => [item.id, item]));
const ALL = { after: 0, upTo: 100 };

describe('digestOf', () => {
  it('[ALERT-05] should tell a new entry once, the newest first, and not what was withdrawn', () => {
    const news: readonly News[] = [
      { number: 1, kind: 'new', content: 'a' },
      { number: 2, kind: 'new', content: 'b' },
      { number: 3, kind: 'term', content: 'a', before: day('2026-12-01') },
      { number: 4, kind: 'new', content: 'c' },
    ];
    const reported = digestOf(news, seen(call('a', day('2026-12-05')), call('c')), ALL);
    expect(reported.map(({ item, kind }) => [item.id, kind])).toEqual([
      ['c', 'new'],
      ['a', 'new'],
    ]);
    expect(digestOf(news, seen(call('a')), { after: 4, upTo: 100 })).toEqual([]);
  });

  it('[ALERT-05] should tell a term that moved with the one before, and not one that came back', () => {
    const moved: readonly News[] = [
      { number: 1, kind: 'term', content: 'a', before: day('2026-12-01') },
      { number: 2, kind: 'term', content: 'a', before: day('2026-12-10') },
    ];
    expect(digestOf(moved, seen(call('a', day('2026-12-20'))), ALL)).toMatchObject([
      { kind: 'term', before: '2026-12-01', item: { deadline: '2026-12-20' } },
    ]);
    expect(digestOf(moved, seen(call('a', day('2026-12-01'))), ALL)).toEqual([]);
  });

  it('[EVENT-03] should tell that an event is cancelled or postponed, also one after the other, and not where it is held after all', () => {
    const event = { eventDate: day('2026-12-04'), isOnlineEvent: true };
    const item = aCatalogueItem({ id: 'a', list: 'events', event });
    const before = event.eventDate;
    const reported = (eventStatus: 'annullato' | 'rinviato', one: Partial<News> = { before }) =>
      digestOf(
        [{ number: 1, kind: 'term', content: 'a', ...one }],
        seen({ ...item, event: { ...event, eventStatus } }),
        ALL,
      ).map(({ kind, before: was }) => [kind, was]);
    expect([reported('annullato'), reported('rinviato')]).toEqual([[['term', before]], [['term', before]]]);
    expect(reported('annullato', {})).toEqual([['term', undefined]]);
    expect(digestOf([{ number: 1, kind: 'term', content: 'a', before }], seen(item), ALL)).toEqual([]);
  });

  it('[ALERT-05] should tell the same in whatever order the news are read', () => {
    const anyNews = fc
      .array(
        fc.record({
          kind: fc.constantFrom('new' as const, 'term' as const, 'term' as const),
          content: fc.constantFrom('a', 'b', 'c'),
          before: fc.option(fc.constantFrom(day('2026-12-01'), day('2026-12-10')), { nil: undefined }),
        }),
        { maxLength: 8 },
      )
      .map((some) => some.map((one, at): News => ({ ...one, number: at + 1 })));
    const stored = seen(call('a', day('2026-12-01')), call('b', day('2026-12-20')), call('c'));
    fc.assert(
      fc.property(
        anyNews.chain((news) => fc.tuple(fc.constant(news), fc.shuffledSubarray(news, { minLength: news.length }))),
        ([news, shuffled]) => {
          const once = news.filter(
            ({ kind, content }, at) =>
              kind === 'term' || !news.slice(0, at).some((one) => one.kind === 'new' && one.content === content),
          );
          const inOrder = digestOf(once, stored, ALL);
          expect(
            digestOf(
              shuffled.filter((one) => once.includes(one)),
              stored,
              ALL,
            ),
          ).toEqual(inOrder);
          expect(new Set(inOrder.map(({ item }) => item.id)).size).toBe(inOrder.length);
        },
      ),
      RUNS,
    );
  });

  it('[ALERT-05] should tell of a term that was not there before, and name none', () => {
    const [reported] = digestOf([{ number: 1, kind: 'term', content: 'a' }], seen(call('a', day('2026-12-20'))), ALL);
    expect(Object.keys(reported ?? {})).toEqual(['item', 'kind']);
  });

  it('[ALERT-05] should tell every new entry just once and every last term, however digests, imports and corrections follow each other', () => {
    const steps = fc.array(
      fc.oneof(
        fc.record({
          act: fc.constant('import' as const),
          id: fc.integer({ min: 0, max: 5 }),
          term: fc.integer({ min: 0, max: 3 }),
        }),
        fc.record({ act: fc.constant('digest' as const) }),
        fc.record({ act: fc.constant('late' as const), by: fc.integer({ min: 0, max: 3 }) }),
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(steps, (run) => {
        const stored = new Map<string, CatalogueItem>();
        const news: News[] = [];
        const reportedNew: string[] = [];
        const lastReported = new Map<string, IsoDate | undefined>();
        // What was stored at this number of news: whoever writes a digest reads both in one snapshot.
        const snapshots: ReadonlyMap<string, CatalogueItem>[] = [new Map()];
        let after = 0;
        const digest = (upTo: number): void => {
          for (const { item, kind } of digestOf(news, snapshots[upTo] ?? stored, { after, upTo })) {
            if (kind === 'new') reportedNew.push(item.id);
            lastReported.set(item.id, item.deadline);
          }
          after = Math.max(after, upTo);
        };
        for (const step of run) {
          if (step.act === 'digest') digest(news.length);
          // A digest that was begun before the last news were there.
          else if (step.act === 'late') digest(Math.max(after, news.length - step.by));
          else {
            const content = String(step.id);
            const term = addDays(day('2026-12-01'), step.term);
            const known = stored.get(content);
            stored.set(content, call(content, term));
            // What an import writes down: the first sight of a content, and terms that differ. The same files twice are nothing.
            if (known === undefined) news.push({ number: news.length + 1, kind: 'new', content });
            else if (known.deadline !== term)
              news.push({ number: news.length + 1, kind: 'term', content, before: known.deadline });
            snapshots[news.length] = new Map(stored);
          }
        }
        digest(news.length);
        expect(reportedNew.toSorted()).toEqual([...stored.keys()].toSorted());
        for (const [content, item] of stored) expect(lastReported.get(content)).toBe(item.deadline);
      }),
      RUNS,
    );
  });
});
