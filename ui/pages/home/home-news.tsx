import { itemTarget } from '#core/catalogue/card-target.ts';
import { eventTimeText, ONLINE } from '#core/catalogue/event-facts.ts';
import type { CatalogueItem, EventFacts } from '#core/catalogue/item.ts';
import { homeNews, type HomeNews, type NewsLine } from '#core/content/home-news.ts';
import { formatDay, formatLongDay } from '#core/formatting/date.ts';
import { fileLabel } from '#core/formatting/file.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { CardTitle } from '#ui/components/card.tsx';
import { DateLeaf } from '#ui/components/date-leaf.tsx';
import { inLanguage } from '#ui/components/in-language.tsx';
import { Section } from '#ui/components/layout.tsx';
import { AddressLink, LinkTo } from '#ui/components/link-to.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { NewTag } from '#ui/components/status.tsx';
import { TargetLink } from '#ui/components/target-link.tsx';
import { MoreLink } from '#ui/components/tile.tsx';
import { SkeletonCards, SkeletonText } from '#ui/components/waiting.tsx';
import { HIGHLIGHTS_COPY } from '#ui/copy/highlights.ts';
import { HOME_COPY as COPY } from '#ui/copy/home.ts';
import { useQueryResult, type Query } from '#ui/state/queries.ts';
import { highlightsQuery } from '../content-queries.ts';
import { HighlightCard, HighlightCarousel } from '../highlights/blocks.tsx';
import type { PageContext } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { imminentEventsQuery, inEvidenceQuery, latestPressReleasesQuery } from '../selection-queries.ts';

const PLACE = 'homepage';
/** Events that stand on the home. */
const EVENTS = 3;

/** What the news of the home are made of. */
export const newsQueries = (context: PageContext) => [
  ...(['inEvidence', 'carousel', 'feed'] as const).map((kind) => highlightsQuery(context, kind, PLACE)),
  latestPressReleasesQuery(context),
  inEvidenceQuery(context, 'articles'),
  imminentEventsQuery(context),
];

const lineOf =
  ({ table }: PageContext) =>
  (item: CatalogueItem): NewsLine => {
    const target = itemTarget(table, item);
    return {
      id: item.id,
      title: item.title,
      address: target.kind === 'page' ? target.path : item.document?.contentUrl,
      date: item.publicationDate,
    };
  };

const useList = <T,>(query: Query<readonly T[]>): readonly T[] => {
  const result = useQueryResult(query);
  return result.kind === 'success' ? result.value : [];
};

/** The news as they are known by now: a block that is still awaited repeats nothing of another. */
const useNews = (context: PageContext): HomeNews => {
  const line = lineOf(context);
  return homeNews({
    inEvidence: useList(highlightsQuery(context, 'inEvidence', PLACE)),
    listed: [
      ...useList(latestPressReleasesQuery(context)).map(line),
      ...useList(imminentEventsQuery(context)).slice(0, EVENTS).map(line),
    ],
    articles: useList(inEvidenceQuery(context, 'articles')).map(line),
    feed: useList(highlightsQuery(context, 'feed', PLACE)),
    carousel: useList(highlightsQuery(context, 'carousel', PLACE)),
  });
};

const Lines = ({ lines }: { readonly lines: readonly NewsLine[] }) =>
  lines.length === 0 ? null : (
    <ul className="pt-dated list-unstyled">
      {lines.map(({ id, title, address, date }) => (
        <li key={id}>
          {date === undefined ? null : <time dateTime={date}>{formatDay(date)}</time>}
          {address === undefined ? <span>{title}</span> : <AddressLink address={address}>{title}</AddressLink>}
        </li>
      ))}
    </ul>
  );

/** The four latest press releases (LIST-11). */
const PressReleases = ({ items }: { readonly items: readonly CatalogueItem[] }) => (
  <ul className="pt-dated list-unstyled">
    {items.map(({ id, title, titleLanguage, publicationDate, isNew, document }) => (
      <li key={id}>
        <span className="meta">
          {publicationDate === undefined ? null : <time dateTime={publicationDate}>{formatDay(publicationDate)}</time>}
          {isNew ? <NewTag /> : null}
        </span>
        {document === undefined ? (
          <span>{inLanguage(title, titleLanguage)}</span>
        ) : (
          <TargetLink target={{ href: document.contentUrl }}>
            {inLanguage(title, titleLanguage)}
            <span className="visually-hidden"> ({fileLabel(document.format, document.sizeBytes)})</span>
          </TargetLink>
        )}
      </li>
    ))}
  </ul>
);

