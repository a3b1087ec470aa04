import type { QueryPairs } from '#core/kernel/address.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import { AssistanceService } from './assistance-service.ts';
import type { AssistanceDraft, AssistanceErrors, AssistanceReceipt } from './assistance-request.ts';
import { requestFromDraft } from './check-draft.ts';
import { draftFromFields } from './draft.ts';

/** What became of a form that was sent to the page's own address: a receipt, or what was typed and what is wrong with it. */
export type PostedRequest =
  | { readonly kind: 'taken'; readonly receipt: AssistanceReceipt; readonly draft: AssistanceDraft }
  | { readonly kind: 'refused'; readonly draft: AssistanceDraft; readonly errors: AssistanceErrors }
  /** The desk could not be reached; the same form may be sent again and is taken once. */
  | { readonly kind: 'failed'; readonly draft: AssistanceDraft };

/** Answers a form that a browser without script sends (PAGE-33); the same form with the same key is taken once. */
export type TakePostedRequest = (fields: QueryPairs, key: string) => Promise<PostedRequest>;

/** Builds `TakePostedRequest`: nothing that was typed is ever lost, whatever happens to it. */
export const makeTakePostedRequest =
  (service: AssistanceService): TakePostedRequest =>
  async (fields, key) => {
    const draft = draftFromFields(fields);
    const checked = requestFromDraft(draft);
    if (!checked.ok) return { kind: 'refused', draft, errors: checked.failure };
    try {
      const taken = await service.send(checked.value, key);
      if (taken.ok) return { kind: 'taken', receipt: taken.value, draft };
      return taken.failure.code === 'support.invalid-request'
        ? { kind: 'refused', draft, errors: taken.failure.errors }
        : { kind: 'failed', draft };
    } catch {
      return { kind: 'failed', draft };
    }
  };
export const TakePostedRequest = defineUseCase('TakePostedRequest', [AssistanceService], makeTakePostedRequest);
