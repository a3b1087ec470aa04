import { ELEMENT } from '#ui/components/national-model.ts';
import { CRITICAL_CSS_MARKER } from '#ui/components/critical-css-marker.tsx';
import { ownColours } from './own-colours.ts';
import { DATA_ID, ROOT_ID } from './document-ids.ts';
import { FEED_TYPE } from './heads.ts';
import type { InlineIcons } from './inlined-icons.ts';
import type { ExtractCriticalCss } from './critical-css.ts';
import type { PageHead } from '../pages/page-module.ts';
import { escapeMarkup } from '#core/formatting/escape-markup.ts';
import type { AgencyColours } from '#core/appearance/colours.ts';
import type { StructuredData } from './structured-data.ts';

/** Files of the build that a page needs, as addresses. */
export interface DocumentAssets {
  /** The script of every page: small, and the only one that a page asks for which is only read. */
  readonly script: string;
  /** The whole sheet. */
  readonly styles: readonly string[];
  /** Scripts that hydration will fetch. */
  readonly later: readonly string[];
  /** Scripts that find out who is here. */
  readonly signOn: readonly string[];
  readonly icon: string;
  /** What of sheet and drawings goes into the page itself; while developing nothing does. */
  readonly inside?: { readonly criticalCss: ExtractCriticalCss; readonly icons: InlineIcons };
}

/** What a whole document is made of. */
export interface DocumentParts {
  readonly head: PageHead;
  readonly agencyName: string;
  /** Full address of the page, for the canonical link; undefined where the origin is not known. */
  readonly canonical: string | undefined;
  /** The picture that stands beside a link to the page wherever it is shared, by its full address; not every agency has one. */
  readonly picture: { readonly address: string; readonly description: string } | undefined;
  readonly colours: AgencyColours;
  readonly body: string;
  /** Data for the script, written as a block that the browser never runs. */
  readonly data: unknown;
  readonly assets: DocumentAssets;
  /** What the page says of itself to machines. */
  readonly structured: readonly StructuredData[];
  /** Whether the script has to draw the page: then all of it is wanted at once. */
  readonly framed: boolean;
}

/** Drawings cannot be used, because what shows links takes none. */
const SHARING_SIZE = { width: 1200, height: 630 } as const;

/** A document, and the sheets that stand in it, which the content policy has to let through. */
export interface Document {
  readonly html: string;
  readonly sheets: readonly string[];
}

/** What the national model wants a service to say of itself. */
const SERVICE_TYPE = 'GovernmentService';

const MARK = `<${CRITICAL_CSS_MARKER}></${CRITICAL_CSS_MARKER}>`;

/** JSON that cannot end the block it stands in, whatever it holds. */
const inertJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** How much may stand between the first mark and the one that is taken, in characters: a reader sees no more at first. */
const FIRST_TEXT_LENGTH = 3_000;

/** What stands before and after the last mark of the first view; a body without marks is all before it. */
const atMark = (body: string): readonly [before: string, after: string] => {
  const [head = '', ...parts] = body.split(MARK);
  let before = head;
  while (parts.length > 1 && before.length + (parts[0]?.length ?? 0) <= head.length + FIRST_TEXT_LENGTH)
    before += parts.shift() ?? '';
  return [before, parts.join('')];
};

const inPage = (sheet: string): readonly string[] => (sheet === '' ? [] : [`<style>${sheet}</style>`]);

