import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captionsOf, type Film, FILMS, frameOf, SHOT_SECONDS } from './films.ts';
import { LOGOS, logo } from './logos.ts';
import { SCENES } from './scenes.ts';
import { drawing } from './shapes.ts';
import { SHARING, SHARING_SIZE } from './sharing.ts';

// Draws the demonstration's pictures: `npm run draw`. With `-- --films` it also makes the videos and the sharing
// picture, for which rsvg-convert and ffmpeg must be there; what they make is kept in the repository.

const MEDIA = join(import.meta.dirname, '../content/media');
const FRAMES_A_SECOND = 12;
const FILM_WIDTH = 800;

const kept = (folder: string, name: string, text: string): void => {
  mkdirSync(join(MEDIA, folder), { recursive: true });
  writeFileSync(join(MEDIA, folder, name), text);
};

const filmed = (film: Film): void => {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  const count = film.shots.length * SHOT_SECONDS * FRAMES_A_SECOND;
  for (let index = 0; index < count; index += 1) {
    const frame = join(folder, String(index).padStart(4, '0'));
    writeFileSync(`${frame}.svg`, drawing(frameOf(film, index / count)));
    execFileSync('rsvg-convert', ['-w', String(FILM_WIDTH), `${frame}.svg`, '-o', `${frame}.png`]);
  }
  // H.264 in the colours that every phone decodes, readable from the first bytes on.
  const made = `-y -loglevel error -framerate ${FRAMES_A_SECOND} -i ${folder}/%04d.png -c:v libx264 -preset veryslow -tune animation -crf 31 -pix_fmt yuv420p -movflags +faststart -an -map_metadata -1 -fflags +bitexact`;
  execFileSync('ffmpeg', [...made.split(' '), join(MEDIA, 'video', `${film.name}.mp4`)]);
  rmSync(folder, { recursive: true });
};

for (const [name, draw] of Object.entries(SCENES)) kept('scene', `${name}.svg`, drawing(draw()));
for (const [name, draw] of Object.entries(LOGOS)) kept('loghi', `${name}.svg`, logo(draw()));
for (const film of FILMS) {
  kept('video', `${film.name}.svg`, drawing(frameOf(film, film.poster)));
  kept('video', `${film.name}.vtt`, captionsOf(film));
}
if (process.argv.includes('--films')) {
  for (const film of FILMS) filmed(film);
  const picture = join(MEDIA, 'condivisione', 'portale.png');
  mkdirSync(join(MEDIA, 'condivisione'), { recursive: true });
  execFileSync('rsvg-convert', ['-w', String(SHARING_SIZE.width), '-h', String(SHARING_SIZE.height), '-o', picture], {
    input: SHARING,
  });
}
