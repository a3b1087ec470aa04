import type { ReactNode } from 'react';
import type { ListId } from '#core/catalogue/definition.ts';
import type { CatalogueDetail } from '#core/catalogue/item.ts';
import { formatDay } from '#core/formatting/date.ts';
import type { FixedRouteId } from '#core/navigation/addresses.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { DefinitionList, type Fact } from '#ui/components/facts.tsx';
import { NewTag } from '#ui/components/status.tsx';
import { DETAIL_COPY as COPY } from '#ui/copy/detail.ts';
import { detailQuestion } from '../catalogue/list-questions.ts';
import type { PageContext, PageModule } from '../page-module.ts';
import { Body, Documents, Links, Logos, NeedHelp, Pictures } from './blocks.tsx';
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
  readonly shell?: (detail: CatalogueDetail, context: PageContext) => Partial<ShellParts>;
  /** Between the text and the documents. */
  readonly more?: (detail: CatalogueDetail, context: PageContext) => ReactNode;
}

const SCHEMA = 'https://schema.org';

/** A fact of a day. */
export const dayFact = (term: string, day: string | undefined): Fact => ({
  term,
  value: day === undefined ? undefined : <time dateTime={day}>{formatDay(day as never)}</time>,
});

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
    question: (context) => detailQuestion(context, parts.list, context.match.params['friendlyUrl'] ?? ''),
    describe: (detail, context) => describe(detail, context, parts),
    shell: (detail, context) => {
      const { item } = detail;
      const kind = parts.kind?.(detail);
      return {
        lead: detail.heroDescription ?? item.description,
        above:
          kind === undefined && !item.isNew ? undefined : (
            <p className="meta">
              {kind === undefined ? null : <span className="fw-semibold">{kind}</span>} {item.isNew ? <NewTag /> : null}
            </p>
          ),
        aside: (
          <>
            <DefinitionList
              facts={parts.facts(detail, context).filter(({ value }) => value !== undefined && value !== '')}
            />
            <LinkButton to={pathTo(context.table, parts.back.route)} icon="arrow-left">
              {parts.back.label}
            </LinkButton>
          </>
        ),
        updated: item.lastUpdate ?? item.publicationDate,
        progress: 'always',
        ...parts.shell?.(detail, context),
      };
    },
    draw: (detail, context) => (
      <>
        <Body title={detail.descriptionTitle ?? COPY.content} text={detail.body} />
        {detail.sections.map(({ id, title, body }) => (
          <Body key={id} title={title} text={body} />
        ))}
        {parts.more?.(detail, context)}
        <Pictures images={detail.images} />
        <Documents documents={detail.documents} />
        <Links links={detail.links} />
        <Logos logos={detail.logos} />
        <NeedHelp context={context} />
      </>
    ),
  });
