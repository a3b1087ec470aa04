import { wholeAddress } from '#core/catalogue/export.ts';
import { categoryOf } from '#core/catalogue/item.ts';
import { formatDay } from '#core/formatting/date.ts';
import { NewTag } from '#ui/components/status.tsx';
import { DETAIL_COPY as COPY } from '#ui/copy/detail.ts';
import { detailPage } from '../kinds/detail-page.tsx';
import { Share } from '../kinds/share.tsx';

/** The page of a press release: day and kind in the head, its text with its picture, the file below it (PAGE-65, D-58). */
export const page = detailPage({
  list: 'pressReleases',
  facts: () => [],
  shell: ({ item }, context) => ({
    above: (
      <p className="meta">
        <span className="fw-semibold">{categoryOf(item) ?? COPY.pressRelease}</span>{' '}
        {item.publicationDate === undefined ? null : (
          <time dateTime={item.publicationDate}>{formatDay(item.publicationDate)}</time>
        )}{' '}
        {item.isNew ? <NewTag /> : null}
      </p>
    ),
    // The file stands below the text that it repeats, and not a second time in the head.
    actions: <Share context={context} title={item.title} />,
    aside: undefined,
    updated: item.lastUpdate === item.publicationDate ? undefined : item.lastUpdate,
  }),
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
