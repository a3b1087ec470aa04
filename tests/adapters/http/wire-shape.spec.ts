import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { from, instant, list, nullable, record } from '#adapters/http/contract/codecs.ts';
import { wireShape } from '#adapters/http/server/description/wire-shape.ts';

describe('wireShape', () => {
  it('[API-01] should be what a codec has on the wire, all that it is made of too', () => {
    const part = record({ at: from('quando', instant) });
    const whole = list(record({ parts: from('parti', nullable(list(part))), kind: z.union([part, z.string()]) }));
    const text = JSON.stringify(z.toJSONSchema(wireShape(whole), { io: 'output' }));
    expect(text.match(/quando/gu)).toHaveLength(4);
    expect(text).not.toContain('{}');
  });

  it('should leave a shape without codecs as it is, so that it keeps its name in the document', () => {
    const plain = z.object({ name: z.string() });
    expect(wireShape(plain)).toBe(plain);
    expect(wireShape(list(plain))).not.toBeUndefined();
  });
});
