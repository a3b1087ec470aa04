import * as z from 'zod/mini';
import { euroFromCents, type Cents } from '#core/kernel/cents.ts';
import { foldText } from '#core/formatting/folded.ts';
import type { PaymentsTable, TableLine } from '#core/payments/payments-table.ts';
import type { ReadTable, TableAsked } from '#core/payments/read-table.ts';
import { DEFINITIONS } from '#core/payments/table-summary.ts';
import { maybe, whole } from './schema.ts';

/** A line of the published table; what is protected is null. */
const wireLine = z.object({
  codice: maybe(z.string()),
  nome: z.string(),
  importoErogato: maybe(z.number()),
  quota: maybe(z.number()),
  numBeneficiari: maybe(whole),
  protetto: z.boolean(),
  importoConfrontato: maybe(z.number()),
  differenza: maybe(z.number()),
});

/** A table as the page shows it, with what is needed to cite it; amounts in euro, parts from 0 to 1. */
export const wireTable = z.object({
  annoCampagna: whole,
  divisione: z.string(),
  programmazione: maybe(z.string()),
  suddivisione: z.enum(['intervento', 'regione']),
  /** Code of the intervention or name of the region whose detail it is. */
  dettaglio: maybe(z.string()),
  fonte: z.string(),
  aggiornatoAl: maybe(z.string()),
  definizioni: z.array(z.object({ voce: z.string(), significato: z.string() })),
  righe: z.array(wireLine),
  importoProtetto: maybe(z.number()),
  totale: maybe(z.number()),
  confronto: maybe(z.object({ annoCampagna: whole, totale: maybe(z.number()), differenza: maybe(z.number()) })),
});
export type WireTable = z.infer<typeof wireTable>;

/** The table on the wire. */
export const tableToWire = (
  { campaign, division, table }: ReadTable,
  { intervention, region }: Pick<TableAsked, 'intervention' | 'region'>,
  source: string,
): WireTable => ({
  annoCampagna: campaign.year,
  divisione: division.name,
  programmazione: division.planning ?? null,
  suddivisione: table.by === 'intervention' ? 'intervento' : 'regione',
  dettaglio: intervention ?? region ?? null,
  fonte: source,
  aggiornatoAl: campaign.countedUntil ?? null,
  definizioni: DEFINITIONS.map(({ term, text }) => ({ voce: term, significato: text })),
  righe: table.lines.map(lineToWire),
  importoProtetto: euro(table.protectedCents),
  totale: euro(table.totalCents),
  confronto: comparedToWire(table),
});

/** Name, without its ending, of the file in which a table is kept. */
export const tableFileName = ({ asked, intervention, region }: TableAsked): string =>
  ['pagamenti', asked.department, asked.planning, String(asked.yearCampaign), intervention ?? region]
    .flatMap((part) => (part === undefined ? [] : [foldText(part).replaceAll(' ', '-')]))
    .join('-')
    .replaceAll(/[^a-z0-9-]/g, '');

// Helpers

const euro = (cents: Cents | undefined): number | null => (cents === undefined ? null : euroFromCents(cents));

const lineToWire = ({ code, name, figures, share, isProtected, comparedCents, change }: TableLine) => ({
  codice: code ?? null,
  nome: name,
  importoErogato: euro(figures?.paidCents),
  quota: share ?? null,
  numBeneficiari: figures?.beneficiaries ?? null,
  protetto: isProtected,
  importoConfrontato: euro(comparedCents),
  differenza: change ?? null,
});

const comparedToWire = ({ compared }: PaymentsTable): WireTable['confronto'] =>
  compared === undefined
    ? null
    : { annoCampagna: compared.year, totale: euro(compared.totalCents), differenza: compared.change ?? null };
