import type { PaymentRepository } from '#core/payments/payment-repository.ts';
import { paymentCalls } from '#adapters/http/contract/payments.ts';
import { callsOf } from './calls.ts';
import type { Http } from './http.ts';

/** What the agency has paid, over the service. */
export const httpPayments = (http: Http): PaymentRepository => {
  const calls = callsOf(http, paymentCalls);
  return {
    campaigns: () => calls.campaigns(),
    interventions: (asked, region) =>
      region === undefined ? calls.interventions(asked) : calls.interventionsOf({ ...asked, region }),
    regions: (asked, intervention) =>
      intervention === undefined ? calls.regions(asked) : calls.regionsOf({ ...asked, intervention }),
  };
};
