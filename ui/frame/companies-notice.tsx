import { AskCompaniesAgain } from '#core/session/use-cases.ts';
import { ErrorNotice } from '#ui/components/messages.tsx';
import { SESSION_COPY } from '#ui/copy/session.ts';
import { useAction } from '#ui/state/injection.tsx';

/** The person's companies did not come: said above every page, with the way to ask again (ERR-06, D-15). */
export const CompaniesNotice = () => {
  const refetch = useAction(AskCompaniesAgain);
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
