import { type ReactNode, useState } from 'react';
import { chipsOf } from '#core/catalogue/chips.ts';
import { isNarrowed } from '#core/catalogue/criteria.ts';
import type { FilterOptions } from '#core/catalogue/catalogue-repository.ts';
import type { FacetName, ListDefinition, ListId } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { validateDraft } from '#core/catalogue/draft.ts';
import { exportAddress } from '#core/catalogue/export.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { anchorOfPosition, pageOfPosition, statusSentence } from '#core/catalogue/paging.ts';
import { type ListAddress, listAddressFromQuery } from '#core/catalogue/query-codec.ts';
import { LeadOnItsWay } from '#ui/components/waiting.tsx';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import { heroQuery } from '#ui/pages/content-queries.ts';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { useQueryResult, useQueryResults, type Query } from '#ui/state/queries.ts';
import { PageShell } from '../kinds/page-shell.tsx';
import { DetailsOver, detailsQueries, OpenDetails } from './open-details.tsx';
import { EmptyList, looseningQueries } from './empty-list.tsx';
import { Exports } from './exports.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { useFocusLater } from './focus.ts';
import { listResultOf } from './list-result.ts';
import { optionsQuery, pageQueries } from './list-queries.ts';
import { Cards, LIST_END_ID, LIST_START_ID, ListResults } from './list-results.tsx';
import { SoughtEntry } from './sought-entry.tsx';
import { TopicsMenu } from './topics-menu.tsx';
import { ListStatus } from './list-status.tsx';
import { ListTools } from './list-tools.tsx';
import { useInPlaceRequest } from './use-in-place-request.tsx';
import { type OpenList, useList, useMemoryOnlyWhereItFinds } from './use-list.ts';

/** What a card may need of the page that it stands on. */
export interface CardContext {
  readonly context: PageContext;
  readonly list: OpenList;
  /** The page of the list on which an entry stands; none for one that stands beside the list. */
  readonly pageOf?: ((item: CatalogueItem) => number | undefined) | undefined;
  /** Tells the cards of an entry apart that stands on the page twice: in evidence, and in the list. */
  readonly block?: string | undefined;
}

/** What distinguishes the page of one list from that of another; all else is in the list's record. */
interface CommonParts {
  readonly list: ListId;
  /** A short way to the filter that most people want, on the status line: "Solo aperti". */
  readonly quick?: (list: OpenList, options: FilterOptions) => ReactNode;
  /** The section whose values stand beside the list as its topics (PAGE-70). */
  readonly topics?: FacetName;
  /** What stands between head and list where no word and no filter is set, and its queries: else the results come first. */
  readonly before?: (place: CardContext) => ReactNode;
  readonly after?: (context: PageContext) => ReactNode;
  readonly others?: (context: PageContext) => readonly Query<unknown>[];
  /** Structured data of the entries that are shown, where a type fits. */
  readonly jsonLd?: (items: readonly CatalogueItem[]) => Readonly<Record<string, unknown>>;
}

/** The entries of a list are cards, or drawn in a way of their own. */
export type ListPageParts = CommonParts &
  (
    | { readonly card: (item: CatalogueItem, place: CardContext) => ReactNode }
    | { readonly draw: (items: readonly CatalogueItem[], place: CardContext) => ReactNode }
  );

/** The address that the open panel would lead to; the shown one while it is closed or holds something impossible. */
const preparedAddress = (definition: ListDefinition, { address, panel }: OpenList): ListAddress => {
  if (panel.kind === 'closed') return address;
  const checked = validateDraft(definition, panel.draft);
  return checked.ok ? { criteria: { ...address.criteria, selections: checked.value }, page: 1 } : address;
};

const Panel = ({
  definition,
  list,
  context,
  count,
  options,
}: {
  readonly definition: ListDefinition;
  readonly list: OpenList;
  readonly context: PageContext;
  readonly count: number;
  readonly options: FilterOptions;
}) => {
  const prepared = preparedAddress(definition, list);
  const isOpen = list.panel.kind === 'open';
  const found = useQueryResults(pageQueries(context, definition, isOpen ? prepared : list.address))[0];
  const offered = useQueryResult(optionsQuery(context, definition, prepared));
  return (
    <FilterPanel
      definition={definition}
      list={list}
      options={offered.kind === 'success' ? offered.value : options}
      count={count}
      willFind={isOpen && found?.kind === 'success' ? found.value.totalCount : undefined}
    />
  );
};

const NO_OPTIONS: FilterOptions = {};

/** The last value that was known: chips keep their names while the options under other filters are on their way. */
const useKept = <T,>(value: T | undefined, before: T): T => {
  const [kept, setKept] = useState(value ?? before);
  if (value !== undefined && value !== kept) setKept(value);
  return value ?? kept;
};

/** Draws entries in the list's own way; `pageOf` gives those of the list the anchors of their pages. */
const drawnBy =
  (parts: ListPageParts, place: CardContext, definition: ListDefinition) =>
  (items: readonly CatalogueItem[], pageOf?: CardContext['pageOf']): ReactNode =>
    'draw' in parts ? (
      parts.draw(items, place)
    ) : (
      <Cards
        items={items}
        card={(item) => parts.card(item, { ...place, pageOf })}
        anchorOf={pageOf && ((at) => anchorOfPosition(definition, place.list.address.page, at))}
      />
    );

