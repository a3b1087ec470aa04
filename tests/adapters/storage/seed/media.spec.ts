import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { captionTexts } from '#adapters/storage/import/media/captions.ts';
import { DEMONSTRATION_CONTENT } from '#adapters/storage/seed/index.ts';
import { readMedia } from '#adapters/storage/import/media/media-folder.ts';

const MEDIA = join(DEMONSTRATION_CONTENT, 'media');
const LONGEST_GAP_S = 0.5;
const textOf = (path: string): string => readFileSync(join(MEDIA, path), 'utf8');
const filesOf = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(MEDIA, folder)).filter((name) => name.endsWith(ending));

describe('the pictures and videos of the demonstration', () => {
  it('[API-17] should hold no words, and no two alike', () => {
    const scenes = filesOf('scene', '.svg').map((name) => textOf(`scene/${name}`));
    expect(scenes.length).toBeGreaterThan(50);
    expect(scenes.filter((text) => /<text|<image|<script|href/u.test(text))).toEqual([]);
    expect(new Set(scenes).size).toBe(scenes.length);
  });

  it('[API-17] should be small together, each video above all', () => {
    const { files, problems } = readMedia(DEMONSTRATION_CONTENT);
    expect(problems).toEqual([]);
    expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(6_000_000);
    const sizes = filesOf('video', '.mp4').map((name) => statSync(join(MEDIA, 'video', name)).size);
    expect(Math.max(...sizes)).toBeLessThan(400_000);
  });

  it('[PAGE-12] should have captions for a film from its beginning to its end', () => {
    const films = filesOf('video', '.mp4').map((name) => basename(name, '.mp4'));
    expect(films.length).toBeGreaterThan(0);
    for (const film of films) {
      const captions = textOf(`video/${film}.vtt`);
      const ends = [...captions.matchAll(/--> (\d\d):(\d\d\.\d{3})/gu)].map(
        ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
      );
      expect([film, captionTexts(captions).length]).toEqual([film, ends.length]);
      const left = secondsOf(readFileSync(join(MEDIA, `video/${film}.mp4`))) - Math.max(...ends);
      expect([film, left > 0 && left < LONGEST_GAP_S]).toEqual([film, true]);
    }
  });

  it('should have a picture for sharing in the size that networks ask for', () => {
    const file = readMedia(DEMONSTRATION_CONTENT).files.find(({ path }) => path === 'condivisione/portale.png');
    expect(file).toMatchObject({ width: 1200, height: 630 });
  });
});

// Helpers

/** How long an MP4 is, as its movie header says. */
const secondsOf = (bytes: Buffer): number => {
  const header = bytes.indexOf('mvhd', 0, 'latin1') + 4;
  return bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12);
};
