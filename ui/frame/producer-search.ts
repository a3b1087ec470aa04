import { useCallback, useEffect, useRef, useState } from 'react';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { pathTo, routeTable } from '#core/navigation/routes.ts';
import { LastOpened, type OpenedProducer } from '#core/producers/last-opened.ts';
import { producerAddressFrom } from '#core/producers/producer-list.ts';
import { producerTextFailure, TYPED_PARAMETER } from '#core/producers/producer-text.ts';
import { stateWithNote, TypedTexts } from '#core/producers/typed-texts.ts';
import { keyActOf } from '#core/shortcuts/pressed-key.ts';
import { RecallShortcuts, ShortcutsOff } from '#core/shortcuts/shortcuts.ts';
import type { SearchBoxProps } from '#ui/components/frame/search-box.tsx';
import { FRAME } from '#ui/copy/frame.ts';
import { isCombined, pressedWhere } from '#ui/platform/pressed-where.ts';
import { useHref, useNavigate } from '#ui/routing/address.tsx';
import { useAction, useInjection } from '#ui/state/injection.tsx';
import { SearchProducers } from '#core/producers/search-producers.ts';

const FIELD_ID = 'cerca-produttore';
/** So many hits are offered while one writes. */
const MOST_HITS = 6;

const wordsOf = ({ registeredName, cuaa }: OpenedProducer): string => `${registeredName}, ${cuaa}`;

/** `/` leads to the field from anywhere in the page but a field (CAAK-02). */
const useSlash = (isOn: boolean): void => {
  const cell = useInjection(ShortcutsOff);
  const recall = useAction(RecallShortcuts);
  useEffect(() => {
    if (!isOn) return undefined;
    recall();
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const key = { key: event.key, isCombined: isCombined(event), where: pressedWhere(event.target) };
      if (keyActOf(key, cell.read())?.kind !== 'search') return;
      event.preventDefault();
      const field = document.getElementById(FIELD_ID);
      if (!(field instanceof HTMLInputElement)) return;
      field.focus();
      // What was written before gives way to what is written now.
      field.select();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [isOn, cell, recall]);
};

/**
 * The search of a centre in the brand row of all its pages: its producers by name, VAT number or CUAA, the first hits while one writes, the
 * last opened before. It never opens the search of the portal (CAAK-01, D-44); undefined for everybody else.
 */
export const useProducerSearch = (isCentre: boolean): SearchBoxProps | undefined => {
  const { names } = useInjection(PortalSettings);
  const search = useAction(SearchProducers);
  const texts = useInjection(TypedTexts);
  const lastOpened = useInjection(LastOpened);
  const navigate = useNavigate();
  const href = useHref();
  const [hits, setHits] = useState<readonly OpenedProducer[]>([]);
  const newest = useRef(0);
  useSlash(isCentre);
  const onSuggest = useCallback(
    (text: string) => {
      newest.current += 1;
      const mine = newest.current;
      if (producerTextFailure(text) !== undefined) return setHits([]);
      // Hits are a help: when they do not come, the box works as before. The service takes the operator from the token.
      search(producerAddressFrom([], text), '')
        .then((found) => {
          if (mine === newest.current) setHits(found.ok ? found.value.items.slice(0, MOST_HITS) : []);
        })
        .catch(() => setHits([]));
    },
    [search],
  );
  if (!isCentre) return undefined;
  const table = routeTable(names);
  const list = pathTo(table, 'producers');
  const opened = lastOpened.latest();
  return {
    action: href(list),
    name: TYPED_PARAMETER,
    value: '',
    label: FRAME.producerSearch,
    hint: FRAME.producerHint,
    fieldId: FIELD_ID,
    onSearch: (text) => navigate(list, { state: stateWithNote(texts.note(text)) }),
    onSuggest,
    suggestions: hits.map(wordsOf),
    initial: opened.map(wordsOf),
    onChoose: (place, shown) => {
      const chosen = [...hits, ...opened].find((one) => wordsOf(one) === shown[place]);
      if (chosen !== undefined) navigate(pathTo(table, 'producer', { friendlyUrl: chosen.friendlyUrl }));
    },
  };
};
