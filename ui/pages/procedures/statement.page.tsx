import { formatCents } from '#core/formatting/signed-euro.ts';
import { type PaymentStatement, statementAddsUp } from '#core/procedures/payment-statement.ts';
import { closingSentence, correctionSentence, paymentCount } from '#core/procedures/statement-documents.ts';
import { recordPath, type RecordReader } from '#core/procedures/record-address.ts';
import { CardTitle } from '#ui/components/card.tsx';
import { ChoiceChips } from '#ui/components/chip.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Notice } from '#ui/components/status.tsx';
import { STATEMENT_COPY as COPY } from '#ui/copy/statement.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { resultQuery } from '#ui/pages/query.ts';
import { companyRecordPage, type Owner } from './company-record.tsx';
import { StatementHead } from './statement-head.tsx';
import { StatementTable } from './statement-table.tsx';
import '#ui/styles/reserved.scss';
import { ReadStatement } from '#core/procedures/read-records.ts';

interface PartProps {
  readonly statement: PaymentStatement;
  readonly place: RecordReader;
  readonly context: PageContext;
}

/** The years as links, and how many payments there are. */
const Years = ({ statement, place, context }: PartProps) => (
  <div className="d-flex flex-wrap gap-3 align-items-center justify-content-between d-print-none">
    <ChoiceChips
      label={COPY.years}
      choices={statement.years.map((year) => ({
        key: String(year),
        words: year,
        to: recordPath(context.table, { kind: 'statement', id: String(year) }, place),
        chosen: year === statement.year,
      }))}
    />
    {statement.rows.length === 0 ? null : <p className="pt-soft mb-0">{COPY.count(paymentCount(statement))}</p>}
  </div>
);

/** The same sum by fund, what was withheld for debts, and what the accountant finds in the file. */
const Notes = ({ statement: { funds, withheld }, place, context }: PartProps) => (
  <div className="pt-statement-notes">
    {funds.length === 0 ? null : (
      <section className="it-card auto">
        <CardTitle level={2}>{COPY.perFund}</CardTitle>
        <dl className="pt-receipt-lines">
          {funds.map(({ fund, amountCents }) => (
            <div key={fund}>
              <dt>{fund}</dt>
              <dd className="pt-num">{formatCents(amountCents)}</dd>
            </div>
          ))}
        </dl>
      </section>
    )}
    {withheld.length === 0 ? null : (
      <section className="it-card auto">
        <CardTitle level={2}>{COPY.withheldTitle}</CardTitle>
        <dl className="pt-receipt-lines">
          {withheld.map(({ debtId, label, amountCents }) => (
            <div key={`${debtId} ${label}`}>
              <dt>
                <LinkTo to={recordPath(context.table, { kind: 'debt', id: debtId }, place)}>{label}</LinkTo>
              </dt>
              <dd className="pt-num">{formatCents(amountCents)}</dd>
            </div>
          ))}
        </dl>
        <p className="pt-soft mb-0">{COPY.withheldText}</p>
      </section>
    )}
    <section className="it-card auto d-print-none">
      <CardTitle level={2}>{COPY.accountant}</CardTitle>
      <p>{COPY.accountantText}</p>
    </section>
  </div>
);

const StatementView = ({
  statement,
  owner: { scope, place },
  context,
}: {
  readonly statement: PaymentStatement;
  readonly owner: Owner;
  readonly context: PageContext;
}) => {
  const parts = { statement, place, context };
  const isEmpty = statement.rows.length === 0;
  return (
    <div className="pt-stack pt-stack-wide">
      {statementAddsUp(statement) ? (
        <>
          <StatementHead statement={statement} scope={scope} />
          <Years {...parts} />
          {isEmpty ? null : (
            <StatementTable
              statement={statement}
              paymentPath={(id) => recordPath(context.table, { kind: 'payment', id }, place)}
            />
          )}
          {(statement.corrections ?? []).map((correction) => (
            <p key={correction.paymentId} className="mb-0">
              {correctionSentence(correction)}
            </p>
          ))}
          <p className="pt-soft">{closingSentence(statement)}</p>
          {isEmpty ? null : <Notes {...parts} />}
        </>
      ) : (
        <>
          <Years {...parts} />
          <Notice tone="warn" title={COPY.wrong} />
        </>
      )}
    </div>
  );
};

/** The payments credited to a company in a year, for its accountant (PAGA-05). */
export const page = companyRecordPage<PaymentStatement>({
  kind: 'statement',
  query: (scope, company, id) => resultQuery(scope, ReadStatement, company, Number(id)),
  title: ({ year }) => COPY.title(year),
  crumb: ({ year }) => COPY.title(year),
  line: ({ name, cuaa }) => (
    <>
      <span>{name}</span>
      <span>
        CUAA <span className="pt-mono">{cuaa}</span>
      </span>
    </>
  ),
  draw: (statement, owner, context) => <StatementView statement={statement} owner={owner} context={context} />,
});
