import { isAcceptableText } from '#core/formatting/text.ts';

/** Name under which a form without script says what was typed; the page takes it out of the address at once. */
export const TYPED_PARAMETER = 'cerca';

/** Characters that a search among producers needs at least (VAL-02). */
const PRODUCER_TEXT_MIN_LENGTH = 3;

/** Why a text is not searched for, with the sentence for the field. */
export interface ProducerTextFailure {
  readonly code: 'producers.text-too-short' | 'producers.text-bad-start';
  readonly message: string;
}

/** What is wrong with a text; nothing for an empty one, which asks for all producers (PAGE-30, VAL-02). */
export const producerTextFailure = (text: string): ProducerTextFailure | undefined => {
  if (text.trim() === '' || isAcceptableText(text, PRODUCER_TEXT_MIN_LENGTH)) return undefined;
  return isAcceptableText(text, 1)
    ? {
        code: 'producers.text-too-short',
        message: `Scrivi almeno ${PRODUCER_TEXT_MIN_LENGTH} caratteri della denominazione o del CUAA.`,
      }
    : { code: 'producers.text-bad-start', message: 'Comincia con una lettera o con una cifra.' };
};
