import type { Criteria } from '#core/catalogue/criteria.ts';
import type { FilterScheme } from '#core/catalogue/definition.ts';
import { criteriaToQuery } from '#core/catalogue/query-codec.ts';

/** What a form must send along besides its own fields, so that nothing is lost where no script runs. */
export const HiddenPairs = ({
  definition,
  criteria,
}: {
  readonly definition: FilterScheme;
  readonly criteria: Criteria;
}) => (
  <>
    {criteriaToQuery(definition, criteria).map(([name, value]) => (
      <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
    ))}
  </>
);
