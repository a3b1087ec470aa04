/** An Italian postal address in its parts, as machines want it. */
export interface PostalParts {
  readonly streetAddress: string;
  readonly postalCode: string;
  readonly addressLocality: string;
}

const PARTS = /^(?<street>.+?)[\s,–-]+(?<code>\d{5})\s+(?<locality>.+)$/u;

/** The parts of an address in one line, "Via dei Campi 12, 00100 Roma"; what has no postal code is a street. */
export const postalParts = (line: string): PostalParts => {
  const { street, code, locality } = PARTS.exec(line.trim())?.groups ?? {};
  return { streetAddress: street ?? line.trim(), postalCode: code ?? '', addressLocality: locality ?? '' };
};
