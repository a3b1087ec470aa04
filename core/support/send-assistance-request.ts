import { KeyMaker } from '#core/kernel/key-maker.ts';
import { fail, type Result } from '#core/kernel/result.ts';
import { AssistanceService, type AssistanceFailure } from './assistance-service.ts';
import type { AssistanceReceipt, AssistanceRequest, AssistanceDraft } from './assistance-request.ts';
import { requestFromDraft } from './check-draft.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';

/**
 * Checks a draft and sends it. The same draft sent again after a failure goes with the same key, and one that
 * was taken gives its receipt again without being sent, so that nothing is lost and nothing arrives twice
 * (PAGE-33). A fault of the network is thrown as a `ServiceError`, the draft stays with the caller.
 */
export type SendAssistanceRequest = (draft: AssistanceDraft) => Promise<Result<AssistanceReceipt, AssistanceFailure>>;

type Outcome = Result<AssistanceReceipt, AssistanceFailure>;

/** What is known of a request that was sent at least once. */
interface Sending {
  readonly key: string;
  /** The answer, on its way or arrived; undefined after a failure, when it may be sent again. */
  outcome: Promise<Outcome> | undefined;
}

/** Equal for equal requests: `requestFromDraft` names the fields in one order. */
const fingerprintOf = (request: AssistanceRequest): string => JSON.stringify(request);

/**
 * See `SendAssistanceRequest`. One key per text: a second click while the first is on its way gets the same
 * answer, a retry after a fault goes with the same key, and another text gets another key.
 */
export const makeSendAssistanceRequest = (service: AssistanceService, keys: KeyMaker): SendAssistanceRequest => {
  const sendings = new Map<string, Sending>();

  // An adapter that throws before it answers still ends as a refused promise.
  const deliver = async (request: AssistanceRequest, key: string): Promise<Outcome> => service.send(request, key);

  return async (draft) => {
    const checked = requestFromDraft(draft);
    if (!checked.ok) return fail({ code: 'support.invalid-request', errors: checked.failure });
    const fingerprint = fingerprintOf(checked.value);
    const sending = sendings.get(fingerprint) ?? { key: keys.next(), outcome: undefined };
    sendings.set(fingerprint, sending);
    sending.outcome ??= deliver(checked.value, sending.key);
    try {
      const outcome = await sending.outcome;
      if (!outcome.ok) {
        sending.outcome = undefined;
        // The key belongs to another text: with a new one the request can still be taken.
        if (outcome.failure.code === 'support.key-reused') sendings.delete(fingerprint);
      }
      return outcome;
    } catch (error) {
      // All who wait for this attempt hear of it before anybody can send again, so no retry is forgotten.
      sending.outcome = undefined;
      throw error;
    }
  };
};
export const SendAssistanceRequest = defineUseCase(
  'SendAssistanceRequest',
  [AssistanceService, KeyMaker],
  makeSendAssistanceRequest,
);
