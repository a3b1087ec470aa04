import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { AssistanceDraft, AssistanceReceipt } from './assistance-request.ts';
import type { AssistanceFailure } from './assistance-desk.ts';

/**
 * Checks a draft and sends it. The same draft sent again after a failure goes with the same key, and one that
 * was taken gives its receipt again without being sent, so that nothing is lost and nothing arrives twice
 * (PAGE-33). A fault of the network is thrown as a `ServiceError`, the draft stays with the caller.
 */
export type SendAssistanceRequest = (draft: AssistanceDraft) => Promise<Result<AssistanceReceipt, AssistanceFailure>>;
export const SendAssistanceRequest = portKey<SendAssistanceRequest>('SendAssistanceRequest');
