import { formatDay, formatNearDayAfter } from '#core/formatting/date.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { type Cents, euroFromCents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { MessageKind } from './message-kind.ts';

/** What is known of what a message is about. */
interface SubjectFacts {
  /** When what the message is about ends, or has ended. */
  readonly day?: IsoDate | undefined;
  /** What it stops (D-39). */
  readonly stoppedCents?: Cents | undefined;
  /** When the first of the payments that it stops is expected. */
  readonly expectedBy?: IsoDate | undefined;
}

/** A contract, and what it alone stops. */
export interface ContractFacts extends SubjectFacts {
  /** Its protocol number. */
  readonly number?: string | undefined;
}

/** What is known of one client for one kind of message; what is not known is absent, and never made up. */
export interface ClientFacts extends SubjectFacts {
  readonly company: string;
  readonly office?: string | undefined;
  /** The contracts of a message about contracts: its sentences about one are said of each. */
  readonly contracts?: readonly ContractFacts[] | undefined;
}

/** The placeholders of a text, by the words between their braces. */
export const PLACEHOLDERS = [
  'nome dell’azienda',
  'contratto',
  'scadenza',
  'data',
  'somma',
  'giorno',
  'ufficio',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The placeholders that a text of a kind can have filled: a contract is named where it is about contracts. */
export const placeholdersOf = (kind: MessageKind): readonly Placeholder[] =>
  PLACEHOLDERS.filter((name) => name !== 'contratto' || kind === 'contract');

/** A placeholder as it is written into a text. */
export const placeholderMark = (placeholder: Placeholder): string => `{${placeholder}}`;

/** The words between braces that are no placeholder: a text that has one is not sent. */
export const unknownPlaceholders = (text: string): readonly string[] =>
  marksIn(text)
    .filter((words) => placeholderNamed(words) === undefined)
    .map((words) => `{${words}}`);

/** A piece of a text: words, or a placeholder with its braces. */
export interface TextPiece {
  readonly text: string;
  readonly isPlaceholder: boolean;
}

/** A text in its pieces, so that placeholders and words can be told apart; together they are the text. */
export const textPieces = (text: string): readonly TextPiece[] => {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: mark, 1: words = '', index } of text.matchAll(MARK)) {
    if (placeholderNamed(words) === undefined) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isPlaceholder: false });
    pieces.push({ text: mark, isPlaceholder: true });
    end = index + mark.length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end), isPlaceholder: false }] : pieces;
};

/**
 * A text as one client reads it: every placeholder filled with what is known of that client alone. A sentence that has one of which nothing is
 * known is left out, and a paragraph of which nothing is left with it; no brace ever reaches a client (CAAM-02). Sentences that follow each
 * other and are about a contract are said of each contract in turn, with the day and the sum of that one.
 */
export const filledText = (text: string, facts: ClientFacts, gender: 'm' | 'f', today: IsoDate): string =>
  text
    .split(/\n+/u)
    .map((paragraph) =>
      groupsOf(paragraph.trim().split(SENTENCE_END), facts)
        .flatMap(({ sentences, facts: own }) =>
          sentences.flatMap((sentence) => filledSentence(sentence, own, gender, today) ?? []),
        )
        .join(' '),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

// Helpers

/** Between two sentences: the next one begins with a capital, a placeholder or an opening sign, so that "S.r.l. agricola" stays whole. */
const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}{«“"])/u;
const MARK = /\{([^{}]*)\}/gu;

const marksIn = (text: string): readonly string[] => [...text.matchAll(MARK)].map(([, words = '']) => words);

/** The placeholders that say something of one contract, where a message is about contracts. */
const OF_A_CONTRACT: readonly (Placeholder | undefined)[] = ['contratto', 'scadenza', 'data', 'somma', 'giorno'];

/** Sentences in turn with what fills them: those about a contract together, once for each contract. */
const groupsOf = (
  sentences: readonly string[],
  facts: ClientFacts,
): readonly { readonly sentences: readonly string[]; readonly facts: ClientFacts }[] => {
  const { contracts = [] } = facts;
  if (contracts.length === 0) return [{ sentences, facts }];
  const runs: { readonly isOfEach: boolean; readonly sentences: string[] }[] = [];
  for (const sentence of sentences) {
    const isOfEach = marksIn(sentence).some((words) => OF_A_CONTRACT.includes(placeholderNamed(words)));
    const last = runs.at(-1);
    if (last?.isOfEach === isOfEach) last.sentences.push(sentence);
    else runs.push({ isOfEach, sentences: [sentence] });
  }
  return runs.flatMap(({ isOfEach, sentences: own }) =>
    isOfEach
      ? contracts.map((contract) => ({
          sentences: own,
          facts: { company: facts.company, office: facts.office, ...contract, contracts: [contract] },
        }))
      : [{ sentences: own, facts }],
  );
};

const contractName = ({ number }: ContractFacts): string =>
  number === undefined ? 'contratto' : `contratto ${number}`;

/** However the apostrophe is typed. */
const placeholderNamed = (words: string): Placeholder | undefined =>
  PLACEHOLDERS.find((name) => name === words.trim().toLocaleLowerCase('it-IT').replaceAll("'", '’'));

const ended = { m: 'è scaduto', f: 'è scaduta' } as const;

const valueOf = (
  name: Placeholder,
  { company, office, day, stoppedCents, expectedBy, contracts: [contract] = [] }: ClientFacts,
  gender: 'm' | 'f',
  today: IsoDate,
): string | undefined => {
  switch (name) {
    case 'nome dell’azienda':
      return company;
    case 'ufficio':
      return office;
    case 'contratto':
      return contract === undefined ? undefined : contractName(contract);
    case 'data':
      return day === undefined ? undefined : formatDay(day);
    case 'scadenza':
      return day === undefined ? undefined : `${day < today ? ended[gender] : 'scade'} il ${formatDay(day)}`;
    case 'somma':
      return stoppedCents === undefined ? undefined : formatEuro(euroFromCents(stoppedCents));
    case 'giorno':
      return expectedBy === undefined ? undefined : formatNearDayAfter('il', expectedBy, today);
  }
};

const filledSentence = (
  sentence: string,
  facts: ClientFacts,
  gender: 'm' | 'f',
  today: IsoDate,
): string | undefined => {
  let isKnown = true;
  const filled = sentence.replaceAll(MARK, (_, words: string) => {
    const name = placeholderNamed(words);
    const value = name === undefined ? undefined : valueOf(name, facts, gender, today);
    if (value === undefined) isKnown = false;
    return value ?? '';
  });
  return isKnown && filled.trim() !== '' ? filled.trim() : undefined;
};
