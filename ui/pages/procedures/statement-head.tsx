import { formatDayInWords } from '#core/formatting/date.ts';
import { formatCents } from '#core/formatting/signed-euro.ts';
import type { PaymentStatement } from '#core/procedures/payment-statement.ts';
import type { ProcedureScope } from '#core/procedures/procedure-repository.ts';
import {
  accountsOf,
  paymentCount,
  STATEMENT_UNAVAILABLE_SENTENCE,
  statementCsv,
  statementFileName,
} from '#core/procedures/statement-documents.ts';
import { Button } from '#ui/components/button.tsx';
import { STATEMENT_COPY as COPY } from '#ui/copy/statement.ts';
import { DocumentButton } from '#ui/pages/company-file/document-button.tsx';
import type { DocumentWords } from '#ui/pages/company-file/use-document.ts';
import { saveFile } from '#ui/platform/windows.ts';
import { useAction } from '#ui/state/injection.tsx';
import { FetchStatementPdf } from '#core/procedures/fetch-documents.ts';

const PDF_WORDS: DocumentWords = {
  button: COPY.pdf,
  format: COPY.pdfFormat,
  asked: COPY.opening,
  opened: COPY.opened,
  saved: COPY.saved,
  failed: STATEMENT_UNAVAILABLE_SENTENCE,
};

/** What was credited in the year, in how many payments and on which account; the two files (PAGA-05). */
export const StatementHead = ({
  statement,
  scope,
}: {
  readonly statement: PaymentStatement;
  readonly scope: ProcedureScope;
}) => {
  const fetchPdf = useAction(FetchStatementPdf);
  const { year, until, rows, creditedCents } = statement;
  if (rows.length === 0) return <p className="lead">{COPY.none(year)}</p>;
  const csv = statementCsv(statement);
  return (
    <div className="pt-paysum">
      <div className="main">
        <p className="pt-soft mb-0">{COPY.until(formatDayInWords(until))}</p>
        <p className="pt-sum mb-0 pt-num">{formatCents(creditedCents)}</p>
        <p className="when">
          {COPY.inPayments(paymentCount(statement))}
          {COPY.onAccounts(accountsOf(statement))}.{COPY.byCredit}
        </p>
      </div>
      <div className="acts">
        <DocumentButton
          look="filled"
          words={PDF_WORDS}
          nameOn={() => statementFileName(year, 'pdf')}
          fetchDocument={() => fetchPdf(scope, year)}
        />
        <div className="d-flex flex-wrap align-items-center gap-3">
          <Button icon="download" onClick={() => saveFile(statementFileName(year, 'csv'), 'text/csv', csv)}>
            {COPY.csv}
            <span className="visually-hidden"> ({COPY.csvSize(new Blob([csv]).size)})</span>
          </Button>
          <p className="pt-soft mb-0" aria-hidden="true">
            {COPY.csvSize(new Blob([csv]).size)}
          </p>
        </div>
      </div>
    </div>
  );
};
