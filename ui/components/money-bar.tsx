const percentOf = (part: number): string => `${Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10}%`;

/**
 * A bar of money: solid is paid, hatched is coming, and what is left of the scale is empty; all parts are from 0 to 1 of one
 * scale (PAGA-06). Hidden from assistive technology: the amounts beside it say the same. The hatching is the ground, which only what is
 * coming leaves in sight.
 */
export const MoneyBar = ({ done, coming = 0 }: { readonly done: number; readonly coming?: number | undefined }) => (
  <svg className="pt-bar money" aria-hidden="true" focusable="false">
    <rect className="done" width={percentOf(done)} height="100%" />
    <rect className="left" x={percentOf(done + coming)} width={percentOf(1 - done - coming)} height="100%" />
  </svg>
);
