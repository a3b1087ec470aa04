import type { PageHead } from './pages/page-module.ts';
import type { StructuredData } from './structured-data.ts';

/** Files of the build that a page needs, as addresses. */
export interface DocumentAssets {
  readonly script: string;
  readonly styles: readonly string[];
  /** Scripts that the first view will ask for. */
  readonly preloads: readonly string[];
  /** Fonts of the first view. */
  readonly fonts: readonly string[];
  readonly icon: string;
}

/** What a whole document is made of. */
export interface DocumentParts {
  readonly head: PageHead;
  readonly agencyName: string;
  /** Full address of the page, for the canonical link; undefined where the origin is not known. */
  readonly canonical: string | undefined;
  /** Full address of the picture that stands beside a link to the page wherever it is shared. */
  readonly picture: string;
  readonly body: string;
  /** Data for the script, written as a block that the browser never runs. */
  readonly data: unknown;
  readonly assets: DocumentAssets;
  /** What the page says of itself to machines. */
  readonly structured: readonly StructuredData[];
}

/** Where the picture for sharing lies below the image base; drawings cannot be used, because what shows links takes none. */
export const SHARING_PICTURE = 'condivisione/portale.png';
const SHARING_SIZE = { width: 1200, height: 630 } as const;
const SHARING_ALT = 'Colline coltivate, un fiume e una casa fra i cipressi, con il marchio dell’Agenzia';

/** Id of the element that the portal is drawn in. */
export const ROOT_ID = 'portale';
/** Id of the block with the data of the page. */
export const DATA_ID = 'portale-dati';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** JSON that cannot end the block it stands in, whatever it holds. */
const inertJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Writes the document: everything that a reader, a search engine or a browser without script needs. */
export const documentHtml = ({
  head,
  agencyName,
  canonical,
  picture,
  body,
  data,
  assets,
  structured,
}: DocumentParts): string => {
  const title = escapeHtml(head.title === agencyName ? agencyName : `${head.title} - ${agencyName}`);
  const description = escapeHtml(head.description);
  const lines = [
    '<!doctype html>',
    '<html lang="it">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...(head.noIndex === true || head.status !== 200 ? ['<meta name="robots" content="noindex">'] : []),
    ...(canonical === undefined
      ? []
      : [
          `<link rel="canonical" href="${escapeHtml(canonical)}">`,
          `<meta property="og:url" content="${escapeHtml(canonical)}">`,
        ]),
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${description}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:locale" content="it_IT">',
    `<meta property="og:image" content="${escapeHtml(picture)}">`,
    `<meta property="og:image:width" content="${SHARING_SIZE.width}">`,
    `<meta property="og:image:height" content="${SHARING_SIZE.height}">`,
    `<meta property="og:image:alt" content="${SHARING_ALT}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta property="og:site_name" content="${escapeHtml(agencyName)}">`,
    '<meta name="theme-color" content="#113a29">',
    `<link rel="icon" href="${escapeHtml(assets.icon)}" type="image/svg+xml">`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    `<script type="module" src="${escapeHtml(assets.script)}"></script>`,
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
    ...structured.map((data) => `<script type="application/ld+json">${inertJson(data)}</script>`),
    `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(agencyName)}" href="/opensearch.xml">`,
    '</head>',
    '<body>',
    `<div id="${ROOT_ID}">${body}</div>`,
    `<script type="application/json" id="${DATA_ID}">${inertJson(data)}</script>`,
    '</body>',
    '</html>',
  ];
  return lines.join('\n');
};
