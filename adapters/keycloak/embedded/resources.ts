import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedColours, type AgencyColours } from '#core/appearance/colours.ts';

/** One file that the provider's pages use. */
export interface Resource {
  readonly name: string;
  readonly type: string;
  readonly body: Buffer;
}

const ownFolder = fileURLToPath(new URL('./resources/', import.meta.url));
const fontFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('bootstrap-italia/package.json')), 'dist/fonts/Titillium_Web');

/** Style in the agency's colours, mark, scripts and the two font files, read once when the provider is mounted. */
export const readResources = (colours: AgencyColours): readonly Resource[] => {
  const own = (name: string, type: string): Resource => ({ name, type, body: readFileSync(join(ownFolder, name)) });
  const font = (name: string, file: string): Resource => ({
    name,
    type: 'font/woff2',
    body: readFileSync(join(fontFolder(), file)),
  });
  const sheet = own('sign-on.css', 'text/css; charset=utf-8');
  return [
    { ...sheet, body: Buffer.concat([sheet.body, Buffer.from(colourSheet(colours))]) },
    own('mark.svg', 'image/svg+xml'),
    own('third-party-answer.js', 'text/javascript; charset=utf-8'),
    own('login-status.js', 'text/javascript; charset=utf-8'),
    font('titillium-regular.woff2', 'titillium-web-v10-latin-ext_latin-regular.woff2'),
    font('titillium-semibold.woff2', 'titillium-web-v10-latin-ext_latin-600.woff2'),
  ];
};

// Helpers

/** What comes after the pages' own sheet, which has the theme's colours. */
const colourSheet = (colours: AgencyColours): string => {
  const lines = Object.entries(changedColours(colours)).map(([name, value]) => `--${name}: ${value};`);
  return lines.length === 0 ? '' : `:root { ${lines.join(' ')} }\n`;
};
