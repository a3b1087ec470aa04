import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastBusy } from '#adapters/http/server/heavy/heavy-threads.ts';
import type { DrawPage, PageAsked } from '#adapters/http/server/pages/pages.ts';

const ASKED: PageAsked = { path: '/normative', query: '', wasLoggedIn: false, origin: 'http://localhost' };

/** Drawers that draw only when told to, by the page; `inHand` is what each has not drawn yet. */
const told = (count: number) => {
  const inHand = Array.from({ length: count }, () => 0);
  const open: ((how: 'drawn' | 'broken') => void)[] = [];
  const drawers = inHand.map(
    (_, at): DrawPage =>
      () =>
        new Promise((done, refuse) => {
          inHand[at] = (inHand[at] ?? 0) + 1;
          open.push((how) => {
            inHand[at] = (inHand[at] ?? 0) - 1;
            if (how === 'drawn') done({ status: 200, shared: true, html: String(at) });
            else refuse(new Error('broken'));
          });
        }),
  );
  return { drawers, inHand, open };
};

describe('leastBusy', () => {
  it('[API-06] should give each page to whoever has the fewest in hand, also after some have failed', async () => {
    const act = fc.oneof(
      fc.constant({ kind: 'ask' } as const),
      fc.record({ kind: fc.constantFrom('drawn', 'broken'), which: fc.nat(20) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(act, { maxLength: 40 }), async (count, acts) => {
        const { drawers, inHand, open } = told(count);
        const draw = leastBusy(drawers);
        const asked: Promise<unknown>[] = [];
        for (const one of acts) {
          if (one.kind === 'ask') {
            const fewest = Math.min(...inHand);
            const before = [...inHand];
            asked.push(draw(ASKED).catch(() => undefined));
            const taken = inHand.findIndex((now, at) => now > (before[at] ?? 0));
            expect(before[taken]).toBe(fewest);
          } else {
            const [end] = open.splice(one.which % Math.max(open.length, 1), 1);
            end?.(one.kind);
            // What has ended is known to who gives out the next.
            await new Promise(setImmediate);
          }
        }
        for (const end of open) end('drawn');
        await Promise.all(asked);
      }),
    );
  });

  it('[API-06] should answer what was drawn, and refuse what could not be', async () => {
    const { drawers, open } = told(2);
    const draw = leastBusy(drawers);
    const [first, second] = [draw(ASKED), draw(ASKED)];
    open[1]?.('drawn');
    open[0]?.('broken');
    await expect(first).rejects.toThrow('broken');
    expect((await second).html).toBe('1');
  });
});
