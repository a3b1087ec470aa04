import { HEADERS_TOO_LARGE, SERVER_ERROR } from '#core/kernel/http-status.ts';
import { escapeMarkup } from '#core/formatting/escape-markup.ts';
import { type AgencyHome, makeShell } from '../documentation/shell.ts';
import { NOT_INDEXED } from '../protection/security-headers.ts';
import { STATE_PATH, STATE_TITLE } from '../state/state-page.ts';
import type { Problem } from './problem.ts';

/** The page of a problem with its headers: it runs nothing and loads nothing. */
export interface ProblemPages {
  readonly headers: Readonly<Record<string, string>>;
  /** A problem as a person reads it, with what can be done now (API-06). */
  page(problem: Problem, retryAfterS?: number): string;
}

/** Whether a browser asks for a page: it names the form of pages, which programs that read the API do not. */
export const wantsPage = (method: string, accept: string | undefined): boolean =>
  (method === 'GET' || method === 'HEAD') && accept !== undefined && /\btext\/html\b/iu.test(accept);

/** Makes the problem pages of one portal, in the agency's colours: a client over its limit cannot fetch a sheet as well. */
export const makeProblemPages = (agency: AgencyHome): ProblemPages => {
  const shell = makeShell({ ...agency, links: [] });
  const home = escapeMarkup(agency.home);
  const state = escapeMarkup(`${agency.home.replace(/\/$/u, '')}${STATE_PATH}`);
  return {
    headers: { ...shell.headers, 'x-robots-tag': NOT_INDEXED },
    page: ({ title, detail, status, instance }, retryAfterS) =>
      shell.page({
        title,
        body: `<p>${escapeMarkup(detail)}</p>
${retryAfterS === undefined ? '' : `<p>Puoi riprovare tra ${retryAfterS === 1 ? 'un secondo' : `${retryAfterS} secondi`}, ricaricando questa pagina.</p>\n`}<p><a href="${home}">${status === HEADERS_TOO_LARGE ? 'Riprova dalla Home' : 'Torna alla Home'}</a></p>
${status < SERVER_ERROR ? '' : `<p><a href="${state}">${STATE_TITLE}</a>: che cosa funziona adesso, e che cosa no.</p>\n`}<p><small>Codice ${status}${instance === undefined ? '' : ` · richiesta ${escapeMarkup(instance)}`}</small></p>`,
      }),
  };
};
