import { useCallback, useEffect, useRef, useState } from 'react';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { pathTo, routeTable } from '#core/navigation/routes.ts';
import { LastOpened, type OpenedProducer } from '#core/producers/last-opened.ts';
import { producerAddressFrom } from '#core/producers/producer-list.ts';
import { producerTextFailure } from '#core/producers/producer-text.ts';
import { stateWithNote, TypedTexts } from '#core/producers/typed-texts.ts';
import { keyActOf } from '#core/shortcuts/pressed-key.ts';
import { RecallShortcuts, ShortcutsOff } from '#core/shortcuts/shortcuts.ts';
import { SearchBox, type SearchBoxProps } from '#ui/components/frame/search-box.tsx';
import { isCombined, pressedWhere } from '#ui/platform/pressed-where.ts';
import { useNavigate } from '#ui/routing/address.tsx';
import { useAction, useInjection } from '#ui/state/injection.tsx';
import { SearchProducers } from '#core/producers/search-producers.ts';

/** Hits offered while one types. */
const MOST_HITS = 6;

const wordsOf = ({ registeredName, cuaa }: OpenedProducer): string => `${registeredName}, ${cuaa}`;

/** `/` leads to the field from anywhere in the page but a field (CAAK-02). */
const useSlash = (fieldId: string): void => {
  const cell = useInjection(ShortcutsOff);
  const recall = useAction(RecallShortcuts);
  useEffect(() => {
    recall();
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const key = { key: event.key, isCombined: isCombined(event), where: pressedWhere(event.target) };
      if (keyActOf(key, cell.read())?.kind !== 'search') return;
      event.preventDefault();
      const field = document.getElementById(fieldId);
      if (!(field instanceof HTMLInputElement)) return;
      field.focus();
      // What was written before gives way to what is written now.
      field.select();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [fieldId, cell, recall]);
};

/**
 * The search of a centre in the brand row of all its pages: its producers by name, VAT number or CUAA, the first hits while one writes, the
 * last opened before. It never opens the search of the portal (CAAK-01, D-44).
 */
export const ProducerSearch = ({ box }: { readonly box: SearchBoxProps & { readonly fieldId: string } }) => {
  const { names } = useInjection(PortalSettings);
  const search = useAction(SearchProducers);
  const texts = useInjection(TypedTexts);
  const lastOpened = useInjection(LastOpened);
  const navigate = useNavigate();
  const [hits, setHits] = useState<readonly OpenedProducer[]>([]);
  const newest = useRef(0);
  useSlash(box.fieldId);
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
  const table = routeTable(names);
  const opened = lastOpened.latest();
  return (
    <SearchBox
      {...box}
      onSearch={(text) => navigate(pathTo(table, 'producers'), { state: stateWithNote(texts.note(text)) })}
      onSuggest={onSuggest}
      suggestions={hits.map(wordsOf)}
      initial={opened.map(wordsOf)}
      onChoose={(position, shown) => {
        const chosen = [...hits, ...opened].find((one) => wordsOf(one) === shown[position]);
        if (chosen !== undefined) navigate(pathTo(table, 'producer', { friendlyUrl: chosen.friendlyUrl }));
      }}
    />
  );
};
