import type { ReactNode } from 'react';
import type { CatalogueDetail, CatalogueItem } from '#core/catalogue/item.ts';
import type { Highlight } from '#core/content/highlight.ts';
import { formatDay } from '#core/formatting/date.ts';
import { type Kpi, kpiCard } from '#core/payments/kpi.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { AddressButton } from '#ui/components/address-button.tsx';
import { Card, CardGrid } from '#ui/components/card.tsx';
import { Carousel } from '#ui/components/carousel.tsx';
import { FoldedCards } from '#ui/components/folded-cards.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import { iconNamed } from '#ui/components/icons/icon-names.ts';
import { Section } from '#ui/components/layout.tsx';
import { Accordion, Tip } from '#ui/components/opening.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { RichText } from '#ui/components/rich-text.tsx';
import { MoreLink, Tile } from '#ui/components/tile.tsx';
import { HIGHLIGHTS_COPY as COPY } from '#ui/copy/highlights.ts';
import type { PageContext } from '../page-module.ts';

/** A card of what editors put forward. */
export const HighlightCard = ({
  highlight,
  beside = false,
}: {
  readonly highlight: Highlight;
  /** With a small picture at the left, at every width. */
  readonly beside?: boolean;
}) => {
  const { title, description, link, image, category, date } = highlight;
  return (
    <Card
      title={title}
      target={link === undefined ? undefined : { href: link.url }}
      kind={category}
      meta={date === undefined ? undefined : <time dateTime={date}>{formatDay(date)}</time>}
      pictureShape={beside ? 'slice' : 'wide'}
      picture={
        image === undefined ? undefined : (
          <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" />
        )
      }
    >
      <p className="pt-clamp">{description}</p>
    </Card>
  );
};

/** What slides: three a page (CONST-05). */
export const HighlightCarousel = ({
  title,
  entries,
}: {
  readonly title: string;
  readonly entries: readonly Highlight[];
}) =>
  entries.length === 0 ? null : (
    <Section>
      <Carousel
        title={title}
        items={entries.map((highlight) => ({
          key: highlight.id,
          item: <HighlightCard highlight={highlight} />,
        }))}
      />
    </Section>
  );

/** The tools used most, as tiles; those of the former site go through the unavailable-page dialog. */
export const Tools = ({
  title = COPY.tools,
  tools,
  small = false,
  bare = false,
}: {
  readonly title?: string;
  /** Close to what stands above, and low: the tools of the home. */
  readonly small?: boolean;
  /** Inside a part that has the width of the page already. */
  readonly bare?: boolean;
  readonly tools: readonly Highlight[];
}) => {
  const cards = tools.flatMap(({ id, title: name, link, legacyUrl, icon }) => {
    const target = legacyUrl !== undefined ? { legacyUrl } : link !== undefined ? { href: link.url } : undefined;
    if (target === undefined) return [];
    const tile = (
      <Tile icon={iconNamed(icon, 'tool')} target={target}>
        {name}
      </Tile>
    );
    return [{ key: id, card: tile }];
  });
  if (tools.length === 0) return null;
  const inside = (
    <>
      <SectionHead title={title} />
      <CardGrid look="narrow" tight items={cards} />
    </>
  );
  return bare ? <section>{inside}</section> : <Section close={small}>{inside}</Section>;
};

/** A banner: a picture, a sentence, one way on (PAGE-44). */
export const Banner = ({ banner: { title, description, image, link } }: { readonly banner: Highlight }) => (
  <section className="pt-banner">
    {image === undefined ? null : (
      <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" />
    )}
    <div className="pt-stack">
      <h2>{title}</h2>
      <p>{description}</p>
      {link === undefined ? null : (
        <div>
          <AddressButton address={link.url}>{link.title}</AddressButton>
        </div>
      )}
    </div>
  </section>
);

/** Headline figures: icon, value, what it counts, a word on demand, the day it was counted (PAGE-42, CONST-02). */
export const Figures = ({
  kpis,
  end,
}: {
  readonly kpis: readonly Kpi[];
  /** The way to where they come from. */
  readonly end?: ReactNode;
}) =>
  kpis.length === 0 ? null : (
    <Section ground="dark">
      <SectionHead title={COPY.figures} end={end} />
      <ul className="pt-figures list-unstyled">
        {kpis.map(kpiCard).map(({ icon, value, description, tooltip, lastUpdate }) => (
          <li key={description} className="pt-kpi-card">
            <Icon name={iconNamed(icon, 'chart-line')} />
            <p className="figure pt-num">{value}</p>
            <p>{description}</p>
            {tooltip === undefined ? null : <Tip label={COPY.whatItCounts}>{tooltip}</Tip>}
            {lastUpdate === undefined ? null : <p className="pt-soft small">{lastUpdate}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );

/** The latest questions, each opening its answer. */
export const RecentFaqs = ({
  context,
  faqs,
}: {
  readonly context: PageContext;
  readonly faqs: readonly CatalogueDetail[];
}) =>
  faqs.length === 0 ? null : (
    <section>
      <SectionHead title={COPY.faqs} end={<MoreLink to={pathTo(context.table, 'faq')}>{COPY.allFaqs}</MoreLink>} />
      <Accordion
        level={3}
        items={faqs.map(({ item, body }) => ({
          key: item.id,
          title: item.title,
          content: <RichText text={item.answer ?? body} />,
        }))}
      />
    </section>
  );

/** Services in sight on a phone: two rows of cards where there is room. */
const SERVICES_IN_SIGHT = 6;

/** The services of an audience, each leading to its page; on phones those after the first six open at a press (PAGE-27). */
export const Services = ({
  context,
  services,
}: {
  readonly context: PageContext;
  readonly services: readonly CatalogueItem[];
}) => {
  if (services.length === 0) return null;
  return (
    <Section ground="paper">
      <SectionHead
        title={COPY.services}
        end={<MoreLink to={pathTo(context.table, 'services')}>{COPY.allServices}</MoreLink>}
      />
      <FoldedCards
        items={services.map(({ id, friendlyUrl, title, description }) => ({
          key: id,
          card: (
            <Card title={title} target={{ to: pathTo(context.table, 'service', { friendlyUrl }) }}>
              <p className="pt-clamp">{description}</p>
            </Card>
          ),
        }))}
        inSight={SERVICES_IN_SIGHT}
        more={COPY.otherServices}
      />
    </Section>
  );
};
