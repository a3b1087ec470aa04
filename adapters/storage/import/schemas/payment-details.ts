import * as z from 'zod';
import { shownInstalments } from '#core/procedures/debt-detail.ts';
import { shownBreakdown } from '#core/procedures/payment-breakdown.ts';
import { centsFromEuro } from '#core/kernel/cents.ts';
import { debtDetail, paymentDetail } from '#adapters/http/contract/payment-details.ts';
import { day, euro, line, phone, record, referenceYear } from './primitives.ts';

const MOST_HECTARES = 100_000;
const hectares = z.number().min(0).max(MOST_HECTARES);

const sumLine = record({
  label: line,
  found: line.optional(),
  rule: line.optional(),
  askedHectares: hectares.optional(),
  foundHectares: hectares.optional(),
  paidHectares: hectares.optional(),
  euroPerHectare: euro.optional(),
  percent: z.number().min(0).max(100).optional(),
  debtId: line.optional(),
  amount: euro,
  lastYearAmount: euro.optional(),
});
const sumPart = record({ lines: z.array(sumLine).min(1), total: euro, lastYearTotal: euro.optional() });

/** What explains a payment: its sum in words, the account, the fund (PAGA-01). */
export const paymentExplained = record({
  payeeName: line.optional(),
  accountEnd: z
    .string()
    .regex(/^[0-9A-Z]{4}$/u, 'sono gli ultimi quattro caratteri del conto, cifre o lettere maiuscole')
    .optional(),
  applicationNumber: line.optional(),
  fund: line.optional(),
  reason: line.optional(),
  rest: record({ amount: euro, expectedBy: day.optional() }).optional(),
  book: record({ gross: euro, reductions: euro, withheld: euro }).optional(),
  breakdown: record({
    entitled: sumPart,
    reductions: sumPart.optional(),
    arriving: sumPart,
    lastYear: referenceYear.optional(),
    change: record({
      lines: z.array(record({ label: line, amount: euro })).min(1),
      total: euro,
      note: line.optional(),
    }).optional(),
  }).optional(),
  hasLetter: z.boolean().optional(),
  assistanceScope: line.optional(),
});
type PaymentExplained = z.infer<typeof paymentExplained>;

/** What explains a debt: where it comes from, its instalments, how it is paid (PAGA-04). */
export const debtExplained = record({
  number: line.optional(),
  origin: line.optional(),
  rule: line.optional(),
  paymentId: line.optional(),
  interest: euro.optional(),
  interestUntil: day.optional(),
  instalments: z
    .array(
      record({
        number: z.int().min(1),
        dueOn: day,
        amount: euro,
        state: z.enum(['pagata', 'trattenuta', 'da pagare']),
        doneOn: day.optional(),
        how: line.optional(),
        paymentId: line.optional(),
      }),
    )
    .optional(),
  ifUnpaid: line.optional(),
  paying: record({
    url: z.url({ protocol: /^https$/u }).optional(),
    code: line.optional(),
    text: line.optional(),
    office: line.optional(),
    phone: phone.optional(),
  }).optional(),
  assistanceScope: line.optional(),
});
type DebtExplained = z.infer<typeof debtExplained>;

/** The service's shape of what explains a payment of this company. */
export const wirePaymentDetail = (
  cuaa: string,
  explained: PaymentExplained & { readonly applicationId?: string | undefined },
) => ({ cuaa, ...explained });

/** The service's shape of what explains a debt of this company. */
export const wireDebtDetail = (cuaa: string, { instalments, ...rest }: DebtExplained) => ({
  cuaa,
  ...rest,
  ...(instalments === undefined
    ? {}
    : {
        instalments: instalments.map(({ state, ...instalment }) => ({
          ...instalment,
          state: state.toUpperCase().replace(' ', '_'),
        })),
      }),
});

/** What is wrong with the sums of a payment, to the cent; undefined where they make what is paid. */
export const paymentSumProblem = (amount: number, explained: PaymentExplained): string | undefined => {
  const amountCents = centsFromEuro(amount);
  const read = z.safeDecode(paymentDetail, wirePaymentDetail('', explained));
  // What is wrong with a field has its own sentence.
  if (!read.success) return undefined;
  const detail = read.data;
  const { book, breakdown } = detail;
  if (book !== undefined && book.grossCents + book.reductionsCents + book.withheldCents !== amountCents)
    return 'lordo, riduzioni e trattenute non fanno la somma del pagamento';
  const shown = shownBreakdown({ amountCents }, detail);
  if (shown.kind === 'does-not-add-up') return 'le righe non fanno, al centesimo, la somma del pagamento';
  if (shown.kind === 'adds-up' && breakdown?.lastYear !== undefined && shown.breakdown.lastYear === undefined)
    return 'gli importi dell’anno prima non tornano fra loro';
  return shown.kind === 'adds-up' && breakdown?.change !== undefined && shown.breakdown.change === undefined
    ? 'ciò che è cambiato non fa la differenza fra i due anni'
    : undefined;
};

/** The same of a debt. */
export const debtSumProblem = (amount: number, remaining: number, explained: DebtExplained): string | undefined => {
  const debt = { amountCents: centsFromEuro(amount), remainingCents: centsFromEuro(remaining) };
  const read = z.safeDecode(debtDetail, wireDebtDetail('', explained));
  return read.success && shownInstalments(debt, read.data).kind === 'does-not-add-up'
    ? 'le rate non fanno il debito, oppure quelle da pagare non fanno ciò che resta'
    : undefined;
};
