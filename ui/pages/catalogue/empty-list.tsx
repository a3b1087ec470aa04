import { chipsOf, withoutChip, type Chip } from '#core/catalogue/chips.ts';
import { hasSelections, noCriteria } from '#core/catalogue/criteria.ts';
import type { ListDefinition } from '#core/catalogue/definition.ts';
import { loosened, MOST_LOOSENED } from '#core/catalogue/loosened.ts';
import { NO_RESULTS } from '#core/catalogue/paging.ts';
import type { ListAddress } from '#core/catalogue/query-codec.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { EmptyState } from '#ui/components/messages.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { LISTS_COPY as COPY } from '#ui/copy/lists.ts';
import { fetchQuery, type Query, useQueryResults } from '#ui/state/queries.ts';
import type { PageContext } from '../page-module.ts';
import { chipId, FILTERS_BUTTON_ID } from './focus.ts';
import { pageQueries } from './list-queries.ts';
import type { OpenList } from './use-list.ts';

type Scope = Pick<PageContext, 'area' | 'use'>;
type Counts = readonly (readonly [chip: string, count: number])[];

/** How many entries there would be without each of the filters, where with all of them there is none; no query without filters. */
export const looseningQueries = (
  context: Scope,
  definition: ListDefinition,
  address: ListAddress,
): readonly Query<Counts>[] => {
  if (!hasSelections(address.criteria)) return [];
  const [first] = pageQueries(context, definition, { ...address, page: 1 });
  if (first === undefined) return [];
  return [
    {
      queryKey: [...first.queryKey, 'loosened'],
      queryFn: async (around) => {
        if ((await fetchQuery(first, around)).totalCount > 0) return [];
        return Promise.all(
          chipsOf(definition, address.criteria)
            .slice(0, MOST_LOOSENED)
            .map(async (chip) => {
              const [query = first] = pageQueries(context, definition, withoutChip(definition, address, chip));
              const { totalCount } = await query.queryFn(around);
              return [chipId(chip), totalCount] as const;
            }),
        );
      },
    },
  ];
};

/** Suggestions beside the chips: each takes off a filter that hides everything, and says how much there is then. */
const Loosened = ({ context, definition, list, chips, focusLater }: EmptyListProps) => {
  const { address, dispatch } = list;
  const [counts] = useQueryResults(looseningQueries(context, definition, address));
  const known = new Map(counts?.kind === 'success' ? counts.value : []);
  const offered = loosened(chips, (chip) => known.get(chipId(chip)));
  if (offered.length === 0) return null;
  return (
    <>
      <p className="mb-0">{COPY.withoutOne}</p>
      <ul className="pt-chips list-inline" aria-label={COPY.withoutOne}>
        {offered.map(({ chip, count }) => (
          <li key={chipId(chip)}>
            <LinkTo
              to={list.clearingPathOf(withoutChip(definition, address, chip))}
              className="chip pt-choice-chip"
              onClick={(event) => {
                event.preventDefault();
                focusLater(FILTERS_BUTTON_ID);
                dispatch({ type: 'chipRemoved', chip });
              }}
            >
              <Icon name="close" size="sm" />
              <span className="visually-hidden">{COPY.without} </span>
              {chip.label} <strong>{COPY.found(count)}</strong>
            </LinkTo>
          </li>
        ))}
      </ul>
    </>
  );
};

interface EmptyListProps {
  readonly context: PageContext;
  readonly definition: ListDefinition;
  readonly list: OpenList;
  /** The filters that are applied. */
  readonly chips: readonly Chip[];
  readonly focusLater: (id: string) => void;
}

/** A list that finds nothing: said once, with what helps (LIST-10, LIST-35). */
export const EmptyList = (props: EmptyListProps) => {
  const { list, focusLater } = props;
  return (
    <EmptyState text={NO_RESULTS} heading>
      <p className="mb-0">{COPY.emptyHelp}</p>
      <Loosened {...props} />
      <LinkButton
        to={list.clearingPathOf({ criteria: noCriteria(), page: 1 })}
        onPress={() => {
          focusLater(FILTERS_BUTTON_ID);
          list.dispatch({ type: 'startedOver' });
        }}
      >
        {COMMON.clearAll}
      </LinkButton>
    </EmptyState>
  );
};
