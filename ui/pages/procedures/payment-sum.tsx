import { formatCents, formatCentsChange } from '#core/formatting/signed-euro.ts';
import type { Cents } from '#core/kernel/cents.ts';
import { yearDifference } from '#core/procedures/payment-breakdown.ts';
import type { PaymentBreakdown, SumLine } from '#core/procedures/payment-detail.ts';
import { lineSentences, namedParts, type NamedPart, type PaymentReader } from '#core/procedures/payment-words.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import { recordPath, type RecordReader } from '#core/procedures/record-address.ts';
import { CardTitle } from '#ui/components/card.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { PAYMENT_COPY as COPY } from '#ui/copy/payment.ts';
import type { PageContext } from '#ui/pages/page-module.ts';

const RULE = 'Regola: ';

/** The amount of the year before: on phones it says of which year it is. */
const Before = ({ year, cents }: { readonly year: number | undefined; readonly cents: Cents | undefined }) =>
  year === undefined || cents === undefined ? null : (
    <td className="before pt-num">
      <span className="cell-label">{COPY.inYear(year)}</span>
      {formatCents(cents)}
    </td>
  );

interface PartProps {
  readonly named: NamedPart;
  readonly breakdown: PaymentBreakdown;
  readonly debtPath: (id: string) => string;
  readonly reader: PaymentReader;
}

const Line = ({ line, breakdown, debtPath, reader }: Omit<PartProps, 'named'> & { readonly line: SumLine }) => (
  <tr>
    <th scope="row">
      <span className="name">{line.label}</span>
      {lineSentences(line, breakdown, reader).map((sentence) => (
        <span key={sentence} className={sentence.startsWith(RULE) ? 'said rule' : 'said'}>
          {sentence}
        </span>
      ))}
      {line.debtId === undefined ? null : (
        <span className="said">
          <LinkTo to={debtPath(line.debtId)}>{COPY.seeDebt}</LinkTo>
        </span>
      )}
    </th>
    <td className="amount pt-num">{formatCents(line.amountCents)}</td>
    <Before year={breakdown.lastYear} cents={line.lastYearCents} />
  </tr>
);

const Part = ({ named: { key, title, totalTitle, part }, breakdown, debtPath, reader }: PartProps) => (
  <tbody>
    <tr className="part">
      <th scope="rowgroup" colSpan={breakdown.lastYear === undefined ? 2 : 3}>
        {title}
      </th>
    </tr>
    {part.lines.map((line, at) => (
      // Two lines may have one label, and none changes its place.
      // oxlint-disable-next-line react/no-array-index-key
      <Line key={at} line={line} breakdown={breakdown} debtPath={debtPath} reader={reader} />
    ))}
    <tr className={key === 'arriving' ? 'whole' : 'sum'}>
      <th scope="row">{totalTitle}</th>
      <td className="amount pt-num">{formatCents(part.totalCents)}</td>
      <Before year={breakdown.lastYear} cents={part.lastYearCents} />
    </tr>
  </tbody>
);

/** "Perché questa cifra": the sum in words, in three numbered parts; every amount is the service's (PAGA-01). */
export const PaymentSum = ({
  context,
  place,
  payment,
  breakdown,
}: {
  readonly context: PageContext;
  readonly place: RecordReader;
  readonly payment: CompanyPayment;
  readonly breakdown: PaymentBreakdown;
}) => {
  const { lastYear } = breakdown;
  const reader: PaymentReader = place.as === 'farmer' ? 'farmer' : 'anybody';
  const debtPath = (id: string): string => recordPath(context.table, { kind: 'debt', id }, place);
  return (
    <section className="pt-pay-sum">
      <SectionHead title={COPY.why} text={lastYear === undefined ? COPY.whyText : COPY.whyTextBefore(lastYear)} />
      <div className="pt-table-room">
        <table className="pt-calc">
          <caption className="visually-hidden">{COPY.why}</caption>
          <thead>
            <tr>
              <th scope="col">{COPY.item}</th>
              <th scope="col" className="amount">
                {lastYear === undefined || payment.campaign === undefined ? COPY.amount : payment.campaign}
              </th>
              {lastYear === undefined ? null : (
                <th scope="col" className="before">
                  {lastYear}
                </th>
              )}
            </tr>
          </thead>
          {namedParts(breakdown, payment, payment.detail?.accountEnd, reader).map((named) => (
            <Part key={named.key} named={named} breakdown={breakdown} debtPath={debtPath} reader={reader} />
          ))}
        </table>
      </div>
    </section>
  );
};

/** What changed from the payment of the year before: signed lines that make the difference (PAGA-01). */
export const YearChange = ({ breakdown }: { readonly breakdown: PaymentBreakdown }) => {
  const { lastYear, change } = breakdown;
  const difference = yearDifference(breakdown);
  if (lastYear === undefined || difference === undefined) return null;
  return (
    <section className="it-card auto pt-pay-change">
      <CardTitle level={2}>{COPY.difference(difference, lastYear)}</CardTitle>
      {change === undefined ? null : (
        <>
          <p>{COPY.changed}</p>
          <dl className="pt-receipt-lines">
            {[...change.lines, { label: COPY.inAll, amountCents: change.totalCents }].map(({ label, amountCents }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="pt-num">{formatCentsChange(amountCents)}</dd>
              </div>
            ))}
          </dl>
          {change.note === undefined ? null : <p className="pt-soft mb-0">{change.note}</p>}
        </>
      )}
    </section>
  );
};
