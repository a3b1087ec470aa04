import { MAX_PAGE } from '#core/kernel/page-number.ts';
import type { DescribedParameter } from './described-calls.ts';

// Words for parameters that several capabilities have (API-18).

/** Yes or no, which travels as text. */
export const flagSchema = { type: 'boolean' } as const;

/** Page and page size of a list. */
export const pagingWords = {
  page: {
    description:
      'Numero della pagina, a partire da 1; oltre l’ultima l’elenco è vuoto. Dove c’è `cursor`, i due si escludono.',
    example: 2,
    schema: { type: 'integer', format: 'int32', minimum: 1, maximum: MAX_PAGE, default: 1 },
  },
  pageSize: {
    description: 'Elementi in una pagina.',
    example: 9,
    schema: { type: 'integer', minimum: 1, maximum: 100 },
  },
} as const satisfies Readonly<Record<string, DescribedParameter>>;

/** A page of contents. */
export const pageWords = {
  path: { description: 'Percorso della pagina, anche di più segmenti.', example: 'agenzia/direttore' },
} as const satisfies Readonly<Record<string, DescribedParameter>>;

/** A company. */
export const companyWords = {
  cuaa: { description: 'Codice unico dell’azienda agricola.', example: '90000000001' },
} as const satisfies Readonly<Record<string, DescribedParameter>>;
