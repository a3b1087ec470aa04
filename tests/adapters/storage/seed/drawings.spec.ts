import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { captionTexts } from '#adapters/storage/import/media/captions.ts';
import { captionsOf, FILMS, frameOf, SHOT_SECONDS } from '#adapters/storage/seed/drawings/films.ts';
import { LOGOS, logo } from '#adapters/storage/seed/drawings/logos.ts';
import { SCENES } from '#adapters/storage/seed/drawings/scenes.ts';
import { drawing } from '#adapters/storage/seed/drawings/shapes.ts';
import { SHARING_SIZE } from '#adapters/storage/seed/drawings/sharing.ts';
import { DEMONSTRATION_CONTENT } from '#adapters/storage/seed/index.ts';
import { readMedia } from '#adapters/storage/import/media/media-folder.ts';

const MEDIA = join(DEMONSTRATION_CONTENT, 'media');
const kept = (path: string): string => readFileSync(join(MEDIA, path), 'utf8');

describe('the drawings that are kept', () => {
  it('[API-17] should be what `npm run draw` draws, the posters, captions and logos too', () => {
    expect(namesIn('scene')).toEqual(Object.keys(SCENES).toSorted());
    for (const [name, draw] of Object.entries(SCENES))
      expect([name, kept(`scene/${name}.svg`) === drawing(draw())]).toEqual([name, true]);
    for (const [name, draw] of Object.entries(LOGOS)) expect(kept(`loghi/${name}.svg`)).toBe(logo(draw()));
    for (const film of FILMS) {
      expect(kept(`video/${film.name}.svg`)).toBe(drawing(frameOf(film, film.poster)));
      expect(kept(`video/${film.name}.vtt`)).toBe(captionsOf(film));
    }
  });

  it('[API-17] should hold no words, and no two alike', () => {
    const scenes = Object.keys(SCENES).map((name) => kept(`scene/${name}.svg`));
    expect(scenes.filter((text) => /<text|<image|<script|href/u.test(text))).toEqual([]);
    expect(new Set(scenes).size).toBe(scenes.length);
  });

  it('[API-17] should be small together, each video above all', () => {
    const { files, problems } = readMedia(DEMONSTRATION_CONTENT);
    expect(problems).toEqual([]);
    expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(6_000_000);
    for (const film of FILMS) expect(statSync(join(MEDIA, `video/${film.name}.mp4`)).size).toBeLessThan(400_000);
  });

  it('[PAGE-12] should say in the captions of a film what each of its shots shows, as long as it lasts', () => {
    for (const film of FILMS) {
      expect(captionTexts(captionsOf(film))).toEqual(film.shots.map(({ says }) => says));
      expect(secondsOf(readFileSync(join(MEDIA, `video/${film.name}.mp4`)))).toBeCloseTo(
        film.shots.length * SHOT_SECONDS,
        1,
      );
    }
  });

  it('should have a picture for sharing in the size that is asked for', () => {
    const file = readMedia(DEMONSTRATION_CONTENT).files.find(({ path }) => path === 'condivisione/portale.png');
    expect(file).toMatchObject(SHARING_SIZE);
  });
});

// Helpers

const namesIn = (folder: string): readonly string[] =>
  readdirSync(join(MEDIA, folder))
    .map((name) => name.replace(/\.svg$/u, ''))
    .toSorted();

/** How long an MP4 is, as its movie header says. */
const secondsOf = (bytes: Buffer): number => {
  const header = bytes.indexOf('mvhd', 0, 'latin1') + 4;
  return bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12);
};
