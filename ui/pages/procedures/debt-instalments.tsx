import { formatDay } from '#core/formatting/date.ts';
import { daysLeft } from '#core/formatting/days-left.ts';
import { formatCents } from '#core/formatting/signed-euro.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { type Instalment, instalmentTag, instalmentWords } from '#core/procedures/debt-detail.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { Tag } from '#ui/components/status.tsx';
import { DEBT_COPY as COPY } from '#ui/copy/debt.ts';

interface InstalmentsProps {
  readonly instalments: readonly Instalment[];
  readonly next: Instalment | undefined;
  readonly today: IsoDate;
  readonly paymentPath: (id: string) => string;
}

/** What happened with an instalment, or how long there is for the next one. */
const Happened = ({
  instalment,
  isNext,
  isLast,
  today,
  paymentPath,
}: Pick<InstalmentsProps, 'today' | 'paymentPath'> & {
  readonly instalment: Instalment;
  readonly isNext: boolean;
  readonly isLast: boolean;
}) => {
  if (isNext) return <>{daysLeft(instalment.dueOn, today, 'f').words}</>;
  const words = instalmentWords(instalment);
  if (words === undefined) return <>{isLast ? COPY.last : ''}</>;
  return instalment.paymentId === undefined ? (
    <>{words}</>
  ) : (
    <>
      {words}. <LinkTo to={paymentPath(instalment.paymentId)}>{COPY.fromPayment}</LinkTo>
    </>
  );
};

/** The instalments of a debt, in their order; the next one is marked with colour, word and tag (PAGA-04). */
export const Instalments = ({ instalments, next, today, paymentPath }: InstalmentsProps) => {
  const due = instalments.filter(({ state }) => state === 'due').length;
  return (
    <section className="pt-stack">
      <SectionHead title={COPY.instalments} text={COPY.instalmentsText(instalments.length - due, due)} />
      <div className="pt-table-room">
        <table className="pt-instalments">
          <caption className="visually-hidden">{COPY.instalments}</caption>
          <thead>
            <tr>
              <th scope="col">{COPY.instalment}</th>
              <th scope="col">{COPY.by}</th>
              <th scope="col">{COPY.happened}</th>
              <th scope="col">{COPY.state}</th>
              <th scope="col" className="amount">
                {COPY.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {instalments.map((instalment, at) => (
              <tr key={instalment.number} className={instalment === next ? 'next' : undefined}>
                <th scope="row">
                  {COPY.instalment} {instalment.number}
                </th>
                <td className="day">
                  <time dateTime={instalment.dueOn}>{formatDay(instalment.dueOn)}</time>
                </td>
                <td className="happened">
                  <Happened
                    instalment={instalment}
                    isNext={instalment === next}
                    isLast={at === instalments.length - 1}
                    today={today}
                    paymentPath={paymentPath}
                  />
                </td>
                <td className="state">
                  <Tag {...instalmentTag(instalment, next?.number, today)} />
                </td>
                <td className="amount pt-num">{formatCents(instalment.amountCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
