import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import type { Result } from '#core/kernel/result.ts';
import { joinPayments } from '#core/procedures/payment-application.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import { aPaymentDetail, prepared } from '#features/support/procedure-visit.ts';
import type { PortalWorld } from '#features/support/world.ts';

const ONE_PAYMENT = 'pagamento-1';
const NUMBER_SAID = 'numero di domanda del pagamento';
const NAMING = 'domande che nominano il pagamento';

interface Naming {
  readonly id: string;
  readonly number: string;
  readonly payments: readonly string[];
}

Given('quel pagamento è della domanda {string}', function (this: PortalWorld, applicationId: string) {
  const all = prepared(this);
  all.payments = all.payments.map((payment) => ({ ...payment, detail: aPaymentDetail({ applicationId }) }));
});

const applicationShown = (world: PortalWorld): string | undefined => {
  const outcome = world.result<Result<CompanyPayment, string>>();
  return outcome.ok ? outcome.value.detail?.applicationId : assert.fail(outcome.failure);
};

Then('il pagamento porta alla domanda {string}', function (this: PortalWorld, id: string) {
  assert.equal(applicationShown(this), id);
});

Then('il pagamento non porta a nessuna domanda', function (this: PortalWorld) {
  assert.equal(applicationShown(this), undefined);
});

Given('un pagamento che dice la domanda {string}', function (this: PortalWorld, number: string) {
  this.note(NUMBER_SAID, number === '' ? undefined : number);
});

Given(
  /^la domanda "([^"]+)" che nomina il pagamento: (sì|no)$/,
  function (this: PortalWorld, number: string, names: string) {
    const application: Naming = { id: number, number, payments: names === 'sì' ? [ONE_PAYMENT] : [] };
    this.note(NAMING, [...this.notedOr<readonly Naming[]>(NAMING, []), application]);
  },
);

Then("quel pagamento è della domanda {string}, e di nessun'altra", function (this: PortalWorld, own: string) {
  const applications = this.notedOr<readonly Naming[]>(NAMING, []);
  const applicationNumber = this.notedOr<string | undefined>(NUMBER_SAID, undefined);
  const joined = joinPayments([{ id: ONE_PAYMENT, applicationNumber }], applications);
  assert.equal(joined.applicationOf(ONE_PAYMENT)?.number ?? '', own);
  for (const { id } of applications) assert.deepEqual(joined.paymentsOf(id), id === own ? [ONE_PAYMENT] : []);
});
