import { heldOf } from '#core/open-items/amounts.ts';
import { togetherWords } from '#core/open-items/words/amounts.ts';
import { pathTo, type RouteTable } from '#core/navigation/routes.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { PROCEDURES_COPY as COPY } from '#ui/copy/procedures.ts';
import { Explained } from '#ui/pages/explained.tsx';
import type { PageContext } from '#ui/pages/page-module.ts';
import { useToday } from '#ui/state/today.tsx';

/** Where it stands what is to be done. */
export const toDosPath = (table: RouteTable): string => `${pathTo(table, 'desk')}#cosa-devo-fare`;

/** What is stopped and at risk in one line; what is to be done about it is on the desk, and on the desk alone (PRAT-07). */
export const HeldLine = ({
  context,
  payments,
}: {
  readonly context: Pick<PageContext, 'table'>;
  readonly payments: readonly CompanyPayment[];
}) => {
  const today = useToday();
  const held = heldOf(payments, today);
  const words = togetherWords(held, held.stopped.length + held.atRisk.length, today, 'payments');
  return words === undefined ? null : (
    <p className="fw-semibold mb-0">
      <Explained text={words} /> <LinkTo to={toDosPath(context.table)}>{COPY.whatToDo}</LinkTo>
    </p>
  );
};
