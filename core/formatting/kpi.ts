import { formatEuro, formatMillions } from './euro.ts';

const MILLION = 1_000_000;
const DECIMAL = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i;

/** Less than this rounds to nothing, and nothing has no sign. */
const HALF_OF_THE_LAST = 0.005;

const decimal = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 2 });

const inDecimals = (number: number): string => decimal.format(Math.abs(number) < HALF_OF_THE_LAST ? 0 : number);

/**
 * The value of a headline figure by its formatting (CONST-02): `percentuale`, `numerico` and `valuta` are known,
 * anything else, and any value that is no number, is shown as it came. Values have a decimal point, as on the wire.
 */
export const formatKpi = (value: string, formatting: string): string => {
  const number = Number(value);
  // Only figures as people write them: `0x10` is a text.
  if (!DECIMAL.test(value) || !Number.isFinite(number)) return value;
  switch (formatting) {
    case 'percentuale':
      return `${inDecimals(number)}%`;
    case 'numerico':
      return inDecimals(number);
    case 'valuta':
      return Math.abs(number) >= MILLION ? formatMillions(number) : formatEuro(number);
    default:
      return value;
  }
};
