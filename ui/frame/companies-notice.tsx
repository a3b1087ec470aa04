import { SessionCell } from '#core/session/state.ts';
import { AskCompaniesAgain } from '#core/session/use-cases.ts';
import { ErrorNotice } from '#ui/components/messages.tsx';
import { SESSION_COPY } from '#ui/copy/session.ts';
import { useAction, useInjection } from '#ui/state/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';

/** The person's companies did not come: said above every page, with the way to ask again (ERR-06, D-15). */
export const CompaniesNotice = () => {
  const session = useCell(useInjection(SessionCell));
  const refetch = useAction(AskCompaniesAgain);
  if (session.kind !== 'companiesUnavailable') return null;
  return (
    <div className="container-xxl pt-stack py-3">
      <ErrorNotice
        title={SESSION_COPY.noCompanies.title}
        text={SESSION_COPY.noCompanies.text}
        onRetry={() => void refetch()}
      />
    </div>
  );
};
