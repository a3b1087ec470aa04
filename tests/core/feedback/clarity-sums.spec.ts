import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claritySums, tallyByRoute } from '#core/feedback/clarity-sums.ts';
import { CLARITY_SCORES, type FeedbackTally } from '#core/feedback/feedback-box.ts';
import { RUNS } from '#tests/support/property.ts';
import { FLAGS, TABLE } from './deployment.ts';

const TALLY: FeedbackTally = {
  scores: [
    { page: '/normative', clarity: 5, count: 3 },
    { page: '/normative', clarity: 2, count: 1 },
    { page: '/normative/un-atto', clarity: 4, count: 2 },
    { page: '/normative/un-altro', clarity: 4, count: 1 },
    { page: '/agenzia', clarity: 1, count: 1 },
    { page: '/non/esiste', clarity: 1, count: 9 },
    { page: '/scrivania', clarity: 1, count: 9 },
  ],
  answers: [
    { answer: 'indicazioni-chiare', count: 4 },
    { answer: 'problemi-tecnici', count: 1 },
    { answer: 'inventata', count: 7 },
  ],
};

describe('tallyByRoute', () => {
  it('should count all pages of a kind together, and what is no page of the portal not at all', () => {
    expect(tallyByRoute(TALLY, TABLE, FLAGS)).toEqual({
      scores: [
        { page: '/normative', clarity: 5, count: 3 },
        { page: '/normative', clarity: 2, count: 1 },
        { page: '/normative/:friendlyUrl', clarity: 4, count: 3 },
        { page: '/agenzia', clarity: 1, count: 1 },
      ],
      answers: [
        { answer: 'indicazioni-chiare', count: 4 },
        { answer: 'problemi-tecnici', count: 1 },
      ],
    });
  });

  it('should change nothing in what it has counted', () => {
    const pages = fc.constantFrom('/normative', '/normative/x', '/supporto/faq', '/agenzia/concorsi/y', '/nulla');
    const scores = fc.array(
      fc.record({ page: pages, clarity: fc.constantFrom(...CLARITY_SCORES), count: fc.integer({ min: 1, max: 9 }) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(scores, (some) => {
        const once = tallyByRoute({ scores: some, answers: [] }, TABLE, FLAGS);
        expect(tallyByRoute(once, TABLE, FLAGS)).toEqual(once);
        const sums = claritySums({ scores: some, answers: [] }, TABLE, FLAGS);
        expect(sums.count).toBe(sums.scores.reduce((sum, { count }) => sum + count, 0));
        expect(sums.count).toBe(sums.pages.reduce((sum, { count }) => sum + count, 0));
      }),
      RUNS,
    );
  });
});

describe('claritySums', () => {
  it('should say how many opinions there are, their mean, how often each star, answer and page', () => {
    expect(claritySums(TALLY, TABLE, FLAGS)).toEqual({
      count: 8,
      average: 30 / 8,
      scores: [
        { score: 5, count: 3 },
        { score: 4, count: 3 },
        { score: 3, count: 0 },
        { score: 2, count: 1 },
        { score: 1, count: 1 },
      ],
      followUps: [
        {
          question: 'Quali sono stati gli aspetti che hai preferito?',
          answers: [
            { words: 'Le indicazioni erano chiare', count: 4 },
            { words: 'Le indicazioni erano complete', count: 0 },
            { words: 'Capivo sempre che stavo procedendo correttamente', count: 0 },
            { words: 'Non ho avuto problemi tecnici', count: 0 },
            { words: 'Altro', count: 0 },
          ],
        },
        {
          question: 'Dove hai incontrato le maggiori difficoltà?',
          answers: [
            { words: 'A volte le indicazioni non erano chiare', count: 0 },
            { words: 'A volte le indicazioni non erano complete', count: 0 },
            { words: 'A volte non capivo se stavo procedendo correttamente', count: 0 },
            { words: 'Ho avuto problemi tecnici', count: 1 },
            { words: 'Altro', count: 0 },
          ],
        },
      ],
      pages: [
        { title: 'Normative', address: '/normative', count: 4, average: 17 / 4 },
        { title: 'Normativa', count: 3, average: 4 },
        { title: 'L’Agenzia', address: '/agenzia', count: 1, average: 1 },
      ],
    });
  });

  it('should have no mean of nothing', () => {
    expect(claritySums({ scores: [], answers: [] }, TABLE, FLAGS)).toMatchObject({
      count: 0,
      average: undefined,
      pages: [],
    });
  });
});
