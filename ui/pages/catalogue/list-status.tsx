import type { ReactNode } from 'react';
import { type Chip as AppliedChip, chipAfter, withoutChip } from '#core/catalogue/chips.ts';
import { quoted } from '#core/catalogue/quoted.ts';
import { hasSelections } from '#core/catalogue/criteria.ts';
import type { FilterScheme } from '#core/catalogue/definition.ts';
import { withSearch } from '#core/catalogue/list-change.ts';
import { clearedAddress } from '#core/catalogue/list-state.ts';
import { FROM_MEMORY, correctionText } from '#core/catalogue/paging.ts';
import { refusedFilters } from '#core/catalogue/refused.ts';
import { Button, LinkButton } from '#ui/components/button.tsx';
import { Chip, ChipRow } from '#ui/components/chip.tsx';
import { useHydrated } from '#ui/components/hydrated.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Notice } from '#ui/components/status.tsx';
import { WaitingLine } from '#ui/components/waiting.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import { chipId, FILTERS_BUTTON_ID } from './focus.ts';
import type { ListResult } from './list-result.ts';
import type { InPlaceRequest } from './use-in-place-request.tsx';
import type { OpenList } from './use-list.ts';

interface ListStatusProps {
  readonly definition: FilterScheme;
  readonly list: OpenList;
  readonly result: ListResult;
  readonly chips: readonly AppliedChip[];
  readonly sentence: string | undefined;
  readonly focusLater: (id: string) => void;
  /** The way to alerts of the list, where that can be had. */
  readonly ask?: InPlaceRequest | undefined;
  /** A short way to the filter that most people want. */
  readonly quick?: ReactNode;
}

/** What the address asks for that cannot be: said, and put right where it is typed (LIST-09). */
const Refused = ({ definition, list }: Pick<ListStatusProps, 'definition' | 'list'>) => {
  const hydrated = useHydrated();
  const refused = refusedFilters(definition, list.pairs);
  if (refused.length === 0) return null;
  return (
    <Notice tone="warn" title={LISTS_COPY.refused}>
      {refused.map(({ label, message }) => (
        <p key={label}>
          «{label}». {message}
        </p>
      ))}
      {hydrated ? (
        <Button look="link" onClick={() => list.dispatch({ type: 'panelOpened', pairs: list.pairs })}>
          {LISTS_COPY.refusedFix}
        </Button>
      ) : null}
    </Notice>
  );
};

/** Of which words the results are, where they are not of those that were typed (LIST-19). */
const Understood = ({
  definition,
  list: { address, pathOf },
  result: { failed, understood },
}: Pick<ListStatusProps, 'definition' | 'list' | 'result'>) => {
  const { search } = address.criteria;
  return understood === undefined || failed !== undefined ? null : (
    <Notice tone="info" title={correctionText(search, understood)}>
      <p className="mb-0">
        <LinkTo to={pathOf(withSearch(definition, address, quoted(search)))}>{LISTS_COPY.typedInstead(search)}</LinkTo>
      </p>
    </Notice>
  );
};

/** The line between tools and cards: how many there are and in what order, the filters that hold, and "Elimina tutto" (LIST-02, LIST-04). */
export const ListStatus = ({ definition, list, result, chips, sentence, focusLater, ask, quick }: ListStatusProps) => {
  const { address, fromMemory, dispatch } = list;
  const { failed, waiting } = result;
  const isNarrowed = hasSelections(address.criteria) || fromMemory;
  const clear = (
    <LinkButton
      look="link"
      to={list.clearingPathOf(clearedAddress(list))}
      onPress={() => {
        focusLater(FILTERS_BUTTON_ID);
        dispatch({ type: 'cleared' });
      }}
    >
      {COMMON.clearAll}
    </LinkButton>
  );
  return (
    <>
      <Refused definition={definition} list={list} />
      <Understood definition={definition} list={list} result={result} />
      <div className="pt-status">
        {waiting !== undefined && failed === undefined ? <WaitingLine onRetry={waiting.refetch} /> : null}
        {/* That there is nothing is said once, in the place of the cards (LIST-10). */}
        {sentence === undefined || result.total === 0 ? null : <p className="mb-0">{sentence}</p>}
        {isNarrowed ? (
          <div className="d-flex flex-wrap align-items-center gap-2">
            {fromMemory ? <p className="mb-0 fw-semibold">{FROM_MEMORY}</p> : null}
            <ChipRow
              label={LISTS_COPY.appliedFilters}
              chips={chips.map((chip) => ({
                key: chipId(chip),
                chip: (
                  <Chip
                    label={chip.label}
                    id={chipId(chip)}
                    removeTo={list.clearingPathOf(withoutChip(definition, address, chip))}
                    onRemove={() => {
                      const next = chipAfter(chips, chip);
                      focusLater(next === undefined ? FILTERS_BUTTON_ID : chipId(next));
                      dispatch({ type: 'chipRemoved', chip });
                    }}
                  />
                ),
              }))}
              // Where nothing was found, the words that say so are followed by a way to clear everything.
              after={result.total === 0 ? null : clear}
            />
          </div>
        ) : null}
        {/* What has opened the form stays to close it. */}
        {quick ?? ((isNarrowed || result.total === 0) && !ask?.form ? null : ask?.link(LISTS_COPY.newOnes))}
      </div>
      {ask?.form}
    </>
  );
};
