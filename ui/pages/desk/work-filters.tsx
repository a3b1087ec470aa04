import { WORK_KINDS } from '#core/open-items/work-item.ts';
import { WORK_SORTS, WORK_TERMS, type WorkAddress, workAddressTo } from '#core/producers/work-list.ts';
import { officeTown, WORK_TERM_WORDS, workKindName } from '#core/producers/work-words.ts';
import type { ConventionOffice } from '#core/session/user.ts';
import { Badge } from '#ui/components/status.tsx';
import { ChoiceChips } from '#ui/components/chip.tsx';
import { SelectField } from '#ui/components/fields.tsx';
import { Folding } from '#ui/components/folding.tsx';
import { WORK_COPY as COPY } from '#ui/copy/work.ts';

/** The way to the list with other filters, and the going there. */
export interface WorkWays {
  readonly pathOf: (next: Partial<WorkAddress>) => string;
  readonly go: (next: Partial<WorkAddress>) => void;
}

/** How many filters are set otherwise than at first. */
const FiltersSet = ({ address }: { readonly address: WorkAddress }) => {
  const count = workAddressTo({ ...address, page: 1 }).length;
  return count === 0 ? null : <Badge count={count} label={COPY.filtersSet(count)} />;
};

/** Office, term, kind of what is lacking, order: each is the address (CAA-02). */
export const WorkFilters = ({
  address,
  offices,
  pathOf,
  go,
}: WorkWays & { readonly address: WorkAddress; readonly offices: readonly ConventionOffice[] }) => (
  <Folding
    words={
      <span>
        {COPY.filters} <FiltersSet address={address} />
      </span>
    }
  >
    <div className="pt-work-filters">
      {offices.length < 2 ? null : (
        <ChoiceChips
          label={COPY.offices}
          choices={[{ id: undefined, name: COPY.allOffices }, ...offices].map(({ id, name }) => ({
            key: id ?? '',
            words: officeTown(name),
            to: pathOf({ office: id }),
            chosen: address.office === id,
          }))}
        />
      )}
      <ChoiceChips
        label={COPY.terms}
        choices={WORK_TERMS.filter((term) => term !== 'week' || address.term === 'week').map((term) => ({
          key: term,
          words: WORK_TERM_WORDS[term],
          to: pathOf({ term }),
          chosen: address.term === term,
        }))}
      />
      <SelectField
        label={COPY.kind}
        none={COPY.anyKind}
        options={WORK_KINDS.map((value) => ({ value, name: workKindName(value) }))}
        value={address.kind ?? ''}
        onChange={({ currentTarget: { value } }) => go({ kind: WORK_KINDS.find((one) => one === value) })}
      />
      {/* Where the columns have no heads the order is chosen here. */}
      <SelectField
        className="order"
        label={COPY.sort}
        options={WORK_SORTS.map((value) => ({ value, name: COPY.sorts[value] }))}
        value={address.sort}
        onChange={({ currentTarget: { value } }) => go({ sort: WORK_SORTS.find((one) => one === value) ?? 'euro' })}
      />
    </div>
  </Folding>
);
