import type { MyAlerts, PersonalAlerts, PersonalFailure } from '#core/alerts/personal-alerts.ts';
import { FORBIDDEN, TOO_MANY_REQUESTS, UNPROCESSABLE_CONTENT } from '#core/kernel/http-status.ts';
import { fail, type Result, succeed } from '#core/kernel/result.ts';
import { personalAlertCalls } from '#adapters/http/contract/personal-alerts.ts';
import { callsOf, send } from './calls.ts';
import { RefusedCall, type Http } from './http.ts';

const CODES: Readonly<Record<number, PersonalFailure['code']>> = {
  [FORBIDDEN]: 'alerts.choices',
  [TOO_MANY_REQUESTS]: 'alerts.too-many',
  [UNPROCESSABLE_CONTENT]: 'alerts.mail',
};
const REFUSALS = [FORBIDDEN, TOO_MANY_REQUESTS, UNPROCESSABLE_CONTENT];

const outcomeOf = (answer: PersonalAlerts | RefusedCall): Result<PersonalAlerts, PersonalFailure> =>
  answer instanceof RefusedCall ? fail({ code: CODES[answer.status] ?? 'alerts.choices' }) : succeed(answer);

/** The alerts of the person signed in, over the service, which takes the person from the token. */
export const httpMyAlerts = (http: Http): MyAlerts => {
  const calls = callsOf(http, { read: personalAlertCalls.read });
  return {
    of: (as) => calls.read({ as }),
    save: async (as, { mail, companies, kinds, hour, termDays }) =>
      outcomeOf(
        await send(
          http,
          personalAlertCalls.save,
          {
            as,
            mail,
            companies: companies.map((one) => ({ ...one, kinds: [...one.kinds] })),
            kinds: [...kinds],
            hour,
            termDays: [...termDays],
          },
          REFUSALS,
        ),
      ),
    resend: async (as) => outcomeOf(await send(http, personalAlertCalls.resend, { as }, REFUSALS)),
  };
};
