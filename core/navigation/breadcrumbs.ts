import type { TitleLanguage } from '#core/kernel/title-language.ts';
import { percentEncode } from '#core/kernel/address.ts';
import type { FixedRouteId } from './addresses.ts';
import { matchRoute, pathTo, segmentsOf, type RouteMatch, type RouteTable } from './routes.ts';

/** One step of the way to a page; the page itself, and steps that are no page, have no address. */
export interface Breadcrumb {
  readonly label: string;
  /** Language of the label, where it is a title that is not Italian. */
  readonly language?: TitleLanguage | undefined;
  readonly address: string | undefined;
}

/** For whom the way is drawn. */
export type BreadcrumbRoot = 'public' | 'farmer' | 'caa';

const ROOTS: Readonly<Record<BreadcrumbRoot, readonly [label: string, id: FixedRouteId]>> = {
  public: ['Home', 'home'],
  farmer: ['Scrivania', 'desk'],
  caa: ['Scrivania', 'caaDesk'],
};

/** First segments that are a root themselves and are not repeated (NAV-17). */
const ROOT_SEGMENTS: readonly string[] = ['home', 'scrivania', 'scrivania-caa'];

/** Labels that are written otherwise than their address (NAV-18). */
const REWRITTEN: Readonly<Record<string, string>> = {
  Agenzia: 'L’Agenzia',
  'Sviluppo rurale': 'Programmi di Sviluppo Rurale',
  'Pagamenti ocm': 'Pagamenti Organizzazioni Comuni dei Mercati (OCM)',
  Concorsi: 'Concorsi e procedure di reclutamento personale',
};

const TENDERS = 'Appalti';

/** Turns a segment into words: `link-utili` becomes "Link utili". */
export const wordsOf = (segment: string): string => {
  const words = segment
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .toLocaleLowerCase('it-IT');
  const [first = ''] = words;
  return first.toLocaleUpperCase('it-IT') + words.slice(first.length);
};

const tendersLabel = (segments: readonly string[], agencyShortName: string): string => {
  if (segments.includes('agenzia')) return `Appalti a valere sul bilancio ${agencyShortName}`;
  return segments.includes('aiuti-e-bandi') ? 'Appalti a valere sul fondo FEAD e fondo Nazionale' : TENDERS;
};

/** The fixed label of a segment in its path, where it has one (NAV-18, NAV-19). */
const rewritten = (words: string, segments: readonly string[], table: RouteTable): string | undefined => {
  if (words === TENDERS) return tendersLabel(segments, table.names.agencyShortName);
  return Object.hasOwn(REWRITTEN, words) ? REWRITTEN[words] : undefined;
};

/** The titles of pages whose address ends with a name of their own, by their path without base path. */
export type PageTitles = Readonly<Record<string, string>>;

/** The title of the page at an address: its route's, or that of its own; undefined where there is no page or none was given. */
const titleAt = (match: RouteMatch | undefined, address: string, titles: PageTitles): string | undefined => {
  if (match === undefined || Object.keys(match.params).length > 0)
    return Object.hasOwn(titles, address) ? titles[address] : undefined;
  return match.route.title;
};

/**
 * The way from the root to a page (NAV-17 to NAV-19). `pageTitle` names a page whose address ends with its own name,
 * such as a regulation; `titles` those above it. Only a step that is no page is named by the words of its address; above a
 * record of a company it is left out, for the list that it would name is the step before. Total over all paths.
 */
export const breadcrumbsOf = (
  table: RouteTable,
  path: string,
  root: BreadcrumbRoot,
  pageTitle?: string,
  titles: PageTitles = {},
  pageLanguage?: TitleLanguage,
): readonly Breadcrumb[] => {
  const segments = segmentsOf(path) ?? [];
  const [rootLabel, rootId] = ROOTS[root];
  const isRootRepeated = ROOT_SEGMENTS.includes(segments[0] ?? '');
  const isRecordPage = matchRoute(table, path)?.route.belongsTo !== undefined;
  const rest = segments.slice(isRootRepeated ? 1 : 0).flatMap((segment, index): readonly Breadcrumb[] => {
    const depth = index + (isRootRepeated ? 2 : 1);
    const isLast = depth === segments.length;
    const address = `/${segments.slice(0, depth).map(percentEncode).join('/')}`;
    const match = matchRoute(table, address);
    if (isRecordPage && match === undefined) return [];
    const isNamedByPage =
      isLast && pageTitle !== undefined && (match === undefined || Object.keys(match.params).length > 0);
    const words = wordsOf(segment);
    const label = isNamedByPage
      ? pageTitle
      : (match?.route.breadcrumb ?? rewritten(words, segments, table) ?? titleAt(match, address, titles) ?? words);
    return [
      {
        label,
        address: isLast || match === undefined ? undefined : address,
        ...(isNamedByPage && pageLanguage !== undefined ? { language: pageLanguage } : {}),
      },
    ];
  });
  return [{ label: rootLabel, address: rest.length === 0 ? undefined : pathTo(table, rootId) }, ...rest];
};

/** A way whose step before the page is another: a kind of pages among others at the same address has a name of its own (D-52). */
export const withSection = (
  steps: readonly Breadcrumb[],
  section: { readonly label: string; readonly address: string } | undefined,
): readonly Breadcrumb[] => (section === undefined ? steps : [...steps.slice(0, -2), section, ...steps.slice(-1)]);

/** Breadcrumbs of which the middle is behind an ellipsis (NAV-20). */
export interface CollapsedBreadcrumbs {
  readonly first: readonly Breadcrumb[];
  readonly hidden: readonly Breadcrumb[];
  readonly last: readonly Breadcrumb[];
}

/** From this many steps on, the middle is hidden. */
const LONG_BREADCRUMB = 5;
const STEPS_AT_THE_END = 2;

/** Hides the middle of a long way (NAV-20). */
export const collapsed = (steps: readonly Breadcrumb[]): CollapsedBreadcrumbs =>
  steps.length < LONG_BREADCRUMB
    ? { first: steps, hidden: [], last: [] }
    : { first: steps.slice(0, 1), hidden: steps.slice(1, -STEPS_AT_THE_END), last: steps.slice(-STEPS_AT_THE_END) };
