import type { ReactNode } from 'react';
import { COMMON } from '#ui/copy/common.ts';
import { MoneyBar } from './money-bar.tsx';

/** Money of one row: what was paid and what is on its way, as amounts and as words. */
export interface MoneyRow {
  readonly key: string;
  readonly title: string;
  readonly paid: number;
  readonly awaited: number;
  readonly paidWords: string;
  readonly awaitedWords: string;
}

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

/** Rows of money, solid what is paid and hatched what is coming, all on the scale of the largest; the amounts say the same (D-47). */
export const MoneyBars = ({ rows }: { readonly rows: readonly MoneyRow[] }) => {
  const most = Math.max(1, ...rows.map(({ paid, awaited }) => paid + awaited));
  return (
    <div className="pt-money">
      <MoneyKey />
      <dl>
        {rows.map(({ key, title, paid, awaited, paidWords, awaitedWords }) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd aria-hidden="true">
              <MoneyBar done={paid / most} coming={awaited / most} />
            </dd>
            <dd className="amounts">
              <span>
                <i aria-hidden="true" />
                <span className="visually-hidden">{COMMON.moneyPaid} </span>
                {paidWords}
              </span>
              {awaited === 0 ? null : (
                <span>
                  <i aria-hidden="true" className="next" />
                  <span className="visually-hidden">{COMMON.moneyAwaited} </span>
                  {awaitedWords}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
