import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noCriteria } from '#core/catalogue/criteria.ts';
import { fieldsOf, type ListDefinition } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { chipsOf } from '#core/catalogue/chips.ts';
import { advanceList, type ListEvent, type ListState, openList } from '#core/catalogue/list-state.ts';
import { criteriaFromQuery, listAddressFromQuery } from '#core/catalogue/query-codec.ts';
import { anyCriteria, anyDefinition, anyTypedFields } from '#tests/support/arbitraries/catalogue.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const run = (definition: ListDefinition, state: ListState, ...events: readonly ListEvent[]): ListState =>
  events.reduce((current, event) => advanceList(definition, current, event).state, state);

describe('advanceList', () => {
  const filtered = openList({ criteria: { search: '', selections: { categories: ['ocm'] }, sort: 'DESC' }, page: 3 });

  it('[LIST-03] [LIST-07] should apply the panel: new address on page 1, filters remembered', () => {
    const open = run(
      LISTS.regulations,
      filtered,
      { type: 'panelOpened' },
      { type: 'optionToggled', field: 'categories', value: 'dop' },
    );
    const step = advanceList(LISTS.regulations, open, { type: 'applied' });
    expect(step.state.address.criteria.selections).toEqual({ categories: ['dop', 'ocm'] });
    expect(step.state.panel.kind).toBe('closed');
    expect(step.commands).toEqual([
      {
        type: 'openAddress',
        pairs: [
          ['categories', 'dop'],
          ['categories', 'ocm'],
        ],
        replaces: false,
      },
      {
        type: 'rememberFilters',
        memoryKey: 'regulations',
        pairs: [
          ['categories', 'dop'],
          ['categories', 'ocm'],
        ],
      },
    ]);
  });

  it('[LIST-04] should close the panel with "Annulla"', () => {
    expect(run(LISTS.regulations, filtered, { type: 'panelOpened' }, { type: 'cancelled' })).toEqual(filtered);
  });

  it('[LIST-04] should restore the panel from the chips after "Annulla"', () => {
    const again = run(
      LISTS.regulations,
      filtered,
      { type: 'panelOpened' },
      { type: 'draftCleared' },
      { type: 'optionToggled', field: 'categories', value: 'dop' },
      { type: 'cancelled' },
      { type: 'panelOpened' },
    );
    expect(again.panel).toEqual({ kind: 'open', draft: { categories: ['ocm'] }, problems: [], emptied: false });
    expect(again.address).toBe(filtered.address);
  });

  it('[LIST-09] should stay open with what is wrong, and leave the list as it was', () => {
    const step = advanceList(
      LISTS.resolutions,
      run(
        LISTS.resolutions,
        openList({ criteria: noCriteria(), page: 1 }),
        { type: 'panelOpened' },
        { type: 'fieldChanged', field: 'deedNumber', values: ['zero'] },
      ),
      { type: 'applied' },
    );
    expect(step.state.panel).toMatchObject({
      kind: 'open',
      problems: [{ field: 'deedNumber', code: 'catalogue.not-a-number' }],
    });
    expect(step.commands).toEqual([]);
  });

  it('[LIST-07] should remember nothing for a list that does not', () => {
    const step = advanceList(LISTS.articles, openList({ criteria: noCriteria(), page: 1 }), {
      type: 'sorted',
      sort: 'ASC',
    });
    expect(step.commands).toEqual([{ type: 'openAddress', pairs: [['sort', 'ASC']], replaces: false }]);
  });

  it('[LIST-07] should remember that all filters were taken away', () => {
    const step = advanceList(LISTS.regulations, filtered, { type: 'cleared' });
    expect(step.commands).toEqual([
      { type: 'openAddress', pairs: [], replaces: false },
      { type: 'rememberFilters', memoryKey: 'regulations', pairs: [] },
    ]);
  });

  it('[LIST-04] [LIST-07] should take away the filters and leave words and order, unless memory has brought nothing but an order', () => {
    const words = { criteria: { ...noCriteria(), search: 'legge', sort: 'ASC' as const }, page: 1 };
    const both = { ...words, criteria: { ...words.criteria, selections: { categories: ['legge'] } } };
    const cleared = (address: typeof words, fromMemory: boolean) =>
      run(LISTS.regulations, openList(address, fromMemory), { type: 'cleared' }).address;
    expect(cleared(both, false)).toEqual(words);
    expect(cleared(both, true)).toEqual(words);
    expect(cleared(words, false)).toEqual(words);
    expect(cleared(words, true)).toEqual({ criteria: noCriteria(), page: 1 });
  });

  it('[LIST-04] should close the panel when a chip or all of them go, and leave it open for words, order and more', () => {
    const open = run(LISTS.regulations, filtered, { type: 'panelOpened' });
    const panels = (...events: readonly ListEvent[]) =>
      events.map((event) => run(LISTS.regulations, open, event).panel.kind);
    expect(panels({ type: 'chipRemoved', chip: { field: 'categories', value: 'ocm' } }, { type: 'cleared' })).toEqual([
      'closed',
      'closed',
    ]);
    expect(panels({ type: 'searched', text: 'riso' }, { type: 'sorted', sort: 'ASC' }, { type: 'moreAsked' })).toEqual([
      'open',
      'open',
      'open',
    ]);
    expect(panels({ type: 'arrived', address: filtered.address })).toEqual(['closed']);
  });

  it('[LIST-04] should change nothing through a panel that is closed', () => {
    const idle: readonly ListEvent[] = [
      { type: 'applied' },
      { type: 'draftCleared' },
      { type: 'fieldChanged', field: 'categories', values: ['dop'] },
      { type: 'optionToggled', field: 'categories', value: 'dop' },
    ];
    for (const event of idle)
      expect(advanceList(LISTS.regulations, filtered, event)).toEqual({ state: filtered, commands: [] });
  });

  it('[LIST-07] should remember the filters with which a reader arrives, and nothing of an open panel', () => {
    expect(
      advanceList(LISTS.regulations, openList({ criteria: noCriteria(), page: 1 }), {
        type: 'arrived',
        address: filtered.address,
      }).commands,
    ).toEqual([{ type: 'rememberFilters', memoryKey: 'regulations', pairs: [['categories', 'ocm']] }]);
    expect(advanceList(LISTS.regulations, filtered, { type: 'panelOpened' }).commands).toEqual([]);
  });

  it('[LIST-03] [LIST-04] [LIST-06] should keep its word over any sequence of events', () => {
    const anyEvents = anyDefinition().chain((definition) => {
      const fields = definition.sections.flatMap(fieldsOf);
      const field = fc.constantFrom(...fields);
      const typed = anyTypedFields(definition);
      const event: fc.Arbitrary<ListEvent> = fc.oneof(
        anyCriteria(definition).chain((criteria) =>
          fc.integer({ min: 1, max: 30 }).map((page) => ({ type: 'arrived' as const, address: { criteria, page } })),
        ),
        anyText().map((text) => ({ type: 'searched' as const, text })),
        fc.constantFrom<ListEvent>(
          { type: 'sorted', sort: 'ASC' },
          { type: 'sorted', sort: 'DESC' },
          { type: 'cleared' },
          { type: 'startedOver' },
          { type: 'draftCleared' },
        ),
        fc
          .tuple(field, anyText())
          .map(([name, value]) => ({ type: 'chipRemoved' as const, chip: { field: name, value } })),
        fc
          .tuple(field, typed)
          .map(([name, values]) => ({ type: 'fieldChanged' as const, field: name, values: values[name] ?? [] })),
        fc.tuple(field, anyText()).map(([name, value]) => ({ type: 'optionToggled' as const, field: name, value })),
        fc.constantFrom<ListEvent>(
          { type: 'moreAsked' },
          { type: 'panelOpened' },
          { type: 'cancelled' },
          { type: 'applied' },
        ),
      );
      return fc.array(event, { maxLength: 15 }).map((events) => ({ definition, events }));
    });
    fc.assert(
      fc.property(anyEvents, ({ definition, events }) => {
        let state = openList({ criteria: noCriteria(), page: 1 });
        for (const event of events) {
          const { state: next, commands } = advanceList(definition, state, event);
          const opened = commands.find((command) => command.type === 'openAddress');
          // The address always tells what is shown, and nothing is shown that it does not tell.
          if (opened?.type === 'openAddress')
            expect(listAddressFromQuery(definition, opened.pairs)).toEqual(next.address);
          else if (event.type !== 'arrived') expect(next.address).toBe(state.address);
          const remembered = commands.find((command) => command.type === 'rememberFilters');
          if (remembered?.type === 'rememberFilters')
            expect([noCriteria(), { ...next.address.criteria, search: '' }]).toContainEqual(
              criteriaFromQuery(definition, remembered.pairs),
            );
          if (
            JSON.stringify(next.address.criteria) !== JSON.stringify(state.address.criteria) &&
            event.type !== 'arrived'
          )
            expect(next.address.page).toBe(1);
          if (event.type === 'moreAsked')
            expect(next.address).toEqual({ criteria: state.address.criteria, page: state.address.page + 1 });
          if (event.type === 'panelOpened')
            expect(next.panel).toEqual({
              kind: 'open',
              draft: next.address.criteria.selections,
              problems: [],
              emptied: false,
            });
          expect(chipsOf(definition, next.address.criteria)).toEqual(
            chipsOf(
              definition,
              criteriaFromQuery(
                definition,
                chipsOf(definition, next.address.criteria).map(({ field, value }) => [field, value] as const),
              ),
            ),
          );
          state = next;
        }
      }),
      RUNS,
    );
  });
});
