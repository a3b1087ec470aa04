import { useState } from 'react';
import { companiesMatching, isCompanySearchOffered } from '#core/session/company-search.ts';
import type { Company } from '#core/session/user.ts';
import { LargeChoice } from '#ui/components/choices.tsx';
import { TextField } from '#ui/components/fields.tsx';
import { SESSION_COPY } from '#ui/copy/session.ts';

const COPY = SESSION_COPY.company;

/** What a company says of itself in a choice: its code, and what there is to know before choosing it. */
export const companyFacts = ({ cuaa, mandateClosed }: Company, more?: string): string =>
  [cuaa, mandateClosed ? COPY.closedMandate : more].filter((fact) => fact !== undefined).join(', ');

/** One company out of several, with a search where they are many; what the search has hidden is not chosen unseen (VAL-01, PAGE-24). */
export const CompanyPicker = ({
  companies,
  chosen,
  onChoose,
  factsOf = companyFacts,
}: {
  readonly companies: readonly Company[];
  readonly chosen: string | undefined;
  readonly onChoose: (cuaa: string | undefined) => void;
  readonly factsOf?: ((company: Company) => string) | undefined;
}) => {
  const [text, setText] = useState('');
  const found = companiesMatching(companies, text);
  const search = (next: string): void => {
    setText(next);
    if (!companiesMatching(companies, next).some(({ cuaa }) => cuaa === chosen)) onChoose(undefined);
  };
  return (
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
            text: factsOf(company),
          }))}
          chosen={chosen}
          onChange={onChoose}
        />
      )}
    </>
  );
};
