import { type ReactNode, useState } from 'react';
import { companiesMatching, isCompanySearchOffered } from '#core/session/company-search.ts';
import type { Company } from '#core/session/user.ts';
import { LargeChoice } from '#ui/components/choices.tsx';
import { TextField } from '#ui/components/fields.tsx';
import { SESSION_COPY } from '#ui/copy/session.ts';

const COPY = SESSION_COPY.company;

/** What a company says of itself in a choice: its code, and what there is to know before choosing it. */
export const companyFacts = ({ cuaa, mandateClosed }: Company, more?: string): string =>
  [cuaa, mandateClosed ? COPY.closedMandate : more].filter((fact) => fact !== undefined).join(', ');

/** A choice among companies under way. */
export interface CompanyChoice {
  readonly companies: readonly Company[];
  readonly text: string;
  readonly search: (text: string) => void;
  readonly found: readonly Company[];
  /** What would be confirmed: what the search has hidden is not confirmed unseen. */
  readonly chosen: string | undefined;
  readonly choose: (cuaa: string) => void;
}

/** Begins a choice among companies, at the one that is in use if there is one. */
export const useCompanyChoice = (companies: readonly Company[], inUse?: string): CompanyChoice => {
  const [text, search] = useState('');
  const [kept, choose] = useState(inUse);
  const found = companiesMatching(companies, text);
  return { companies, text, search, found, chosen: found.find(({ cuaa }) => cuaa === kept)?.cuaa, choose };
};

/** One company out of several, with a search where they are many (VAL-01, PAGE-24). */
export const CompanyPicker = ({
  choice: { companies, text, search, found, chosen, choose },
  factsOf = companyFacts,
  stateOf,
}: {
  readonly choice: CompanyChoice;
  readonly factsOf?: ((company: Company) => string) | undefined;
  /** What stands beside a name, where the service tells how companies stand. */
  readonly stateOf?: ((company: Company) => ReactNode) | undefined;
}) => (
  <>
    {isCompanySearchOffered(companies) ? (
      <>
        <TextField
          label={COPY.search}
          type="search"
          autoComplete="off"
          value={text}
          onChange={(event) => search(event.currentTarget.value)}
        />
        <p role="status" className="visually-hidden">
          {text.trim() === '' ? '' : COPY.found(found.length)}
        </p>
      </>
    ) : null}
    {found.length === 0 ? (
      <p>{COPY.none}</p>
    ) : (
      <LargeChoice
        legend={COPY.legend}
        hideLegend
        name="azienda"
        options={found.map((company) => ({
          value: company.cuaa,
          name: company.registeredName,
          text: stateOf === undefined ? factsOf(company) : company.cuaa,
          end: stateOf?.(company),
        }))}
        chosen={chosen}
        onChange={choose}
      />
    )}
  </>
);
