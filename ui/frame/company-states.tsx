import { useMemo } from 'react';
import { companyStateWords, worstFirst } from '#core/open-items/company-state.ts';
import { type CompanyState, CompanyStates } from '#core/open-items/company-states.ts';
import type { Company } from '#core/session/user.ts';
import { classes } from '#ui/components/classes.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { Tag } from '#ui/components/status.tsx';
import { queryKeyOf, type QueryScope } from '#ui/pages/query.ts';
import { useInjector } from '#ui/state/injection.tsx';
import { type Query, useQueryResults } from '#ui/state/queries.ts';
import { useToday } from '#ui/state/today.tsx';

/** The scope of what only farmers read, for the parts of the frame that ask by themselves. */
export const useFarmerScope = (): QueryScope => {
  const injector = useInjector();
  return useMemo(() => ({ area: 'farmer', use: (key) => injector.get(key) }), [injector]);
};

/** One question for all companies; their codes are part of its key, so that one person's answer is never another's. */
const companyStatesQuery = (
  { area, use }: QueryScope,
  companies: readonly Company[],
): Query<readonly CompanyState[]> => ({
  queryKey: queryKeyOf(area, CompanyStates, ...companies.map(({ cuaa }) => cuaa)),
  queryFn: () => use(CompanyStates).statesOf(companies),
});

/** How companies stand, while that is asked, and once it is known. */
export interface KnownStates {
  /** Whether the service tells it at all (D-40). */
  readonly hasStates: boolean;
  readonly isAwaited: boolean;
  /** Undefined until it is known, and where it could not be read. */
  readonly states: readonly CompanyState[] | undefined;
}

/** Asks how companies stand, where the service tells it. */
export const useCompanyStates = (companies: readonly Company[]): KnownStates => {
  const hasStates = companies.some(({ hasState }) => hasState === true);
  const scope = useFarmerScope();
  const [result] = useQueryResults(hasStates ? [companyStatesQuery(scope, companies)] : []);
  return {
    hasStates,
    isAwaited: result?.kind === 'pending',
    states: result?.kind === 'success' ? result.value : undefined,
  };
};

interface StateProps {
  readonly company: Company;
  readonly known: KnownStates;
}

const useWords = ({ company, known }: StateProps) =>
  companyStateWords(
    company,
    known.states?.find(({ cuaa }) => cuaa === company.cuaa),
    useToday(),
  );

/** What stands beside a company's name in a choice: a tag and what that costs; a block while it is awaited, nothing where it is not known. */
export const CompanyStateBeside = (props: StateProps) => {
  const words = useWords(props);
  if (words === undefined)
    return props.known.isAwaited ? <span className="pt-skeleton placeholder pt-tag" aria-hidden="true" /> : null;
  return (
    <>
      <Tag {...words.tag} />
      {words.more === undefined ? null : <span className="pt-soft pt-num"> {words.more}</span>}
    </>
  );
};

/** The same in one line of a menu. */
export const CompanyStateLine = (props: StateProps) => {
  const words = useWords(props);
  if (words === undefined) return null;
  const { tone, icon, word } = words.tag;
  return (
    <span className={classes('state', tone)}>
      {icon === undefined ? null : <Icon name={icon} size="sm" />} {word}
    </span>
  );
};

/** The companies with those that press most first, once that is known. */
export const useWorstFirst = (companies: readonly Company[], { states }: KnownStates): readonly Company[] => {
  const today = useToday();
  return states === undefined ? companies : worstFirst(companies, states, today);
};
