/** Characters that a search among producers needs at least. */
export const PRODUCER_TEXT_MIN_LENGTH = 3;

/** Why a text is not searched for, with the sentence for the field. */
export interface ProducerTextFailure {
  readonly code: 'producers.text-too-short' | 'producers.text-bad-start';
  readonly message: string;
}
