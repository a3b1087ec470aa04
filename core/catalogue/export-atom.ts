import type { Exported } from './export.ts';
import type { CatalogueItem } from './item.ts';

/** Signs that XML 1.0 cannot hold, and those that it would take for its own. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const OWN_SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const xmlText = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"]/gu, (sign) => OWN_SIGNS[sign] ?? sign);

/** Entries have days, feeds have instants: noon in Greenwich is that day in Italy at any time of the year. */
const instantOf = (day: string): string => `${day}T12:00:00Z`;

const updatedOf = ({ lastUpdate, publicationDate, event }: CatalogueItem): string | undefined =>
  lastUpdate ?? publicationDate ?? event?.eventDate;

const entry = (item: CatalogueItem, address: string, madeAt: string): string => {
  const updated = updatedOf(item);
  return [
    '<entry>',
    `<id>${xmlText(address)}</id>`,
    `<title>${xmlText(item.title)}</title>`,
    `<link href="${xmlText(address)}"/>`,
    `<updated>${updated === undefined ? madeAt : instantOf(updated)}</updated>`,
    ...(item.publicationDate === undefined ? [] : [`<published>${instantOf(item.publicationDate)}</published>`]),
    ...(item.facets.categories ?? []).map(
      ({ name, value }) => `<category term="${xmlText(value)}" label="${xmlText(name)}"/>`,
    ),
    `<summary>${xmlText(item.description)}</summary>`,
    '</entry>',
  ].join('\n');
};

/** The entries as a feed (RFC 4287), in the order of the list (LIST-18). */
export const atomOf = ({ items, title, page, self, publisher, addressOf, madeAt }: Exported): string => {
  const now = new Date(madeAt).toISOString();
  const newest = items
    .map((item) => updatedOf(item) ?? '')
    .toSorted()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="it">',
    `<id>${xmlText(self)}</id>`,
    `<title>${xmlText(`${title} - ${publisher}`)}</title>`,
    `<updated>${newest === undefined || newest === '' ? now : instantOf(newest)}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(page)}"/>`,
    `<author><name>${xmlText(publisher)}</name></author>`,
    ...items.map((item) => entry(item, addressOf(item), now)),
    '</feed>',
    '',
  ].join('\n');
};
