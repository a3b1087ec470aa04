import { escapeMarkup } from '#core/formatting/escape-markup.ts';
import { type EntryAddresses, type Exported, updateDayOf } from './export.ts';
import type { CatalogueItem } from './item.ts';

/** Characters that XML 1.0 cannot hold. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const xmlText = (text: string): string => escapeMarkup(text.replace(UNWRITABLE, ''));

/** Entries have days, feeds have instants: noon in Greenwich is that day in Italy at any time of the year. */
const instantOf = (day: string): string => `${day}T12:00:00Z`;

/** Where no day is known, as in an empty feed: a constant, so that equal feeds have equal bytes. */
const UNKNOWN_INSTANT = '1970-01-01T00:00:00Z';

const updatedInstant = (day: string | undefined): string => (day === undefined ? UNKNOWN_INSTANT : instantOf(day));

const entry = (item: CatalogueItem, { idOf, pageOf, addressOf }: EntryAddresses): string => {
  const [page, address] = [pageOf(item), addressOf(item)];
  return [
    '<entry>',
    `<id>${xmlText(idOf(item))}</id>`,
    `<title>${xmlText(item.title)}</title>`,
    `<link href="${xmlText(page)}"/>`,
    ...(address === page ? [] : [`<link rel="related" href="${xmlText(address)}"/>`]),
    `<updated>${updatedInstant(updateDayOf(item))}</updated>`,
    ...(item.publicationDate === undefined ? [] : [`<published>${instantOf(item.publicationDate)}</published>`]),
    ...(item.facets.categories ?? []).map(
      ({ name, value }) => `<category term="${xmlText(value)}" label="${xmlText(name)}"/>`,
    ),
    `<summary>${xmlText(item.description)}</summary>`,
    '</entry>',
  ].join('\n');
};

/** The entries as a feed (RFC 4287), in the order of the list (LIST-18). */
export const atomOf = ({ items, title, page, self, publisher, ...addresses }: Exported): string => {
  const newest = items
    .flatMap((item) => updateDayOf(item) ?? [])
    .toSorted()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="it">',
    `<id>${xmlText(self)}</id>`,
    `<title>${xmlText(`${title} - ${publisher}`)}</title>`,
    `<updated>${updatedInstant(newest)}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(page)}"/>`,
    `<author><name>${xmlText(publisher)}</name></author>`,
    ...items.map((item) => entry(item, addresses)),
    '</feed>',
    '',
  ].join('\n');
};
