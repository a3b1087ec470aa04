import type { HighlightKind, HighlightSlot } from '#core/content/highlight.ts';
import type { PageGroup, TreeName } from '#core/content/page.ts';

// What the summaries of operations call groups and trees of pages, blocks and places.

/** For whom, or where, something stands. */
export const SLOT_WORDS: Readonly<Record<HighlightSlot, string>> = {
  homepage: 'la pagina iniziale',
  agricoltori: 'gli agricoltori',
  caa: 'i CAA',
  op: 'gli organismi pagatori',
  'link-utili': 'i link utili',
  supporto: 'il supporto',
  scrivania: 'la scrivania',
};

/** The same in the names of operations: `getCarouselsForHome`. */
export const SLOT_NAMES: Readonly<Record<HighlightSlot, string>> = {
  homepage: 'ForHome',
  agricoltori: 'ForFarmers',
  caa: 'ForAssistanceCentres',
  op: 'ForPayingBodies',
  'link-utili': 'ForUsefulLinks',
  supporto: 'ForSupport',
  scrivania: 'ForDesk',
};

/** Kinds of blocks. */
export const BLOCK_WORDS: Readonly<Record<HighlightKind, string>> = {
  carousel: 'Carosello',
  tool: 'Strumenti più usati',
  alert: 'Avvisi',
  banner: 'Riquadro',
  inEvidence: 'In evidenza',
  feed: 'Novità',
};

/** Groups of pages. */
export const GROUP_WORDS: Readonly<Record<PageGroup, string>> = {
  'aid-and-tenders': 'Sezioni di aiuti e bandi',
  'state-aids': 'Aiuti di Stato',
  'social-aid-tenders': 'Aiuti sociali',
  'direct-payments': 'Pagamenti diretti',
  'direct-payments-helps': 'Aiuti dei pagamenti diretti',
  'ocm-payments': 'Pagamenti OCM',
  'ocm-payments-helps': 'Aiuti dei pagamenti OCM',
  'rural-development-plans': 'Piani di sviluppo rurale',
  projects: 'Progetti',
  supporto: 'Pagine del supporto',
};

/** Trees of pages. */
export const TREE_WORDS: Readonly<Record<TreeName, string>> = {
  'transparent-administration': 'Albero dell’amministrazione trasparente',
  'mappa-sito': 'Albero della mappa del sito',
  footer: 'Albero del piè di pagina',
};
