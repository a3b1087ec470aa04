import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { chipsOf } from '#core/catalogue/chips.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { advanceList, type ListEvent, openList } from '#core/catalogue/list-state.ts';
import { listAddressFromQuery, listAddressToQuery } from '#core/catalogue/query-codec.ts';
import { pairsToQuery, queryPairs } from '#core/kernel/address.ts';
import { FilterPanel } from '#ui/pages/catalogue/filter-panel.tsx';
import { FILTERS_BUTTON_ID, useFocusLater } from '#ui/pages/catalogue/focus.ts';
import type { ListResult } from '#ui/pages/catalogue/list-result.ts';
import { ListStatus } from '#ui/pages/catalogue/list-status.tsx';
import type { OpenList } from '#ui/pages/catalogue/use-list.ts';
import { SearchField } from '#ui/components/search-field.tsx';
import { StatusProvider } from '#ui/components/status-line.tsx';
import { ListResults } from '#ui/pages/catalogue/list-results.tsx';
import { aCatalogueItem } from '#tests/support/mothers/catalogue.ts';
import { draw } from '#tests/support/drawn.tsx';

const definition = LISTS.articles;
const answered: ListResult = { items: [], total: 12, understood: undefined, failed: undefined, waiting: undefined };

/** A list under an address, with an open panel after the given events. */
const listAt = (query: string, events: readonly ListEvent[] = [], rest: Partial<OpenList> = {}): OpenList => {
  const pairs = queryPairs(query);
  let state = openList(listAddressFromQuery(definition, pairs));
  for (const event of events) ({ state } = advanceList(definition, state, event));
  return {
    ...state,
    pairs,
    dispatch: vi.fn(),
    pathOf: (address) => `/articoli?${pairsToQuery(listAddressToQuery(definition, address))}`,
    clearingPathOf: (address) => `/articoli?${pairsToQuery(listAddressToQuery(definition, address))}`,
    pathWithOpened: () => '/articoli',
    opened: undefined,
    close: vi.fn(),
    ...rest,
  };
};

const Status = ({ list, result = answered }: { readonly list: OpenList; readonly result?: ListResult }) => (
  <>
    <button type="button" id={FILTERS_BUTTON_ID}>
      Filtri
    </button>
    <ListStatus
      definition={definition}
      list={list}
      result={result}
      chips={chipsOf(definition, list.address.criteria)}
      sentence={result.total === undefined ? undefined : '12 risultati'}
      focusLater={useFocusLater()}
    />
  </>
);

