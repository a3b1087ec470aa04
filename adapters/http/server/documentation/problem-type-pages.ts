import { escapeMarkup } from '#core/formatting/escape-markup.ts';
import { PROBLEM_KINDS, type ProblemKind } from '../problems/problem-kinds.ts';
import { PROBLEM_TYPES, SHAPE_PAGES } from './paths.ts';
import { sentence, type DocumentationPage } from './shell.ts';

/** The page of one kind of problem: what it means, and what a program does that meets it (API-20). */
export const problemTypePage = (
  { title, status, detail, advice }: ProblemKind,
  apiBase: string,
): DocumentationPage => ({
  title,
  body: `<p>${sentence(detail)}</p>
<h2>Che cosa fare</h2>
<p>${sentence(advice)}</p>
<h2>Come si riconosce</h2>
<p>La risposta ha lo stato ${status}, il tipo <code>application/problem+json</code> (RFC 9457) e in <code>type</code> l’indirizzo di questa pagina. <code>title</code> è sempre «${escapeMarkup(title)}»; <code>detail</code> dice il caso; <code>instance</code> è il numero della richiesta, da citare all’assistenza.</p>
<p><a href="${escapeMarkup(apiBase)}${PROBLEM_TYPES}">Tutti i problemi</a></p>`,
});

/** The page that lists all kinds of problems. */
export const problemTypesPage = (apiBase: string): DocumentationPage => ({
  title: 'Problemi',
  body: `<p>Ogni rifiuto è un documento di problema (RFC 9457): il suo <code>type</code> è l’indirizzo di una di queste pagine. La sua forma: <a href="${escapeMarkup(apiBase)}${SHAPE_PAGES}/Problema"><code>Problema</code></a>.</p>
<ul>
${PROBLEM_KINDS.map(
  ({ name, status, title }) =>
    `<li><a href="${escapeMarkup(apiBase)}${PROBLEM_TYPES}/${name}">${escapeMarkup(title)}</a> <small>${status}</small></li>`,
).join('\n')}
</ul>`,
});
