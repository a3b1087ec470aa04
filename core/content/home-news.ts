import type { IsoDate } from '../kernel/iso-date.ts';
import { compareTexts } from '../kernel/text-order.ts';
import type { Highlight } from './highlight.ts';

/** News as one line of the home: where it leads and of which day it is. */
export interface NewsLine {
  readonly id: string;
  readonly title: string;
  readonly address?: string | undefined;
  readonly date?: IsoDate | undefined;
}

/** What the blocks of news hold, as the service gave them. */
export interface NewsBlocks {
  readonly inEvidence: readonly Highlight[];
  /** Press releases and events, which stand in lists of their own. */
  readonly listed: readonly NewsLine[];
  readonly articles: readonly NewsLine[];
  readonly feed: readonly Highlight[];
  readonly carousel: readonly Highlight[];
}

/** What each block of news shows. */
export interface HomeNews {
  /** The two that stand large. */
  readonly large: readonly Highlight[];
  /** The rest of what is in evidence, articles, feed and carousel, each only with what is not shown above it: the latest day first. */
  readonly others: readonly NewsLine[];
}

/** How many events to come stand on the home. */
export const HOME_EVENTS = 3;
/** How many entries in evidence stand large (D-49). */
const LARGE = 2;
/** How many articles stand among the news. */
const ARTICLES = 3;

/** A highlight as a line. */
export const newsLine = ({ id, title, link, date }: Highlight): NewsLine => ({ id, title, address: link?.url, date });

/** Addresses to which a single entry of a block leads: those of several are of a list, and name none of them. */
const ownAddresses = (entries: readonly NewsLine[]): readonly string[] => {
  const addresses = entries.flatMap(({ address }) => (address === undefined ? [] : [address]));
  return addresses.filter((address) => addresses.indexOf(address) === addresses.lastIndexOf(address));
};

/** Parts the news of the home so that no entry, by title or address, is shown in two blocks (PAGE-26, D-70). */
export const homeNews = ({ inEvidence, listed, articles, feed, carousel }: NewsBlocks): HomeNews => {
  const titles = new Set<string>();
  const addresses = new Set<string>();
  const show = <T extends { readonly title: string }>(
    entries: readonly T[],
    lineOf: (entry: T) => NewsLine,
  ): readonly T[] => {
    const fresh = entries.filter((entry) => {
      const { title, address } = lineOf(entry);
      return !titles.has(title) && (address === undefined || !addresses.has(address));
    });
    const lines = fresh.map(lineOf);
    for (const { title } of lines) titles.add(title);
    for (const address of ownAddresses(lines)) addresses.add(address);
    return fresh;
  };
  const same = (line: NewsLine): NewsLine => line;
  const large = show(inEvidence.slice(0, LARGE), newsLine);
  show(listed, same);
  const others = [
    ...show(inEvidence.slice(LARGE), newsLine).map(newsLine),
    ...show(articles.slice(0, ARTICLES), same),
    ...show(feed, newsLine).map(newsLine),
    ...show(carousel, newsLine).map(newsLine),
  ];
  return { large, others: others.toSorted((one, other) => compareTexts(other.date ?? '', one.date ?? '')) };
};

/** The tools that are no verb of the home's head (D-49). */
export const toolsBeside = (tools: readonly Highlight[], verbs: readonly string[]): readonly Highlight[] =>
  tools.filter(({ link }) => link === undefined || !verbs.includes(link.url));
