import { formatEuro, formatMillions } from './euro.ts';

const MILLION = 1_000_000;
const DECIMAL = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i;

const decimal = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 2 });

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
      return `${decimal.format(number)}%`;
    case 'numerico':
      return decimal.format(number);
    case 'valuta':
      return Math.abs(number) >= MILLION ? formatMillions(number) : formatEuro(number);
    default:
      return value;
  }
};
