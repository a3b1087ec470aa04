import { type PayoutAccount, payoutAccountOf } from '#core/company-file/bank-account.ts';
import { managerContact, type ManagerContact } from '#core/company-file/mandate-manager.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import { firstPayment } from '#core/procedures/desk-money.ts';
import { NO_ACCOUNT_SENTENCE, paymentDayWords } from '#core/procedures/first-payment-words.ts';
import type { CompanyPayment, Debt } from '#core/procedures/procedure.ts';
import { holdOf } from '#core/open-items/amounts.ts';
import { nextPaymentWords, type NextPaymentWords } from '#core/open-items/next-payment.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { paymentStates } from '#core/procedures/state-words.ts';
import type { Company } from '#core/session/user.ts';
import { classes } from '#ui/components/classes.ts';
import { PhoneLink } from '#ui/components/contact-links.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { ErrorNotice, failureOf } from '#ui/components/messages.tsx';
import { LeadOnItsWay, SkeletonText, Waiting } from '#ui/components/waiting.tsx';
import { DESK_COPY as COPY } from '#ui/copy/desk.ts';
import { Explained, ExplainedTag } from '#ui/pages/explained.tsx';
import type { PageContext } from '#ui/pages/page-module.ts';
import { proceduresQuery } from '#ui/pages/procedures/procedure-queries.ts';
import { type QueryResult, useQueryResult, useQueryResults } from '#ui/state/queries.ts';
import { useToday } from '#ui/state/today.tsx';
import { filePartBeside } from './desk-queries.ts';
import { targetPath } from '#core/notifications/target-path.ts';

/** How what stops a payment is shown, by how the payment stands. */
const LOOKS = {
  stopped: { tone: 'bad', icon: 'error' },
  'at-risk': { tone: 'warn', icon: 'clock' },
  free: { tone: 'ok', icon: 'check-circle' },
  'others-stopped': { tone: 'warn', icon: 'warning-circle' },
  unknown: { tone: 'mute', icon: 'help-circle' },
} as const;

const Hold = ({
  kind,
  sentence,
  withheld,
  manager,
}: NextPaymentWords & { readonly manager: ManagerContact | 'awaited' | undefined }) => (
  <div className={classes('pt-stop', LOOKS[kind].tone)}>
    <Icon name={LOOKS[kind].icon} />
    <div>
      <p className="main">
        <Explained text={sentence} />
      </p>
      {withheld === undefined ? null : <p>{withheld}</p>}
      {kind === 'free' || kind === 'unknown' ? null : (
        <p>
          <LinkTo to="#cosa-devo-fare">{COPY.howToUnblock}</LinkTo>
        </p>
      )}
      {manager === 'awaited' ? (
        // Its line stands already: what is below is read meanwhile, and would move.
        <p aria-busy="true">
          <LeadOnItsWay />
        </p>
      ) : manager === undefined ? null : (
        <p>
          {manager.name}: <PhoneLink number={manager.phone} />
        </p>
      )}
    </div>
  </div>
);

const NO_ACCOUNT: NextPaymentWords = {
  kind: 'stopped',
  sentence: NO_ACCOUNT_SENTENCE,
  withheld: undefined,
  isForManager: true,
};

/** From here on an amount is too long for the largest type. */
const A_MILLION_CENTS = 100_000_000;

const Money = ({
  context,
  company,
  payments,
  debts,
  account,
  manager,
}: {
  readonly context: PageContext;
  readonly company: Company;
  readonly payments: readonly CompanyPayment[];
  readonly debts: readonly Debt[];
  readonly account: PayoutAccount | undefined;
  readonly manager: ManagerContact | 'awaited' | undefined;
}) => {
  const today = useToday();
  const first = firstPayment(payments);
  if (first.kind === 'none') {
    return (
      <div className="what">
        <h2 className="label">{COPY.noneComing}</h2>
        <p className="when">{COPY.nonePaid}</p>
      </div>
    );
  }
  const { payment, kind } = first;
  const { before, strong, after } = paymentDayWords(payment, account);
  const hasNoAccount = kind === 'next' && account?.kind === 'none';
  const hold = hasNoAccount ? NO_ACCOUNT : nextPaymentWords(payment, payments, debts, today);
  return (
    <>
      <div className="what">
        <div className="line">
          <h2 className="label">{kind === 'next' ? COPY.nextPayment : `${COPY.noneComing}. ${COPY.lastPayment}`}</h2>
          <ExplainedTag {...paymentStates.tag(payment.state)} />
        </div>
        <p className={classes('pt-sum', 'pt-num', payment.amountCents >= A_MILLION_CENTS && 'long')}>
          {formatEuro(euroFromCents(payment.amountCents))}
        </p>
        <p className="when">
          {before}
          <strong>{strong}</strong>
          {after}
        </p>
        <p className="of">
          <LinkTo to={targetPath(context, company, { kind: 'payment', id: payment.id })}>{payment.description}</LinkTo>
          {payment.campaign === undefined ? null : COPY.ofCampaign(payment.campaign)}
        </p>
      </div>
      {hold === undefined ? null : <Hold {...hold} manager={hold.isForManager ? manager : undefined} />}
    </>
  );
};

const isStopped = (payments: readonly CompanyPayment[], today: IsoDate): boolean => {
  const first = firstPayment(payments);
  return first.kind === 'next' && holdOf(first.payment, today)?.kind === 'stopped';
};

/** The next payment: sum, day, account, and in one sentence what stops it. The first block of the desk (PAGE-28, D-47). */
export const NextPayment = ({ context, company }: { readonly context: PageContext; readonly company: Company }) => {
  const today = useToday();
  const payments: QueryResult<readonly CompanyPayment[]> = useQueryResult(
    proceduresQuery(context, { cuaa: company.cuaa, as: 'farmer' }, 'payments'),
  );
  const debts: QueryResult<readonly Debt[]> = useQueryResult(
    proceduresQuery(context, { cuaa: company.cuaa, as: 'farmer' }, 'debts'),
  );
  const [accounts] = useQueryResults(filePartBeside(context, company, 'bank-accounts'));
  const [header] = useQueryResults(filePartBeside(context, company, 'header'));
  const [alerts] = useQueryResults(filePartBeside(context, company, 'alerts'));
  if (payments.kind === 'failed') {
    return (
      <section className="pt-next failed">
        <ErrorNotice {...failureOf(COPY.paymentsFailed, payments)} />
      </section>
    );
  }
  // The office comes when it comes: the money does not wait for it.
  if (payments.kind === 'pending' || debts.kind === 'pending' || accounts?.kind === 'pending') {
    const retry = payments.kind === 'pending' ? payments.refetch : undefined;
    return (
      <section className="pt-next">
        <div className="what">
          <Waiting onRetry={retry}>
            <SkeletonText lines={5} />
          </Waiting>
        </div>
      </section>
    );
  }
  const account = accounts?.kind === 'success' ? payoutAccountOf(accounts.value) : undefined;
  const manager = [header, alerts].some((result) => result?.kind === 'pending')
    ? 'awaited'
    : managerContact(
        header?.kind === 'success' ? header.value : undefined,
        alerts?.kind === 'success' ? alerts.value : undefined,
      );
  return (
    <section className={classes('pt-next', isStopped(payments.value, today) && 'stopped')}>
      <Money
        context={context}
        company={company}
        payments={payments.value}
        debts={debts.kind === 'success' ? debts.value : []}
        account={account}
        manager={manager}
      />
    </section>
  );
};
