import type { QueryPairs } from '#core/kernel/address.ts';
import { match } from 'ts-pattern';
import { type Chip, withoutChip } from './chips.ts';
import { hasSelections, noCriteria, type SortOrder } from './criteria.ts';
import type { FieldName, FilterScheme } from './definition.ts';
import {
  type Draft,
  draftOf,
  draftOfQuery,
  type DraftProblem,
  draftProblems,
  validateDraft,
  withDraftToggled,
  withDraftValues,
} from './draft.ts';
import { withField, withMore, withoutSelections, withSearch, withSort } from './list-change.ts';
import { type ListAddress, listAddressToQuery } from './query-codec.ts';
import { toRemember } from './remembered.ts';

/** The filter panel: closed, or open with its draft and the problems of the last attempt to apply it. */
export type Panel =
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'open';
      readonly draft: Draft;
      readonly problems: readonly DraftProblem[];
      /** Whether "Elimina tutto" emptied it. */
      readonly emptied: boolean;
    };

/** State of a list page: its address and its panel. The items are query results, stored elsewhere. */
export interface ListState {
  readonly address: ListAddress;
  readonly panel: Panel;
  /** Whether the filters come from the session's memory and not from the address (LIST-16): the page says so. */
  readonly fromMemory: boolean;
}

/** Events of a list page. */
export type ListEvent =
  | { readonly type: 'arrived'; readonly address: ListAddress; readonly fromMemory?: boolean }
  | { readonly type: 'searched'; readonly text: string }
  | { readonly type: 'sorted'; readonly sort: SortOrder }
  /** A quick filter beside the panel: "Solo aperti". */
  | { readonly type: 'narrowed'; readonly field: FieldName; readonly values: readonly string[] }
  | { readonly type: 'chipRemoved'; readonly chip: Pick<Chip, 'field' | 'value'> }
  /** "Elimina tutto" over the list: see `clearedAddress`. */
  | { readonly type: 'cleared' }
  /** "Elimina tutto" where nothing was found: free text and order are cleared too. */
  | { readonly type: 'startedOver' }
  /** The filters that memory brought find nothing: the whole list is shown in their place, and they are forgotten (D-69). */
  | { readonly type: 'memoryFoundNothing' }
  | { readonly type: 'moreAsked' }
  /** With the query of the address where it has impossible values: the panel shows them for correction. */
  | { readonly type: 'panelOpened'; readonly pairs?: QueryPairs }
  | { readonly type: 'fieldChanged'; readonly field: FieldName; readonly values: readonly string[] }
  | { readonly type: 'optionToggled'; readonly field: FieldName; readonly value: string }
  | { readonly type: 'draftCleared' }
  | { readonly type: 'cancelled' }
  /** `unreadable`: fields whose text the browser cannot parse, such as 31/02. */
  | { readonly type: 'applied'; readonly unreadable?: readonly FieldName[] };

/** Commands of a transition. */
export type ListCommand =
  /** Navigate to this query: as a new history entry, or replacing the current one. */
  | { readonly type: 'openAddress'; readonly pairs: QueryPairs; readonly replaces: boolean }
  /** Remember these filters for the session (LIST-07); none after "Elimina tutto" (D-01). */
  | { readonly type: 'rememberFilters'; readonly memoryKey: string; readonly pairs: QueryPairs };

/** The next state and its commands. */
export interface ListStep {
  readonly state: ListState;
  readonly commands: readonly ListCommand[];
}

const CLOSED: Panel = { kind: 'closed' };

/** The initial state. */
export const openList = (address: ListAddress, fromMemory = false): ListState => ({
  address,
  panel: CLOSED,
  fromMemory,
});

const keep = ({ memoryKey }: FilterScheme, pairs: QueryPairs): readonly ListCommand[] =>
  memoryKey === undefined ? [] : [{ type: 'rememberFilters', memoryKey, pairs }];

const remember = (definition: FilterScheme, { criteria }: ListAddress): readonly ListCommand[] =>
  keep(definition, toRemember(definition, criteria));

interface Moving {
  readonly panel?: Panel;
  /** "Show more" replaces the history entry. */
  readonly replaces?: boolean;
  /** Whether the session forgets the list. */
  readonly forgets?: boolean;
}

