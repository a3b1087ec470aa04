import type { ContentRepository, HighlightRepository } from '#core/content/content-repository.ts';
import type { HighlightKind, HighlightSlot } from '#core/content/highlight.ts';
import { PROJECT_SLUGS, type PageGroup, type TreeName } from '#core/content/page.ts';
import { GROUP_PATHS, HIGHLIGHT_PATHS, PAGE_PATHS, PATHS, TREE_PATHS } from '#adapters/http/contract/addresses.ts';
import {
  blockAt,
  contentCalls,
  contentPage,
  highlight,
  pageAt,
  pageNode,
  preview,
  previewsAt,
  treeAt,
} from '#adapters/http/contract/content.ts';
import { describedAs, nameSchemas } from '../description/described-calls.ts';
import { BLOCK_WORDS, GROUP_WORDS, SLOT_NAMES, SLOT_WORDS, TREE_WORDS } from '../description/content-words.ts';
import { listWords } from '../description/filter-descriptions.ts';
import { contentFields } from '../description/list-fields.ts';
import { pageWords } from '../description/parameters.ts';
import type { Api } from './api.ts';
import { entriesOf } from './entries.ts';
import { servePublic, serveReserved } from './serve.ts';

nameSchemas(
  { PaginaDiContenuto: contentPage, AnteprimaDiPagina: preview, NodoDiPagina: pageNode, VoceInEvidenza: highlight },
  contentFields,
);

const pageOperation = (name: string, summary: string) => ({
  tag: 'Pagine',
  name,
  summary,
  parameters: { ...listWords, ...pageWords },
});
const blockOperation = (name: string, summary: string) => ({ tag: 'Blocchi', name, summary, parameters: {} });

/** Names in the published document of what stands at an address of its own. */
const PAGE_NAMES: Readonly<Record<string, string>> = {
  'agenzia/norme-istitutive': 'getInstitutionalRules',
  'agenzia/organigramma': 'getOrganizationChart',
  'agenzia/organismo-paritetico': 'getJointBody',
  'agenzia/comitato-garanzia': 'getSingleCommittee',
  'agenzia/direttore': 'getDirector',
  'agenzia/collegio-revisori': 'getBoardOfAuditors',
  'agency-replies': 'getAgencyReplies',
  'need-help': 'getNeedHelp',
};
const GROUP_NAMES: Readonly<Record<PageGroup, string>> = {
  'aid-and-tenders': 'getAidAndTenders',
  'state-aids': 'getStateAids',
  'social-aid-tenders': 'getSocialAidTenders',
  'direct-payments': 'getDirectPayments',
  'direct-payments-helps': 'getDirectPaymentsHelps',
  'ocm-payments': 'getOcmPayments',
  'ocm-payments-helps': 'getOcmPaymentsHelps',
  'rural-development-plans': 'getRuralDevelopmentPlans',
  projects: 'getProjects',
  supporto: 'getSupportPages',
};
const TREE_NAMES: Readonly<Record<TreeName, string>> = {
  'transparent-administration': 'getTransparencyTree',
  'mappa-sito': 'getSiteMap',
  footer: 'getFooterPages',
};
const BLOCK_NAMES: Readonly<Record<HighlightKind, string>> = {
  carousel: 'getCarousels',
  tool: 'getMostUsedTools',
  alert: 'getAlerts',
  banner: 'getBanners',
  inEvidence: 'getInEvidence',
  feed: 'getNews',
};

/** Adds pages of content, their groups and trees (§7.1). */
export const addContent = (api: Api, pages: ContentRepository): void => {
  for (const [slug, path] of Object.entries(PAGE_PATHS)) {
    const operation = pageOperation(PAGE_NAMES[slug] ?? '', `Pagina: ${slug}`);
    servePublic(api, describedAs(pageAt(path), operation), () => pages.page(slug));
  }
  servePublic(
    api,
    describedAs(contentCalls.page, pageOperation('getPage', 'Pagina di contenuto')),
    ({ '*': path }) => pages.page(path),
    { key: ({ '*': path }) => path },
  );
  servePublic(
    api,
    describedAs(contentCalls.project, pageOperation('getProject', 'Progetto')),
    ({ friendlyUrl }) => pages.page(`${PROJECT_SLUGS}${friendlyUrl}`),
    { key: ({ friendlyUrl }) => friendlyUrl },
  );
  servePublic(
    api,
    describedAs(
      contentCalls.transparencyPage,
      pageOperation('getTransparencyPage', 'Pagina dell’amministrazione trasparente'),
    ),
    ({ '*': path }) => pages.page(`amministrazione-trasparente/${path}`),
    { key: ({ '*': path }) => path },
  );
  servePublic(
    api,
    describedAs(
      treeAt(PATHS.transparency),
      pageOperation('getTransparencySections', 'Sezioni di primo livello dell’amministrazione trasparente'),
    ),
    async () => (await pages.tree('transparent-administration')).map((node) => ({ ...node, children: [] })),
  );
  for (const [group, path] of entriesOf(GROUP_PATHS)) {
    const operation = pageOperation(GROUP_NAMES[group], GROUP_WORDS[group]);
    servePublic(api, describedAs(previewsAt(path), operation), () => pages.group(group));
  }
  for (const [tree, path] of entriesOf(TREE_PATHS)) {
    const operation = pageOperation(TREE_NAMES[tree], TREE_WORDS[tree]);
    servePublic(api, describedAs(treeAt(path), operation), () => pages.tree(tree));
  }
};

/** Adds carousels, tools, alerts, banners, what is in evidence and the agency's feed (API-11). */
export const addHighlights = (api: Api, highlights: HighlightRepository): void => {
  for (const [kind, slots] of entriesOf(HIGHLIGHT_PATHS)) {
    for (const [slot, path] of Object.entries(slots) as [HighlightSlot, string][]) {
      const operation = blockOperation(
        `${BLOCK_NAMES[kind]}${SLOT_NAMES[slot]}`,
        `${BLOCK_WORDS[kind]} per ${SLOT_WORDS[slot]}`,
      );
      servePublic(api, describedAs(blockAt(path), operation), () => highlights.highlights(kind, slot));
    }
  }
  const { mayMiss: _mayMiss, ...banner } = describedAs(
    blockAt(PATHS.sianBanner),
    blockOperation('getMyagricatBanner', 'Riquadro della scrivania verso il sistema nazionale'),
  );
  serveReserved(api, banner, () => highlights.highlights('banner', 'scrivania'));
};
