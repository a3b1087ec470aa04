import type { ReactNode } from 'react';
import { offersHelp } from '#core/catalogue/below-text.ts';
import type { FilterValue } from '#core/catalogue/definition.ts';
import type { CatalogueDetail } from '#core/catalogue/item.ts';
import { formatDay } from '#core/formatting/date.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Fact } from '#ui/components/facts.tsx';
import { inLanguage } from '#ui/components/in-language.tsx';
import { NewTag } from '#ui/components/status.tsx';
import { SHELL_COPY } from '#ui/copy/shell.ts';
import { detailQuery, neighboursQueries } from '../catalogue/list-queries.ts';
import type { PageContext, PageModule } from '../page-module.ts';
import { Documents, Logos, NeedHelp, needHelpQuery, Pictures } from './blocks.tsx';
import { Facts, hasFacts, mainAction, sceneryOf, Text, WaysOn } from './detail-blocks.tsx';
import { type DetailParts, hasIndex, isBelow, keepsSectionMenu } from './detail-parts.ts';
import type { ShellParts } from './page-shell.tsx';
import { ListWay } from './list-way.tsx';
import { PageIndex } from './page-index.tsx';
import { Share } from './share.tsx';
import { entryPage, type Description } from './entry-page.tsx';

const SCHEMA = 'https://schema.org';

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

/** The kind of an entry, and whether it is new. */
const aboveTitle = (kind: ReactNode, isNew: boolean): ReactNode =>
  kind === undefined && !isNew ? undefined : (
    <p className="meta">
      {kind === undefined ? null : <span className="fw-semibold">{kind}</span>} {isNew ? <NewTag /> : null}
    </p>
  );

/** Title, first block, menu and facts of an entry's page. */
const shellOf = (detail: CatalogueDetail, context: PageContext, parts: DetailParts): Partial<ShellParts> => {
  const { item } = detail;
  return {
    title: inLanguage(item.title, item.titleLanguage),
    crumbLanguage: item.titleLanguage,
    lead: detail.heroDescription ?? item.description,
    above: aboveTitle(parts.kind?.(detail), item.isNew),
    answer: parts.answer?.(detail, context),
    picture: sceneryOf(detail, parts),
    actions:
      parts.answer === undefined ? (
        <div className="d-flex flex-wrap gap-3">
          {mainAction(detail)}
          {parts.start}
          <Share context={context} title={item.title} />
        </div>
      ) : undefined,
    // A page with many titled parts has an index, in the order in which they are written (the national model fixes a service's);
    // the facts then stand above the text.
    menu: hasIndex(detail) && !keepsSectionMenu(parts, context) ? <PageIndex parts={detail.sections} /> : undefined,
    // Beside an index there is no room: after a first block they then stand below the text.
    aside:
      isBelow(parts, context) || !hasFacts({ detail, parts, context }) ? undefined : (
        <Facts detail={detail} parts={parts} context={context} />
      ),
    updated: item.lastUpdate ?? item.publicationDate,
    progress: 'always',
    ...parts.shell?.(detail, context),
  };
};

/** Makes the page of one entry of a catalogue (PAGE-12, PAGE-13, PAGE-31, PAGE-35). */
export const detailPage = (parts: DetailParts): PageModule =>
  entryPage<CatalogueDetail>({
    query: (context) => detailQuery(context, parts.list, context.match.params['friendlyUrl'] ?? ''),
    others: (context) => [needHelpQuery(context), ...neighboursQueries(context)],
    describe: (detail, context) => describe(detail, context, parts),
    shell: (detail, context) => parts.instead?.(detail, context)?.shell ?? shellOf(detail, context, parts),
    draw: (detail, context) =>
      parts.instead?.(detail, context)?.draw ?? (
        <>
          <Text detail={detail} parts={parts} context={context} />
          <Pictures images={detail.images} />
          <Documents documents={detail.documents} />
          <Logos logos={detail.logos} names={detail.logoNames} />
          {parts.more?.(detail, context)}
          {isBelow(parts, context) && hasFacts({ detail, parts, context }) ? (
            <aside aria-label={SHELL_COPY.facts} className="pt-stack">
              <Facts detail={detail} parts={parts} context={context} />
            </aside>
          ) : null}
          {parts.answer === undefined ? null : (
            <div>
              <Share context={context} title={detail.item.title} />
            </div>
          )}
          <WaysOn detail={detail} context={context} />
          <ListWay context={context} />
          {offersHelp(detail) ? <NeedHelp context={context} /> : null}
        </>
      ),
  });
