import { pairsToQuery } from '#core/kernel/address.ts';
import { procedureChoices, type ProcedureFilters, procedureFiltersTo } from '#core/procedures/filters.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { ChoiceChips } from '#ui/components/chip.tsx';
import { SelectField } from '#ui/components/fields.tsx';
import { Folding } from '#ui/components/folding.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { PROCEDURES_COPY as COPY } from '#ui/copy/procedures.ts';
import { useNavigate } from '#ui/routing/address.tsx';
import type { PageContext } from '#ui/pages/page-module.ts';
import type { ProcedureLists } from './use-procedure-lists.ts';

/** The address without any filter of the procedures. */
export const withoutFilters = (context: PageContext): string => pathOf(context, {});

const optionsOf = (words: readonly string[]) => words.map((word) => ({ value: word, name: word }));

const Choices = ({
  states,
  schemes,
  filters,
  to,
}: Pick<ReturnType<typeof procedureChoices>, 'states' | 'schemes'> & {
  readonly filters: ProcedureFilters;
  readonly to: (next: Partial<ProcedureFilters>) => string;
}) => {
  const navigate = useNavigate();
  return (
    <div className="choices">
      <SelectField
        label={COPY.state}
        none={COPY.anyState}
        options={optionsOf(states)}
        value={filters.state ?? ''}
        onChange={({ currentTarget: { value } }) => navigate(to({ state: value === '' ? undefined : value }))}
      />
      <SelectField
        label={COPY.scheme}
        none={COPY.anyScheme}
        options={optionsOf(schemes)}
        value={filters.scheme ?? ''}
        onChange={({ currentTarget: { value } }) => navigate(to({ scheme: value === '' ? undefined : value }))}
      />
    </div>
  );
};

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
  const { campaigns, states, schemes } = procedureChoices(all.payments, all.applications);
  const to = (next: Partial<ProcedureFilters>): string => pathOf(context, { ...filters, ...next });
  const isAny = filters.campaign === undefined && filters.state === undefined && filters.scheme === undefined;
  return (
    <div className="pt-fold-tools">
      <div>
        <Folding words={COPY.fold}>
          <div className="pt-procedure-filters">
            <ChoiceChips
              label={COPY.filters}
              choices={[undefined, ...campaigns].map((campaign) => ({
                key: String(campaign),
                words:
                  campaign === undefined ? (
                    COPY.allCampaigns
                  ) : (
                    <>
                      <span className="visually-hidden">{COPY.campaign} </span>
                      {campaign}
                    </>
                  ),
                to: to({ campaign }),
                chosen: filters.campaign === campaign,
              }))}
            />
            <Choices states={states} schemes={schemes} filters={filters} to={to} />
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
