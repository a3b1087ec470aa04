import * as z from 'zod/mini';
import { hectaresFrom, squareMetresFrom } from '#core/kernel/area-measure.ts';
import type { DebtDetail } from '#core/procedures/debt-detail.ts';
import type { PaymentDetail } from '#core/procedures/payment-detail.ts';
import type { PaymentStatement } from '#core/procedures/payment-statement.ts';
import { get } from './calls.ts';
import { bytes, type Codec, day, from, list, mapped, nullable, oneOf, optional, record } from './codecs.ts';
import { euro } from './euro.ts';
import { companyInPath, numberText } from './params.ts';
import { whole } from './schema.ts';

/** An area, in hectares on the wire. */
const hectares = mapped(z.number().check(z.gte(0)), { decode: squareMetresFrom, encode: hectaresFrom });
const text = z.string();

const sumLine = record({
  label: text,
  found: optional(text),
  rule: optional(text),
  askedArea: from('askedHectares', optional(hectares)),
  foundArea: from('foundHectares', optional(hectares)),
  paidArea: from('paidHectares', optional(hectares)),
  rateCents: from('euroPerHectare', optional(euro)),
  percent: optional(z.number()),
  debtId: optional(text),
  amountCents: from('amount', euro),
  lastYearCents: from('lastYearAmount', optional(euro)),
});
const sumPart = record({
  lines: list(sumLine),
  totalCents: from('total', euro),
  lastYearCents: from('lastYearTotal', optional(euro)),
});
const bookEntry = record({
  grossCents: from('gross', euro),
  reductionsCents: from('reductions', euro),
  withheldCents: from('withheld', euro),
});
const accountEnd = text.check(z.maxLength(4, 'Del conto si mandano solo gli ultimi quattro caratteri.'));

/** What is known of a payment beyond the list. */
export const paymentDetail = record({
  cuaa: text,
  payeeName: optional(text),
  accountEnd: optional(accountEnd),
  applicationNumber: optional(text),
  applicationId: optional(text),
  fund: optional(text),
  reason: optional(text),
  rest: optional(record({ amountCents: from('amount', euro), expectedBy: optional(day) })),
  book: optional(bookEntry),
  breakdown: optional(
    record({
      entitled: sumPart,
      reductions: optional(sumPart),
      arriving: sumPart,
      lastYear: optional(whole),
      change: optional(
        record({
          lines: list(record({ label: text, amountCents: from('amount', euro) })),
          totalCents: from('total', euro),
          note: optional(text),
        }),
      ),
    }),
  ),
  hasLetter: optional(z.boolean()),
  assistanceScope: optional(text),
}) satisfies Codec<PaymentDetail>;

/** The agency's words for where an instalment stands. */
export const INSTALMENT_WORDS = { PAGATA: 'paid', TRATTENUTA: 'withheld', DA_PAGARE: 'due' } as const;

/** What is known of a debt beyond the list. */
export const debtDetail = record({
  cuaa: text,
  number: optional(text),
  origin: optional(text),
  rule: optional(text),
  paymentId: optional(text),
  interestCents: from('interest', optional(euro)),
  interestUntil: optional(day),
  instalments: optional(
    list(
      record({
        number: whole,
        dueOn: day,
        amountCents: from('amount', euro),
        state: oneOf(INSTALMENT_WORDS, { decode: (word) => ({ unknown: word }), encode: (state) => state.unknown }),
        doneOn: optional(day),
        how: optional(text),
        paymentId: optional(text),
      }),
    ),
  ),
  ifUnpaid: optional(text),
  paying: optional(
    record({
      url: optional(text),
      code: optional(text),
      text: optional(text),
      office: optional(text),
      phone: optional(text),
    }),
  ),
  assistanceScope: optional(text),
}) satisfies Codec<DebtDetail>;

/** The payments credited in a year. */
export const statement = record({
  cuaa: text,
  name: text,
  year: whole,
  until: day,
  isClosed: from('closed', z.boolean()),
  rows: list(
    record({
      paymentId: text,
      creditedOn: day,
      description: text,
      scheme: nullable(text),
      campaign: nullable(whole),
      fund: nullable(text),
      accountEnd: nullable(accountEnd),
      book: nullable(bookEntry),
      percent: optional(z.number()),
      creditedCents: from('credited', euro),
    }),
  ),
  creditedCents: from('credited', euro),
  book: nullable(bookEntry),
  funds: list(record({ fund: text, amountCents: from('amount', euro) })),
  withheld: list(record({ debtId: text, label: text, amountCents: from('amount', euro) })),
  awaitedCents: from('awaited', euro),
  restCents: from('toBeCalculated', optional(euro)),
  corrections: optional(
    list(
      record({
        paymentId: text,
        description: text,
        on: day,
        creditedOn: day,
        beforeCents: from('before', euro),
        nowCents: from('now', euro),
      }),
    ),
  ),
  years: list(whole),
}) satisfies Codec<PaymentStatement>;

/** A year of the calendar, as in an address. */
const year = { year: numberText(z.string().check(z.regex(/^[12]\d{3}$/u, 'Deve essere un anno di quattro cifre.'))) };
/** Longest id that a payment could have. */
const ID_LIMIT_CHARACTERS = 100;

const callsAt = (base: string) => {
  const forbidden = { 403: 'procedures.forbidden' } as const;
  const refuses = { ...forbidden, 404: 'procedures.not-found' } as const;
  const pdf = { file: 'application/pdf', answers: bytes, refuses } as const;
  return {
    statement: get(`${base}/payments-statement/:cuaa/:year`, {
      params: { ...companyInPath, ...year },
      answers: statement,
      refuses: forbidden,
    }),
    statementPdf: get(`${base}/payments-statement/:cuaa/:year/pdf`, { params: { ...companyInPath, ...year }, ...pdf }),
    letterPdf: get(`${base}/payments/:cuaa/:entry/letter`, {
      params: { ...companyInPath, entry: z.string().check(z.minLength(1), z.maxLength(ID_LIMIT_CHARACTERS)) },
      ...pdf,
    }),
  };
};

/** The statement of a year and the papers of payments, as the farmer and as the assistance centre ask for them. */
export const paymentPaperCalls = { farmer: callsAt('/private/detail'), caa: callsAt('/private/caa/detail') };