/** Navigates to another address and remembers its filters. */
const moved = (
  definition: FilterScheme,
  address: ListAddress,
  { panel = CLOSED, replaces = false, forgets = false }: Moving = {},
): ListStep => ({
  state: { address, panel, fromMemory: false },
  commands: [
    { type: 'openAddress', pairs: listAddressToQuery(definition, address), replaces },
    ...(forgets ? keep(definition, []) : remember(definition, address)),
  ],
});

/**
 * The address after "Elimina tutto" over the list: without filters, with free text and order (LIST-04). Where memory brought only an
 * order, that is cleared (LIST-07).
 */
export const clearedAddress = ({ address, fromMemory }: Pick<ListState, 'address' | 'fromMemory'>): ListAddress =>
  fromMemory && !hasSelections(address.criteria) ? { criteria: noCriteria(), page: 1 } : withoutSelections(address);

const stayed = (state: ListState): ListStep => ({ state, commands: [] });

const edited = (state: ListState, change: (draft: Draft) => Draft): ListStep =>
  state.panel.kind === 'closed'
    ? stayed(state)
    : stayed({ ...state, panel: { ...state.panel, draft: change(state.panel.draft) } });

const opened = (definition: FilterScheme, state: ListState, pairs: QueryPairs | undefined): ListStep => {
  const draft = pairs === undefined ? draftOf(state.address.criteria) : draftOfQuery(definition, pairs);
  return stayed({
    ...state,
    panel: { kind: 'open', draft, problems: draftProblems(definition, draft), emptied: false },
  });
};

const applied = (definition: FilterScheme, state: ListState, unreadable: readonly FieldName[]): ListStep => {
  if (state.panel.kind === 'closed') return stayed(state);
  const checked = validateDraft(definition, state.panel.draft, unreadable);
  if (!checked.ok) return stayed({ ...state, panel: { ...state.panel, problems: checked.failure } });
  const criteria = { ...state.address.criteria, selections: checked.value };
  return moved(definition, { criteria, page: 1 }, { forgets: state.panel.emptied && !hasSelections(criteria) });
};

/**
 * The transition of a list page. Total: an event that means nothing in a state (a field changed in a closed panel) changes nothing.
 * The panel's draft reaches the address only when it is applied, and "Annulla" discards it (LIST-04).
 */
export const advanceList = (definition: FilterScheme, state: ListState, event: ListEvent): ListStep =>
  match(event)
    .with({ type: 'arrived' }, ({ address, fromMemory }) => ({
      state: openList(address, fromMemory),
      commands: remember(definition, address),
    }))
    .with({ type: 'searched' }, ({ text }) =>
      moved(definition, withSearch(definition, state.address, text), { panel: state.panel }),
    )
    .with({ type: 'sorted' }, ({ sort }) =>
      moved(definition, withSort(definition, state.address, sort), { panel: state.panel }),
    )
    .with({ type: 'narrowed' }, ({ field, values }) =>
      moved(definition, withField(definition, state.address, field, values)),
    )
    .with({ type: 'chipRemoved' }, ({ chip }) => moved(definition, withoutChip(definition, state.address, chip)))
    .with({ type: 'cleared' }, () => moved(definition, clearedAddress(state), { forgets: true }))
    .with({ type: 'startedOver' }, () => moved(definition, { criteria: noCriteria(), page: 1 }, { forgets: true }))
    .with({ type: 'memoryFoundNothing' }, () =>
      moved(definition, { criteria: noCriteria(), page: 1 }, { forgets: true, replaces: true }),
    )
    .with({ type: 'moreAsked' }, () =>
      moved(definition, withMore(state.address), { panel: state.panel, replaces: true }),
    )
    .with({ type: 'panelOpened' }, ({ pairs }) => opened(definition, state, pairs))
    .with({ type: 'fieldChanged' }, ({ field, values }) =>
      edited(state, (draft) => withDraftValues(draft, field, values)),
    )
    .with({ type: 'optionToggled' }, ({ field, value }) =>
      edited(state, (draft) => withDraftToggled(definition, draft, field, value)),
    )
    .with({ type: 'draftCleared' }, () =>
      state.panel.kind === 'closed'
        ? stayed(state)
        : stayed({ ...state, panel: { kind: 'open', draft: {}, problems: [], emptied: true } }),
    )
    .with({ type: 'cancelled' }, () => stayed({ ...state, panel: CLOSED }))
    .with({ type: 'applied' }, ({ unreadable = [] }) => applied(definition, state, unreadable))
    .exhaustive();
