import { inLanguage } from '#ui/components/in-language.tsx';
import { Fragment, type ReactNode } from 'react';
import { pagePath } from '#core/catalogue/card-target.ts';
import type { FilterValue, ListId } from '#core/catalogue/definition.ts';
import { entryCalendarAddress } from '#core/catalogue/export.ts';
import type { CatalogueDetail, CatalogueItem, DetailSection } from '#core/catalogue/item.ts';
import { withAnchors } from '#core/content/anchors.ts';
import type { Picture } from '#core/content/pieces.ts';
import { fileLabel } from '#core/formatting/file.ts';
import { formatDay } from '#core/formatting/date.ts';
import type { FixedRouteId } from '#core/navigation/addresses.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { AddressButton } from '#ui/components/address-button.tsx';
import { LinkButton } from '#ui/components/button.tsx';
import { DefinitionList, type Fact } from '#ui/components/facts.tsx';
import type { TextLook } from '#ui/components/rich-text.tsx';
import { NewTag } from '#ui/components/status.tsx';
import { DETAIL_COPY as COPY } from '#ui/copy/detail.ts';
import { SHELL_COPY } from '#ui/copy/shell.ts';
import { detailQuery, neighboursQueries } from '../catalogue/list-queries.ts';
import type { PageContext, PageModule } from '../page-module.ts';
import { useToday } from '#ui/state/today.tsx';
import { Body, Documents, Links, Logos, NeedHelp, needHelpQuery, Pictured, Pictures, VideoBlock } from './blocks.tsx';
import { ListWay, wayBack } from './list-way.tsx';
import { PageIndex } from './page-index.tsx';
import { Remember } from './remember.tsx';
import { Share } from './share.tsx';
import type { ShellParts } from './page-shell.tsx';
import { thingPage, type Description } from './thing-page.tsx';

/** What distinguishes the page of one kind of entry from that of another. */
export interface DetailParts {
  readonly list: ListId;
  /** The list that the entry belongs to, and the words of the way back to it. */
  readonly back: { readonly route: FixedRouteId; readonly label: string };
  /** Small words over the title: what it is. */
  readonly kind?: (detail: CatalogueDetail) => string | undefined;
  /** "In breve": facts without a value are left out. */
  readonly facts: (detail: CatalogueDetail, context: PageContext) => readonly Fact[];
  /** Structured data of the right schema.org type, without its context. */
  readonly jsonLd: (detail: CatalogueDetail, context: PageContext) => Readonly<Record<string, unknown>>;
  /** The first block: state, term, facts and the one filled button; the ways to share then stand after the text. */
  readonly answer?: (detail: CatalogueDetail, context: PageContext) => ReactNode;
  /** How the lists of a titled part are set. */
  readonly lookOf?: (section: DetailSection) => TextLook | undefined;
  /** A titled part drawn in a way of its own; undefined for one that is drawn as all are. */
  readonly sectionOf?: (section: DetailSection, detail: CatalogueDetail, context: PageContext) => ReactNode;
  /** The part of the text that stands before the rest, which then has a heading of its own. */
  readonly opening?: { readonly isFirst: (section: DetailSection) => boolean; readonly rest?: string };
  /** Before the ways to share, such as a way down to the text. */
  readonly start?: ReactNode;
  /** Above the facts: the way into a service. */
  readonly beside?: (detail: CatalogueDetail, context: PageContext) => ReactNode;
  readonly shell?: (detail: CatalogueDetail, context: PageContext) => Partial<ShellParts>;
  /** Name of a titled part in the national model, by its anchor. */
  readonly elementOf?: (id: string) => string | undefined;
  /** A page of another form for some of the entries, such as what to do step by step. */
  readonly instead?: (
    detail: CatalogueDetail,
    context: PageContext,
  ) => { readonly shell: Partial<ShellParts>; readonly draw: ReactNode } | undefined;
  /** Between the text and the documents. */
  readonly more?: (detail: CatalogueDetail, context: PageContext) => ReactNode;
}

const SCHEMA = 'https://schema.org';

/** Anchor of the running text (PAGE-12). */
export const TEXT_ID = 'testo';
/** From this many titled parts on a page has an index. */
const INDEX_FROM = 3;

