import { toolsBeside } from '#core/content/home-news.ts';
import { postalParts } from '#core/formatting/postal-address.ts';
import type { FixedRouteId } from '#core/navigation/addresses.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { Card, CardFoot, CardGrid } from '#ui/components/card.tsx';
import type { Drawing } from '#ui/components/drawings.ts';
import { Illustration } from '#ui/components/illustration.tsx';
import { Section } from '#ui/components/layout.tsx';
import { HelpBox } from '#ui/components/messages.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { MoreLink } from '#ui/components/tile.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { HIGHLIGHTS_COPY } from '#ui/copy/highlights.ts';
import { HOME_COPY as COPY } from '#ui/copy/home.ts';
import { heroQuery, highlightsQuery } from '#ui/pages/content-queries.ts';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import { figuresQuery, termsQuery } from '#ui/pages/selection-queries.ts';
import { Alerts } from '../highlights/alerts.tsx';
import { Banner, Figures, Tools } from '../highlights/blocks.tsx';
import { HERO, HomeHead, verbPaths } from './home-head.tsx';
import { News, newsQueries } from './home-news.tsx';

const SLOT = 'homepage';

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
              foot={<CardFoot sign="arrow-right" verb={COPY.start} />}
            >
              <p>{text}</p>
            </Card>
          ),
        }))}
      />
    </Section>
  );
};

const Help = ({ context: { table } }: { readonly context: PageContext }) => {
  const ways: readonly (readonly [FixedRouteId, string])[] = [
    ['support', COPY.support],
    ['faq', COPY.faq],
    ['contacts', COMMON.goToContacts],
  ];
  return (
    <Section>
      <HelpBox
        actions={ways.map(([route, words]) => (
          <LinkButton key={route} to={pathTo(table, route)}>
            {words}
          </LinkButton>
        ))}
      />
    </Section>
  );
};

/** All blocks of the home page (PAGE-26); each has its own wait and its own failure. */
const HomeView = ({ context }: { readonly context: PageContext }) => (
  <>
    <HomeHead context={context} />
    <QuietBlock query={highlightsQuery(context, 'alert', SLOT)} failed={HIGHLIGHTS_COPY.alertsFailed}>
      {(alerts) => <Alerts alerts={alerts} />}
    </QuietBlock>
    <QuietBlock query={highlightsQuery(context, 'tool', SLOT)} failed={HIGHLIGHTS_COPY.toolsFailed}>
      {(tools) => <Tools tools={toolsBeside(tools, verbPaths(context.table))} small />}
    </QuietBlock>
    <Paths context={context} />
    <News context={context} />
    <QuietBlock query={figuresQuery(context, 'home')} failed={HIGHLIGHTS_COPY.figuresFailed}>
      {(kpis) => (
        <Figures
          kpis={kpis}
          end={
            context.settings.flags.dashboardPayments ? (
              <MoreLink to={pathTo(context.table, 'dashboard')}>{COPY.dashboard}</MoreLink>
            ) : undefined
          }
        />
      )}
    </QuietBlock>
    <QuietBlock query={highlightsQuery(context, 'banner', SLOT)} failed={COPY.bannerFailed}>
      {(banners) => (
        <Section>
          <div className="pt-stack">
            {banners.map((banner) => (
              <Banner key={banner.id} banner={banner} />
            ))}
          </div>
        </Section>
      )}
    </QuietBlock>
    <Help context={context} />
  </>
);

/** The home page, without a sign-in (PAGE-26, ROUTE-14). */
export const page: PageModule = {
  queries: (context) => [
    heroQuery(context, HERO),
    ...(['alert', 'tool', 'banner'] as const).map((kind) => highlightsQuery(context, kind, SLOT)),
    figuresQuery(context, 'home'),
    termsQuery(context),
    ...newsQueries(context),
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
