import { formatDay } from '#core/formatting/date.ts';
import { INSTALMENTS_DO_NOT_ADD_UP, shownInstalments } from '#core/procedures/debt-detail.ts';
import { isContested } from '#core/procedures/desk-money.ts';
import type { Debt } from '#core/procedures/procedure.ts';
import { questionAboutDebt } from '#core/procedures/question-about.ts';
import { debtStates } from '#core/procedures/state-words.ts';
import { recordPath } from '#core/procedures/record-address.ts';
import { Notice, Tag } from '#ui/components/status.tsx';
import { DEBT_COPY as COPY } from '#ui/copy/debt.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { resultQuery } from '#ui/pages/query.ts';
import { useToday } from '#ui/state/today.tsx';
import { AskAbout } from './ask-about.tsx';
import { companyRecordPage, type Owner } from './company-record.tsx';
import { Instalments } from './debt-instalments.tsx';
import { DebtHead, DebtOrigin, DebtRest, HowToPay } from './debt-parts.tsx';
import '#ui/styles/reserved.scss';
import { ReadDebt } from '#core/procedures/read-records.ts';

const DebtView = ({
  debt,
  owner: { scope, place },
  context,
}: {
  readonly debt: Debt;
  readonly owner: Owner;
  readonly context: PageContext;
}) => {
  const today = useToday();
  const { detail } = debt;
  const shown = shownInstalments(debt, detail ?? {});
  const plan = shown.kind === 'adds-up' ? shown : undefined;
  const paymentPath = (id: string): string => recordPath(context.table, { kind: 'payment', id }, place);
  return (
    <div className="pt-debt">
      <DebtHead debt={debt} next={plan?.next} count={plan?.instalments.length ?? 0} />
      <DebtRest debt={debt} rates={plan?.givenBack.length ?? 0} />
      <div className="pt-stack">
        {detail === undefined ? null : <DebtOrigin detail={detail} paymentPath={paymentPath} />}
        {plan === undefined ? null : <Instalments {...plan} today={today} paymentPath={paymentPath} />}
        {shown.kind === 'does-not-add-up' ? <Notice tone="warn" title={INSTALMENTS_DO_NOT_ADD_UP} /> : null}
      </div>
      <div className="pt-stack">
        {detail?.paying === undefined || debt.remainingCents === 0 ? null : (
          <HowToPay paying={detail.paying} isContested={isContested(debt)} />
        )}
        {scope.as === 'farmer' ? (
          <AskAbout
            context={context}
            title={COPY.disagree}
            text={COPY.disagreeText}
            button={COPY.ask}
            question={(form) => questionAboutDebt(debt, form)}
          />
        ) : null}
      </div>
    </div>
  );
};

/** A sum to give back: what is next, where it comes from, its instalments, what the service says of paying (PAGA-04). */
export const page = companyRecordPage<Debt>({
  kind: 'debt',
  query: (scope, company, id) => resultQuery(scope, ReadDebt, company, id),
  title: ({ description }) => description,
  crumb: ({ description, detail }) => (detail?.number === undefined ? description : `${COPY.debt} ${detail.number}`),
  line: ({ state, openedOn, detail }) => (
    <>
      <Tag {...debtStates.tag(state)} />
      {detail?.number === undefined ? null : (
        <span>
          {COPY.debt} <span className="pt-mono">{detail.number}</span>
        </span>
      )}
      {openedOn === undefined ? null : <span>{COPY.openedOn(formatDay(openedOn))}</span>}
    </>
  ),
  draw: (debt, owner, context) => <DebtView debt={debt} owner={owner} context={context} />,
});
