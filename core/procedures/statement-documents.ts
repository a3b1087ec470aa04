import { csvCode, csvDay, csvEuro, csvText } from '#core/formatting/csv.ts';
import { formatDay } from '#core/formatting/date.ts';
import { type PdfBlock, type PdfDocument, UNOFFICIAL_DOCUMENT } from '#core/formatting/pdf.ts';
import { formatCents } from '#core/formatting/signed-euro.ts';
import { withWordsExplained } from '#core/glossary/explained-words.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { CorrectedCredit } from './correction.ts';
import type { DocumentOrigin } from './payment-letter.ts';
import type { PaymentStatement, StatementRow } from './payment-statement.ts';

/** Names under which the statement of a year is saved; they name neither person nor company (PAGA-05). */
export const statementFileName = (year: number, format: 'pdf' | 'csv'): string =>
  `estratto-pagamenti-${year}.${format}`;

/** What is said when the statement cannot be had as a PDF. */
export const STATEMENT_UNAVAILABLE_SENTENCE = 'L’estratto non è disponibile in questo momento. Riprova più tardi.';

/** The accounts on which the payments of a statement arrived, by their last characters. */
export const accountsOf = ({ rows }: PaymentStatement): readonly string[] => [
  ...new Set(rows.flatMap(({ accountEnd }) => (accountEnd === undefined ? [] : [accountEnd]))),
];

/** "Campagna 2026, FEAGA": what a row says below its name. */
export const rowDetail = ({ campaign, fund, percent }: StatementRow): string =>
  [
    campaign === undefined ? undefined : `Campagna ${campaign}`,
    fund,
    percent === undefined ? undefined : `quota del ${percent}%`,
  ]
    .filter((part) => part !== undefined)
    .join(', ');

/** Why gross and reductions of a row are less than on the page of its payment. */
const SHARE_SENTENCE =
  'Di anticipi e saldi lordo e riduzioni sono quelli della quota pagata: la pagina del pagamento ha le somme intere.';

/** "1 pagamento", "5 pagamenti". */
export const paymentCount = ({ rows }: PaymentStatement): string =>
  rows.length === 1 ? '1 pagamento' : `${rows.length} pagamenti`;

/** The statement is made of the payments as they are: a credit that came back from the bank is in it no more. */
const CORRECTED = 'l’estratto cambia soltanto se un accredito torna indietro o è corretto';
const SAID_HERE = ', e qui lo diciamo';

/** "Corretto il 10/11/2026: Anticipo domanda unica. Prima era di 1.234,56 € il 06/11/2025, ora è di 1.000,00 €." */
export const correctionSentence = ({ on, description, creditedOn, beforeCents, nowCents }: CorrectedCredit): string => {
  const was = beforeCents === 0 ? 'non c’era' : `era di ${formatCents(beforeCents)} il ${formatDay(creditedOn)}`;
  const is =
    nowCents === 0
      ? 'non c’è più'
      : nowCents === beforeCents
        ? 'è di un altro giorno'
        : `è di ${formatCents(nowCents)}`;
  return `Corretto il ${formatDay(on)}: ${description}. Prima ${was}, ora ${is}.`;
};

/** Whether the year may still change, what is in no row, and what rows are a share of. */
export const closingSentence = (statement: PaymentStatement): string => {
  const { isClosed, awaitedCents, restCents = 0, year, rows } = statement;
  const share = rows.some(({ percent }) => percent !== undefined) ? ` ${SHARE_SENTENCE}` : '';
  const corrected = `${CORRECTED}${statement.corrections === undefined ? '' : SAID_HERE}`;
  if (isClosed) return `L’anno ${year} è chiuso: ${corrected}.${share}`;
  const awaited = awaitedCents === 0 ? '' : ` Non comprende le somme in arrivo, ${formatCents(awaitedCents)}.`;
  const rests = restCents === 0 ? '' : ` I saldi ancora da calcolare, ${formatCents(restCents)}, non hanno un giorno.`;
  return `L’anno non è chiuso: dopo il 31 dicembre ${corrected}.${awaited}${rests}${share}`;
};