const whenAndWhere = ({ eventTime, isOnlineEvent, place, city }: EventFacts): string =>
  [
    eventTime === undefined ? undefined : eventTimeText(eventTime),
    isOnlineEvent ? ONLINE : [place, city].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join(' · ');

const Events = ({ context, items }: { readonly context: PageContext; readonly items: readonly CatalogueItem[] }) => (
  <ul className="pt-agenda list-unstyled">
    {items.slice(0, EVENTS).map((item) => {
      const target = itemTarget(context.table, item);
      return (
        <li key={item.id}>
          {item.event === undefined ? null : <DateLeaf from={item.event.eventDate} />}
          <div>
            {target.kind === 'page' ? (
              <LinkTo to={target.path}>{inLanguage(item.title, item.titleLanguage)}</LinkTo>
            ) : (
              inLanguage(item.title, item.titleLanguage)
            )}
            {item.event === undefined ? null : (
              <p className="pt-soft">
                <time className="visually-hidden" dateTime={item.event.eventDate}>
                  {formatLongDay(item.event.eventDate)}
                </time>{' '}
                {whenAndWhere(item.event)}
              </p>
            )}
          </div>
        </li>
      );
    })}
  </ul>
);

/** Everything new in one section, nothing twice: two large, two lists, what else there is, and a row that slides (D-49). */
export const News = ({ context }: { readonly context: PageContext }) => {
  const { large, inEvidence, articles, feed, carousel } = useNews(context);
  return (
    <>
      <Section ground="paper">
        <SectionHead
          title={COPY.news}
          end={<MoreLink to={pathTo(context.table, 'communicates')}>{COPY.allNews}</MoreLink>}
        />
        <div className="pt-news">
          <QuietBlock
            query={highlightsQuery(context, 'inEvidence', PLACE)}
            failed={COPY.inEvidenceFailed}
            waiting={<SkeletonCards count={2} />}
            bare
          >
            {() => (
              <ul className="pt-news-large list-unstyled" aria-label={COPY.inEvidence}>
                {large.map((highlight) => (
                  <li key={highlight.id}>
                    <HighlightCard highlight={highlight} />
                  </li>
                ))}
              </ul>
            )}
          </QuietBlock>
          <section className="pt-card it-card" aria-label={COPY.pressReleases}>
            <CardTitle>{COPY.pressReleases}</CardTitle>
            <QuietBlock
              query={latestPressReleasesQuery(context)}
              failed={COPY.newsFailed}
              waiting={<SkeletonText lines={8} />}
              bare
            >
              {(items) => <PressReleases items={items} />}
            </QuietBlock>
            <MoreLink to={pathTo(context.table, 'pressReleases')}>{COPY.allPressReleases}</MoreLink>
          </section>
          <section className="pt-card it-card" aria-label={COPY.events}>
            <CardTitle>{COPY.events}</CardTitle>
            <QuietBlock
              query={imminentEventsQuery(context)}
              failed={COPY.eventsFailed}
              waiting={<SkeletonText lines={8} />}
              bare
            >
              {(items) => <Events context={context} items={items} />}
            </QuietBlock>
            <MoreLink to={pathTo(context.table, 'events')}>{COPY.allEvents}</MoreLink>
          </section>
          <section className="pt-card it-card" aria-label={COPY.feed}>
            <CardTitle>{COPY.feed}</CardTitle>
            <Lines lines={inEvidence} />
            <QuietBlock query={inEvidenceQuery(context, 'articles')} failed={COPY.articlesFailed} bare>
              {() => <Lines lines={articles} />}
            </QuietBlock>
            <QuietBlock query={highlightsQuery(context, 'feed', PLACE)} failed={COPY.feedFailed} bare>
              {() => <Lines lines={feed} />}
            </QuietBlock>
          </section>
        </div>
      </Section>
      <QuietBlock
        query={highlightsQuery(context, 'carousel', PLACE)}
        failed={HIGHLIGHTS_COPY.carouselFailed}
        waiting={<SkeletonCards count={3} />}
      >
        {() => <HighlightCarousel title={HIGHLIGHTS_COPY.carousel} entries={carousel} low />}
      </QuietBlock>
    </>
  );
};
