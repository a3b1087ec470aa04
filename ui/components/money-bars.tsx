import type { ReactNode } from 'react';
import { COMMON } from '#ui/copy/common.ts';

/** The key of the two grounds: solid is paid, hatched is coming; `children` are further lines of it. */
export const MoneyKey = ({ children }: { readonly children?: ReactNode }) => (
  <ul className="pt-money-key list-unstyled">
    <li>
      <i aria-hidden="true" />
      {COMMON.moneyPaid}
    </li>
    <li>
      <i aria-hidden="true" className="next" />
      {COMMON.moneyAwaited}
    </li>
    {children}
  </ul>
);
