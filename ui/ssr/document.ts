import type { AgencyColours } from '#core/appearance/colours.ts';
import { escapeMarkup } from '#core/formatting/escape-markup.ts';
import { CRITICAL_CSS_MARKER } from '#ui/components/critical-css-marker.tsx';
import { ELEMENT } from '#ui/components/national-model.ts';
import { EARLY_EVENTS_SCRIPT } from '../hydration/early-events.ts';
import type { PageHead } from '../pages/page-module.ts';
import type { ExtractCriticalCss } from './critical-css.ts';
import { DATA_ID, ROOT_ID } from './document-ids.ts';
import { FEED_TYPE } from './heads.ts';
import type { InlineParts } from './page-request.ts';
import type { InlineIcons } from './inlined-icons.ts';
import { themeOverrides } from './theme-overrides.ts';
import type { StructuredData } from './structured-data.ts';

/** Files of the build that a page needs, as addresses. */
export interface DocumentAssets {
  /** The entry script: small, and the only one that a page fetches while it is only read. */
  readonly script: string;
  /** The whole sheet. */
  readonly styles: readonly string[];
  /** Scripts that hydration fetches. */
  readonly later: readonly string[];
  /** Scripts of the sign-on check. */
  readonly signOn: readonly string[];
  readonly icon: string;
  /** What is inlined of sheet and icons; nothing while developing. */
  readonly inside?: { readonly criticalCss: ExtractCriticalCss; readonly icons: InlineIcons };
}

/** What a whole document is made of. */
export interface DocumentParts {
  readonly head: PageHead;
  readonly agencyName: string;
  /** Full address of the page, for the canonical link; undefined where the origin is not known. */
  readonly canonical: string | undefined;
  /** The picture beside shared links to the page, by its full address; not every agency has one. */
  readonly picture: { readonly address: string; readonly description: string } | undefined;
  readonly colours: AgencyColours;
  readonly body: string;
  /** Data for the script, written as a block that the browser never runs. */
  readonly data: unknown;
  readonly assets: DocumentAssets;
  readonly structured: readonly StructuredData[];
  /** Whether the script renders the page: then all scripts are fetched at once. */
  readonly framed: boolean;
}

/** A document, and what stands inline in it. */
export interface Document {
  readonly html: string;
  readonly inline: InlineParts;
}

/** Writes the document: everything that a reader, a search engine or a browser without script needs. */
export const writeDocument = (parts: DocumentParts): Document => {
  const { assets, framed } = parts;
  const own = themeOverrides(parts.colours);
  const { body, icons } = assets.inside?.icons(parts.body) ?? { body: parts.body, icons: '' };
  // A page that the script renders needs the whole sheet at once. The head of one that is read has what its first view needs, and the
  // whole sheet stands where the rest of the page begins.
  const { before, after, marker, early } = atMarker(body, framed ? undefined : assets.inside?.criticalCss);
  const sheet = `${own.sheet}${early ?? ''}`;
  const links = assets.styles.map(sheetLink);
  const linksInside = early === undefined || marker === undefined ? '' : boxOf(marker, links);
  const scripts = parts.head.isPersonal === true ? [] : [EARLY_EVENTS_SCRIPT];
  const lines = [
    '<!doctype html>',
    '<html lang="it">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${titleOf(parts)}</title>`,
    ...scripts.map((script) => `<script>${script}</script>`),
    ...inline(sheet),
    ...(early === undefined ? links : []),
    ...describing(parts),
    `<meta name="theme-color" content="${own.theme}">`,
    `<link rel="icon" href="${escapeMarkup(assets.icon)}" type="image/svg+xml">`,
    ...(framed ? [...assets.signOn, ...assets.later] : []).map(
      (href) => `<link rel="modulepreload" href="${escapeMarkup(href)}">`,
    ),
    `<link rel="search" type="application/opensearchdescription+xml" title="${escapeMarkup(parts.agencyName)}" href="/opensearch.xml">`,
    '</head>',
    '<body>',
    `<div id="${ROOT_ID}">${before}${linksInside}${after}</div>`,
    ...(early === undefined || marker !== undefined ? [] : links),
    ...(icons === '' ? [] : [icons]),
    ...dataAndScript(parts),
    '</body>',
    '</html>',
  ];
  return { html: lines.join('\n'), inline: { styles: sheet === '' ? [] : [sheet], scripts } };
};