/** A line for each payment, for the accountant's spreadsheet (PAGA-05). */
export const statementCsv = ({ rows }: PaymentStatement): string =>
  csvText([
    [
      'Accreditato il',
      'Pagamento',
      'Intervento',
      'Campagna',
      'Fondo',
      'Lordo (euro)',
      'Riduzioni (euro)',
      'Trattenute (euro)',
      'Accreditati (euro)',
      'Conto (ultimi caratteri)',
    ],
    ...rows.map((row) => [
      csvDay(row.creditedOn),
      row.description,
      row.scheme ?? '',
      String(row.campaign ?? ''),
      row.fund ?? '',
      csvEuro(row.book?.grossCents),
      csvEuro(row.book?.reductionsCents),
      csvEuro(row.book?.withheldCents),
      csvEuro(row.creditedCents),
      csvCode(row.accountEnd),
    ]),
  ]);

/** The statement as a PDF (PAGA-05). */
export const statementDocument = (statement: PaymentStatement, origin: DocumentOrigin): PdfDocument => {
  const { year, until, rows, creditedCents, funds, withheld, corrections = [] } = statement;
  return withWordsExplained({
    title: `Estratto dei pagamenti ${year}`,
    letterhead: { from: origin.agencyName, to: [statement.name, statement.cuaa] },
    footer: `${origin.agencyName}, estratto dei pagamenti ${year}`,
    notice: origin.demonstration ? UNOFFICIAL_DOCUMENT : undefined,
    madeAt: origin.madeAt,
    parts: [
      [
        facts([
          ['Periodo', `dal 01/01/${year} al ${formatDay(until)}`],
          ...accountsOf(statement).map((end) => ['Conto', `…${end}`] as const),
        ]),
        text(
          rows.length === 0
            ? `Nessun pagamento accreditato nel ${year}.`
            : `Accreditati ${formatCents(creditedCents)} in ${paymentCount(statement)}.`,
        ),
        ...(rows.length === 0 ? [] : [rowsTable(statement)]),
        ...named(
          'Per fondo',
          funds.map(({ fund, amountCents }) => [fund, formatCents(amountCents)] as const),
        ),
        ...named(
          'Trattenute',
          withheld.map(({ label, amountCents }) => [label, formatCents(amountCents)] as const),
        ),
        ...corrections.map((correction) => text(correctionSentence(correction))),
        text(`Le date sono quelle di accredito. ${closingSentence(statement)}`),
        text(`Estratto fatto il ${formatDay(dayInRome(origin.madeAt))}: fra due diversi vale il più recente.`),
      ],
    ],
  });
};

// Helpers

const text = (words: string): PdfBlock => ({ kind: 'text', text: words });
const facts = (given: readonly (readonly [string, string])[]): PdfBlock => ({ kind: 'facts', facts: given });
const named = (title: string, given: readonly (readonly [string, string])[]): readonly PdfBlock[] =>
  given.length === 0
    ? []
    : [
        { kind: 'heading', text: title },
        { kind: 'facts', facts: given, amounts: 1 },
      ];

const rowsTable = ({ rows, book, creditedCents, year }: PaymentStatement): PdfBlock => {
  const withBook = book !== undefined;
  const amounts = (entry: StatementRow['book'], credited: number): readonly string[] => [
    ...(withBook
      ? [
          formatCents(entry?.grossCents ?? 0),
          formatCents(entry?.reductionsCents ?? 0),
          formatCents(entry?.withheldCents ?? 0),
        ]
      : []),
    formatCents(credited),
  ];
  return {
    kind: 'table',
    amounts: withBook ? 4 : 1,
    hasTotal: true,
    heads: ['Accreditato il', 'Pagamento', ...(withBook ? ['Lordo', 'Riduzioni', 'Trattenute'] : []), 'Accreditati'],
    rows: [
      ...rows.map((row) => [
        formatDay(row.creditedOn),
        [row.description, rowDetail(row)].filter((part) => part !== '').join('. '),
        ...amounts(row.book, row.creditedCents),
      ]),
      [`Totale ${year}`, '', ...amounts(book, creditedCents)],
    ],
  };
};
