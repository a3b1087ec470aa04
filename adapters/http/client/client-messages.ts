import type { ClientMessages } from '#core/client-messages/ports.ts';
import { CONFLICT, TOO_MANY_REQUESTS, UNPROCESSABLE_CONTENT } from '#core/kernel/http-status.ts';
import { fail, succeed } from '#core/kernel/result.ts';
import { clientMessageCalls, limitFrom, messageProblemFrom } from '#adapters/http/contract/client-messages.ts';
import { callsOf, send } from './calls.ts';
import { RefusedCall, type Http } from './http.ts';

/** Messages of a centre to its clients over the service, which takes the operator from the token. */
export const httpClientMessages = (http: Http): ClientMessages => {
  const calls = callsOf(http, { facts: clientMessageCalls.facts });
  return {
    facts: (kind, friendlyUrl) => calls.facts({ kind, friendlyUrl }),
    send: async ({ kind, text, recipients }, key) => {
      const asked = { kind, text, recipients: [...recipients], 'Idempotency-Key': key };
      const answer = await send(http, clientMessageCalls.send, asked, [
        CONFLICT,
        UNPROCESSABLE_CONTENT,
        TOO_MANY_REQUESTS,
      ]);
      if (!(answer instanceof RefusedCall)) return succeed(answer);
      if (answer.status === CONFLICT) return fail({ code: 'messages.key-reused' });
      if (answer.status === TOO_MANY_REQUESTS)
        return fail({ code: 'messages.too-many', limit: limitFrom(answer.body) });
      return fail({ code: 'messages.invalid', message: messageProblemFrom(answer.body) });
    },
  };
};
