import { CONFLICT, UNPROCESSABLE_CONTENT } from '#core/kernel/http-status.ts';
import { fail, succeed } from '#core/kernel/result.ts';
import type { AssistanceService } from '#core/support/assistance-service.ts';
import { assistanceErrorsFrom, supportCalls } from '#adapters/http/contract/support.ts';
import { callsOf, send } from './calls.ts';
import { RefusedCall, type Http } from './http.ts';

/** The assistance desk over the service; logged in, by the reserved addresses (PAGE-37). */
export const httpSupport = (http: Http): AssistanceService => {
  const calls = callsOf(http, supportCalls);
  return {
    scopes: () => calls.scopes(),
    contacts: () => calls.contacts(),
    send: async ({ phone = null, ...request }, key) => {
      const asked = { ...request, phone, 'Idempotency-Key': key };
      // What a refusal says field by field is shown beside the fields.
      const answer = await send(http, supportCalls.send, asked, [CONFLICT, UNPROCESSABLE_CONTENT]);
      if (!(answer instanceof RefusedCall)) return succeed(answer);
      if (answer.status === CONFLICT) return fail({ code: 'support.key-reused' });
      return fail({ code: 'support.invalid-request', errors: assistanceErrorsFrom(answer.body) });
    },
  };
};
