import { useState } from 'react';
import { alertsSentence } from '#core/company-file/tabs.ts';
import type { Farmer } from '#core/session/state.ts';
import type { Company } from '#core/session/user.ts';
import { ChooseCompany } from '#core/session/use-cases.ts';
import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { DESK_COPY } from '#ui/copy/desk.ts';
import { CompanyStateBeside, useCompanyStates } from '#ui/frame/company-states.tsx';
import { companyFacts, CompanyPicker, useCompanyChoice } from '#ui/frame/company-picker.tsx';
import { filePartQuery } from '#ui/pages/company-file/file-queries.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { useAction } from '#ui/state/injection.tsx';
import { type QueryResult, useQueryResults } from '#ui/state/queries.ts';

const COPY = DESK_COPY.change;

interface ChangeProps {
  readonly context: PageContext;
  readonly session: Farmer;
}

/** The companies, each with how it stands, asked when the choice opens: in one call for all, or company by company of a service that has none (D-40). */
const ChangeDialog = ({ context, session, onClose }: ChangeProps & { readonly onClose: () => void }) => {
  const chooseCompany = useAction(ChooseCompany);
  const choice = useCompanyChoice(session.companies, session.selectedCuaa);
  const { chosen } = choice;
  const known = useCompanyStates(session.companies);
  // A service that does not tell how they stand is asked for each one's alerts.
  const open = session.companies.filter(({ mandateClosed }) => !mandateClosed && !known.hasStates);
  const results = useQueryResults(open.map(({ cuaa }) => filePartQuery(context, cuaa, 'alerts')));
  const factsOf = (company: Company): string => {
    const result: QueryResult<Parameters<typeof alertsSentence>[0]> | undefined = results[open.indexOf(company)];
    return companyFacts(company, result?.kind === 'success' ? alertsSentence(result.value) : undefined);
  };
  const change = (): void => {
    const company = session.companies.find(({ cuaa }) => cuaa === chosen);
    onClose();
    if (company === undefined || company.cuaa === session.selectedCuaa) return;
    void chooseCompany(company.cuaa, false);
  };
  return (
    <Dialog
      open
      title={COPY.open}
      describe={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{COMMON.cancel}</Button>
          <Button look="filled" disabled={chosen === undefined} onClick={change}>
            {COMMON.confirm}
          </Button>
        </>
      }
    >
      <CompanyPicker
        choice={choice}
        factsOf={factsOf}
        stateOf={known.hasStates ? (company) => <CompanyStateBeside company={company} known={known} /> : undefined}
      />
    </Dialog>
  );
};

/** The way to another company, beside the one that the person works for; left out where there is one only (PAGE-28, SES-13). */
export const CompanyChange = ({ context, session }: ChangeProps) => {
  const [isOpen, setOpen] = useState(false);
  if (session.companies.length < 2) return null;
  return (
    <>
      <Button icon="exchange-circle" aria-label={COPY.open} onClick={() => setOpen(true)}>
        {COPY.verb} <span className="d-none d-md-inline">{COPY.what}</span>
      </Button>
      {isOpen ? <ChangeDialog context={context} session={session} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
