import { createContext, type ReactNode, useContext } from 'react';
import type { Contract } from '#core/company-file/company-file.ts';
import type { CompanyFileNotice } from '#core/company-file/notice.ts';
import { noticeHeld } from '#core/open-items/file-notice.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import { BlockBoundary } from '#ui/components/block-boundary.tsx';
import { proceduresQuery } from '#ui/pages/procedures/procedure-queries.ts';
import type { QueryScope } from '#ui/pages/query.ts';
import { useFaultLog } from '#ui/state/fault-log.ts';
import { useQueryResult } from '#ui/state/queries.ts';
import { useToday } from '#ui/state/today.tsx';

const PaymentsContext = createContext<readonly CompanyPayment[] | undefined>(undefined);

/** Reads the payments of the company beside its file, so that every alert can say what it stops (STOP-05); the file does not wait for them. */
export const FileAmounts = ({
  context,
  cuaa,
  children,
}: {
  readonly context: QueryScope;
  readonly cuaa: string;
  readonly children: ReactNode;
}) => {
  const payments = useQueryResult(proceduresQuery(context, { cuaa, as: 'farmer' }, 'payments'));
  return <PaymentsContext value={payments.kind === 'success' ? payments.value : undefined}>{children}</PaymentsContext>;
};

interface AmountProps {
  readonly notice: Pick<CompanyFileNotice, 'code'>;
  readonly contracts?: readonly Contract[] | undefined;
}

const AmountWords = ({ notice, contracts }: AmountProps) => {
  const today = useToday();
  const payments = useContext(PaymentsContext);
  return payments === undefined ? '' : noticeHeld(notice, contracts, payments, today);
};

/**
 * What a notice of the file stops, in a sentence, whose place is kept until it comes. `contracts` are those that it is about. It only
 * adds to the alert: a sum that cannot be written leaves its place empty and the alert whole (ERR-08).
 */
export const AmountAtRisk = (about: AmountProps) => {
  const logFault = useFaultLog();
  return (
    <p className="pt-held">
      <BlockBoundary onFault={logFault} fallback={() => null} waiting="">
        <AmountWords {...about} />
      </BlockBoundary>
    </p>
  );
};