describe('ListStatus', () => {
  it('[LIST-04] should hand the focus on when a chip goes, and to the filters when the last one does', () => {
    const page = draw(<Status list={listAt('categories=a&categories=b')} />);
    page.click(page.named('Elimina il filtro a'));
    page.again(<Status list={listAt('categories=b')} />);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Elimina il filtro b');
    page.click(page.named('Elimina il filtro b'));
    page.again(<Status list={listAt('')} />);
    expect(document.activeElement?.id).toBe(FILTERS_BUTTON_ID);
  });

  it('[LIST-04] [LIST-16] should say that the filters come from memory, and let "Elimina tutto" clear it', () => {
    const list = listAt('categories=a', [], { fromMemory: true });
    const page = draw(<Status list={list} />);
    expect(page.text()).toContain('Filtri della tua ultima ricerca');
    page.click(page.named('Elimina tutto'));
    expect(list.dispatch).toHaveBeenCalledWith({ type: 'cleared' });
    page.again(<Status list={listAt('')} />);
    expect(document.activeElement?.id).toBe(FILTERS_BUTTON_ID);
    expect(page.text()).not.toContain('ultima ricerca');
  });

  it('[LIST-02] [LIST-04] [LIST-05] should keep the chip of each filter where nothing is found, its cross too', () => {
    const list = listAt('categories=a&publicationDateFrom=2026-01-02');
    const page = draw(<Status list={list} result={{ ...answered, total: 0 }} />);
    expect(page.all('.pt-chip-remove').map((cross) => cross.getAttribute('aria-label'))).toEqual([
      'Elimina il filtro a',
      'Elimina il filtro Pubblicato dal 02/01/2026',
    ]);
    page.click(page.named('Elimina il filtro a'));
    expect(list.dispatch).toHaveBeenCalledWith({
      type: 'chipRemoved',
      chip: expect.objectContaining({ value: 'a' }) as unknown,
    });
    // The way to clear everything follows the words that nothing was found.
    expect(page.text()).not.toContain('Elimina tutto');
  });

  it('[ERR-10] [LIST-01] should offer "Riprova" in its own line after ten seconds, and no number meanwhile', () => {
    const refetch = vi.fn();
    const result: ListResult = { ...answered, total: undefined, waiting: { kind: 'pending', refetch } };
    const page = draw(<Status list={listAt('')} result={result} />);
    expect(page.one('.pt-status').textContent).toBe('Caricamento in corso');
    page.timer.pass(10_000);
    page.click(page.named('Riprova'));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('[LIST-19] [LIST-09] should say what was understood, and what the address asked for in vain', () => {
    const page = draw(
      <Status
        list={listAt('search=vnio&publicationDateFrom=2026-02-31')}
        result={{ ...answered, understood: 'vino' }}
      />,
    );
    expect(page.text()).toContain('Nessun risultato per «vnio»: ecco quelli per «vino».');
    expect(page.text()).toContain('«Pubblicato dal 2026-02-31». Scrivi una data esistente');
  });
});

describe('FilterPanel', () => {
  const panel = (list: OpenList, counts: readonly number[] = [3]) => (
    <FilterPanel
      definition={definition}
      list={list}
      options={{ categories: counts.map((count, at) => ({ name: `Voce ${at}`, value: `v${at}`, count })) }}
      count={0}
      willFind={7}
    />
  );

  it('[LIST-09] should tie what is wrong between two days to both, once, with the focus on the last', () => {
    const reversed = listAt('', [
      { type: 'panelOpened' },
      { type: 'fieldChanged', field: 'publicationDateFrom', values: ['2026-05-02'] },
      { type: 'fieldChanged', field: 'publicationDateTo', values: ['2026-05-01'] },
      { type: 'applied' },
    ]);
    const page = draw(panel(reversed));
    const sentences = page.all('.invalid-feedback');
    expect(sentences.map(({ textContent }) => textContent)).toEqual([
      'La data finale non può precedere quella iniziale.',
    ]);
    for (const field of ['publicationDateFrom', 'publicationDateTo']) {
      const input = page.one(`#filtro-${field}`);
      expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([
        'true',
        sentences[0]?.id,
      ]);
    }
    expect(document.activeElement?.id).toBe('filtro-publicationDateTo');
  });

  it('[LIST-02] [LIST-14] should grey what would lead to nothing, and say how many will come', () => {
    const page = draw(panel(listAt('', [{ type: 'panelOpened' }]), [3, 0]));
    expect(page.all('input[type=checkbox]').map((box) => (box as HTMLInputElement).disabled)).toEqual([false, true]);
    expect(page.text()).toContain('Applica filtri (7)');
  });

  it('[LIST-04] should be left by a link where no script runs, and let the browser refuse days there', () => {
    const markup = renderToString(panel(listAt('')));
    expect(markup).toMatch(/<a href="#" role="button" class="btn btn-outline-primary">Annulla<\/a>/u);
    expect(markup).not.toMatch(/novalidate/iu);
  });
});

describe('SearchField', () => {
  it('[LIST-16] should bring back the words of the address on Back, and no old draft', () => {
    const field = (value: string) => <SearchField id="q" label="Cerca" name="search" value={value} />;
    const page = draw(field(''));
    const box = page.one('input') as HTMLInputElement;
    page.write(box, 'vino');
    page.again(field('vino'));
    page.again(field(''));
    expect(box.value).toBe('');
  });
});

describe('ListResults', () => {
  it('[LIST-06] should announce that more could not be had, which stands far below the focus', () => {
    const failed = { error: { status: 0 }, refetch: vi.fn() } as unknown as NonNullable<ListResult['failed']>;
    const items = [aCatalogueItem({ list: 'articles' })];
    const drawn = (result: Partial<ListResult>) => (
      <StatusProvider>
        <ListResults
          definition={definition}
          list={listAt('page=2')}
          result={{ ...answered, items, ...result }}
          sentence={undefined}
          empty={undefined}
          draw={() => null}
          hasAnchors
        />
      </StatusProvider>
    );
    const page = draw(drawn({}));
    expect(page.one('output').textContent).toBe('');
    page.again(drawn({ failed }));
    expect(page.one('output').textContent).toBe('Non è stato possibile leggere l’elenco');
  });
});