/** The one filled button is the call to action; a file is only a way to read on. */
const mainAction = ({ cta, documents, item }: CatalogueDetail): ReactNode => {
  if (cta !== undefined) {
    return (
      <AddressButton address={cta.url} look="filled">
        {cta.label}
      </AddressButton>
    );
  }
  const main = item.document ?? documents[0];
  return main === undefined ? null : (
    <AddressButton address={main.contentUrl} icon="download">
      {COPY.download(fileLabel(main.format, main.sizeBytes))}
      <span className="visually-hidden">: {inLanguage(main.title, main.titleLanguage)}</span>
    </AddressButton>
  );
};

/** Other entries of the same kind, to go on with. */
const Related = ({
  detail: { item, related = [] },
  context,
}: {
  readonly detail: CatalogueDetail;
  readonly context: PageContext;
}) => (
  <Links
    title={COPY.related}
    links={related.flatMap(({ friendlyUrl, title, titleLanguage }) => {
      const url = pagePath(context.table, { list: item.list, friendlyUrl });
      return url === undefined ? [] : [{ title, url, ...(titleLanguage === undefined ? {} : { titleLanguage }) }];
    })}
  />
);

/** Back to the list: as it was looked at where one led here, else to its beginning. */
const WayBack = ({ parts: { back }, context }: { readonly parts: DetailParts; readonly context: PageContext }) => {
  const { to, isNarrowed } = wayBack(context) ?? { to: pathTo(context.table, back.route), isNarrowed: false };
  return (
    <LinkButton to={to} icon="arrow-left">
      {isNarrowed ? COPY.backToResults : back.label}
    </LinkButton>
  );
};

/** The entry's day for a calendar. */
const RememberEntry = ({ item, context }: { readonly item: CatalogueItem; readonly context: PageContext }) => (
  <Remember address={entryCalendarAddress(item, context.area !== 'public', useToday())} context={context} />
);

/** A fact of several names: "Agricoltori, CAA". */
export const namesFact = (term: string, values: readonly FilterValue[] | undefined): Fact => ({
  term,
  value: values === undefined || values.length === 0 ? undefined : values.map(({ name }) => name).join(', '),
});

/** A fact of a day. */
export const dayFact = (term: string, day: IsoDate | undefined): Fact => ({
  term,
  value: day === undefined ? undefined : <time dateTime={day}>{formatDay(day)}</time>,
});

/** The entry's picture, unless it is also one of its gallery: none stands twice on a page. */
const openingPicture = ({ item: { image }, images }: CatalogueDetail): Picture | undefined =>
  image === undefined || image.url === '' || images.some(({ url }) => url === image.url) ? undefined : image;

interface PartsOfPage {
  readonly detail: CatalogueDetail;
  readonly parts: DetailParts;
  readonly context: PageContext;
}

/** What stands beside the text, or below it: facts, calendar, the way back. */
const Facts = ({ detail, parts, context }: PartsOfPage) => (
  <>
    {parts.beside?.(detail, context)}
    <DefinitionList facts={parts.facts(detail, context).filter(({ value }) => value !== undefined && value !== '')} />
    {parts.answer === undefined ? <RememberEntry item={detail.item} context={context} /> : null}
    <WayBack parts={parts} context={context} />
  </>
);

const hasIndex = ({ sections }: CatalogueDetail): boolean => sections.length >= INDEX_FROM;

/** Whether the facts stand below the text: after a first block, where a menu takes the room beside it. */
const isBelow = (detail: CatalogueDetail, { answer }: DetailParts, { match }: PageContext): boolean =>
  answer !== undefined && (match.route.side !== undefined || hasIndex(detail));

/** After a first block the menu of the section stays where it has one. */
const keepsSectionMenu = ({ answer }: DetailParts, { match }: PageContext): boolean =>
  answer !== undefined && match.route.side !== undefined;

/** The titled parts in the order in which they are read. */
const inReadingOrder = ({ sections }: CatalogueDetail, { opening }: DetailParts): readonly DetailSection[] =>
  opening === undefined
    ? sections
    : [...sections.filter(opening.isFirst), ...sections.filter((section) => !opening.isFirst(section))];

