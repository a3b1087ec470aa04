import { inLanguage } from '#ui/components/in-language.tsx';
import type { ReactNode } from 'react';
import { postalParts } from '#core/formatting/postal-address.ts';
import { itemTarget } from '#core/catalogue/card-target.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import type { Highlight } from '#core/content/highlight.ts';
import { formatDay, formatLongDay } from '#core/formatting/date.ts';
import { fileLabel } from '#core/formatting/file.ts';
import type { FixedRouteId } from '#core/navigation/addresses.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { Card, CardGrid } from '#ui/components/card.tsx';
import type { Drawing } from '#ui/components/drawings.ts';
import { Illustration, spotFor } from '#ui/components/illustration.tsx';
import { Section } from '#ui/components/layout.tsx';
import { AddressLink, LinkTo } from '#ui/components/link-to.tsx';
import { HelpBox, useFailureInPlace } from '#ui/components/messages.tsx';
import { Hero, SectionHead } from '#ui/components/page-head.tsx';
import { RetryButton } from '#ui/components/retry-button.tsx';
import { NewTag } from '#ui/components/status.tsx';
import { MoreLink } from '#ui/components/tile.tsx';
import { SkeletonCards, SkeletonText } from '#ui/components/waiting.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { HIGHLIGHTS_COPY } from '#ui/copy/highlights.ts';
import { HOME_COPY as COPY } from '#ui/copy/home.ts';
import { heroQuery, highlightsQuery } from '#ui/pages/content-queries.ts';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import {
  figuresQuery,
  imminentEventsQuery,
  inEvidenceQuery,
  latestPressReleasesQuery,
} from '#ui/pages/selection-queries.ts';
import { useQueryResult } from '#ui/state/queries.ts';
import { Alerts } from '../highlights/alerts.tsx';
import { Banner, Figures, HighlightCard, HighlightCarousel, Tools } from '../highlights/blocks.tsx';

const HERO = 'homepage';
const PLACE = 'homepage';
/** Articles and events that stand side by side. */
const SHOWN = 3;

const Paths = ({ context: { table } }: { readonly context: PageContext }) => {
  const paths: readonly {
    readonly to: string;
    readonly drawing: Drawing;
    readonly title: string;
    readonly text: string;
  }[] = [
    { to: pathTo(table, 'farmers'), drawing: 'wheat', ...COPY.farmers },
    { to: pathTo(table, 'assistanceCentres'), drawing: 'office', ...COPY.centres },
    { to: pathTo(table, 'payingBodiesPath'), drawing: 'water', ...COPY.bodies },
  ];
  return (
    <Section>
      <SectionHead
        title={COPY.paths}
        text={COPY.pathsText}
        end={<MoreLink to={pathTo(table, 'discover')}>{COPY.discover}</MoreLink>}
      />
      <CardGrid
        items={paths.map(({ to, drawing, title, text }) => ({
          key: to,
          card: (
            <Card
              title={title}
              target={{ to }}
              picture={<Illustration name={drawing} />}
              pictureShape="path"
              foot={<span>{COPY.start}</span>}
            >
              <p>{text}</p>
            </Card>
          ),
        }))}
      />
    </Section>
  );
};

/** A part that is on its way: its heading is there from the start, the rest in the shape of what comes. */
const Coming = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <>
    <SectionHead title={title} />
    {children}
  </>
);

const InEvidence = ({ entries }: { readonly entries: readonly Highlight[] }) =>
  entries.length === 0 ? null : (
    <Section>
      <SectionHead title={COPY.inEvidence} />
      <CardGrid items={entries.map((entry) => ({ key: entry.id, card: <HighlightCard highlight={entry} /> }))} />
    </Section>
  );

const DayOf = ({ item: { publicationDate } }: { readonly item: CatalogueItem }) =>
  publicationDate === undefined ? null : <time dateTime={publicationDate}>{formatDay(publicationDate)}</time>;

/** The four latest press releases, and beside them what else the agency communicates. */
const PressReleases = ({ items }: { readonly items: readonly CatalogueItem[] }) => (
  <CardGrid
    min="wide"
    items={items.map((item) => ({
      key: item.id,
      card: (
        <Card
          title={inLanguage(item.title, item.titleLanguage)}
          target={item.document === undefined ? undefined : { href: item.document.contentUrl }}
          linkWords={item.document === undefined ? undefined : fileLabel(item.document.format, item.document.sizeBytes)}
          kind={COPY.pressRelease}
          meta={
            <>
              <DayOf item={item} />
              {item.isNew ? <NewTag /> : null}
            </>
          }
        >
          <p className="pt-clamp">{item.description}</p>
        </Card>
      ),
    }))}
  />
);

