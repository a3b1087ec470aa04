import type { Cents } from './cents.ts';

/**
 * Areas are whole square metres in an ordinary number, as amounts are whole cents: hectares with decimals exist only on the
 * wire and in the moment of writing an area for people. A hectare is 10,000 of them.
 */
export type SquareMetres = number;

const SQUARE_METRES = 10_000;

/** The whole square metres nearest to an area in hectares, which is never negative. */
export const squareMetresFrom = (hectares: number): SquareMetres => Math.round(Number(`${hectares}e4`));

/** The area in hectares. */
export const hectaresFrom = (area: SquareMetres): number => area / SQUARE_METRES;

/** What an area costs at a rate a hectare, to the nearest cent; the half goes up. */
export const priceOf = (area: SquareMetres, rateCents: Cents): Cents => Math.round((area * rateCents) / SQUARE_METRES);
