import { pairsToQuery } from '#core/kernel/address.ts';
import { procedureChoices, type ProcedureFilters, procedureFiltersTo } from '#core/procedures/filters.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { ChipRow, ChoiceChip } from '#ui/components/chip.tsx';
import { SelectField } from '#ui/components/fields.tsx';
import { Folding } from '#ui/components/folding.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { PROCEDURES_COPY as COPY } from '#ui/copy/procedures.ts';
import { useNavigate } from '#ui/routing/address.tsx';
import type { PageContext } from '#ui/pages/page-module.ts';
import type { ProcedureLists } from './use-procedure-lists.ts';

/** The address without any filter of the procedures. */
export const withoutFilters = (context: PageContext): string => pathOf(context, {});

/** Campaigns as chips, states and aids as lists, and how much passes; all of it in the address (PAGE-29). */
export const Filters = ({
  context,
  lists: { filters, all },
  found,
}: {
  readonly context: PageContext;
  readonly lists: ProcedureLists;
  readonly found: string;
}) => {
  const navigate = useNavigate();
  const { campaigns, states, schemes } = procedureChoices(all.payments, all.applications);
  const to = (next: Partial<ProcedureFilters>): string => pathOf(context, { ...filters, ...next });
  const options = (words: readonly string[]) => words.map((word) => ({ value: word, name: word }));
  const isAny = filters.campaign === undefined && filters.state === undefined && filters.scheme === undefined;
  return (
    <div className="pt-fold-tools">
      <div>
        <Folding words={COPY.fold}>
          <div className="pt-procedure-filters">
            <ChipRow
              label={COPY.filters}
              chips={[undefined, ...campaigns].map((campaign) => ({
                key: String(campaign),
                chip: (
                  <ChoiceChip to={to({ campaign })} chosen={filters.campaign === campaign}>
                    {campaign === undefined ? (
                      COPY.allCampaigns
                    ) : (
                      <>
                        <span className="visually-hidden">{COPY.campaign} </span>
                        {campaign}
                      </>
                    )}
                  </ChoiceChip>
                ),
              }))}
            />
            <div className="choices">
              <SelectField
                label={COPY.state}
                none={COPY.anyState}
                options={options(states)}
                value={filters.state ?? ''}
                onChange={({ currentTarget: { value } }) => navigate(to({ state: value === '' ? undefined : value }))}
              />
              <SelectField
                label={COPY.scheme}
                none={COPY.anyScheme}
                options={options(schemes)}
                value={filters.scheme ?? ''}
                onChange={({ currentTarget: { value } }) => navigate(to({ scheme: value === '' ? undefined : value }))}
              />
            </div>
          </div>
        </Folding>
        <p className="pt-soft mb-0">
          {found}
          {isAny ? null : (
            <>
              {' '}
              <LinkButton look="link" to={withoutFilters(context)}>
                {COMMON.clearAll}
              </LinkButton>
            </>
          )}
        </p>
      </div>
    </div>
  );
};

// Helpers

const OWN = procedureFiltersTo({ campaign: 1000, state: 'x', scheme: 'x' }).map(([name]) => name);

const pathOf = (
  { path, pairs }: Pick<PageContext, 'path' | 'pairs'>,
  { campaign, state, scheme }: Partial<ProcedureFilters>,
): string => {
  const others = pairs.filter(([name]) => !OWN.includes(name));
  const query = pairsToQuery([...others, ...procedureFiltersTo({ campaign, state, scheme })]);
  return query === '' ? path : `${path}?${query}`;
};
