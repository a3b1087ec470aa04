import type { CatalogueItem } from '#core/catalogue/item.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { noCriteria } from '#core/catalogue/criteria.ts';
import type { Highlight } from '#core/content/highlight.ts';
import { formatDay } from '#core/formatting/date.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { Card, CardGrid } from '#ui/components/card.tsx';
import { iconNamed } from '#ui/components/icons/icon-names.ts';
import { Illustration, spotFor, type Drawing } from '#ui/components/illustration.tsx';
import { AddressLink } from '#ui/components/link-to.tsx';
import { HelpBox } from '#ui/components/messages.tsx';
import { Hero, SectionHead } from '#ui/components/page-head.tsx';
import { NewTag, Notice } from '#ui/components/status.tsx';
import { MoreLink, Tile } from '#ui/components/tile.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { HOME_COPY as COPY } from '#ui/copy/home.ts';
import { pageQuestions } from '#ui/pages/catalogue/list-questions.ts';
import { heroQuestion, highlightsQuestion } from '#ui/pages/content-questions.ts';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import { useAnswer } from '#ui/state/questions.ts';

const HERO = 'homepage';
const NEWS_SHOWN = 3;

const newsQuestions = (context: PageContext) =>
  pageQuestions(context, LISTS.pressReleases, { criteria: noCriteria(), page: 1 });

const TONES = { info: 'info', warning: 'warn', danger: 'bad' } as const;
const WORDS = { info: 'Informazione:', warning: 'Scadenza:', danger: 'Attenzione:' } as const;

const Alerts = ({ alerts }: { readonly alerts: readonly Highlight[] }) => (
  <section className="container-xxl pt-stack pt-section pb-0" aria-label={COPY.alerts}>
    {alerts.map(({ id, title, description, link, severity = 'info' }) => (
      <Notice key={id} tone={TONES[severity]} word={WORDS[severity]} title={title}>
        <p>{description}</p>
        {link === undefined ? null : (
          <p>
            <AddressLink address={link.url}>{link.title}</AddressLink>
          </p>
        )}
      </Notice>
    ))}
  </section>
);

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
    <section className="container-xxl pt-section">
      <SectionHead title={COPY.paths} text={COPY.pathsText} />
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
    </section>
  );
};

const NewsCard = ({ item }: { readonly item: CatalogueItem }) => (
  <Card
    title={item.title}
    target={item.document === undefined ? undefined : { href: item.document.contentUrl }}
    linkWords={item.document === undefined ? undefined : item.document.format.toUpperCase()}
    kind={COPY.pressRelease}
    meta={
      <>
        {item.publicationDate === undefined ? null : (
          <time dateTime={item.publicationDate}>{formatDay(item.publicationDate)}</time>
        )}
        {item.isNew ? <NewTag /> : null}
      </>
    }
    picture={<Illustration name={spotFor(item.id)} />}
  >
    <p className="pt-clamp">{item.description}</p>
  </Card>
);

const News = ({ context, items }: { readonly context: PageContext; readonly items: readonly CatalogueItem[] }) => (
  <section className="pt-section pt-paper">
    <div className="container-xxl">
      <SectionHead
        title={COPY.news}
        end={<MoreLink to={pathTo(context.table, 'pressReleases')}>Tutte le notizie</MoreLink>}
      />
      <CardGrid items={items.slice(0, NEWS_SHOWN).map((item) => ({ key: item.id, card: <NewsCard item={item} /> }))} />
    </div>
  </section>
);

const Tools = ({ tools }: { readonly tools: readonly Highlight[] }) => (
  <section className="container-xxl pt-section">
    <SectionHead title={COPY.tools} />
    <CardGrid
      min="narrow"
      tight
      items={tools.flatMap(({ id, title, link, icon }) =>
        link === undefined
          ? []
          : [
              {
                key: id,
                card: (
                  <Tile icon={iconNamed(icon, 'tool')} target={{ href: link.url }}>
                    {title}
                  </Tile>
                ),
              },
            ],
      )}
    />
  </section>
);

const HomeView = ({ context }: { readonly context: PageContext }) => {
  const hero = useAnswer(heroQuestion(context, HERO));
  const section = hero.kind === 'answered' ? hero.value : null;
  const { agencyName } = context.settings.names;
  return (
    <>
      <Hero
        title={section?.title ?? agencyName}
        lead={section?.description ?? ''}
        actions={
          <>
            <LinkButton to={pathTo(context.table, 'aids')} look="filled" iconEnd="arrow-right">
              {COPY.findAid}
            </LinkButton>
            <LinkButton to={pathTo(context.table, 'regulations')}>{COPY.regulations}</LinkButton>
          </>
        }
      />
      <QuietBlock question={highlightsQuestion(context, 'alert', 'homepage')}>
        {(alerts) => (alerts.length === 0 ? null : <Alerts alerts={alerts} />)}
      </QuietBlock>
      <Paths context={context} />
      {newsQuestions(context).map((question) => (
        <QuietBlock key="news" question={question} failed={COPY.newsFailed}>
          {(page) => <News context={context} items={page.items} />}
        </QuietBlock>
      ))}
      <QuietBlock question={highlightsQuestion(context, 'tool', 'homepage')}>
        {(tools) => (tools.length === 0 ? null : <Tools tools={tools} />)}
      </QuietBlock>
      <div className="container-xxl pb-5">
        <HelpBox
          text={COPY.help}
          actions={<LinkButton to={pathTo(context.table, 'contacts')}>{COMMON.goToContacts}</LinkButton>}
        />
      </div>
    </>
  );
};

/** The home page, for who is not logged in. */
export const page: PageModule = {
  questions: (context) => [
    heroQuestion(context, HERO),
    highlightsQuestion(context, 'alert', 'homepage'),
    highlightsQuestion(context, 'tool', 'homepage'),
    ...newsQuestions(context),
  ],
  head: (context, known) => ({
    title: context.settings.names.agencyName,
    description: known.answer(heroQuestion(context, HERO))?.description ?? context.settings.names.agencyName,
    status: 200,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'GovernmentOrganization',
      name: context.settings.names.agencyName,
      alternateName: context.settings.names.agencyShortName,
      telephone: context.settings.contacts.phone,
    },
  }),
  Page: ({ context }) => <HomeView context={context} />,
};
