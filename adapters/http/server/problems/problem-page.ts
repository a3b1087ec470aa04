import { HEADERS_TOO_LARGE, SERVER_ERROR } from '#core/kernel/http-status.ts';
import { createHash } from 'node:crypto';
import { escapeMarkup } from '#core/formatting/escape-markup.ts';
import { paletteOf, type AgencyColours, type Palette } from '#core/appearance/colours.ts';
import { STATE_PATH } from '../state/state-page.ts';
import type { Problem } from './problem.ts';

/** A page that needs no other file, in the agency's colours: a client over its limit cannot fetch a sheet as well. */
const sheetOf = (palette: Palette): string =>
  `body{margin:0;font:1.125rem/1.6 "Titillium Web",system-ui,sans-serif;color:#1a251f;background:#fff}
header{background:${palette['green-900']};color:#fff;padding:1rem 1.5rem;font-weight:700}
main{max-width:40rem;margin:0 auto;padding:2.5rem 1.5rem}h1{font-size:2rem;line-height:1.2}
a{color:${palette['green-700']};font-weight:600}a:focus-visible{outline:3px solid #1a251f;outline-offset:2px}small{color:#4a564e}`;

/** What the page shows of its portal. */
export interface ProblemPlace {
  readonly agency: string;
  readonly home: string;
  readonly colours: AgencyColours;
}

/** The page of a problem with its headers: it runs nothing and loads nothing. */
export interface ProblemPages {
  readonly headers: Readonly<Record<string, string>>;
  /** A problem as a person reads it, with what can be done now (API-06). */
  page(problem: Problem, retryAfterS?: number): string;
}

/** Whether a browser asks for a page: it names the form of pages, which programs that read the API do not. */
export const wantsPage = (method: string, accept: string | undefined): boolean =>
  (method === 'GET' || method === 'HEAD') && accept !== undefined && /\btext\/html\b/iu.test(accept);

/** Makes the problem pages of one portal. */
export const makeProblemPages = ({ agency, home, colours }: ProblemPlace): ProblemPages => {
  const sheet = sheetOf(paletteOf(colours));
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(sheet).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
      'x-robots-tag': 'noindex',
    },
    page: ({ title, detail, status, instance }, retryAfterS) =>
      `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)} - ${escapeMarkup(agency)}</title>
<style>${sheet}</style>
</head>
<body>
<header>${escapeMarkup(agency)}</header>
<main>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(detail)}</p>
${retryAfterS === undefined ? '' : `<p>Puoi riprovare tra ${retryAfterS === 1 ? 'un secondo' : `${retryAfterS} secondi`}, ricaricando questa pagina.</p>\n`}<p><a href="${escapeMarkup(home)}">${status === HEADERS_TOO_LARGE ? 'Riprova dalla Home' : 'Torna alla Home'}</a></p>
${status < SERVER_ERROR ? '' : `<p><a href="${escapeMarkup(`${home.replace(/\/$/u, '')}${STATE_PATH}`)}">Stato del servizio</a>: che cosa funziona adesso, e che cosa no.</p>\n`}<p><small>Codice ${status}${instance === undefined ? '' : ` · richiesta ${escapeMarkup(instance)}`}</small></p>
</main>
</body>
</html>
`,
  };
};