/** Writes the document: everything that a reader, a search engine or a browser without script needs. */
export const writeDocument = (parts: DocumentParts): Document => {
  const { head, agencyName, canonical, picture, data, assets, framed, structured } = parts;
  const own = ownColours(parts.colours);
  const title = escapeMarkup(head.title === agencyName ? agencyName : `${head.title} - ${agencyName}`);
  const description = escapeMarkup(head.description);
  const { body, icons } = assets.inside?.icons(parts.body) ?? { body: parts.body, icons: '' };
  const [before, after] = atMark(body);
  // What is only read comes in one piece; what script draws has use for the whole sheet at once.
  const first = framed ? undefined : assets.inside?.criticalCss(`${before}${after}${icons}`);
  // At the head stands what the first view needs; all of it, in its order, stands again where the rest begins.
  const rest = after === '' ? '' : (first?.rules ?? '');
  const early = rest === '' ? first?.rules : assets.inside?.criticalCss(before).rules;
  const whole = first === undefined ? assets.styles : [];
  const later = first === undefined ? [] : assets.styles;
  const sheet = `${own.sheet}${early ?? ''}`;
  const behind = first?.deferred ?? '';
  const lines = [
    '<!doctype html>',
    '<html lang="it">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    ...inPage(sheet),
    ...whole.map((href) => `<link rel="stylesheet" href="${escapeMarkup(href)}">`),
    `<meta name="description" content="${description}">`,
    ...(head.noIndex === true || head.status !== 200 ? ['<meta name="robots" content="noindex">'] : []),
    ...(canonical === undefined
      ? []
      : [
          `<link rel="canonical" href="${escapeMarkup(canonical)}">`,
          `<meta property="og:url" content="${escapeMarkup(canonical)}">`,
        ]),
    ...(head.feed === undefined
      ? []
      : [
          `<link rel="alternate" type="${FEED_TYPE}" title="${escapeMarkup(head.feed.title)}" href="${escapeMarkup(head.feed.address)}">`,
        ]),
    `<meta property="og:title" content="${escapeMarkup(head.title)}">`,
    `<meta property="og:description" content="${description}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:locale" content="it_IT">',
    ...(picture === undefined
      ? ['<meta name="twitter:card" content="summary">']
      : [
          `<meta property="og:image" content="${escapeMarkup(picture.address)}">`,
          `<meta property="og:image:width" content="${SHARING_SIZE.width}">`,
          `<meta property="og:image:height" content="${SHARING_SIZE.height}">`,
          `<meta property="og:image:alt" content="${escapeMarkup(picture.description)}">`,
          '<meta name="twitter:card" content="summary_large_image">',
        ]),
    `<meta property="og:site_name" content="${escapeMarkup(agencyName)}">`,
    `<meta name="theme-color" content="${own.theme}">`,
    `<link rel="icon" href="${escapeMarkup(assets.icon)}" type="image/svg+xml">`,
    ...(framed
      ? [...assets.signOn, ...assets.later].map((href) => `<link rel="modulepreload" href="${escapeMarkup(href)}">`)
      : []),
    `<link rel="search" type="application/opensearchdescription+xml" title="${escapeMarkup(agencyName)}" href="/opensearch.xml">`,
    '</head>',
    '<body>',
    `<div id="${ROOT_ID}">${[before, ...inPage(rest), after].join('')}</div>`,
    ...inPage(behind),
    ...(icons === '' ? [] : [icons]),
    // For machines, which read to the end.
    ...structured.map(
      (data) =>
        `<script type="application/ld+json"${data['@type'] === SERVICE_TYPE ? ` data-element="${ELEMENT.metatag}"` : ''}>${inertJson(data)}</script>`,
    ),
    `<script type="application/json" id="${DATA_ID}">${inertJson(data)}</script>`,
    // Last and least: a page that is only read does not need it. It is asked for with the page all the same, because
    // what a reader does before it is here is kept by nobody.
    `<script type="module" fetchpriority="${framed ? 'high' : 'low'}" src="${escapeMarkup(assets.script)}" data-sheet="${escapeMarkup(later.join(' '))}" data-scripts="${escapeMarkup(framed ? '' : assets.later.join(' '))}"></script>`,
    '</body>',
    '</html>',
  ];
  return { html: lines.join('\n'), sheets: [sheet, rest, behind].filter((one) => one !== '') };
};
