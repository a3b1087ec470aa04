import { wholeAddress } from '#core/catalogue/export.ts';
import { categoryOf } from '#core/catalogue/item.ts';
import { DETAIL_COPY as COPY } from '#ui/copy/detail.ts';
import { dayFact, detailPage } from '../kinds/detail-page.tsx';
import { Share } from '../kinds/share.tsx';

/** The page of a press release: its text with its picture, the file below it (PAGE-65, D-58). */
export const page = detailPage({
  list: 'pressReleases',
  back: { route: 'pressReleases', label: COPY.back.pressReleases },
  kind: ({ item }) => categoryOf(item) ?? COPY.pressRelease,
  facts: ({ item }) => [dayFact(COPY.published, item.publicationDate)],
  // The file stands below the text that it repeats, and not a second time in the head.
  shell: ({ item: { title } }, context) => ({ actions: <Share context={context} title={title} /> }),
  jsonLd: ({ item, documents }, { settings, origin }) => ({
    '@type': 'NewsArticle',
    headline: item.title,
    ...(item.publicationDate === undefined ? {} : { datePublished: item.publicationDate }),
    ...(item.lastUpdate === undefined ? {} : { dateModified: item.lastUpdate }),
    ...(item.image === undefined ? {} : { image: wholeAddress(item.image.url, origin) }),
    ...(documents.length === 0
      ? {}
      : {
          associatedMedia: documents.map(({ contentUrl, title }) => ({
            '@type': 'MediaObject',
            name: title,
            contentUrl: wholeAddress(contentUrl, origin),
          })),
        }),
    publisher: { '@type': 'GovernmentOrganization', name: settings.names.agencyName },
  }),
});
