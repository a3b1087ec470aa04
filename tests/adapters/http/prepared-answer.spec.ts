import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { AnswerCache, PreparedAnswer, type Form } from '#adapters/http/server/cache/answer-cache.ts';
import { formFor } from '#adapters/http/server/cache/send-prepared.ts';

const TEXT = Array.from({ length: 400 }, (_, row) => `<li>Regolamento ${row * 7919} del ${row % 28} marzo</li>`).join(
  '',
);
const fresh = { status: 200, headers: { 'content-type': 'text/html' }, body: TEXT };

const sizeOf = (form: Form | undefined): number => form?.body?.length ?? Number.NaN;

describe('an answer that is kept', () => {
  it('should be compressed as well as can be once it is asked for often, under a tag of its own, and be known by every tag it had', async () => {
    const answer = new PreparedAnswer(fresh);
    const { whole: first } = await answer.make('br');
    const asked = { 'accept-encoding': 'br' };
    const before = answer.bytes;
    expect(sizeOf(formFor(asked, answer))).toBe(sizeOf(first));

    await expect.poll(() => sizeOf(formFor(asked, answer))).toBeLessThan(sizeOf(first));
    const finest = formFor(asked, answer);
    expect(brotliDecompressSync(finest?.body ?? Buffer.alloc(0)).toString()).toBe(TEXT);
    expect(finest?.headers['content-length']).toBe(String(sizeOf(finest)));
    expect(answer.bytes).toBe(before - sizeOf(first) + sizeOf(finest));
    expect(finest?.headers['etag']).not.toBe(first.headers['etag']);
    for (const tag of [first.headers['etag'], finest?.headers['etag']])
      expect(formFor({ ...asked, 'if-none-match': tag }, answer)?.status).toBe(304);
    expect(formFor({ ...asked, 'if-none-match': `"${answer.etag}x"` }, answer)?.status).toBe(200);
  });

  it('should be compressed in a hurry while a crowd waits, say so in its tag, and be as small as can be once it is asked for often', async () => {
    const cache = new AnswerCache({ now: () => 0 });
    const makeAll = async (count: number): Promise<readonly PreparedAnswer[]> => {
      let go = (): void => undefined;
      const all = Promise.all(
        Array.from({ length: count }, (_, at) =>
          cache.get(`${count} ${at}`, async () => {
            await new Promise<void>((done) => {
              const before = go;
              go = () => (before(), done());
            });
            return fresh;
          }),
        ),
      );
      go();
      return all;
    };
    const [calm] = await makeAll(3);
    const [hurried] = await makeAll(4);
    const formOf = async (answer: PreparedAnswer | undefined) => (await answer?.make('br'))?.whole;
    const [calmly, fast] = [await formOf(calm), await formOf(hurried)];
    expect(sizeOf(fast)).toBeGreaterThan(sizeOf(calmly));
    expect(brotliDecompressSync(fast?.body ?? Buffer.alloc(0)).toString()).toBe(TEXT);
    expect([calmly?.headers['etag'], fast?.headers['etag']]).toEqual([
      `"${calm?.etag}-br"`,
      `"${hurried?.etag}-br-fast"`,
    ]);
    const asked = { 'accept-encoding': 'br' };
    if (hurried === undefined) throw new Error('nothing was made');
    await expect.poll(() => sizeOf(formFor(asked, hurried))).toBeLessThan(sizeOf(calmly));
    expect(formFor({ ...asked, 'if-none-match': fast?.headers['etag'] }, hurried)?.status).toBe(304);
  });

  it('should not be worth that work where it changes with what people do', async () => {
    const [live, kept] = [new PreparedAnswer({ ...fresh, isLive: true }), new PreparedAnswer(fresh)];
    const { whole: first } = await live.make('br');
    const { whole: other } = await kept.make('br');
    const asked = { 'accept-encoding': 'br' };
    for (let time = 0; time < 9; time += 1) formFor(asked, live);
    // One is made at a time: when this one has come, the other would have come before it.
    await expect.poll(() => sizeOf(formFor(asked, kept))).toBeLessThan(sizeOf(other));
    expect(formFor(asked, live)).toBe(first);
  });

  it('should be compressed in a window that sees all of it, and is no larger', async () => {
    // What comes twice at its ends is found again only by who sees the whole.
    for (const length of [1_200, 32_767, 65_520, 65_521, 131_056, 131_057, 200_000]) {
      const once = randomBytes(500);
      const between = Buffer.alloc(length - 2 * once.length, 'Regolamento ');
      const body = Buffer.concat([once, between, once]);
      const { whole } = await new PreparedAnswer({ ...fresh, body }).make('br');
      const written = whole.body ?? Buffer.alloc(0);
      expect(brotliDecompressSync(written).equals(body)).toBe(true);
      expect(written.length).toBeLessThan(once.length + 200);
      // Its first bits tell the window: the largest is that of who names none.
      expect(written.subarray(0, 1)).not.toEqual(brotliCompressSync(body).subarray(0, 1));
    }
  });
});
