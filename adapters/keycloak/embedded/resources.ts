import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedColours, type AgencyColours } from '#core/appearance/colours.ts';

/** A file that the pages load. */
interface Resource {
  readonly name: string;
  readonly type: string;
  readonly body: Buffer;
}

const FOLDER = fileURLToPath(new URL('./resources/', import.meta.url));

/** Style sheet in the agency's colours, mark, scripts and fonts, read when the provider is mounted. */
export const readResources = (colours: AgencyColours): readonly Resource[] => {
  const bootstrap = dirname(createRequire(import.meta.url).resolve('bootstrap-italia/package.json'));
  const own = (name: string, type: string): Resource => ({ name, type, body: readFileSync(join(FOLDER, name)) });
  const font = (name: string, weight: string): Resource => {
    const file = join(bootstrap, `dist/fonts/Titillium_Web/titillium-web-v10-latin-ext_latin-${weight}.woff2`);
    return { name, type: 'font/woff2', body: readFileSync(file) };
  };
  const sheet = own('sign-on.css', 'text/css; charset=utf-8');
  return [
    { ...sheet, body: Buffer.concat([sheet.body, Buffer.from(colourSheet(colours))]) },
    own('mark.svg', 'image/svg+xml'),
    own('third-party-answer.js', 'text/javascript; charset=utf-8'),
    own('login-status.js', 'text/javascript; charset=utf-8'),
    font('titillium-regular.woff2', 'regular'),
    font('titillium-semibold.woff2', '600'),
  ];
};

// Helpers

/** Overrides the theme's colours. */
const colourSheet = (colours: AgencyColours): string => {
  const lines = Object.entries(changedColours(colours)).map(([name, value]) => `--${name}: ${value};`);
  return lines.length === 0 ? '' : `:root { ${lines.join(' ')} }\n`;
};
