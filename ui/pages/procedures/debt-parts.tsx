import type { ReactNode } from 'react';
import { formatDay, formatDayInWordsAfterIl } from '#core/formatting/date.ts';
import { daysLeft } from '#core/formatting/days-left.ts';
import { formatCents } from '#core/formatting/signed-euro.ts';
import { isContested } from '#core/procedures/desk-money.ts';
import { type DebtDetail, type DebtPaying, type Instalment, withInterest } from '#core/procedures/debt-detail.ts';
import type { Debt } from '#core/procedures/procedure.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { CardTitle } from '#ui/components/card.tsx';
import { phoneAddress, PhoneLink } from '#ui/components/contact-links.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { MoneyBar } from '#ui/components/money-bar.tsx';
import { Notice } from '#ui/components/status.tsx';
import { DEBT_COPY as COPY } from '#ui/copy/debt.ts';
import { useToday } from '#ui/state/today.tsx';

/** The one button: where it is paid online, else the office's telephone. */
const DebtActs = ({ paying: { url, phone } }: { readonly paying: DebtPaying }) => {
  if (url !== undefined)
    return (
      <div className="acts">
        <LinkButton look="filled" href={url}>
          {COPY.payOnline}
        </LinkButton>
        <p className="pt-soft mb-0">{COPY.anotherPage}</p>
      </div>
    );
  return phone === undefined ? null : (
    <div className="acts">
      <LinkButton look="filled" href={phoneAddress(phone)}>
        {COPY.call(phone)}
      </LinkButton>
    </div>
  );
};

/** What is to be given back next: the instalment, or the whole; where it is paid, which is another site (PAGA-04, D-48). */
export const DebtHead = ({
  debt,
  next,
  count,
}: {
  readonly debt: Debt;
  readonly next: Instalment | undefined;
  /** How many instalments there are. */
  readonly count: number;
}) => {
  const today = useToday();
  if (debt.remainingCents === 0) return <Notice tone="ok" title={COPY.settled} />;
  if (isContested(debt)) return <Notice tone="info" title={COPY.contested(formatCents(debt.remainingCents))} />;
  const dueOn = next?.dueOn ?? debt.dueOn;
  const left = dueOn === undefined ? undefined : daysLeft(dueOn, today, next === undefined ? 'm' : 'f');
  const { paying, ifUnpaid } = debt.detail ?? {};
  const isLate = left?.urgency === 'past';
  const whole = isLate ? withInterest(debt.remainingCents, debt.detail ?? {}) : undefined;
  return (
    <div className={isLate ? 'pt-paysum late' : 'pt-paysum'}>
      <div className="main">
        <p className="pt-soft mb-0">{next === undefined ? COPY.toPay : COPY.next(next.number, count)}</p>
        <p className="pt-sum mb-0 pt-num">{formatCents(next?.amountCents ?? debt.remainingCents)}</p>
        {dueOn === undefined || left === undefined ? null : (
          <p className="when fw-semibold">
            {(next === undefined ? COPY.dueBy : COPY.payBy)(formatDayInWordsAfterIl(dueOn))}
            {left.words.charAt(0).toLocaleLowerCase('it-IT') + left.words.slice(1)}.
          </p>
        )}
        {whole === undefined ? null : (
          <p className="mb-0">{COPY.withInterest(formatCents(whole.wholeCents), formatDay(whole.until))}</p>
        )}
        {ifUnpaid === undefined ? null : <p className="pt-soft mb-0">{ifUnpaid}</p>}
      </div>
      <DebtActs paying={paying ?? {}} />
    </div>
  );
};

/** What remains, what was given back, and the interest where the service tells it. */
export const DebtRest = ({ debt, rates }: { readonly debt: Debt; readonly rates: number }) => {
  const { amountCents, remainingCents, detail } = debt;
  const facts = [
    [COPY.original, formatCents(amountCents)],
    [COPY.givenBack(rates), formatCents(amountCents - remainingCents)],
    ...(detail?.interestCents === undefined
      ? []
      : [
          [
            detail.interestUntil === undefined ? COPY.interest : COPY.interestUntil(formatDay(detail.interestUntil)),
            detail.interestCents === 0 ? COPY.noInterest : formatCents(detail.interestCents),
          ] as const,
        ]),
  ] as const;
  return (
    <section className="it-card auto">
      <CardTitle level={2}>{COPY.rest(formatCents(remainingCents))}</CardTitle>
      <MoneyBar done={amountCents === 0 ? 1 : (amountCents - remainingCents) / amountCents} />
      <dl className="pt-receipt-lines">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="pt-num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** Where the debt comes from, as the service tells it. */
export const DebtOrigin = ({
  detail: { origin, rule, paymentId },
  paymentPath,
}: {
  readonly detail: DebtDetail;
  readonly paymentPath: (id: string) => string;
}) =>
  origin === undefined && rule === undefined ? null : (
    <section className="pt-stack">
      <SectionHead title={COPY.origin} />
      {origin === undefined ? null : <p>{origin}</p>}
      {rule === undefined ? null : <p className="pt-soft">{COPY.rule(rule)}</p>}
      {paymentId === undefined ? null : (
        <p>
          <LinkTo to={paymentPath(paymentId)}>{COPY.touched}</LinkTo>
        </p>
      )}
    </section>
  );

const Fact = ({
  term,
  code = false,
  children,
}: {
  readonly term: string;
  /** In letters of one width, broken anywhere. */
  readonly code?: boolean;
  readonly children: ReactNode;
}) =>
  children === undefined ? null : (
    <div>
      <dt>{term}</dt>
      <dd className={code ? 'pt-mono' : undefined}>{children}</dd>
    </div>
  );

/** What the service says of paying: nothing is paid in the portal (D-48). Of a contested debt nothing is to be paid: the office alone. */
export const HowToPay = ({
  paying,
  isContested: isOfficeOnly,
}: {
  readonly paying: DebtPaying;
  readonly isContested: boolean;
}) => {
  const { office, phone } = paying;
  const { code, text } = isOfficeOnly ? {} : paying;
  return [code, text, office, phone].every((said) => said === undefined) ? null : (
    <section className="it-card auto">
      <CardTitle level={2}>{isOfficeOnly ? COPY.whoAnswers : COPY.howToPay}</CardTitle>
      {text === undefined ? null : <p>{text}</p>}
      <dl className="pt-receipt-lines">
        <Fact term={COPY.code} code>
          {code}
        </Fact>
        <Fact term={COPY.office}>{office}</Fact>
        <Fact term={COPY.phone}>{phone === undefined ? undefined : <PhoneLink number={phone} />}</Fact>
      </dl>
    </section>
  );
};
