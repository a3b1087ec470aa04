import { SkeletonText, Waiting } from '#ui/components/waiting.tsx';
import { PAYMENTS_COPY as COPY } from '#ui/copy/payments.ts';
import type { QueryResult } from '#ui/state/queries.ts';
import { PageFailure } from '../page-failure.tsx';

/** What stands where amounts are not there yet, or failed: the rest of the page is (ERR-06). */
export const TableState = ({
  result,
  lines,
}: {
  readonly result: QueryResult<unknown>;
  readonly lines?: number | undefined;
}) => {
  if (result.kind === 'success') return null;
  return result.kind === 'pending' ? (
    <Waiting onRetry={result.refetch}>
      <SkeletonText lines={lines} />
    </Waiting>
  ) : (
    <PageFailure
      title={COPY.tableFailed}
      text={result.error.serverMessage ?? COPY.tableFailedHelp}
      status={result.error.status}
      onRetry={result.refetch}
    />
  );
};
