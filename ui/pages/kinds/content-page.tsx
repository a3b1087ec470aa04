import type { ReactNode } from 'react';
import { applicationCalendarAddress } from '#core/content/application-calendar.ts';
import { contentSlugOf } from '#core/content/content-slug.ts';
import type { ContentPage, ContentSection } from '#core/content/page.ts';
import type { Picture } from '#core/content/pieces.ts';
import { PhoneLink } from '#ui/components/contact-links.tsx';
import { Breakable } from '#ui/components/breakable.tsx';
import { AddressButton } from '#ui/components/address-button.tsx';
import { DefinitionList } from '#ui/components/facts.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { BLOCKS_COPY as COPY } from '#ui/copy/blocks.ts';
import { useQueryResult, type Query } from '#ui/state/queries.ts';
import { contentQuery, heroQuery } from '../content-queries.ts';
import type { PageContext, PageModule } from '../page-module.ts';
import {
  Accordions,
  Body,
  Documents,
  Links,
  Logos,
  Members,
  NeedHelp,
  needHelpQuery,
  Pictured,
  Pictures,
  Sections,
  type SectionElements,
  VideoBlock,
} from './blocks.tsx';
import { hasIndex } from './detail-parts.ts';
import { PageIndex } from './page-index.tsx';
import type { ShellParts } from './page-shell.tsx';
import { AidAnswer, hasAnswer } from './aid-answer.tsx';
import { hasDays, TermBox } from './term-box.tsx';
import { entryPage, type Description, type FailedWords } from './entry-page.tsx';

const pageQuery = (context: PageContext) => contentQuery(context, contentSlugOf(context.match));

const Contacts = ({ page: { email, phoneNumber } }: { readonly page: ContentPage }) =>
  email === undefined && phoneNumber === undefined ? null : (
    <section>
      <SectionHead title={COPY.contacts} />
      <DefinitionList
        facts={[
          ...(email === undefined
            ? []
            : [
                {
                  term: COPY.email,
                  value: (
                    <a href={`mailto:${email}`}>
                      <Breakable text={email} />
                    </a>
                  ),
                },
              ]),
          ...(phoneNumber === undefined ? [] : [{ term: COPY.phone, value: <PhoneLink number={phoneNumber} /> }]),
        ]}
      />
    </section>
  );

/** A picture that says nothing stands in the head; one that says something stands in the text, with its words. */
const isScenery = ({ alt }: Picture): boolean => alt === '';

/** Anchor of the terms of an aid. */
const TERMS_ID = 'termini';

/** Everything that editors can write into a page, in one order; what a page lacks is left out. */
const ContentBlocks = ({
  page,
  context,
  parts,
}: {
  readonly page: ContentPage;
  readonly context: PageContext;
  readonly parts: ContentParts;
}) => (
  <>
    {hasDays(page, page.terms ?? []) ? (
      <TermBox
        campaign={page}
        terms={page.terms ?? []}
        id={TERMS_ID}
        calendar={(today) => applicationCalendarAddress(page, today)}
        context={context}
      />
    ) : null}
    {parts.start?.(page, context)}
    <Pictured
      image={parts.start !== undefined || page.image === undefined || isScenery(page.image) ? undefined : page.image}
    >
      <Body text={page.body} id={parts.textId} title={parts.textTitle ?? page.bodyTitle} look={parts.textLook} />
    </Pictured>
    <VideoBlock video={page.video} />
    <Contacts page={page} />
    <Members title={page.membersTitle} members={page.members} />
    <Sections sections={page.sections} elementsOf={parts.elementsOf} />
    <Accordions accordions={page.accordions} title={parts.accordionsTitle} />
    {parts.more?.(page, context)}
    <Pictures images={page.images} />
    <Documents documents={page.documents} />
    <Links links={page.links} />
    <Logos logos={page.logos} names={page.logoNames} />
    {parts.end?.(page, context)}
    <NeedHelp context={context} />
  </>
);

/** The head that the editors gave the section goes before the page's own title and description (PAGE-36). */
const Lead = ({ context, own }: { readonly context: PageContext; readonly own: string }) => {
  const { hero } = context.match.route;
  return hero === undefined ? own : <HeroLead context={context} hero={hero} own={own} />;
};

const HeroLead = ({
  context,
  hero,
  own,
}: {
  readonly context: PageContext;
  readonly hero: string;
  readonly own: string;
}) => {
  const result = useQueryResult(heroQuery(context, hero));
  return result.kind === 'success' ? (result.value?.description ?? own) : own;
};

/** What a page of content adds to what every one has. */
export interface ContentParts {
  readonly describe?: (page: ContentPage, context: PageContext) => Partial<Description>;
  readonly shell?: (page: ContentPage, context: PageContext) => Partial<ShellParts>;
  /** What else the page needs at first sight. */
  readonly others?: (context: PageContext) => readonly Query<unknown>[];
  /** In place of the page's picture. */
  readonly start?: (page: ContentPage, context: PageContext) => ReactNode;
  /** Between the text and the documents. */
  readonly more?: (page: ContentPage, context: PageContext) => ReactNode;
  /** After everything, before the offer of help. */
  readonly end?: (page: ContentPage, context: PageContext) => ReactNode;
  /** Heading over the text with its anchor, where something of its own stands before it. */
  readonly textTitle?: string;
  readonly textId?: string;
  /** What is said where the page cannot be had, in place of what every page says. */
  readonly failed?: FailedWords;
  /** Heading over the parts that open. */
  readonly accordionsTitle?: string;
  /** Names of the text's parts in the national model. */
  readonly elementsOf?: (section: ContentSection) => SectionElements | undefined;
  /** How the lists of the text are set. */
  readonly textLook?: 'organisation';
}

/** Makes a page of texts that editors wrote, found by the route's path. */
export const contentPageWith = (parts: ContentParts = {}): PageModule =>
  entryPage<ContentPage>({
    query: pageQuery,
    failed: parts.failed,
    others: (context) => [
      needHelpQuery(context),
      ...(context.match.route.hero === undefined ? [] : [heroQuery(context, context.match.route.hero)]),
      ...(parts.others?.(context) ?? []),
    ],
    describe: (page, context) => ({
      title: page.title,
      description: page.description,
      ...parts.describe?.(page, context),
    }),
    shell: (page, context) => ({
      lead: <Lead context={context} own={page.description} />,
      updated: page.lastUpdate,
      answer: hasAnswer(page) ? <AidAnswer page={page} context={context} /> : undefined,
      // A long text beside which no menu stands has an index of its own.
      menu:
        hasIndex(page) && context.match.route.side === undefined && !hasAnswer(page) ? (
          <PageIndex parts={page.sections} />
        ) : undefined,
      picture: page.image !== undefined && isScenery(page.image) ? page.image : undefined,
      ...(page.cta === undefined
        ? {}
        : {
            actions: (
              <div>
                <AddressButton address={page.cta.url} look="filled">
                  {page.cta.title}
                </AddressButton>
              </div>
            ),
          }),
      ...parts.shell?.(page, context),
    }),
    draw: (page, context) => <ContentBlocks page={page} context={context} parts={parts} />,
  });

/** The page of every route of kind `content` that has no file of its own. */
export const contentPage = contentPageWith();
