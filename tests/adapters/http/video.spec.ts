import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { videoFromWire, videoToWire } from '#adapters/http/contract/pieces.ts';
import type { VideoClip } from '#core/content/pieces.ts';

const poster = fc.record({ url: fc.webUrl(), alt: fc.string(), width: fc.nat(), height: fc.nat() });
const anyVideo: fc.Arbitrary<VideoClip> = fc.record(
  { url: fc.webUrl(), title: fc.string(), poster, captions: fc.webUrl(), transcript: fc.array(fc.string()) },
  { requiredKeys: ['url', 'title'] },
);

describe('a video on the wire', () => {
  it('[API-16] should come back as it was sent, under the name videoUrl', () => {
    fc.assert(
      fc.property(anyVideo, (video) => {
        const wire = videoToWire(video);
        expect(wire.videoUrl).toBe(video.url);
        expect(videoFromWire(wire, 'Contenuto')).toEqual({ video });
      }),
    );
  });

  it('[API-16] should have the title of its content where only its address is known, and be absent without one', () => {
    expect(videoFromWire({ videoUrl: '/a.mp4' }, 'Contenuto')).toEqual({
      video: { url: '/a.mp4', title: 'Contenuto' },
    });
    expect([videoFromWire({}, 'Contenuto'), videoToWire(undefined)]).toEqual([{}, {}]);
  });
});
