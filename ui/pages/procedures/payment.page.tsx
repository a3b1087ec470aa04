import { DOES_NOT_ADD_UP, shownBreakdown } from '#core/procedures/payment-breakdown.ts';
import type { PaymentDetail } from '#core/procedures/payment-detail.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import { questionAboutPayment } from '#core/procedures/question-about.ts';
import { paymentStates } from '#core/procedures/state-words.ts';
import { recordPath } from '#core/procedures/record-address.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Notice } from '#ui/components/status.tsx';
import { PAYMENT_COPY as COPY } from '#ui/copy/payment.ts';
import { ExplainedTag } from '#ui/pages/explained.tsx';
import type { PageContext } from '#ui/pages/page-module.ts';
import { resultQuery } from '#ui/pages/query.ts';
import { AskAbout } from './ask-about.tsx';
import { companyRecordPage, type Owner } from './company-record.tsx';
import { PaymentHead } from './payment-head.tsx';
import { PaymentSum, YearChange } from './payment-sum.tsx';
import '#ui/styles/reserved.scss';
import { ReadPayment } from '#core/procedures/read-records.ts';

const PaymentView = ({
  payment,
  owner: { scope, place },
  context,
}: {
  readonly payment: CompanyPayment;
  readonly owner: Owner;
  readonly context: PageContext;
}) => {
  const shown = shownBreakdown(payment, payment.detail ?? {});
  const hasLines = shown.kind === 'adds-up';
  return (
    <div className="pt-pay">
      <PaymentHead payment={payment} scope={scope} context={context} />
      {hasLines ? <YearChange breakdown={shown.breakdown} /> : null}
      {hasLines ? <PaymentSum context={context} place={place} payment={payment} breakdown={shown.breakdown} /> : null}
      {shown.kind === 'does-not-add-up' ? (
        <div className="pt-pay-sum">
          <Notice tone="warn" title={DOES_NOT_ADD_UP} />
        </div>
      ) : null}
      {scope.as === 'farmer' ? (
        <AskAbout
          context={context}
          title={hasLines ? COPY.ask : COPY.askBare}
          text={hasLines ? COPY.askText : COPY.askBareText}
          button={COPY.askButton}
          question={(form) => questionAboutPayment(payment, form)}
        />
      ) : null}
    </div>
  );
};

/** The application that is paid: a link where it has a page (PRAT-10). */
const OfApplication = ({
  detail: { applicationId, applicationNumber } = {},
  place,
  table,
}: Pick<Owner, 'place'> & Pick<PageContext, 'table'> & { readonly detail: Partial<PaymentDetail> | undefined }) => {
  if (applicationNumber === undefined) return null;
  const name = (
    <>
      {COPY.application} <span className="pt-mono">{applicationNumber}</span>
    </>
  );
  return applicationId === undefined ? (
    <span>{name}</span>
  ) : (
    <LinkTo to={recordPath(table, { kind: 'application', id: applicationId }, place)}>{name}</LinkTo>
  );
};

/** A payment as a sum in words: how much, when, on which account, and why this sum (PAGA-01 to PAGA-03). */
export const page = companyRecordPage<CompanyPayment>({
  kind: 'payment',
  query: (scope, company, id) => resultQuery(scope, ReadPayment, company, id),
  title: ({ description }) => description,
  crumb: ({ description }) => description,
  line: ({ state, campaign, detail }, { place }, { table }) => (
    <>
      <ExplainedTag {...paymentStates.tag(state)} />
      <OfApplication detail={detail} place={place} table={table} />
      {campaign === undefined ? null : <span>{COPY.campaign(campaign)}</span>}
    </>
  ),
  draw: (payment, owner, context) => <PaymentView payment={payment} owner={owner} context={context} />,
});
