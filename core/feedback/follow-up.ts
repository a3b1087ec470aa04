import type { ClarityScore } from './feedback-box.ts';

/** One answer that can be ticked: the code that is kept, and its words. */
export interface FollowUpAnswer {
  readonly code: string;
  readonly words: string;
}

/** What is asked after the score: what was good, or where the difficulties were. */
export interface FollowUp {
  readonly kind: 'positive' | 'negative';
  readonly question: string;
  readonly answers: readonly FollowUpAnswer[];
}

/** The highest score that still tells of difficulties. */
const LAST_NEGATIVE_SCORE = 3;

/** The question after a good score, as the national model words it. */
export const POSITIVE: FollowUp = {
  kind: 'positive',
  question: 'Quali sono stati gli aspetti che hai preferito?',
  answers: [
    { code: 'indicazioni-chiare', words: 'Le indicazioni erano chiare' },
    { code: 'indicazioni-complete', words: 'Le indicazioni erano complete' },
    { code: 'procedimento-chiaro', words: 'Capivo sempre che stavo procedendo correttamente' },
    { code: 'nessun-problema-tecnico', words: 'Non ho avuto problemi tecnici' },
    { code: 'altro-positivo', words: 'Altro' },
  ],
};

/** The question after a low score. */
export const NEGATIVE: FollowUp = {
  kind: 'negative',
  question: 'Dove hai incontrato le maggiori difficoltà?',
  answers: [
    { code: 'indicazioni-poco-chiare', words: 'A volte le indicazioni non erano chiare' },
    { code: 'indicazioni-incomplete', words: 'A volte le indicazioni non erano complete' },
    { code: 'procedimento-incerto', words: 'A volte non capivo se stavo procedendo correttamente' },
    { code: 'problemi-tecnici', words: 'Ho avuto problemi tecnici' },
    { code: 'altro-negativo', words: 'Altro' },
  ],
};

/** What is asked after a score. */
export const followUpOf = (clarity: ClarityScore): FollowUp => (clarity > LAST_NEGATIVE_SCORE ? POSITIVE : NEGATIVE);
