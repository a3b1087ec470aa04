import { type Cents, euroFromCents } from '#core/kernel/cents.ts';
import { formatEuro } from './euro.ts';

/** An amount of the books: "1.234,50 €", or "−258,53 €" with a minus as long as a plus. */
export const formatCents = (cents: Cents): string => formatEuro(euroFromCents(cents)).replace('-', '−');

/** A change with its sign: "+240,54 €", "−180,97 €"; nothing has none. */
export const formatCentsChange = (cents: Cents): string => `${cents > 0 ? '+' : ''}${formatCents(cents)}`;
