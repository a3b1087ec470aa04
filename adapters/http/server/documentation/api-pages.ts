import { escapeMarkup } from '#core/formatting/escape-markup.ts';
import { CLIENT_RECIPES, type ClientAddresses } from './client-recipes.ts';
import { OPERATION_PAGES, PROBLEM_TYPES, SHAPE_PAGES } from './paths.ts';
import { outlineOf } from './schema-outline.ts';
import { sentence, type DocumentationPage } from './shell.ts';

type Named<Value> = Readonly<Record<string, Value>>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly example?: unknown;
  readonly schema?: unknown;
}

interface Answer {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Named<{ readonly schema?: unknown; readonly example?: unknown }>;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Answer;
  readonly responses: Named<Answer>;
}

/** The published document, as far as its pages read it. */
export interface PublishedDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Named<Named<Operation>>;
  readonly components: { readonly schemas: Named<unknown>; readonly responses: Named<Answer> };
}

interface Asked extends Operation {
  readonly path: string;
  readonly method: string;
}

/**
 * The pages that people read about the API, by their path below its base, made from the published document: an overview, a
 * page for each operation and one for each shape that has a name (API-21).
 */
export const apiPages = (
  document: PublishedDocument,
  apiBase: string,
): ReadonlyMap<string, () => DocumentationPage> => {
  const operations = operationsIn(document);
  const linkTo = (name: string): string => `${apiBase}${SHAPE_PAGES}/${name}`;
  return new Map([
    ['', () => overview(document, operations, apiBase)] as const,
    ...operations.map(
      (one) => [`${OPERATION_PAGES}/${one.operationId}`, () => operationPage(document, one, apiBase, linkTo)] as const,
    ),
    ...Object.entries(document.components.schemas).map(
      ([name, shape]) =>
        [`${SHAPE_PAGES}/${name}`, () => ({ title: name, body: `<div>${outlineOf(shape, linkTo)}</div>` })] as const,
    ),
  ]);
};

// Helpers

const UNKNOWN_ORIGIN = 'https://portale.example';

const operationsIn = ({ paths }: PublishedDocument): readonly Asked[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  );

const overview = (
  { info, servers, tags }: PublishedDocument,
  operations: readonly Asked[],
  apiBase: string,
): DocumentationPage => ({
  title: 'API del portale',
  body: `<p>${sentence(info.description)}</p>
<dl>
<dt>Versione</dt><dd>${escapeMarkup(info.version)}</dd>
<dt>Indirizzo</dt><dd>${servers.map(({ url }) => `<code>${escapeMarkup(url)}</code>`).join(', ')}</dd>
<dt>Documento</dt><dd><a href="${escapeMarkup(apiBase)}/openapi.json">OpenAPI 3.1</a>: da esso si <a href="#programmi">generano programmi</a></dd>
<dt>Rifiuti</dt><dd><a href="${escapeMarkup(apiBase)}${PROBLEM_TYPES}">documenti di problema</a>, ognuno con la sua pagina</dd>
<dt>Stato</dt><dd><a href="${escapeMarkup(apiBase)}/status"><code>/status</code></a></dd>
</dl>
<h2 id="programmi">Fare un programma che la usa</h2>
${recipesFor(servers[0]?.url ?? apiBase)}
${tags
  .map(({ name, description }) => {
    const own = operations.filter((one) => one.tags.includes(name));
    return own.length === 0
      ? ''
      : `<h2>${escapeMarkup(name)}</h2>
<p>${sentence(description)}</p>
<ul>
${own.map((one) => `<li><a href="${escapeMarkup(apiBase)}${OPERATION_PAGES}/${one.operationId}">${escapeMarkup(one.summary)}</a><br><small><span class="method">${one.method}</span> <code>${escapeMarkup(one.path)}</code></small></li>`).join('\n')}
</ul>`;
  })
  .join('\n')}`,
});

