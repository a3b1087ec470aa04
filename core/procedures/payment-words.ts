import { formatDay } from '#core/formatting/date.ts';
import { formatHectares } from '#core/formatting/hectares.ts';
import { formatCents } from '#core/formatting/signed-euro.ts';
import type { SquareMetres } from '#core/kernel/area-measure.ts';
import type { PaymentBreakdown, SumLine, SumPart } from './payment-detail.ts';
import type { CompanyPayment } from './procedure.ts';

/** A number and its word never part. */
const NBSP = '\u00A0';

const plainNumber = new Intl.NumberFormat('it-IT');

const hectares = (area: SquareMetres): string => `${formatHectares(area)}${NBSP}ettari`;

/** The reader of a payment: its owner, or anybody else, such as a centre, not called "tu" (CAAP-04). */
export type PaymentReader = 'farmer' | 'anybody';

/** Hectares asked and found, in a sentence; undefined where the service sends neither. */
export const areaWords = ({ askedArea, foundArea }: SumLine, reader: PaymentReader): string | undefined => {
  if (askedArea !== undefined && foundArea !== undefined) {
    if (askedArea === foundArea) return `Chiesti e trovati ${hectares(foundArea)}.`;
    return reader === 'farmer'
      ? `Hai chiesto ${hectares(askedArea)}, ne abbiamo trovati ${formatHectares(foundArea)}.`
      : `Chiesti ${hectares(askedArea)}, trovati ${formatHectares(foundArea)}.`;
  }
  if (askedArea !== undefined) return `${reader === 'farmer' ? 'Hai chiesto' : 'Chiesti'} ${hectares(askedArea)}.`;
  if (foundArea === undefined) return undefined;
  return `${reader === 'farmer' ? 'Abbiamo trovato' : 'Trovati'} ${hectares(foundArea)}.`;
};

/** The product that makes the amount: "60,50 ettari × 170,16 €." */
export const productWords = ({ paidArea, rateCents }: SumLine): string | undefined =>
  paidArea === undefined || rateCents === undefined ? undefined : `${hectares(paidArea)} × ${formatCents(rateCents)}.`;

/** The share that arrives now: "Il 70% di 12.287,91 €." */
export const shareWords = ({ percent }: SumLine, { entitled, reductions }: PaymentBreakdown): string | undefined =>
  percent === undefined
    ? undefined
    : `Il ${plainNumber.format(percent)}% di ${formatCents((reductions ?? entitled).totalCents)}.`;

/** Everything that a line says below its name, each sentence by itself; its rule comes last. */
export const lineSentences = (
  line: SumLine,
  breakdown: PaymentBreakdown,
  reader: PaymentReader = 'farmer',
): readonly string[] =>
  [
    areaWords(line, reader),
    productWords(line),
    line.found,
    shareWords(line, breakdown),
    line.rule === undefined ? undefined : `Regola: ${line.rule}`,
  ].filter((sentence) => sentence !== undefined);

/** A part of the sum with its names. */
export interface NamedPart {
  readonly key: 'entitled' | 'reductions' | 'arriving';
  readonly title: string;
  readonly totalTitle: string;
  readonly part: SumPart;
}

/** The three parts in their order, numbered; the second is left out where nothing is taken off. */
export const namedParts = (
  { entitled, reductions, arriving }: PaymentBreakdown,
  { state }: Pick<CompanyPayment, 'state'>,
  accountEnd: string | undefined,
  reader: PaymentReader = 'farmer',
): readonly NamedPart[] => {
  const account = accountEnd === undefined ? '' : ` sul conto …${accountEnd}`;
  const parts: readonly Omit<NamedPart, 'title'>[] = [
    { key: 'entitled', totalTitle: reader === 'farmer' ? 'Ti spetta' : 'Spetta', part: entitled },
    ...(reductions === undefined
      ? []
      : [{ key: 'reductions' as const, totalTitle: 'Dopo le riduzioni', part: reductions }]),
    { key: 'arriving', totalTitle: `${state === 'paid' ? 'Accreditati' : 'In arrivo'}${account}`, part: arriving },
  ];
  const titles = {
    entitled: reader === 'farmer' ? 'Quanto ti spetta' : 'Quanto spetta',
    reductions: 'Riduzioni',
    arriving: 'Quanto arriva ora',
  } as const;
  return parts.map((part, at) => ({ ...part, title: `${at + 1}. ${titles[part.key]}` }));
};

/** A payment in a line: what, of which campaign, how much, when. */
export const paymentLine = ({ description, campaign, amountCents, paidOn, expectedBy }: CompanyPayment): string =>
  [
    description,
    campaign === undefined ? undefined : `campagna ${campaign}`,
    formatCents(amountCents),
    paidOn === undefined ? undefined : `pagato il ${formatDay(paidOn)}`,
    paidOn === undefined && expectedBy !== undefined ? `atteso entro il ${formatDay(expectedBy)}` : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
