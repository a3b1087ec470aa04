import { formatDay } from '#core/formatting/date.ts';
import { formatCents } from '#core/formatting/signed-euro.ts';
import type { Cents } from '#core/kernel/cents.ts';
import type { BookEntry } from '#core/procedures/payment-detail.ts';
import type { PaymentStatement } from '#core/procedures/payment-statement.ts';
import { rowDetail } from '#core/procedures/statement-documents.ts';
import { classes } from '#ui/components/classes.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { STATEMENT_COPY as COPY } from '#ui/copy/statement.ts';
import { Explained } from '#ui/pages/explained.tsx';

/** An amount of a row; one that says nothing new is left out where a row is a block. */
const Amount = ({
  title,
  cents,
  quiet = false,
  strong = false,
}: {
  readonly title: string;
  readonly cents: Cents;
  readonly quiet?: boolean;
  readonly strong?: boolean;
}) => (
  <td className={classes('amount', 'pt-num', 'named', quiet && 'quiet', strong && 'strong')}>
    <span className="cell-label">{title} </span>
    {formatCents(cents)}
  </td>
);

/** Gross, reductions, withheld and credited of a row, or of all. */
const Amounts = ({
  book,
  creditedCents,
  whole = false,
}: {
  readonly book: BookEntry | undefined;
  readonly creditedCents: Cents;
  readonly whole?: boolean;
}) => (
  <>
    {book === undefined ? null : (
      <>
        <Amount title={COPY.gross} cents={book.grossCents} quiet={!whole && book.grossCents === creditedCents} />
        <Amount title={COPY.reductions} cents={book.reductionsCents} quiet={!whole && book.reductionsCents === 0} />
        <Amount title={COPY.withheld} cents={book.withheldCents} quiet={!whole && book.withheldCents === 0} />
      </>
    )}
    <Amount title={COPY.credited} cents={creditedCents} strong />
  </>
);

/** The payments of the year as books are kept: the oldest first, each with what makes it, and the sum of all (PAGA-05). */
export const StatementTable = ({
  statement: { year, rows, book, creditedCents },
  paymentPath,
}: {
  readonly statement: PaymentStatement;
  readonly paymentPath: (id: string) => string;
}) => (
  <div className="pt-table-room">
    <table className="pt-table table pt-statement">
      <caption className="visually-hidden">{COPY.caption(year)}</caption>
      <thead>
        <tr>
          <th scope="col">{COPY.creditedOn}</th>
          <th scope="col">{COPY.payment}</th>
          {(book === undefined ? [] : [COPY.gross, COPY.reductions, COPY.withheld]).map((title) => (
            <th key={title} scope="col" className="amount">
              <Explained text={title} />
            </th>
          ))}
          <th scope="col" className="amount">
            {COPY.credited}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.paymentId}>
            <td className="day">
              <time dateTime={row.creditedOn}>{formatDay(row.creditedOn)}</time>
            </td>
            <th scope="row" abbr={row.description}>
              <LinkTo to={paymentPath(row.paymentId)}>{row.description}</LinkTo>
              <small>{rowDetail(row)}</small>
            </th>
            <Amounts book={book === undefined ? undefined : row.book} creditedCents={row.creditedCents} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {COPY.total(year)}
          </th>
          <Amounts book={book} creditedCents={creditedCents} whole />
        </tr>
      </tfoot>
    </table>
  </div>
);
