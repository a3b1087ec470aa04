import { describe, expect, it } from 'vitest';
import { MissingScript } from '#core/navigation/missing-script.ts';
import { laterPiece } from '#ui/platform/later-piece.ts';

describe('laterPiece', () => {
  it('[ERR-08] should be fetched once, and anew by a call after it was missing', async () => {
    const answers = [new Error('no line'), 'parts'];
    let fetches = 0;
    const piece = laterPiece(async () => {
      const answer = answers[fetches];
      fetches += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    });
    await expect(piece.fetch()).rejects.toBeInstanceOf(MissingScript);
    expect(await piece.fetch()).toBe('parts');
    expect(await piece.fetch()).toBe('parts');
    expect(fetches).toBe(2);
  });
});
