import { useCallback, useEffect, useRef } from 'react';
import type { Chip } from '#core/catalogue/chips.ts';
import { type CatalogueItem, entryAnchor } from '#core/catalogue/item.ts';
import { isFocusUnchosen } from '#ui/components/keep-focus.ts';

/** Id of the card of an item, to which the focus goes when more are shown, and on coming back from its page. */
export const cardId = (item: Pick<CatalogueItem, 'id'>, block?: string): string =>
  block === undefined ? entryAnchor(item) : `${block}-${item.id}`;

/** Id of the way to take an applied filter off. */
export const chipId = ({ field, value }: Pick<Chip, 'field' | 'value'>): string => `togli-${field}-${value}`;

/** Id of the details that stand at the head of a list where no script shows them over it (PAGE-21). */
export const DETAILS_ID = 'dettagli';

/** Id of the way into the filter panel: where the focus goes when nothing of what was pressed is left. */
export const FILTERS_BUTTON_ID = 'apri-filtri';

/**
 * Puts the focus on an element by its id as soon as it is drawn. What was pressed may be gone by then: the focus never
 * falls to the body.
 */
export const useFocusLater = (): ((id: string) => void) => {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const element = document.getElementById(wanted.current);
    if (element === null) return;
    wanted.current = undefined;
    element.focus();
  });
  return useCallback((id: string) => {
    wanted.current = id;
  }, []);
};

const OPENED_CARD = 'scheda';

const stateOf = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>) : {};

/** Notes in the history that the reader goes on from this card, to come back to it. */
export const noteFollowed = (id: string): void =>
  window.history.replaceState({ ...stateOf(window.history.state), [OPENED_CARD]: id }, '');

/** On coming back (Back, or a reload of that entry of the history) the focus is on the card that was followed, once it is there. */
export const useReturnToCard = (isThere: boolean): void => {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isThere || isDone.current) return;
    isDone.current = true;
    const id = stateOf(window.history.state)[OPENED_CARD];
    if (typeof id !== 'string') return;
    // Whoever has gone elsewhere meanwhile stays there; the title that a new page focuses is nobody's choice.
    if (!isFocusUnchosen() && document.activeElement?.tagName !== 'H1') return;
    document.getElementById(id)?.querySelector<HTMLElement>('a')?.focus();
  }, [isThere]);
};
