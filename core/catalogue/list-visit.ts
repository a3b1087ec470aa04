import type { QueryPairs } from '#core/kernel/address.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import type { FilterScheme } from './definition.ts';
import { FilterMemory } from './filter-memory.ts';
import { advanceList, type ListEvent, type ListState, openList } from './list-state.ts';
import { type Arrival, resolveAddress } from './remembered.ts';
import { statesDefaults, withoutDefaults } from './stated-defaults.ts';

/** What the page does after an event: shows the state, and navigates. */
export interface ListTurn {
  readonly state: ListState;
  /** The new query; absent where the address stays. */
  readonly goTo?: { readonly pairs: QueryPairs; readonly replaces: boolean };
}

/**
 * A visit to a list: the state under an address, with the session's memory (LIST-07, LIST-16), and the effects of events. Pages and
 * features run the same one.
 */
export interface VisitList {
  arrive(definition: FilterScheme, pairs: QueryPairs, arrival: Arrival): ListTurn;
  send(definition: FilterScheme, state: ListState, event: ListEvent): ListTurn;
}

/** A visit with a memory. */
export const makeVisitList = (memory: FilterMemory): VisitList => {
  const send = (definition: FilterScheme, state: ListState, event: ListEvent): ListTurn => {
    const { state: next, commands } = advanceList(definition, state, event);
    let turn: ListTurn = { state: next };
    for (const command of commands) {
      if (command.type === 'rememberFilters') memory.keep(command.memoryKey, command.pairs);
      else turn = { ...turn, goTo: { pairs: command.pairs, replaces: command.replaces } };
    }
    return turn;
  };
  return {
    send,
    arrive: (definition, pairs, arrival) => {
      const remembered = definition.memoryKey === undefined ? undefined : memory.recall(definition.memoryKey);
      const resolved = resolveAddress(definition, pairs, remembered, arrival);
      const { address } = resolved;
      const fromMemory = resolved.kind === 'replace';
      const { state } = send(definition, openList(address), { type: 'arrived', address, fromMemory });
      // The address leads; memory only fills an empty query, and the address is updated (LIST-16).
      if (fromMemory) return { state, goTo: { pairs: resolved.pairs, replaces: true } };
      // Defaults written only to keep the memory away are removed.
      return statesDefaults(pairs) ? { state, goTo: { pairs: withoutDefaults(pairs), replaces: true } } : { state };
    },
  };
};
export const VisitList = defineUseCase('VisitList', [FilterMemory], makeVisitList);
