import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PreparedAnswer } from '#adapters/http/server/cache/prepared-answer.ts';
import { representationFor } from '#adapters/http/server/cache/send-prepared.ts';

const TEXT = Array.from({ length: 400 }, (_, row) => `<li>Regolamento ${row * 7919} del ${row % 28} marzo</li>`).join(
  '',
);
const fresh = { status: 200, headers: { 'content-type': 'text/html' }, body: TEXT };

describe('a prepared answer', () => {
  it('[API-01] should have a tag of its own in each encoding, and be known by each of them', async () => {
    const answer = new PreparedAnswer(fresh);
    const asked = { 'accept-encoding': 'br, gzip' };
    expect(representationFor(asked, answer)).toBeUndefined();
    const { full } = await answer.encode('br');
    expect(brotliDecompressSync(full.body ?? Buffer.alloc(0)).toString()).toBe(TEXT);
    expect(representationFor(asked, answer)).toBe(full);
    const tags = await Promise.all((['identity', 'br', 'gzip'] as const).map((one) => answer.encode(one)));
    expect(tags.map((one) => one.full.headers['etag'])).toEqual(
      ['', '-br', '-gzip'].map((suffix) => `"${answer.etag}${suffix}"`),
    );
    for (const one of tags)
      expect(representationFor({ ...asked, 'if-none-match': one.full.headers['etag'] }, answer)?.status).toBe(304);
    expect(representationFor({ ...asked, 'if-none-match': `"${answer.etag}x"` }, answer)?.status).toBe(200);
  });

  it('should be compressed in a window that sees all of it, and is no larger', async () => {
    // What comes twice at its ends is found again only over the whole.
    for (const length of [1_200, 32_767, 65_520, 65_521, 131_056, 131_057, 200_000]) {
      const once = randomBytes(500);
      const between = Buffer.alloc(length - 2 * once.length, 'Regolamento ');
      const body = Buffer.concat([once, between, once]);
      const { full } = await new PreparedAnswer({ ...fresh, body }).encode('br');
      const written = full.body ?? Buffer.alloc(0);
      expect(brotliDecompressSync(written).equals(body)).toBe(true);
      expect(written.length).toBeLessThan(once.length + 200);
      // Its first bits tell the window: the largest is that of a stream that names none.
      expect(written.subarray(0, 1)).not.toEqual(brotliCompressSync(body).subarray(0, 1));
    }
  });
});
