import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { record } from '#adapters/http/contract/codecs.ts';
import { video } from '#adapters/http/contract/pieces.ts';
import type { VideoClip } from '#core/content/pieces.ts';

const poster = fc.record({ url: fc.webUrl(), alt: fc.string(), width: fc.nat(), height: fc.nat() });
const anyVideo: fc.Arbitrary<VideoClip> = fc.record(
  { url: fc.webUrl(), title: fc.string(), poster, captions: fc.webUrl(), transcript: fc.array(fc.string()) },
  { requiredKeys: ['url', 'title'] },
);

const content = record({ title: z.string(), video });

describe('a video on the wire', () => {
  it('[API-16] should come back as it was sent, under the name videoUrl', () => {
    fc.assert(
      fc.property(anyVideo, (clip) => {
        const wire = z.encode(content, { title: 'Contenuto', video: clip });
        expect(wire).toMatchObject({ videoUrl: clip.url });
        expect(z.decode(content, wire)).toEqual({ title: 'Contenuto', video: clip });
      }),
    );
  });

  it('[API-16] should have the title of its content where only its address is known, and be absent without one', () => {
    const title = 'Contenuto';
    expect(z.safeParse(content, { title, videoUrl: '/a.mp4' }).data).toEqual({
      title,
      video: { url: '/a.mp4', title },
    });
    expect([z.safeParse(content, { title }).data, z.encode(content, { title })]).toEqual([{ title }, { title }]);
  });
});