/** The text with its titled parts, the one that must be read first before the rest. */
const Text = ({ detail, parts, context }: PartsOfPage) => {
  const { descriptionTitle, body, video, sections } = detail;
  const isFirst = (section: DetailSection): boolean => parts.opening?.isFirst(section) ?? false;
  const anchored = withAnchors(sections);
  const bodies = (of: readonly DetailSection[]) =>
    of.map((section) => {
      const { id, title, body: text } = section;
      const own = parts.sectionOf?.(section, detail, context);
      if (own !== undefined) return <Fragment key={id}>{own}</Fragment>;
      return (
        <Body
          key={id}
          id={id}
          title={title}
          text={text}
          look={parts.lookOf?.(section)}
          element={parts.elementOf?.(id)}
        />
      );
    });
  return (
    <>
      {bodies(anchored.filter(isFirst))}
      <Pictured image={openingPicture(detail)}>
        <Body
          id={TEXT_ID}
          title={descriptionTitle ?? (anchored.some(isFirst) ? parts.opening?.rest : undefined)}
          text={body}
        />
      </Pictured>
      <VideoBlock video={video} />
      {bodies(anchored.filter((section) => !isFirst(section)))}
    </>
  );
};

const describe = (detail: CatalogueDetail, context: PageContext, parts: DetailParts): Description => ({
  title: detail.item.title,
  description: detail.item.description,
  jsonLd: {
    '@context': SCHEMA,
    inLanguage: 'it',
    name: detail.item.title,
    description: detail.item.description,
    ...parts.jsonLd(detail, context),
  },
});

/** Makes the page of one entry of a catalogue (PAGE-12, PAGE-13, PAGE-31, PAGE-35). */
export const detailPage = (parts: DetailParts): PageModule =>
  thingPage<CatalogueDetail>({
    query: (context) => detailQuery(context, parts.list, context.match.params['friendlyUrl'] ?? ''),
    others: (context) => [needHelpQuery(context), ...neighboursQueries(context)],
    describe: (detail, context) => describe(detail, context, parts),
    shell: (detail, context) => {
      const other = parts.instead?.(detail, context);
      if (other !== undefined) return other.shell;
      const { item } = detail;
      const kind = parts.kind?.(detail);
      return {
        title: inLanguage(item.title, item.titleLanguage),
        crumbLanguage: item.titleLanguage,
        lead: detail.heroDescription ?? item.description,
        above:
          kind === undefined && !item.isNew ? undefined : (
            <p className="meta">
              {kind === undefined ? null : <span className="fw-semibold">{kind}</span>} {item.isNew ? <NewTag /> : null}
            </p>
          ),
        answer: parts.answer?.(detail, context),
        actions:
          parts.answer === undefined ? (
            <div className="d-flex flex-wrap gap-3">
              {mainAction(detail)}
              {parts.start}
              <Share context={context} title={item.title} />
            </div>
          ) : undefined,
        // A page with many titled parts has an index; the facts then stand above the text.
        menu:
          hasIndex(detail) && !keepsSectionMenu(parts, context) ? (
            <PageIndex parts={inReadingOrder(detail, parts)} />
          ) : undefined,
        // Beside the menu of a section there is no room: after a first block they then stand below the text.
        aside: isBelow(detail, parts, context) ? undefined : <Facts detail={detail} parts={parts} context={context} />,
        updated: item.lastUpdate ?? item.publicationDate,
        progress: 'always',
        ...parts.shell?.(detail, context),
      };
    },
    draw: (detail, context) =>
      parts.instead?.(detail, context)?.draw ?? (
        <>
          <Text detail={detail} parts={parts} context={context} />
          {parts.more?.(detail, context)}
          <Pictures images={detail.images} />
          <Documents documents={detail.documents} />
          <Links links={detail.links} />
          <Logos logos={detail.logos} names={detail.logoNames} />
          {isBelow(detail, parts, context) ? (
            <aside aria-label={SHELL_COPY.facts} className="pt-stack">
              <Facts detail={detail} parts={parts} context={context} />
            </aside>
          ) : null}
          {parts.answer === undefined ? null : (
            <div>
              <Share context={context} title={detail.item.title} />
            </div>
          )}
          <ListWay context={context} />
          <Related detail={detail} context={context} />
          <NeedHelp context={context} />
        </>
      ),
  });
