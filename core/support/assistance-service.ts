import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type {
  AssistanceErrors,
  AssistanceReceipt,
  AssistanceRequest,
  AssistanceScope,
  SupportContact,
} from './assistance-request.ts';

/**
 * Why a request is not taken: the service found something wrong with it (per field), or the same key was
 * already used for another text.
 */
export type AssistanceFailure =
  | { readonly code: 'support.invalid-request'; readonly errors: AssistanceErrors }
  | { readonly code: 'support.key-reused' };

/** The agency's assistance desk. */
export interface AssistanceService {
  scopes(): Promise<readonly AssistanceScope[]>;
  contacts(): Promise<readonly SupportContact[]>;
  /** Takes a request once: the same key with the same request gives the same receipt again (PAGE-33). */
  send(request: AssistanceRequest, idempotencyKey: string): Promise<Result<AssistanceReceipt, AssistanceFailure>>;
}
export const AssistanceService = portKey<AssistanceService>('AssistanceService');

/** The assistance desk with a sign-in, with reserved contacts and scopes (PAGE-37). */
export const PrivateAssistanceService = portKey<AssistanceService>('PrivateAssistanceService');
