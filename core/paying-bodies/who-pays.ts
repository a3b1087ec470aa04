import { AID_LINES, type AidLine, type PaidLine, type PayingBody } from './paying-body.ts';
import { siteKind } from './card.ts';
import { type FinderState, foundSentence } from './finder.ts';

/** What a line of aid is called, in a table and among others in a sentence, and what it holds. */
export const AID_LINE_WORDS: Readonly<
  Record<AidLine, { readonly title: string; readonly inText: string; readonly holds: string }>
> = {
  'domanda-unica': { title: 'Domanda unica', inText: 'domanda unica', holds: 'e pagamenti diretti' },
  'sviluppo-rurale': { title: 'Sviluppo rurale', inText: 'sviluppo rurale', holds: 'programma regionale' },
  vino: { title: 'Vino', inText: 'vino', holds: 'OCM vino' },
  'altri-settori': {
    title: 'Olio, ortofrutta, miele',
    inText: 'olio, ortofrutta, miele',
    holds: 'gli altri settori OCM',
  },
};

/** The body that pays a line of aid in a region. */
export interface Payer {
  readonly line: AidLine;
  readonly body: PayingBody;
  /** As of `PaidLine`. */
  readonly note?: string | undefined;
}

const isPaidIn =
  (region: string) =>
  ({ regions }: PaidLine): boolean =>
    regions === undefined || regions.includes(region);

const linesIn = ({ regions, paidLines = [] }: PayingBody, region: string): readonly PaidLine[] =>
  regions.some(({ id }) => id === region) ? paidLines.filter(isPaidIn(region)) : [];

/**
 * The paying bodies of a region, line by line in the order of the lines, the region's own body before one of several regions
 * (PAGE-50). Nothing where no body says what it pays: a service that does not tell it is no service where nobody pays (D-40).
 */
export const whoPays = (bodies: readonly PayingBody[], region: string): readonly Payer[] => {
  const ownFirst = [
    ...bodies.filter((body) => siteKind(body) === 'regional'),
    ...bodies.filter((body) => siteKind(body) === 'national'),
  ];
  return AID_LINES.flatMap((line) =>
    ownFirst.flatMap((body) =>
      linesIn(body, region)
        .filter((paid) => paid.line === line)
        .map(({ note }) => ({ line, body, note })),
    ),
  );
};

/** What a body pays, in the order of the lines: in a region, or anywhere where none is chosen (PAGE-50). */
export const paidLinesOf = (body: PayingBody, region?: string): readonly AidLine[] => {
  const paid = region === undefined ? (body.paidLines ?? []) : linesIn(body, region);
  return AID_LINES.filter((line) => paid.some((each) => each.line === line));
};

/** A body by the abbreviation that its name ends with, "ANPAG"; by its whole name where there is none. */
export const shortName = ({ name }: Pick<PayingBody, 'name'>): string => /\(([^()]+)\)$/u.exec(name)?.[1] ?? name;

/** The answer as one reads it aloud: "Domanda unica: ANPAG. Vino: Organismo pagatore nazionale delle filiere." (PAGE-50). */
export const payersSentence = (payers: readonly Payer[]): string =>
  AID_LINES.map((line) => ({
    line,
    names: payers.filter((payer) => payer.line === line).map(({ body }) => shortName(body)),
  }))
    .filter(({ names }) => names.length > 0)
    .map(({ line, names }) => `${AID_LINE_WORDS[line].title}: ${names.join(', ')}.`)
    .join(' ');

/** What is announced when the choice has changed: how many bodies there are, and for a region who pays what (LIST-13, PAGE-50). */
export const answerSentence = (state: FinderState, bodies: readonly PayingBody[]): string => {
  const { region } = state;
  const found = foundSentence(state, bodies.length);
  const payers = region === undefined ? [] : whoPays(bodies, region);
  return payers.length === 0 ? found : `${found}. ${payersSentence(payers)}`;
};
