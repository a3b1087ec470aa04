import type { RecordRef } from '#core/procedures/record-address.ts';
import { LinkTo } from '#ui/components/link-to.tsx';

/** How the rows of a list lead to the pages of their records. */
export type PathOf = (record: RecordRef) => string;

/** The name of a row: a link that covers the row and leads to its page, where the service answers one (D-40, D-60). */
export const RowName = ({
  record,
  hasDetail = false,
  pathOf,
  children,
}: {
  readonly record: RecordRef;
  readonly hasDetail: boolean | undefined;
  readonly pathOf: PathOf;
  readonly children: string;
}) =>
  hasDetail ? (
    <LinkTo className="pt-row-link" to={pathOf(record)}>
      {children}
    </LinkTo>
  ) : (
    <span className="fw-semibold">{children}</span>
  );