/** The list's own state, what was found for it, and the words and chips that say so. */
const useFoundList = (definition: ListDefinition, context: PageContext) => {
  const list = useList(definition, context);
  const { address } = list;
  const result = listResultOf(useQueryResults(pageQueries(context, definition, address)));
  const offered = useQueryResult(optionsQuery(context, definition, address));
  const options = useKept(offered.kind === 'success' ? offered.value : undefined, NO_OPTIONS);
  const { total, failed, waiting } = result;
  const isLeft = useMemoryOnlyWhereItFinds(list, total);
  const isSettled = failed === undefined && waiting === undefined && total !== undefined && !isLeft;
  return {
    definition,
    list,
    result,
    options,
    chips: chipsOf(definition, address.criteria, options),
    isLeft,
    isSettled,
    sentence: isSettled ? statusSentence(definition, address.criteria, total) : undefined,
  };
};

/** Tools, state and entries of a list. */
const ListBody = ({
  parts,
  context,
  found: { definition, list, result, options, chips, isLeft, isSettled, sentence },
}: {
  readonly parts: ListPageParts;
  readonly context: PageContext;
  readonly found: ReturnType<typeof useFoundList>;
}) => {
  const { address } = list;
  const ask = useInPlaceRequest(context, definition, address.criteria);
  const focusLater = useFocusLater();
  const drawn = drawnBy(parts, { context, list }, definition);
  return (
    <div className="pt-list" id={LIST_START_ID} tabIndex={-1}>
      <ListTools
        definition={definition}
        list={list}
        label={definition.words.search}
        count={chips.length}
        byDeadline={options.dueWithin !== undefined}
      />
      <a className="pt-skip-list" href={`#${LIST_END_ID}`}>
        {LISTS_COPY.skip}
      </a>
      <ListStatus
        definition={definition}
        list={list}
        result={result}
        chips={chips}
        sentence={sentence}
        focusLater={focusLater}
        ask={ask}
        quick={parts.quick?.(list, options)}
      />
      <SoughtEntry
        context={context}
        definition={definition}
        shown={result.items}
        isSettled={isSettled}
        draw={(item) => drawn([item])}
      />
      <ListResults
        definition={definition}
        list={list}
        result={result}
        sentence={sentence}
        empty={
          isLeft ? null : (
            <EmptyList context={context} definition={definition} list={list} chips={chips} focusLater={focusLater} />
          )
        }
        hasAnchors={!('draw' in parts)}
        draw={(items) => drawn(items, (item) => pageOfPosition(definition, address.page, items.indexOf(item)))}
      />
      <Exports definition={definition} criteria={address.criteria} context={context} />
    </div>
  );
};

const ListView = ({ parts, context }: { readonly parts: ListPageParts; readonly context: PageContext }) => {
  const definition = LISTS[parts.list];
  const found = useFoundList(definition, context);
  const { list, options, chips } = found;
  const hero = useQueryResult(heroQuery(context, context.match.route.hero ?? ''));
  const section = hero.kind === 'success' ? hero.value : null;
  return (
    <>
      <PageShell
        context={context}
        title={section?.title ?? context.match.route.title}
        lead={hero.kind === 'pending' ? <LeadOnItsWay /> : section?.description}
        lowHead
        menu={
          parts.topics === undefined ? undefined : (
            <TopicsMenu
              definition={definition}
              list={list}
              field={parts.topics}
              options={options[parts.topics] ?? []}
            />
          )
        }
        progress="never"
      >
        <OpenDetails context={context} list={list} definition={definition} />
        {isNarrowed(list.address.criteria) ? null : parts.before?.({ context, list })}
        <ListBody parts={parts} context={context} found={found} />
        {parts.after?.(context)}
        <DetailsOver context={context} definition={definition} list={list} />
      </PageShell>
      <Panel definition={definition} list={list} context={context} count={chips.length} options={options} />
    </>
  );
};

/** Makes the page of a list: one page, driven by the list's record (LIST-01 to LIST-19). */
export const listPage = (parts: ListPageParts): PageModule => {
  const definition = LISTS[parts.list];
  const addressOf = ({ pairs }: PageContext): ListAddress => listAddressFromQuery(definition, pairs);
  return {
    queries: (context) => {
      const address = addressOf(context);
      return [
        heroQuery(context, context.match.route.hero ?? ''),
        ...pageQueries(context, definition, address),
        optionsQuery(context, definition, address),
        ...looseningQueries(context, definition, address),
        ...detailsQueries(context, definition),
        ...(parts.others?.(context) ?? []),
      ];
    },
    head: (context, known) => {
      const address = addressOf(context);
      const hero = known.value(heroQuery(context, context.match.route.hero ?? ''));
      const pages = pageQueries(context, definition, address);
      const failure = pages.map((query) => known.error(query)).find((one) => one !== undefined);
      const items = pages.flatMap((query) => known.value(query)?.items ?? []);
      const isMissing = detailsQueries(context, definition).some((query) => known.value(query) === null);
      return {
        title: context.match.route.title,
        description: hero?.description ?? context.match.route.title,
        status: failure !== undefined ? (failure.status ?? 503) : isMissing ? 404 : 200,
        feed: {
          title: LISTS_COPY.feed(context.match.route.title),
          address: `${context.settings.apiBase}${exportAddress(definition, 'atom', address.criteria)}`,
        },
        ...(parts.jsonLd === undefined || items.length === 0 ? {} : { jsonLd: parts.jsonLd(items) }),
      };
    },
    Page: ({ context }) => <ListView parts={parts} context={context} />,
  };
};
