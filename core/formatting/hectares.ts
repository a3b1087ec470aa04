import { hectaresFrom, type SquareMetres } from '#core/kernel/area-measure.ts';

const decimal = new Intl.NumberFormat('it-IT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
  useGrouping: 'always',
});

/** An area as the agency writes it, without its unit: "61,75"; to the square metre where it has any. */
export const formatHectares = (area: SquareMetres): string => decimal.format(hectaresFrom(area));