const Feed = ({ entries }: { readonly entries: readonly Highlight[] }) => (
  <ul className="pt-feed list-unstyled">
    {entries.map(({ id, title, link, date }) => (
      <li key={id}>
        {date === undefined ? null : (
          <time className="pt-soft small" dateTime={date}>
            {formatDay(date)}
          </time>
        )}
        {link === undefined ? <span>{title}</span> : <AddressLink address={link.url}>{title}</AddressLink>}
      </li>
    ))}
  </ul>
);

const Articles = ({ context, items }: { readonly context: PageContext; readonly items: readonly CatalogueItem[] }) =>
  items.length === 0 ? null : (
    <Section>
      <SectionHead
        title={COPY.articles}
        end={<MoreLink to={pathTo(context.table, 'articles')}>{COPY.allArticles}</MoreLink>}
      />
      <CardGrid
        items={items.slice(0, SHOWN).map((item) => ({
          key: item.id,
          card: (
            <Card
              title={item.title}
              target={{ to: pathTo(context.table, 'article', { friendlyUrl: item.friendlyUrl }) }}
              meta={
                <>
                  <DayOf item={item} />
                  {item.isNew ? <NewTag /> : null}
                </>
              }
              picture={
                item.image === undefined ? (
                  <Illustration name={spotFor(item.id)} />
                ) : (
                  <img src={item.image.url} alt="" width={item.image.width} height={item.image.height} loading="lazy" />
                )
              }
            >
              <p className="pt-clamp">{item.description}</p>
            </Card>
          ),
        }))}
      />
    </Section>
  );

const placeOf = ({ event }: CatalogueItem): string =>
  event?.isOnlineEvent === true ? COPY.online : [event?.place, event?.city].filter(Boolean).join(', ');

