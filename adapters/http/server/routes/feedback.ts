import type * as z from 'zod/mini';
import type { FeedbackBox } from '#core/feedback/feedback-box.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import { wireFeedback, wireFeedbackTaken } from '#adapters/http/contract/feedback.ts';
import { limitOf, sendPrivate, serialised, type Api } from './api.ts';
import { operationOf } from './operation.ts';

/** Adds what readers think of a page; nothing is kept of who they are. */
export const addFeedback = ({ app, unsafePerMinute }: Api, box: FeedbackBox): void => {
  app.post(
    PATHS.feedback,
    {
      config: limitOf(unsafePerMinute),
      schema: operationOf({
        summary: 'Quanto sono chiare le informazioni di una pagina',
        tag: 'Opinioni',
        body: wireFeedback,
        answer: wireFeedbackTaken,
      }),
    },
    async (request, reply) => {
      const { comment, ...opinion } = request.body as z.infer<typeof wireFeedback>;
      await box.keep({ ...opinion, ...(comment === null || comment === undefined ? {} : { comment }) });
      return sendPrivate(reply, serialised(wireFeedbackTaken, { taken: true }));
    },
  );
};
