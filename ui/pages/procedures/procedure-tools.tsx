import { latestStatementYear } from '#core/procedures/payment-statement.ts';
import type { ProcedureScope } from '#core/procedures/procedure-repository.ts';
import { proceduresCsv } from '#core/procedures/procedures-export.ts';
import { recordPath, type RecordReader } from '#core/procedures/record-address.ts';
import { Button, LinkButton } from '#ui/components/button.tsx';
import { PROCEDURES_COPY as COPY } from '#ui/copy/procedures.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { saveFile } from '#ui/platform/windows.ts';
import { useProcedureLists } from './use-procedure-lists.ts';

/** The statement of the latest year, and a CSV of what is shown; words that phones have no room for are only heard there. */
export const ProcedureTools = ({
  context,
  scope,
  place,
}: {
  readonly context: PageContext;
  readonly scope: ProcedureScope;
  readonly place: RecordReader;
}) => {
  const { all, shown, isAwaited } = useProcedureLists(context, scope);
  // Both come together: the one that comes first would be moved aside by the other.
  if (isAwaited) return <div className="pt-head-tools" aria-busy="true" />;
  const year = latestStatementYear(all.payments);
  const rows = shown.payments.length + shown.applications.length + shown.debts.length;
  const csv = COPY.csv(rows);
  return (
    <div className="pt-head-tools">
      {year === undefined ? null : (
        <LinkButton icon="file" to={recordPath(context.table, { kind: 'statement', id: String(year) }, place)}>
          {COPY.statement.short}
          <span className="wide"> {COPY.statement.rest}</span>
        </LinkButton>
      )}
      {rows === 0 ? null : (
        <Button icon="download" onClick={() => saveFile(COPY.csvName, 'text/csv', proceduresCsv(shown))}>
          <span className="wide">{csv.verb} </span>
          {csv.what}
        </Button>
      )}
    </div>
  );
};
