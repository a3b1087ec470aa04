import { createHash } from 'node:crypto';
import type { Problem } from './problem.ts';

/** A page that stands alone: whoever asked too often, or too early, must not have to ask for its sheet as well. */
const SHEET = `body{margin:0;font:1.125rem/1.6 "Titillium Web",system-ui,sans-serif;color:#17324d;background:#fff}
header{background:#113a29;color:#fff;padding:1rem 1.5rem;font-weight:700}
main{max-width:40rem;margin:0 auto;padding:2.5rem 1.5rem}h1{font-size:2rem;line-height:1.2}
a{color:#0c5c3c;font-weight:600}a:focus-visible{outline:3px solid #ff9900;outline-offset:2px}small{color:#435a70}`;

/** Headers of the page: it runs nothing and takes nothing from anywhere. */
export const REFUSAL_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(SHEET).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  'x-robots-tag': 'noindex',
} as const;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/gu, (one) => ENTITIES[one] ?? one);

/** Whether a browser asks for a page: it names the form of pages, which programs that read the API do not. */
export const wantsPage = (method: string, accept: string | undefined): boolean =>
  (method === 'GET' || method === 'HEAD') && accept !== undefined && /\btext\/html\b/iu.test(accept);

/** A refusal as a person reads it, with what can be done now (API-06). */
export const refusalPage = (
  { title, detail, status, instance }: Problem,
  { agency, home, retryAfterS }: { readonly agency: string; readonly home: string; readonly retryAfterS?: number },
): string =>
  `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} - ${escaped(agency)}</title>
<style>${SHEET}</style>
</head>
<body>
<header>${escaped(agency)}</header>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(detail)}</p>
${retryAfterS === undefined ? '' : `<p>Puoi riprovare tra ${retryAfterS === 1 ? 'un secondo' : `${retryAfterS} secondi`}, ricaricando questa pagina.</p>\n`}<p><a href="${escaped(home)}">Torna alla Home</a></p>
<p><small>Codice ${status}${instance === undefined ? '' : ` · richiesta ${escaped(instance)}`}</small></p>
</main>
</body>
</html>
`;