// Helpers

/** The size of pictures for shared links, which cannot be SVG. */
const SHARING_SIZE = { width: 1200, height: 630 } as const;

/** What the national model wants a service to declare. */
const SERVICE_TYPE = 'GovernmentService';

const MARKER = new RegExp(`<${CRITICAL_CSS_MARKER} id="([^"]*)"></${CRITICAL_CSS_MARKER}>`, 'u');

/** How much HTML may stand between the first marker and the one that is taken, in characters: a reader sees no more at first. */
const FIRST_TEXT_LENGTH = 6_000;
/** How much CSS may stand in the head for what follows the first marker, in characters: the main heading comes behind it. */
const CRITICAL_CSS_LENGTH = 28_500;

interface FirstView {
  readonly before: string;
  readonly after: string;
  /** Id of the marker between them; a body without markers is all before it. */
  readonly marker?: string;
  /** CSS of what stands before; undefined where none is extracted. */
  readonly early: string | undefined;
}

/** A body at the last marker that its first view has room for. */
const atMarker = (body: string, criticalCss: ExtractCriticalCss | undefined): FirstView => {
  const [head = '', ...marked] = body.split(MARKER);
  const parts = marked.flatMap((id, index) => (index % 2 === 0 ? [{ id, text: marked[index + 1] ?? '' }] : []));
  const until = (taken: number): string =>
    head +
    parts
      .slice(0, taken)
      .map(({ text }) => text)
      .join('');
  let taken = Math.max(parts.length - 1, 0);
  while (taken > 0 && until(taken).length > head.length + FIRST_TEXT_LENGTH) taken -= 1;
  // From the farthest on: most often it has room, and the page is searched for its CSS once.
  let early = criticalCss?.(until(taken));
  while (taken > 0 && early !== undefined && early.length > CRITICAL_CSS_LENGTH) {
    taken -= 1;
    early = criticalCss?.(until(taken));
  }
  const rest = parts.slice(taken);
  const [first] = rest;
  const after = rest.map(({ text }) => text).join('');
  return { before: until(taken), after, early, ...(first === undefined ? {} : { marker: first.id }) };
};

const sheetLink = (href: string): string => `<link rel="stylesheet" href="${escapeMarkup(href)}">`;
/** What `<CriticalCssMarker />` draws where its sheet is linked. */
const boxOf = (id: string, links: readonly string[]): string => `<span hidden id="${id}">${links.join('')}</span>`;

const inline = (sheet: string): readonly string[] => (sheet === '' ? [] : [`<style>${sheet}</style>`]);

const titleOf = ({ head, agencyName }: DocumentParts): string =>
  escapeMarkup(head.title === agencyName ? agencyName : `${head.title} - ${agencyName}`);

/** What the head tells search engines and what shows shared links. */
const describing = ({ head, agencyName, canonical, picture }: DocumentParts): readonly string[] => {
  const description = escapeMarkup(head.description);
  return [
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
  ];
};

/** The data blocks and the one script, at the end of the document. */
const dataAndScript = ({ head, assets, data, framed, structured }: DocumentParts): readonly string[] => {
  // A page opened by a signed link works without script: nothing that runs there hears of the address.
  if (head.isPersonal === true) return [];
  return [
    ...structured.map(
      (one) =>
        `<script type="application/ld+json"${one['@type'] === SERVICE_TYPE ? ` data-element="${ELEMENT.metatag}"` : ''}>${inertJson(one)}</script>`,
    ),
    `<script type="application/json" id="${DATA_ID}">${inertJson(data)}</script>`,
    // Last and least: a page that is only read does not need it. It is fetched with the page all the same, because what is
    // done before it has to wait for it.
    `<script type="module" fetchpriority="${framed ? 'high' : 'low'}" src="${escapeMarkup(assets.script)}" data-scripts="${escapeMarkup(framed ? '' : assets.later.join(' '))}"></script>`,
  ];
};

/** JSON that cannot end the block it stands in, whatever it holds. */
const inertJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
