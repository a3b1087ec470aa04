import * as z from 'zod';
import { day, description, friendlyUrl, line, order, record, referenceYear } from './primitives.ts';

/** From which published numbers a figure is made, where it is not written: cards and dashboards then say the same. */
const source = z.discriminatedUnion('cifra', [
  record({ cifra: z.enum(['importo-campagna', 'quota-altri-organismi']), campagna: referenceYear }),
  record({ cifra: z.literal('beneficiari-intervento'), campagna: referenceYear, divisione: line, intervento: line }),
  record({ cifra: z.enum(['organismi-riconosciuti', 'importo-altri-organismi']) }),
]);

/** A headline figure (CONST-02, PAGE-42), of the home page or of the paying bodies: with its value, or its source. */
export const kpi = record({
  friendlyUrl,
  order,
  icon: line,
  value: z.union([z.number(), line]).optional(),
  fonte: source.optional(),
  formatting: z.enum(['percentuale', 'numerico', 'valuta', 'testo']),
  description: line,
  tooltip: description,
  lastUpdate: day,
  group: z.enum(['home', 'other-op']).optional(),
}).refine(({ value, fonte }) => (value === undefined) !== (fonte === undefined), {
  message: 'serve il valore oppure la fonte da cui ricavarlo, non tutti e due',
  path: ['value'],
});
