import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { MessageKind } from './message-kind.ts';
import { type ClientFacts, filledText } from './placeholders.ts';
import { PREPARED_TEXTS } from './prepared-texts.ts';

/** What a client's message is made of. */
interface LetterParts {
  readonly kind: MessageKind;
  readonly text: string;
  readonly facts: ClientFacts;
  /** Name of the operator who writes. */
  readonly writer: string;
  readonly today: IsoDate;
}

/** The words of one client's message, signed by operator and office; undefined where nothing of the text is left for this client. */
export const letterBody = ({ kind, text, facts, writer, today }: LetterParts): string | undefined => {
  const body = filledText(text, facts, PREPARED_TEXTS[kind].gender, today);
  if (body === '') return undefined;
  const signature = [writer, facts.office].filter((words) => words !== undefined && words !== '').join('\n');
  return `${body}\n\n${signature}`;
};
