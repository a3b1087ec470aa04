import type { ReactNode } from 'react';
import { itemTarget } from '#core/catalogue/card-target.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { homeNews, type HomeNews, type NewsLine } from '#core/content/home-news.ts';
import { formatDay } from '#core/formatting/date.ts';
import { fileLabel } from '#core/formatting/file.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { CardTitle } from '#ui/components/card.tsx';
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
import { useQueryResult, type Query, type QueryResult } from '#ui/state/queries.ts';
import { highlightsQuery } from '../content-queries.ts';
import { HighlightCard } from '../highlights/blocks.tsx';
import { EventLines } from '../highlights/event-lines.tsx';
import type { PageContext } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { imminentEventsQuery, inEvidenceQuery, latestPressReleasesQuery } from './news-queries.ts';

const SLOT = 'homepage';

/** What the news of the home are made of. */
export const newsQueries = (context: PageContext) => [
  ...(['inEvidence', 'carousel', 'feed'] as const).map((kind) => highlightsQuery(context, kind, SLOT)),
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

interface ShownNews extends HomeNews {
  readonly isSettled: boolean;
  /** Whether there is anything to show beside the lists: lines, a wait, or a failure. */
  readonly hasMore: boolean;
}

/** The news as they are known by now; settled once no block is awaited that could show an entry first. */
const useNews = (context: PageContext): ShownNews => {
  const line = lineOf(context);
  const inEvidence = useQueryResult(highlightsQuery(context, 'inEvidence', SLOT));
  const pressReleases = useQueryResult(latestPressReleasesQuery(context));
  const events = useQueryResult(imminentEventsQuery(context));
  const articles = useQueryResult(inEvidenceQuery(context, 'articles'));
  const feed = useQueryResult(highlightsQuery(context, 'feed', SLOT));
  const carousel = useQueryResult(highlightsQuery(context, 'carousel', SLOT));
  const news = homeNews({
    inEvidence: listOf(inEvidence),
    listed: [...listOf(pressReleases).map(line), ...listOf(events).map(line)],
    articles: listOf(articles).map(line),
    feed: listOf(feed),
    carousel: listOf(carousel),
  });
  const results = [inEvidence, pressReleases, events, articles, feed, carousel];
  const isSettled = results.every(({ kind }) => kind !== 'pending');
  const isFailureShown = [articles, feed, carousel].some(({ kind }) => kind === 'failed');
  return { ...news, isSettled, hasMore: !isSettled || isFailureShown || news.others.length > 0 };
};

const listOf = <T,>(result: QueryResult<readonly T[]>): readonly T[] => (result.kind === 'success' ? result.value : []);

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
const PressReleases = ({
  context,
  items,
}: {
  readonly context: PageContext;
  readonly items: readonly CatalogueItem[];
}) => (
  <ul className="pt-dated list-unstyled">
    {items.map((item) => {
      const { id, publicationDate, isNew } = item;
      const words = inLanguage(item.title, item.titleLanguage);
      const target = itemTarget(context.table, item);
      return (
        <li key={id}>
          <span className="meta">
            {publicationDate === undefined ? null : (
              <time dateTime={publicationDate}>{formatDay(publicationDate)}</time>
            )}
            {isNew ? <NewTag /> : null}
          </span>
          {target.kind === 'page' ? (
            <LinkTo to={target.path}>{words}</LinkTo>
          ) : target.kind === 'document' ? (
            <TargetLink target={{ href: target.document.contentUrl }}>
              {words}
              <span className="visually-hidden"> ({fileLabel(target.document.format, target.document.sizeBytes)})</span>
            </TargetLink>
          ) : (
            <span>{words}</span>
          )}
        </li>
      );
    })}
  </ul>
);

/** A list in a card with its own wait and failure; one without entries is not drawn. */
const ListCard = <T,>({
  title,
  query,
  failed,
  end,
  children,
}: {
  readonly title: string;
  readonly query: Query<readonly T[]>;
  readonly failed: string;
  readonly end: ReactNode;
  readonly children: (items: readonly T[]) => ReactNode;
}) => {
  const result = useQueryResult(query);
  return result.kind === 'success' && result.value.length === 0 ? null : (
    <section className="it-card" aria-label={title}>
      <CardTitle>{title}</CardTitle>
      <QuietBlock query={query} failed={failed} waiting={<SkeletonText lines={8} />} bare>
        {children}
      </QuietBlock>
      {end}
    </section>
  );
};

/** What else is new, in one list: what it is made of has its wait, its failure and another try here. */
const Others = ({ context, lines }: { readonly context: PageContext; readonly lines: ReactNode }) => (
  <section className="it-card pt-news-wide" aria-label={COPY.feed}>
    <CardTitle>{COPY.feed}</CardTitle>
    {lines}
    {(
      [
        [inEvidenceQuery(context, 'articles'), COPY.articlesFailed],
        [highlightsQuery(context, 'feed', SLOT), COPY.feedFailed],
        [highlightsQuery(context, 'carousel', SLOT), HIGHLIGHTS_COPY.carouselFailed],
      ] as const
    ).map(([query, failed]) => (
      <QuietBlock<unknown> key={failed} query={query} failed={failed} waiting={<SkeletonText lines={3} />} bare>
        {() => null}
      </QuietBlock>
    ))}
  </section>
);

/** Everything new in one section, nothing twice: two large, two lists, and what else there is (D-70). */
export const News = ({ context }: { readonly context: PageContext }) => {
  const { large, others, isSettled, hasMore } = useNews(context);
  return (
    <Section ground="paper">
      <SectionHead
        title={COPY.news}
        end={<MoreLink to={pathTo(context.table, 'communicates')}>{COPY.allNews}</MoreLink>}
      />
      <div className="pt-news">
        <QuietBlock
          query={highlightsQuery(context, 'inEvidence', SLOT)}
          failed={COPY.inEvidenceFailed}
          waiting={<SkeletonCards count={2} />}
          bare
        >
          {() =>
            large.length === 0 ? null : (
              <ul className="pt-news-large pt-news-wide list-unstyled" aria-label={COPY.inEvidence}>
                {large.map((highlight) => (
                  <li key={highlight.id}>
                    <HighlightCard highlight={highlight} beside />
                  </li>
                ))}
              </ul>
            )
          }
        </QuietBlock>
        <ListCard
          title={COPY.pressReleases}
          query={latestPressReleasesQuery(context)}
          failed={COPY.newsFailed}
          end={<MoreLink to={pathTo(context.table, 'pressReleases')}>{COPY.allPressReleases}</MoreLink>}
        >
          {(items) => <PressReleases context={context} items={items} />}
        </ListCard>
        <ListCard
          title={COPY.events}
          query={imminentEventsQuery(context)}
          failed={COPY.eventsFailed}
          end={<MoreLink to={pathTo(context.table, 'events')}>{COPY.allEvents}</MoreLink>}
        >
          {(items) => <EventLines context={context} items={items} />}
        </ListCard>
        {hasMore ? (
          <Others context={context} lines={isSettled ? <Lines lines={others} /> : <SkeletonText lines={8} />} />
        ) : null}
      </div>
    </Section>
  );
};
