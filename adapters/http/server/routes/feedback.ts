import type * as z from 'zod/mini';
import { tallyByRoute } from '#core/feedback/clarity-sums.ts';
import type { FeedbackBox } from '#core/feedback/feedback-box.ts';
import { checkOpinion } from '#core/feedback/opinion.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import { wireFeedback, wireFeedbackTaken, wireFeedbackTally } from '#adapters/http/contract/feedback.ts';
import { HttpProblem, type FieldProblem } from '../problems/problem.ts';
import { limitOf, publicRead, sendPrivate, serialised, type Api } from './api.ts';
import { operationOf } from './operation.ts';

const TAG = 'Opinioni';

/** Adds what readers think of a page, and what that comes to; nothing is kept of who they are. */
export const addFeedback = (
  api: Api,
  box: FeedbackBox,
  { names, flags }: Pick<PortalSettings, 'names' | 'flags'>,
): void => {
  const table = routeTable(names);
  publicRead(api, {
    url: PATHS.feedback,
    summary: 'Somme delle opinioni sulla chiarezza delle pagine',
    tag: TAG,
    answer: wireFeedbackTally,
    isLive: true,
    key: () => '',
    read: async () => {
      const { scores, answers } = tallyByRoute(await box.tally(), table, flags);
      return { scores: [...scores], answers: [...answers] };
    },
  });
  api.app.post(
    PATHS.feedback,
    {
      config: limitOf(api.unsafePerMinute),
      schema: operationOf({
        summary: 'Quanto sono chiare le informazioni di una pagina',
        tag: TAG,
        body: wireFeedback,
        answer: wireFeedbackTaken,
        refuses: [422],
      }),
    },
    async (request, reply) => {
      const { comment, clarity, ...opinion } = request.body as z.infer<typeof wireFeedback>;
      const draft = { ...opinion, clarity: String(clarity), details: comment ?? '' };
      const checked = checkOpinion(draft, table, flags);
      if (!checked.ok)
        throw new HttpProblem(422, {
          errors: Object.entries(checked.failure).map(([name, reason]): FieldProblem => ({
            name: name === 'details' ? 'comment' : name,
            reason,
          })),
        });
      await box.keep(checked.value);
      return sendPrivate(reply, serialised(wireFeedbackTaken, { taken: true }));
    },
  );
};
