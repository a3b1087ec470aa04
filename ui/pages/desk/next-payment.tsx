import { type PayoutAccount, payoutAccountOf } from '#core/company-file/bank-account.ts';
import type { BankAccount } from '#core/company-file/company-file.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import { firstPayment } from '#core/procedures/desk-money.ts';
import { NO_ACCOUNT_SENTENCE, paymentDayWords } from '#core/procedures/first-payment-words.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import { standingWords, type StandingWords } from '#core/open-items/words/amounts.ts';
import { paymentStates } from '#core/procedures/state-words.ts';
import type { Company } from '#core/session/user.ts';
import { classes } from '#ui/components/classes.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { ErrorNotice } from '#ui/components/messages.tsx';
import { Tag } from '#ui/components/status.tsx';
import { SkeletonText, Waiting } from '#ui/components/waiting.tsx';
import { DESK_COPY as COPY } from '#ui/copy/desk.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { proceduresQuery } from '#ui/pages/procedures/procedure-queries.ts';
import { type QueryResult, useQueryResult, useQueryResults } from '#ui/state/queries.ts';
import { useToday } from '#ui/state/today.tsx';
import { deskAccountsQueries } from './desk-queries.ts';
import { targetPath } from '#core/notifications/target-path.ts';

/** How what stops a payment is shown, by how the payment stands. */
const LOOKS = {
  stopped: { tone: 'bad', icon: 'error' },
  'at-risk': { tone: 'warn', icon: 'clock' },
  free: { tone: 'ok', icon: 'check-circle' },
  unknown: { tone: 'mute', icon: 'help-circle' },
} as const;

const Standing = ({ kind, sentence, remedy }: StandingWords) => (
  <div className={classes('pt-stop', LOOKS[kind].tone)}>
    <Icon name={LOOKS[kind].icon} />
    <div>
      <p className="main">{sentence}</p>
      {remedy === undefined ? null : <p>{remedy}</p>}
    </div>
  </div>
);

const NO_ACCOUNT: StandingWords = { kind: 'stopped', sentence: NO_ACCOUNT_SENTENCE, remedy: undefined };

/** From here on an amount is too long for the largest type. */
const A_MILLION_CENTS = 100_000_000;

const Money = ({
  context,
  company,
  payments,
  account,
}: {
  readonly context: PageContext;
  readonly company: Company;
  readonly payments: readonly CompanyPayment[];
  readonly account: PayoutAccount | undefined;
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
  const standing = standingWords(payment, today);
  return (
    <>
      <div className="what">
        <div className="line">
          <h2 className="label">{kind === 'next' ? COPY.nextPayment : `${COPY.noneComing}. ${COPY.lastPayment}`}</h2>
          <Tag {...paymentStates.tag(payment.state)} />
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
      {hasNoAccount ? <Standing {...NO_ACCOUNT} /> : standing === undefined ? null : <Standing {...standing} />}
    </>
  );
};

const isStopped = (payments: readonly CompanyPayment[], today: Parameters<typeof standingWords>[1]): boolean => {
  const first = firstPayment(payments);
  return first.kind === 'next' && standingWords(first.payment, today)?.kind === 'stopped';
};

/** The next payment: sum, day, account, and in one sentence what stops it. The first thing on the desk (PAGE-28, D-47). */
export const NextPayment = ({ context, company }: { readonly context: PageContext; readonly company: Company }) => {
  const today = useToday();
  const payments: QueryResult<readonly CompanyPayment[]> = useQueryResult(
    proceduresQuery(context, { cuaa: company.cuaa, as: 'farmer' }, 'payments'),
  );
  const [accounts]: readonly QueryResult<readonly BankAccount[]>[] = useQueryResults(
    deskAccountsQueries(context, company),
  );
  if (payments.kind === 'failed') {
    return (
      <section className="pt-next failed">
        <ErrorNotice
          title={COPY.paymentsFailed}
          text={payments.error.serverMessage}
          status={payments.error.status}
          onRetry={payments.refetch}
        />
      </section>
    );
  }
  if (payments.kind === 'pending' || accounts?.kind === 'pending') {
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
  return (
    <section className={classes('pt-next', isStopped(payments.value, today) && 'stopped')}>
      <Money context={context} company={company} payments={payments.value} account={account} />
    </section>
  );
};
