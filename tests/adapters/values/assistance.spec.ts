import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AssistanceService } from '#core/support/assistance-service.ts';
import { AssistanceOutbox } from '#core/support/assistance-outbox.ts';
import type { AssistanceRequest } from '#core/support/assistance-request.ts';
import { TakePostedRequest } from '#core/support/posted-request.ts';
import { intoFolder } from '#adapters/http/server/delivery/delivery.ts';
import { claimAll } from '#tests/support/claim-all.ts';
import { httpClient } from '#tests/support/http-client.ts';
import { SERVICE_START_LIMIT_MS, startService, type TestService } from '#tests/support/service.ts';

let service: TestService;
let folder: string;
beforeAll(async () => {
  service = await startService();
  folder = mkdtempSync(join(tmpdir(), 'richieste-'));
}, SERVICE_START_LIMIT_MS);
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

/** Every field has a value of its own, so that none can stand for another. */
const typed = async (subject: string): Promise<AssistanceRequest> => ({
  name: 'Anna',
  surname: 'Bianchi',
  fiscalCode: 'BNCNNA80A41H501R',
  email: 'anna@posta.example',
  phone: '+39 0761 555019',
  scope: (await service.composition.get(AssistanceService).scopes())[0]?.value ?? '',
  subject,
  message: 'Non trovo più il pagamento di novembre.\nChi lo ha fermato?',
  consent: true,
});

/** What waits for the people who answer, by its receipt. */
const waiting = async (receipt: string): Promise<AssistanceRequest | undefined> => {
  const taken = await claimAll(service.composition.get(AssistanceOutbox), 60_000);
  const found = taken.find(({ receiptNumber }) => receiptNumber === receipt);
  if (found !== undefined) await intoFolder(folder)(found, async () => true);
  return found?.request;
};

const fileOf = (receipt: string): unknown => {
  const name = readdirSync(folder).find((file) => file.startsWith(receipt.replaceAll('/', '-')));
  return name === undefined ? undefined : JSON.parse(readFileSync(join(folder, name), 'utf8'));
};

describe('an assistance request', () => {
  it('[PAGE-33] [D-10] should reach those who answer with every field as it was typed, sent by script', async () => {
    const request = await typed('Pagamento sospeso');
    const sent = await httpClient(service.api).get(AssistanceService).send(request, 'chiave-con-script');
    const receipt = sent.ok ? sent.value.number : '';
    expect(await waiting(receipt)).toEqual(request);
    expect(fileOf(receipt)).toMatchObject({ ricevuta: receipt, ...request });
  });

  it('[PAGE-33] [D-10] should reach those who answer with every field as it was typed, sent by a form without script', async () => {
    const request = await typed('Pagamento fermo da un mese');
    const fields = Object.entries(request).map(
      ([name, value]) => [name, value === true ? 'sì' : String(value).replaceAll('\n', '\r\n')] as const,
    );
    const outcome = await service.composition.get(TakePostedRequest)(fields, 'chiave-senza-script');
    const receipt = outcome.kind === 'taken' ? outcome.receipt.number : '';
    expect(await waiting(receipt)).toEqual(request);
    expect(fileOf(receipt)).toMatchObject({ ricevuta: receipt, ...request });
  });
});