/** The recipes with the addresses of this portal; where its origin is not known, with a word in its stead. */
const recipesFor = (server: string): string => {
  const isWhole = /^https?:/u.test(server);
  const api = isWhole ? server : `${UNKNOWN_ORIGIN}${server}`;
  const addresses: ClientAddresses = { api, document: `${api}/openapi.json` };
  return `${isWhole ? '' : `<p>${sentence(`Al posto di \`${UNKNOWN_ORIGIN}\` va l’indirizzo di questo portale.`)}</p>\n`}${Object.values(
    CLIENT_RECIPES,
  )
    .map(
      ({ language, says, lines }) => `<h3>${escapeMarkup(language)}</h3>
<p>${sentence(says)}</p>
<pre tabindex="0" role="region" aria-label="${escapeMarkup(language)}">${escapeMarkup(lines(addresses))}</pre>`,
    )
    .join('\n')}`;
};

const operationPage = (
  { components }: PublishedDocument,
  { summary, description = '', method, path, parameters = [], requestBody, responses }: Asked,
  apiBase: string,
  linkTo: (name: string) => string,
): DocumentationPage => ({
  title: summary,
  body: `<p><span class="method">${method}</span> <code>${escapeMarkup(`${apiBase}${path}`)}</code></p>
<p>${sentence(description)}</p>
${parameters.length === 0 ? '' : `<h2>Parametri</h2>\n<dl>\n${parameters.map((one) => parameterLine(one, linkTo)).join('\n')}\n</dl>`}
${requestBody === undefined ? '' : `<h2>Che cosa si manda</h2>\n${contentOf(requestBody, linkTo)}`}
<h2>Risposte</h2>
${Object.entries(responses)
  .map(([status, answer]) => answerPart(status, answer, components.responses, apiBase, linkTo))
  .join('\n')}`,
});

const LOCATIONS: Named<string> = { path: 'nell’indirizzo', query: 'nella query', header: 'intestazione' };

const parameterLine = (
  { name, in: addresses, required = false, description = '', example, schema }: Parameter,
  linkTo: (name: string) => string,
): string =>
  `<dt><code>${escapeMarkup(name)}</code> <small>${LOCATIONS[addresses] ?? escapeMarkup(addresses)}${required ? ', obbligatorio' : ''}</small></dt><dd>${sentence(description)}<br>${outlineOf(schema, linkTo)}${example === undefined ? '' : `, per esempio <code>${escapeMarkup(typeof example === 'string' ? example : JSON.stringify(example))}</code>`}</dd>`;

/** A refusal is a line that leads to the page of its kind; an answer shows its shape and its example. */
const answerPart = (
  status: string,
  answer: Answer,
  named: Named<Answer>,
  apiBase: string,
  linkTo: (name: string) => string,
): string => {
  const found = answer.$ref === undefined ? answer : (named[answer.$ref.split('/').at(-1) ?? ''] ?? answer);
  const heading = `<h3>${status}: ${escapeMarkup(found.description ?? '')}</h3>`;
  if (answer.$ref === undefined) return `${heading}\n${contentOf(found, linkTo)}`;
  return `${heading}\n<p><a href="${escapeMarkup(apiBase)}${PROBLEM_TYPES}">Documento di problema</a></p>`;
};

const contentOf = ({ content = {} }: Answer, linkTo: (name: string) => string): string =>
  Object.entries(content)
    .map(
      ([type, { schema, example }]) =>
        `<p><code>${escapeMarkup(type)}</code>: ${typeof schema === 'object' ? '' : 'un file'}</p><div>${outlineOf(schema, linkTo)}</div>${
          example === undefined
            ? ''
            : `<p>Esempio:</p><pre tabindex="0" role="region" aria-label="Esempio di ${escapeMarkup(type)}">${escapeMarkup(typeof example === 'string' ? example : JSON.stringify(example, undefined, 2))}</pre>`
        }`,
    )
    .join('\n');
