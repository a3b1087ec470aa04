import { PUBLIC_ADDRESSES } from '#core/navigation/public-addresses.ts';
import { VISITOR_ADDRESSES } from '#core/navigation/visitor-addresses.ts';

/** Names that content files have had for pages whose address ends otherwise. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  director: 'agenzia/direttore',
  'board-of-auditors': 'agenzia/collegio-revisori',
  'organization-chart': 'agenzia/organigramma',
  'joint-body': 'agenzia/organismo-paritetico',
  'single-committee': 'agenzia/comitato-garanzia',
  'institutional-rules': 'agenzia/norme-istitutive',
};

/** Names of texts that are parts of other pages. */
const PARTS = [
  'accessibilita',
  'agenzia',
  'other-op',
  'agency-replies',
  'need-help',
  'cruscotto-pagamenti',
  'pubblici-proclami',
  'agency-communicates',
  'home',
  'guided-paths',
];

/** Slugs of the pages of texts in the table of addresses: a new row needs no line here. */
const TABLE_SLUGS = [...PUBLIC_ADDRESSES, ...VISITOR_ADDRESSES].flatMap((row) => {
  const slug = 'content' in row ? row.content : row.pattern.slice(1);
  return row.kind !== 'content' || /[:*{]/.test(slug) ? [] : [{ slug, isAddress: !('content' in row) }];
});

const SLUGS: ReadonlyMap<string, string> = new Map([
  ...PARTS.map((name) => [name, name] as const),
  ...TABLE_SLUGS.map(({ slug }) => [slug.split('/').at(-1) ?? slug, slug] as const),
  ...Object.entries(OWN_NAMES),
]);

/** The slug of the portal's own page, or part of a page, that content files name so; undefined for any other, which would be shown nowhere. */
export const slugOfPageName = (name: string): string | undefined => SLUGS.get(name);

const ADDRESSES = new Set(TABLE_SLUGS.filter(({ isAddress }) => isAddress).map(({ slug }) => slug));

/** Whether a page stands at its own slug; others are parts of pages, or have the agency's names in their address. */
export const isAddressed = (slug: string): boolean => ADDRESSES.has(slug);
