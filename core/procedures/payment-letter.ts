import { formatDay } from '#core/formatting/date.ts';
import { type PdfBlock, type PdfDocument, UNOFFICIAL_DOCUMENT } from '#core/formatting/pdf.ts';
import { formatCents, formatCentsChange } from '#core/formatting/signed-euro.ts';
import { withWordsExplained } from '#core/glossary/explained-words.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { DOES_NOT_ADD_UP, shownBreakdown, yearDifference } from './payment-breakdown.ts';
import type { PaymentBreakdown, PaymentDetail } from './payment-detail.ts';
import { lineSentences, namedParts } from './payment-words.ts';
import type { CompanyPayment } from './procedure.ts';

/** When and by whom a document is made. */
export interface DocumentOrigin {
  /** In milliseconds since 1970-01-01T00:00:00Z. */
  readonly madeAt: number;
  readonly agencyName: string;
  /** Whether the data are invented. */
  readonly demonstration: boolean;
}

/** Name under which a letter is saved; it names neither person nor company (PAGA-03). */
export const letterFileName = (day: IsoDate): string => `lettera-di-pagamento-${day}.pdf`;

/** What is said when the letter cannot be had. */
export const LETTER_UNAVAILABLE_SENTENCE = 'La lettera non è disponibile in questo momento. Riprova più tardi.';

/** The letter of a payment that was made: the same sum as its page, to the cent, in words for whoever is handed it (PAGA-03, CAAP-04). */
export const paymentLetter = (payment: CompanyPayment, detail: PaymentDetail, origin: DocumentOrigin): PdfDocument => {
  const shown = shownBreakdown(payment, detail);
  const day = payment.paidOn ?? dayInRome(origin.madeAt);
  return withWordsExplained({
    title: 'Lettera di pagamento',
    letterhead: { from: origin.agencyName, to: [detail.payeeName, detail.cuaa].filter((line) => line !== undefined) },
    footer: `${origin.agencyName}, lettera di pagamento del ${formatDay(day)}`,
    notice: origin.demonstration ? UNOFFICIAL_DOCUMENT : undefined,
    madeAt: origin.madeAt,
    parts: [
      [
        text(
          `${origin.agencyName} ha accreditato ${formatCents(payment.amountCents)} il ${formatDay(day)}${detail.accountEnd === undefined ? '' : ` sul conto che finisce con ${detail.accountEnd}`}.`,
        ),
        { kind: 'facts', facts: factsOf(payment, detail) },
        ...(shown.kind === 'adds-up' ? breakdownBlocks(payment, detail, shown.breakdown) : []),
        ...(shown.kind === 'does-not-add-up' ? [text(DOES_NOT_ADD_UP)] : []),
        ...(payment.restCents === undefined || payment.restCents === 0
          ? []
          : [text(`Il saldo ancora da calcolare, ${formatCents(payment.restCents)}, non ha un giorno.`)]),
        text(QUESTIONS_SENTENCE),
      ],
    ],
  });
};

// Helpers

const QUESTIONS_SENTENCE =
  'Se qualcosa non torna, premi «Non mi torna» nella pagina del pagamento o chiedi al gestore del mandato.';

const text = (words: string): PdfBlock => ({ kind: 'text', text: words });

const factsOf = (
  { description, campaign }: CompanyPayment,
  { applicationNumber, fund }: PaymentDetail,
): readonly (readonly [string, string])[] =>
  (
    [
      ['Pagamento', description],
      ['Campagna', campaign === undefined ? undefined : String(campaign)],
      ['Domanda', applicationNumber],
      ['Fondo', fund],
    ] as const
  ).flatMap(([term, value]) => (value === undefined ? [] : [[term, value] as const]));

const breakdownBlocks = (
  payment: CompanyPayment,
  detail: PaymentDetail,
  breakdown: PaymentBreakdown,
): readonly PdfBlock[] => {
  const { lastYear, change } = breakdown;
  const before = (cents: number | undefined): readonly string[] =>
    lastYear === undefined || cents === undefined ? [] : [formatCents(cents)];
  const heads = ['Voce', 'Come si calcola', 'Importo', ...(lastYear === undefined ? [] : [`Nel ${lastYear}`])];
  return [
    ...namedParts(breakdown, payment, detail.accountEnd, 'anybody').flatMap(
      ({ title, totalTitle, part }): readonly PdfBlock[] => [
        { kind: 'heading', text: title },
        {
          kind: 'table',
          heads,
          amounts: lastYear === undefined ? 1 : 2,
          hasTotal: true,
          rows: [
            ...part.lines.map((line) => [
              line.label,
              lineSentences(line, breakdown, 'anybody').join(' '),
              formatCents(line.amountCents),
              ...before(line.lastYearCents),
            ]),
            [totalTitle, '', formatCents(part.totalCents), ...before(part.lastYearCents)],
          ],
        },
      ],
    ),
    ...(change === undefined || lastYear === undefined
      ? []
      : [
          { kind: 'heading', text: `Che cosa è cambiato rispetto al ${lastYear}` } as const,
          {
            kind: 'facts',
            amounts: 1,
            hasTotal: true,
            facts: [
              ...change.lines.map(({ label, amountCents }) => [label, formatCentsChange(amountCents)] as const),
              ['In tutto', formatCentsChange(yearDifference(breakdown) ?? 0)] as const,
            ],
          } as const,
        ]),
  ];
};
