import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PreparedAnswer, type Form } from '#adapters/http/server/answers/answers.ts';
import { formFor } from '#adapters/http/server/answers/send-prepared.ts';

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
});
