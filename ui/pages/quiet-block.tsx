import type { ReactNode } from 'react';
import { BlockBoundary } from '#ui/components/block-boundary.tsx';
import { ErrorNotice, failureOf } from '#ui/components/messages.tsx';
import { SkeletonText, Waiting } from '#ui/components/waiting.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { useFaultLog } from '#ui/state/fault-log.ts';
import { useQueryResult, type Query } from '#ui/state/queries.ts';

/** Calls `draw` inside the boundary that is around it. */
const Drawn = ({ draw }: { readonly draw: () => ReactNode }) => draw();

/** A part of a page whose fault stays its own, is logged, and can be tried again (ERR-08). */
export const SafePart = ({
  place,
  children,
}: {
  readonly place?: string | undefined;
  readonly children: ReactNode;
}) => {
  const logFault = useFaultLog();
  return (
    <BlockBoundary
      onFault={logFault}
      fallback={(retry) => (
        <div className={place}>
          <ErrorNotice title={COMMON.blockFailed} text={COMMON.blockFailedHelp} onRetry={retry} />
        </div>
      )}
    >
      {children}
    </BlockBoundary>
  );
};

/** One block of a page, with its own wait and its own failure: the rest of the page does not depend on it (ERR-08). */
export const QuietBlock = <T,>({
  query,
  failed,
  bare = false,
  waiting,
  children,
}: {
  readonly query: Query<T>;
  /** What is said when the block cannot be had; without it a block that only adds something is left out. */
  readonly failed?: string | undefined;
  /** Whether the block stands inside a section that has the page's width already. */
  readonly bare?: boolean | undefined;
  /** What stands in its place meanwhile, in the shape of what comes. */
  readonly waiting?: ReactNode;
  readonly children: (value: T) => ReactNode;
}) => {
  const place = bare ? undefined : 'container-xxl pt-section';
  const result = useQueryResult(query);
  switch (result.kind) {
    case 'success':
      return (
        <SafePart place={place}>
          <Drawn draw={() => children(result.value)} />
        </SafePart>
      );
    case 'pending':
      return (
        <div className={place}>
          <Waiting onRetry={result.refetch}>{waiting ?? <SkeletonText />}</Waiting>
        </div>
      );
    case 'failed':
      return failed === undefined ? null : (
        <div className={place}>
          <ErrorNotice {...failureOf(failed, result)} />
        </div>
      );
  }
};
