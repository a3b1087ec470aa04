import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shownInstalments } from '#core/procedures/debt-detail.ts';
import { makeFetchPaymentLetter, makeFetchStatementPdf } from '#core/procedures/fetch-documents.ts';
import { shownBreakdown } from '#core/procedures/payment-breakdown.ts';
import { PaymentPapers, StatementRepository } from '#core/procedures/payment-papers.ts';
import { statementAddsUp } from '#core/procedures/payment-statement.ts';
import type { CompanyPayment, Debt } from '#core/procedures/procedure.ts';
import { Database } from '#adapters/storage/postgres/index.ts';
import type { CastName } from '#tests/support/cast.ts';
import { httpClient } from '#tests/support/http-client.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { SERVICE_START_LIMIT_MS, type TestService } from '#tests/support/service.ts';
import { sharedService } from '#tests/support/shared-service.ts';

const ANNA = 'BNCNNA80A41H501R';
const SCOPE = { cuaa: ANNA, as: 'farmer' } as const;
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const PAID = 'P-0001';
const AWAITED = 'P-0004';
const SOMEBODY_ELSES = 'P-0014';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

const as = async (who: CastName) => httpClient(service.api, await service.tokenOf(who));
const ask = async (path: string, who: CastName): Promise<Response> =>
  fetch(`${service.api}${path}`, { headers: { authorization: `Bearer ${await service.tokenOf(who)}` } });

describe('the letter of a payment', () => {
  it('[PAGA-03] should be a tagged PDF with the very lines of the payment, kept by no cache and named after nobody', async () => {
    const answer = await ask(`/private/detail/payments/${ANNA}/${PAID}/letter`, 'anna.bianchi');
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('content-disposition')]).toEqual([
      200,
      'no-store',
      'inline; filename="lettera-di-pagamento.pdf"',
    ]);
    const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect([pdf.isTagged, pdf.info['Title']]).toEqual([true, 'Lettera di pagamento']);
    const whole = pdf.read.join('\n').replaceAll('\u00A0', ' ');
    for (const words of ['8.769,31 €', 'sul conto che finisce con 8294', '12.327,24 €', '−404,13 €', 'Nel 2025'])
      expect(whole).toContain(words);
    expect(whole).not.toContain('IT41');
  });

  it.each([
    ['one that is awaited', AWAITED],
    ['one of another company', SOMEBODY_ELSES],
    ['one that nobody has', 'P-999999'],
  ])('[PAGA-03] [ROUTE-20] should not be there for %s', async (_, id) => {
    expect((await ask(`/private/detail/payments/${ANNA}/${id}/letter`, 'anna.bianchi')).status).toBe(404);
    const fetched = makeFetchPaymentLetter((await as('anna.bianchi')).get(PaymentPapers), SILENT);
    expect(await fetched(SCOPE, id)).toEqual({ ok: false, failure: 'procedures.document-unavailable' });
  });

  it('[PAGA-03] [PAGA-05] should be noted when a centre looks at it, and not when the farmer does', async () => {
    const noted = async (): Promise<number> => {
      const rows = await service.composition
        .get(Database)
        .query<{ count: string }>(
          `select count(*) from audit_event where cuaa = $1 and action like '%/payments%' and action like '%:%'`,
          [ANNA],
        );
      return Number(rows[0]?.count);
    };
    const before = await noted();
    await ask(`/private/detail/payments/${ANNA}/${PAID}/letter`, 'anna.bianchi');
    expect(await noted()).toBe(before);
    await ask(`/private/caa/detail/payments/${ANNA}/${PAID}/letter`, 'paola.verdi');
    await ask(`/private/caa/detail/payments-statement/${ANNA}/2026`, 'paola.verdi');
    expect(await noted()).toBe(before + 2);
  });
});

describe('the statement of a year', () => {
  it('[PAGA-05] should add up, in every year that it names, and come as a PDF', async () => {
    const client = await as('anna.bianchi');
    const statements = client.get(StatementRepository);
    const first = await statements.statement(SCOPE, 2026);
    for (const year of first.ok ? first.value.years : []) {
      const found = await statements.statement(SCOPE, year);
      expect([year, found.ok && statementAddsUp(found.value)]).toEqual([year, true]);
    }
    const pdf = await makeFetchStatementPdf(client.get(PaymentPapers), SILENT)(SCOPE, 2026);
    expect(pdf.ok && (await readPdf(pdf.value)).info['Title']).toBe('Estratto dei pagamenti 2026');
  });

  it.each(['26', '20266', 'ieri'])('[PAGA-05] [API-06] should refuse %s as no year', async (year) => {
    expect((await ask(`/private/detail/payments-statement/${ANNA}/${year}`, 'anna.bianchi')).status).toBe(400);
  });
});

describe('what the demonstration explains', () => {
  it('[PAGA-01] [PAGA-02] [PAGA-04] should be every payment and debt of everybody, to the cent', async () => {
    const rows = await service.composition
      .get(Database)
      .query<{ kind: 'payment' | 'debt'; payload: CompanyPayment & Debt }>(
        `select kind, payload || coalesce(detail, '{}') as payload from procedure_entry where kind <> 'question'`,
      );
    const shown = rows.map(({ kind, payload }) =>
      kind === 'payment'
        ? shownBreakdown(payload, payload.detail ?? {})
        : shownInstalments(payload, payload.detail ?? {}),
    );
    expect(rows.filter(({ payload }) => payload.detail === undefined).map(({ payload }) => payload.id)).toEqual([]);
    expect(shown.filter(({ kind }) => kind === 'does-not-add-up')).toEqual([]);
    expect(shown.filter(({ kind }) => kind === 'adds-up').length).toBeGreaterThan(50);
  });
});
