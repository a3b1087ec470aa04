import type { ListDefinition } from '#core/catalogue/definition.ts';
import type { CatalogueDetail } from '#core/catalogue/item.ts';
import { taskPaths } from '#core/catalogue/task-page.ts';
import { plainText } from '#core/content/rich-text.ts';
import type { RouteTable } from '#core/navigation/routes.ts';
import { openedIn, opensInList } from '#core/catalogue/opened.ts';
import { type Details, DetailsContent, DetailsDialog } from '#ui/components/details-dialog.tsx';
import { useHydrated } from '#ui/components/hydrated.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { DETAILS_COPY } from '#ui/copy/details.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { useQueryResults, type Query } from '#ui/state/queries.ts';
import { detailQuery } from './list-queries.ts';
import { cardId, DETAILS_ID } from './focus.ts';
import type { OpenList } from './use-list.ts';

/** Of the entry that the address opens over the list or in it; nothing where entries have pages (PAGE-21, PAGE-34). */
export const detailsQueries = (
  context: PageContext,
  definition: ListDefinition,
): readonly Query<CatalogueDetail | null>[] => {
  const friendlyUrl = openedIn(context.pairs);
  return opensInList(definition) && friendlyUrl !== undefined ? [detailQuery(context, definition.id, friendlyUrl)] : [];
};

const detailsOf = (table: RouteTable, { item, body, neededFor }: CatalogueDetail): Details => ({
  title: item.title,
  titleLanguage: item.titleLanguage,
  description: item.description,
  deedNumber: item.deedNumber,
  referenceYear: item.referenceYear,
  publicationDate: item.publicationDate,
  resolutions: item.resolutions ?? [],
  documents: item.documents ?? [],
  attachments: item.attachments ?? [],
  // A text without more than its description stands there once.
  text: body.length === 0 || plainText(body) === item.description ? undefined : body,
  neededFor: taskPaths(table, neededFor),
});

/** What of the list a view of the opened entry needs. */
interface OpenedProps {
  readonly context: PageContext;
  readonly definition: ListDefinition;
  readonly list: OpenList;
}

/** The entry that the address opens; undefined while it is not here. */
const useOpened = ({ context, definition }: OpenedProps): CatalogueDetail | undefined => {
  const [result] = useQueryResults(detailsQueries(context, definition));
  return result?.kind === 'success' && result.value !== null ? result.value : undefined;
};

/** Cards of proclamations have shown the beginning already (PAGE-19). */
const isFurther = ({ id }: ListDefinition): boolean => id === 'publicProclamations';

/** The details of the entry that the address opens, where no script runs: at the head of the list, with the way back to it (PAGE-21). */
export const OpenDetails = (props: OpenedProps) => {
  const hydrated = useHydrated();
  const detail = useOpened(props);
  if (detail === undefined || hydrated) return null;
  const title = isFurther(props.definition) ? DETAILS_COPY.furtherTitle : DETAILS_COPY.title;
  return (
    <section id={DETAILS_ID} className="it-card auto" aria-label={title}>
      <h2>{title}</h2>
      <DetailsContent details={detailsOf(props.context.table, detail)} />
      <p>
        <LinkTo to={props.list.pathWithOpened(undefined)} fragment={cardId(detail.item)}>
          {COMMON.close}
        </LinkTo>
      </p>
    </section>
  );
};

/** The same as a modal over the list (PAGE-21). */
export const DetailsOver = (props: OpenedProps) => {
  const hydrated = useHydrated();
  const detail = useOpened(props);
  const { context, definition, list } = props;
  if (definition.opens.kind !== 'modal') return null;
  return (
    <DetailsDialog
      details={hydrated && detail !== undefined ? detailsOf(context.table, detail) : undefined}
      further={isFurther(definition)}
      onClose={list.close}
    />
  );
};
