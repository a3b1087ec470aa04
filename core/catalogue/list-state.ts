import type { QueryPairs } from '#core/kernel/address.ts';
import { match } from 'ts-pattern';
import { type Chip, withoutChip } from './chips.ts';
import type { SortOrder } from './criteria.ts';
import type { FieldName, FilterScheme } from './definition.ts';
import { type Draft, draftOf, type DraftProblem, validateDraft, withDraftToggled, withDraftValues } from './draft.ts';
import { withMore, withoutSelections, withSearch, withSort } from './list-change.ts';
import { type ListAddress, listAddressToQuery } from './query-codec.ts';
import { toRemember } from './remembered.ts';

/** The filter panel: closed, or open with what stands in its fields and what was wrong when it was last applied. */
export type Panel =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open'; readonly draft: Draft; readonly problems: readonly DraftProblem[] };

/** What a list page is about: its address and its panel. The items themselves are answers and live elsewhere. */
export interface ListState {
  readonly address: ListAddress;
  readonly panel: Panel;
}

/** What happened on a list page. */
export type ListEvent =
  | { readonly type: 'arrived'; readonly address: ListAddress }
  | { readonly type: 'searched'; readonly text: string }
  | { readonly type: 'sorted'; readonly sort: SortOrder }
  | { readonly type: 'chipRemoved'; readonly chip: Pick<Chip, 'field' | 'value'> }
  | { readonly type: 'cleared' }
  | { readonly type: 'moreAsked' }
  | { readonly type: 'panelOpened' }
  | { readonly type: 'fieldChanged'; readonly field: FieldName; readonly values: readonly string[] }
  | { readonly type: 'optionToggled'; readonly field: FieldName; readonly value: string }
  | { readonly type: 'draftCleared' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'applied' };

/** What is to be done about it. */
export type ListCommand =
  /** Go to the list under this query: a new entry in the history. */
  | { readonly type: 'openAddress'; readonly pairs: QueryPairs }
  /** Keep these filters for the session (LIST-07). */
  | { readonly type: 'rememberFilters'; readonly memoryKey: string; readonly pairs: QueryPairs };

/** A state and what follows from having come to it. */
export interface ListStep {
  readonly state: ListState;
  readonly commands: readonly ListCommand[];
}

/** The page as it opens. */
export const openList = (address: ListAddress): ListState => ({ address, panel: { kind: 'closed' } });

const remember = (definition: FilterScheme, { criteria }: ListAddress): readonly ListCommand[] =>
  definition.memoryKey === undefined
    ? []
    : [{ type: 'rememberFilters', memoryKey: definition.memoryKey, pairs: toRemember(definition, criteria) }];

/** Moves to another address: shows it, and remembers its filters. */
const moved = (definition: FilterScheme, address: ListAddress, panel: Panel): ListStep => ({
  state: { address, panel },
  commands: [{ type: 'openAddress', pairs: listAddressToQuery(definition, address) }, ...remember(definition, address)],
});

const stayed = (state: ListState): ListStep => ({ state, commands: [] });

const edited = (state: ListState, change: (draft: Draft) => Draft): ListStep =>
  state.panel.kind === 'closed'
    ? stayed(state)
    : stayed({ ...state, panel: { ...state.panel, draft: change(state.panel.draft) } });

const applied = (definition: FilterScheme, state: ListState): ListStep => {
  if (state.panel.kind === 'closed') return stayed(state);
  const checked = validateDraft(definition, state.panel.draft);
  if (!checked.ok) return stayed({ ...state, panel: { ...state.panel, problems: checked.failure } });
  return moved(
    definition,
    { criteria: { ...state.address.criteria, selections: checked.value }, page: 1 },
    { kind: 'closed' },
  );
};

/**
 * The next state of a list page and what it calls for. Total: an event that means nothing in a state (a field
 * changed in a closed panel) changes nothing. The panel's draft never reaches the address before it is
 * applied, and "Annulla" leaves nothing of it (LIST-04).
 */
export const advanceList = (definition: FilterScheme, state: ListState, event: ListEvent): ListStep =>
  match(event)
    .with({ type: 'arrived' }, ({ address }) => ({ state: openList(address), commands: remember(definition, address) }))
    .with({ type: 'searched' }, ({ text }) =>
      moved(definition, withSearch(definition, state.address, text), state.panel),
    )
    .with({ type: 'sorted' }, ({ sort }) => moved(definition, withSort(definition, state.address, sort), state.panel))
    .with({ type: 'chipRemoved' }, ({ chip }) =>
      moved(definition, withoutChip(definition, state.address, chip), { kind: 'closed' }),
    )
    .with({ type: 'cleared' }, () => moved(definition, withoutSelections(state.address), { kind: 'closed' }))
    .with({ type: 'moreAsked' }, () => moved(definition, withMore(state.address), state.panel))
    .with({ type: 'panelOpened' }, () =>
      stayed({ ...state, panel: { kind: 'open', draft: draftOf(state.address.criteria), problems: [] } }),
    )
    .with({ type: 'fieldChanged' }, ({ field, values }) =>
      edited(state, (draft) => withDraftValues(draft, field, values)),
    )
    .with({ type: 'optionToggled' }, ({ field, value }) =>
      edited(state, (draft) => withDraftToggled(definition, draft, field, value)),
    )
    .with({ type: 'draftCleared' }, () => edited(state, () => ({})))
    .with({ type: 'cancelled' }, () => stayed({ ...state, panel: { kind: 'closed' } }))
    .with({ type: 'applied' }, () => applied(definition, state))
    .exhaustive();
