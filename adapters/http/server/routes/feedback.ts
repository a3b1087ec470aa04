import * as z from 'zod/mini';
import { tallyByRoute } from '#core/feedback/clarity-sums.ts';
import type { FeedbackBox } from '#core/feedback/feedback-box.ts';
import { checkOpinion, DETAILS_MAX_CHARACTERS } from '#core/feedback/opinion.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { comment, feedbackCalls, feedbackTally, opinion } from '#adapters/http/contract/feedback.ts';
import { described } from '../description/described-calls.ts';
import { HttpProblem, type FieldProblem } from '../problems/problem.ts';
import type { Api } from './api.ts';
import { servePosted, servePublic } from './serve.ts';

z.globalRegistry.add(comment, {
  description: `Al massimo ${DETAILS_MAX_CHARACTERS} caratteri.`,
  maxLength: DETAILS_MAX_CHARACTERS,
});

const calls = described(feedbackCalls, {
  tag: 'Opinioni',
  schemas: { OpinioneSullaPagina: opinion, SommeDelleOpinioni: feedbackTally },
  fields: {
    'OpinioneSullaPagina.page': 'Percorso della pagina, dalla prima barra, senza query.',
    clarity: 'Quanto è chiara, da 1 a 5.',
    'OpinioneSullaPagina.answers': 'Le risposte segnate.',
    comment: 'Un commento, facoltativo.',
    'SommeDelleOpinioni.scores': 'Quante volte ogni voto è stato dato a ogni pagina.',
    'SommeDelleOpinioni.answers': 'Quante volte ogni risposta è stata segnata.',
    'scores.page': 'Percorso della pagina, o del suo genere.',
    answer: 'La risposta.',
    count: 'Quante volte.',
    taken: 'L’opinione è stata presa.',
  },
  parameters: {},
  calls: {
    tally: { name: 'getFeedbackTally', summary: 'Somme delle opinioni sulla chiarezza delle pagine' },
    rate: {
      name: 'ratePage',
      summary: 'Quanto sono chiare le informazioni di una pagina',
      refuses: [422],
      example: {
        page: '/normative',
        clarity: 4,
        answers: ['Le informazioni sono complete'],
        comment: 'Tutto chiaro, grazie.',
      },
    },
  },
});

/** Adds what readers think of a page, and what that comes to; nothing about the readers is kept. */
export const addFeedback = (
  api: Api,
  box: FeedbackBox,
  { names, flags }: Pick<PortalSettings, 'names' | 'flags'>,
): void => {
  const table = routeTable(names);
  servePublic(api, calls.tally, async () => tallyByRoute(await box.tally(), table, flags), { isLive: true });
  servePosted(api, calls.rate, async ({ comment: details, clarity, ...rest }) => {
    const checked = checkOpinion({ ...rest, clarity: String(clarity), details: details ?? '' }, table, flags);
    if (!checked.ok)
      throw new HttpProblem(422, {
        errors: Object.entries(checked.failure).map(([name, reason]): FieldProblem => ({
          name: name === 'details' ? 'comment' : name,
          reason,
        })),
      });
    await box.keep(checked.value);
    return { taken: true } as const;
  });
};
