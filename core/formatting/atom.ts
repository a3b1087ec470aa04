import { escapeMarkup } from './escape-markup.ts';

/** Characters that XML 1.0 cannot hold. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Where no instant is known, as in an empty feed: a constant, so that equal feeds have equal bytes. */
const UNKNOWN_INSTANT = '1970-01-01T00:00:00Z';

/** Text as XML. */
export const xmlText = (text: string): string => escapeMarkup(text.replace(UNWRITABLE, ''));

/** An entry of a feed; instants as RFC 3339 has them. */
export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  /** Absolute address of its page. */
  readonly page: string;
  readonly updated: string | undefined;
  readonly summary: string;
  /** Elements of its own, between the instant and the summary, as XML. */
  readonly more?: readonly string[];
}

/** A feed (RFC 4287); its page and its own address are absolute. */
export interface Feed {
  readonly title: string;
  readonly page: string;
  readonly self: string;
  readonly publisher: string;
  readonly updated: string | undefined;
  readonly entries: readonly FeedEntry[];
}

/** The feed as Atom (RFC 4287), its entries in their order. */
export const feedAsAtom = ({ title, page, self, publisher, updated, entries }: Feed): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="it">',
    `<id>${xmlText(self)}</id>`,
    `<title>${xmlText(`${title} - ${publisher}`)}</title>`,
    `<updated>${updated ?? UNKNOWN_INSTANT}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(page)}"/>`,
    `<author><name>${xmlText(publisher)}</name></author>`,
    ...entries.flatMap(entryLines),
    '</feed>',
    '',
  ].join('\n');

// Helpers

const entryLines = ({ id, title, page, updated, summary, more = [] }: FeedEntry): readonly string[] => [
  '<entry>',
  `<id>${xmlText(id)}</id>`,
  `<title>${xmlText(title)}</title>`,
  `<link href="${xmlText(page)}"/>`,
  `<updated>${updated ?? UNKNOWN_INSTANT}</updated>`,
  ...more,
  `<summary>${xmlText(summary)}</summary>`,
  '</entry>',
];
