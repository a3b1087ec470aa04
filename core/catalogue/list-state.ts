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

/** The filter panel: closed, or open with what stands in its fields and what was wrong when it was last applied. */
export type Panel =
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'open';
      readonly draft: Draft;
      readonly problems: readonly DraftProblem[];
      /** Whether everything was taken out of it by "Elimina tutto". */
      readonly emptied: boolean;
    };

/** What a list page is about: its address and its panel. The items themselves are answers and live elsewhere. */
export interface ListState {
  readonly address: ListAddress;
  readonly panel: Panel;
  /** Whether the filters are those of the session's last search, which nobody asked for now (LIST-16): the page says so. */
  readonly fromMemory: boolean;
}

/** What happened on a list page. */
export type ListEvent =
  | { readonly type: 'arrived'; readonly address: ListAddress; readonly fromMemory?: boolean }
  | { readonly type: 'searched'; readonly text: string }
  | { readonly type: 'sorted'; readonly sort: SortOrder }
  /** A short way to a filter beside the panel: "Solo aperti". */
  | { readonly type: 'narrowed'; readonly field: FieldName; readonly values: readonly string[] }
  | { readonly type: 'chipRemoved'; readonly chip: Pick<Chip, 'field' | 'value'> }
  /** "Elimina tutto" over the list: see `clearedAddress`. */
  | { readonly type: 'cleared' }
  /** "Elimina tutto" where nothing was found: words and order go, too. */
  | { readonly type: 'startedOver' }
  | { readonly type: 'moreAsked' }
  /** With the query of the address, where it asks for what cannot be: it stands in the panel to be put right. */
  | { readonly type: 'panelOpened'; readonly pairs?: QueryPairs }
  | { readonly type: 'fieldChanged'; readonly field: FieldName; readonly values: readonly string[] }
  | { readonly type: 'optionToggled'; readonly field: FieldName; readonly value: string }
  | { readonly type: 'draftCleared' }
  | { readonly type: 'cancelled' }
  /** `unreadable`: fields in which something is written that the browser cannot read, such as 31/02. */
  | { readonly type: 'applied'; readonly unreadable?: readonly FieldName[] };

/** What is to be done about it. */
export type ListCommand =
  /** Go to the list under this query: a new entry in the history, or in place of the current one. */
  | { readonly type: 'openAddress'; readonly pairs: QueryPairs; readonly replaces: boolean }
  /** Keep these filters for the session (LIST-07); none of them after "Elimina tutto" (D-01). */
  | { readonly type: 'rememberFilters'; readonly memoryKey: string; readonly pairs: QueryPairs };

/** A state and what follows from having come to it. */
export interface ListStep {
  readonly state: ListState;
  readonly commands: readonly ListCommand[];
}

const CLOSED: Panel = { kind: 'closed' };

/** The page as it opens. */
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
  /** More of the same list is no new place to come back to: it takes the place of the current one. */
  readonly replaces?: boolean;
  /** Whether the session is to know nothing of the list any more. */
  readonly forgets?: boolean;
}

/** Moves to another address: shows it, and remembers its filters. */
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
 * Where "Elimina tutto" over the list leads: the filters go, words and order stay (LIST-04). Where memory has brought words
 * and nothing else, these are what is to go (LIST-07).
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
 * The next state of a list page and what it calls for. Total: an event that means nothing in a state (a field
 * changed in a closed panel) changes nothing. The panel's draft never reaches the address before it is
 * applied, and "Annulla" leaves nothing of it (LIST-04).
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
