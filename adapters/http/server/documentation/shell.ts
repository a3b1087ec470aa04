import { createHash } from 'node:crypto';
import { paletteOf, type AgencyColours, type Palette } from '#core/appearance/colours.ts';
import { escapeMarkup } from '#core/formatting/escape-markup.ts';

/** What pages that no route draws show of their portal. */
export interface AgencyHome {
  /** Short name of the agency. */
  readonly agency: string;
  /** Address of the portal's home. */
  readonly home: string;
  readonly colours: AgencyColours;
}

/** The same, and what pages of a family show of each other. */
export interface ShellContext extends AgencyHome {
  /** The pages of the same family, by their addresses. */
  readonly links: readonly { readonly href: string; readonly words: string }[];
  /** Name of the family, after the title of each; none where the agency's is enough. */
  readonly family?: string;
  /** What the family has of looks of its own. */
  readonly sheet?: string;
}

/** A page before it has its frame. */
export interface DocumentationPage {
  readonly title: string;
  /** What stands in the page below its heading, as HTML. */
  readonly body: string;
}

/** Frames pages that no route draws: they run nothing, and load nothing but themselves. */
export interface Shell {
  readonly headers: Readonly<Record<string, string>>;
  page(page: DocumentationPage): string;
}

/** Makes the frame of a family of pages. */
export const makeShell = ({ agency, home, colours, links, family = '', sheet: own = '' }: ShellContext): Shell => {
  const sheet = `${sheetOf(paletteOf(colours))}${own}`;
  const menu = [{ href: home, words: agency }, ...links].map(
    ({ href, words }) => `<a href="${escapeMarkup(href)}">${escapeMarkup(words)}</a>`,
  );
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(sheet).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    },
    page: ({ title, body }) => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)} - ${escapeMarkup(`${family} ${agency}`.trim())}</title>
<style>${sheet}</style>
</head>
<body>
<a class="skip" href="#contenuto">Vai al contenuto</a>
<header><nav aria-label="${escapeMarkup(family || agency)}">${menu.join(' ')}</nav></header>
<main id="contenuto">
<h1>${escapeMarkup(title)}</h1>
${body}
</main>
</body>
</html>
`,
  };
};

/** A sentence as HTML; what stands between back quotes is code. */
export const sentence = (text: string): string => escapeMarkup(text).replaceAll(/`([^`]+)`/gu, '<code>$1</code>');

// Helpers

const sheetOf = (palette: Palette): string =>
  `body{margin:0;font:1.125rem/1.6 "Titillium Web",system-ui,sans-serif;color:#1a251f;background:#fff;overflow-wrap:anywhere}
header{background:${palette['green-900']};padding:1rem 1.5rem}header a{display:inline-block;color:#fff;margin-right:1.5rem;padding:.25rem 0}header a:first-child{font-weight:700}
main{max-width:60rem;margin:0 auto;padding:2rem 1.5rem 4rem}h1{font-size:2rem;line-height:1.2}h2{font-size:1.5rem;margin-top:2.5rem}h3{font-size:1.125rem}
a{color:${palette['green-700']}}a:focus-visible,pre:focus-visible,summary:focus-visible{outline:3px solid ${palette['green-700']};outline-offset:2px}header a:focus-visible{outline-color:#fff}
.skip{position:absolute;left:-999rem}.skip:focus{left:1rem;top:1rem;background:#fff;padding:.5rem 1rem}
code,pre{font-family:"Roboto Mono",ui-monospace,monospace;font-size:.9375rem}pre{background:#f2f5f3;padding:1rem;overflow:auto;white-space:pre-wrap}
dt{font-weight:600;margin-top:1rem}dd{margin:0 0 0 1rem}ul{padding-left:1.25rem}.method{font-weight:700}small{color:#4a564e;font-size:1rem}`;
