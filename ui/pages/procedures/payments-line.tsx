import { formatDay } from '#core/formatting/date.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import { type PaymentsTimeline, rowLine, rowHoldWords } from '#core/open-items/payments-timeline.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import { paymentStates } from '#core/procedures/state-words.ts';
import { classes } from '#ui/components/classes.ts';
import { Tag } from '#ui/components/status.tsx';
import { PROCEDURES_COPY as COPY } from '#ui/copy/procedures.ts';
import { useToday } from '#ui/state/today.tsx';
import { beyond, rowIdOf } from './others.tsx';
import { RowName, type PathOf } from './row-name.tsx';

const When = ({ paidOn, expectedBy }: CompanyPayment) => {
  if (paidOn !== undefined) return <time dateTime={paidOn}>{COPY.paidOn(formatDay(paidOn))}</time>;
  return expectedBy === undefined ? (
    COPY.notGiven
  ) : (
    <time dateTime={expectedBy}>{COPY.expectedBy(formatDay(expectedBy))}</time>
  );
};

const Row = ({
  payment,
  className,
  pathOf,
}: {
  readonly payment: CompanyPayment;
  readonly className: string;
  readonly pathOf: PathOf;
}) => {
  const today = useToday();
  const { id, hasDetail, description, amountCents, state } = payment;
  const standing = rowHoldWords(payment, today);
  return (
    <tr id={rowIdOf('payments', id)} className={classes(className, hasDetail === true && 'opens')}>
      <td className="day">
        <When {...payment} />
      </td>
      <th scope="row" abbr={description}>
        <RowName record={{ kind: 'payment', id }} hasDetail={hasDetail} pathOf={pathOf}>
          {description}
        </RowName>
        <small>{rowLine(payment)}</small>
        {standing === undefined ? null : (
          <small>
            <strong className={standing.isStopped ? 'stopped' : 'risk'}>{standing.word}:</strong> {standing.what}
          </small>
        )}
      </th>
      <td className="state">
        <Tag {...paymentStates.tag(state)} />
      </td>
      <td className="amount pt-num">{formatEuro(euroFromCents(amountCents))}</td>
    </tr>
  );
};

/** Payments on a line of time: what is to come above today, what is over below; each row leads to its page (PRAT-07, PAGE-29). */
export const PaymentsLine = ({
  timeline: { toCome, over },
  inSight,
  pathOf,
}: {
  readonly timeline: PaymentsTimeline;
  /** How many of them a phone shows. */
  readonly inSight: number;
  readonly pathOf: PathOf;
}) => {
  const today = useToday();
  return (
    <div className="pt-table-room">
      <table className="pt-payline">
        <caption className="visually-hidden">{COPY.payments}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{COPY.date}</th>
            <th scope="col">{COPY.description}</th>
            <th scope="col">{COPY.state}</th>
            <th scope="col">{COPY.amount}</th>
          </tr>
        </thead>
        <tbody>
          {toCome.map((payment) => (
            <Row key={payment.id} payment={payment} className="next" pathOf={pathOf} />
          ))}
          <tr className="today">
            <td colSpan={4}>
              <time dateTime={today}>{COPY.today(formatDay(today))}</time>
            </td>
          </tr>
          {over.map((payment, at) => (
            <Row
              key={payment.id}
              payment={payment}
              className={classes('over', beyond(toCome.length + at, inSight))}
              pathOf={pathOf}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