const Events = ({ context, items }: { readonly context: PageContext; readonly items: readonly CatalogueItem[] }) =>
  items.length === 0 ? null : (
    <Section ground="paper">
      <SectionHead
        title={COPY.events}
        end={<MoreLink to={pathTo(context.table, 'events')}>{COPY.allEvents}</MoreLink>}
      />
      <ul className="pt-agenda list-unstyled">
        {items.slice(0, SHOWN).map((item) => {
          const target = itemTarget(context.table, item);
          return (
            <li key={item.id}>
              {item.event === undefined ? null : (
                <time dateTime={item.event.eventDate}>{formatLongDay(item.event.eventDate)}</time>
              )}
              <h3>
                {target.kind === 'page' ? (
                  <LinkTo to={target.path}>{inLanguage(item.title, item.titleLanguage)}</LinkTo>
                ) : (
                  inLanguage(item.title, item.titleLanguage)
                )}
              </h3>
              <p className="pt-soft">{[item.event?.eventTime, placeOf(item)].filter(Boolean).join(' · ')}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );

const Help = ({ context: { table } }: { readonly context: PageContext }) => {
  const ways: readonly (readonly [FixedRouteId, string])[] = [
    ['support', COPY.support],
    ['faq', COPY.faq],
    ['contacts', COMMON.goToContacts],
  ];
  return (
    <Section>
      <HelpBox
        text={COPY.help}
        actions={ways.map(([route, words]) => (
          <LinkButton key={route} to={pathTo(table, route)}>
            {words}
          </LinkButton>
        ))}
      />
    </Section>
  );
};

const HomeHero = ({ context }: { readonly context: PageContext }) => {
  const hero = useQueryResult(heroQuery(context, HERO));
  const section = hero.kind === 'success' ? hero.value : null;
  useFailureInPlace(hero.kind === 'failed' ? hero.error.status : undefined);
  return (
    <Hero
      title={section?.title ?? context.settings.names.agencyName}
      lead={hero.kind === 'failed' ? COPY.heroFailed : (section?.description ?? '')}
      actions={
        <>
          <LinkButton to={pathTo(context.table, 'aids')} look="filled" iconEnd="arrow-right">
            {COPY.findAid}
          </LinkButton>
          <LinkButton to={pathTo(context.table, 'regulations')}>{COPY.regulations}</LinkButton>
          {hero.kind === 'failed' ? <RetryButton onRetry={hero.refetch} /> : null}
        </>
      }
    />
  );
};

/** All blocks of the home page (PAGE-26); each has its own wait and its own failure. */
const HomeView = ({ context }: { readonly context: PageContext }) => (
  <>
    <HomeHero context={context} />
    <QuietBlock query={highlightsQuery(context, 'alert', PLACE)} failed={HIGHLIGHTS_COPY.alertsFailed}>
      {(alerts) => <Alerts alerts={alerts} />}
    </QuietBlock>
    <Paths context={context} />
    <QuietBlock
      query={highlightsQuery(context, 'inEvidence', PLACE)}
      failed={COPY.inEvidenceFailed}
      waiting={
        <Coming title={COPY.inEvidence}>
          <SkeletonCards count={3} />
        </Coming>
      }
    >
      {(entries) => <InEvidence entries={entries} />}
    </QuietBlock>
    <QuietBlock query={figuresQuery(context, 'home')} failed={HIGHLIGHTS_COPY.figuresFailed}>
      {(kpis) => <Figures kpis={kpis} />}
    </QuietBlock>
    <QuietBlock
      query={highlightsQuery(context, 'carousel', PLACE)}
      failed={HIGHLIGHTS_COPY.carouselFailed}
      waiting={
        <Coming title={HIGHLIGHTS_COPY.carousel}>
          <SkeletonCards count={3} />
        </Coming>
      }
    >
      {(entries) => <HighlightCarousel title={HIGHLIGHTS_COPY.carousel} entries={entries} />}
    </QuietBlock>
    <Section ground="paper">
      <div className="pt-news">
        <section aria-label={COPY.pressReleases}>
          <SectionHead
            title={COPY.pressReleases}
            end={<MoreLink to={pathTo(context.table, 'pressReleases')}>{COPY.allPressReleases}</MoreLink>}
          />
          <QuietBlock
            query={latestPressReleasesQuery(context)}
            failed={COPY.newsFailed}
            waiting={<SkeletonCards count={4} min="wide" />}
            bare
          >
            {(items) => <PressReleases items={items} />}
          </QuietBlock>
        </section>
        <section aria-label={COPY.feed}>
          <SectionHead
            title={COPY.feed}
            end={<MoreLink to={pathTo(context.table, 'communicates')}>{COPY.allFeed}</MoreLink>}
          />
          <QuietBlock
            query={highlightsQuery(context, 'feed', PLACE)}
            failed={COPY.feedFailed}
            waiting={<SkeletonText lines={8} />}
            bare
          >
            {(entries) => <Feed entries={entries} />}
          </QuietBlock>
        </section>
      </div>
    </Section>
    <QuietBlock
      query={inEvidenceQuery(context, 'articles')}
      failed={COPY.articlesFailed}
      waiting={
        <Coming title={COPY.articles}>
          <SkeletonCards count={SHOWN} />
        </Coming>
      }
    >
      {(items) => <Articles context={context} items={items} />}
    </QuietBlock>
    <QuietBlock
      query={imminentEventsQuery(context)}
      failed={COPY.eventsFailed}
      waiting={
        <Coming title={COPY.events}>
          <SkeletonText lines={6} />
        </Coming>
      }
    >
      {(items) => <Events context={context} items={items} />}
    </QuietBlock>
    <QuietBlock query={highlightsQuery(context, 'tool', PLACE)} failed={HIGHLIGHTS_COPY.toolsFailed}>
      {(tools) => <Tools tools={tools} />}
    </QuietBlock>
    <QuietBlock query={highlightsQuery(context, 'banner', PLACE)} failed={COPY.bannerFailed}>
      {(banners) => (
        <div className="container-xxl pt-stack">
          {banners.map((banner) => (
            <Banner key={banner.id} banner={banner} />
          ))}
        </div>
      )}
    </QuietBlock>
    <Help context={context} />
  </>
);

/** The home page, for who is not logged in (PAGE-26, ROUTE-14). */
export const page: PageModule = {
  queries: (context) => [
    heroQuery(context, HERO),
    ...(['alert', 'inEvidence', 'carousel', 'feed', 'tool', 'banner'] as const).map((kind) =>
      highlightsQuery(context, kind, PLACE),
    ),
    figuresQuery(context, 'home'),
    latestPressReleasesQuery(context),
    inEvidenceQuery(context, 'articles'),
    imminentEventsQuery(context),
  ],
  head: (context, known) => ({
    title: context.settings.names.agencyName,
    description: known.value(heroQuery(context, HERO))?.description ?? context.settings.names.agencyName,
    status: 200,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': ['Organization', 'GovernmentOrganization'],
      name: context.settings.names.agencyName,
      alternateName: context.settings.names.agencyShortName,
      url: `${context.origin}${context.settings.basePath}/`,
      telephone: context.settings.contacts.phone,
      email: context.settings.contacts.certifiedMail,
      taxID: context.settings.contacts.taxCode,
      vatID: context.settings.contacts.vatNumber,
      address: {
        '@type': 'PostalAddress',
        ...postalParts(context.settings.contacts.address),
        addressCountry: 'IT',
      },
    },
  }),
  Page: ({ context }) => <HomeView context={context} />,
};
