import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CompanyFileRepository } from '#core/company-file/company-file-repository.ts';
import { binding } from '#core/kernel/port-key.ts';
import { NotificationRepository } from '#core/notifications/notification-repository.ts';
import { CompanyStates } from '#core/open-items/company-states.ts';
import { PaymentPapers, StatementRepository } from '#core/procedures/payment-papers.ts';
import { ProcedureRepository } from '#core/procedures/procedure-repository.ts';
import { loggedPath, redacted } from '#adapters/http/server/health/log.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { serveOver } from '#tests/support/service.ts';

const FISCAL_CODE = 'BNCNNA80A41H501R';
const VAT_NUMBER = '01234560017';
const IBAN = 'IT60X0542811101000000123456';

it('should hide fiscal codes, cuaa, IBAN and tokens wherever they stand, and leave the rest', () => {
  const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln';
  expect(redacted(`Anna ${FISCAL_CODE}, ${VAT_NUMBER}; ${IBAN} (${token}) 2026-11-21 12345`)).toBe(
    'Anna [nascosto], [nascosto]; [nascosto] ([nascosto]) 2026-11-21 12345',
  );
  expect(loggedPath(`/api/private/file/alerts/${FISCAL_CODE}?search=${VAT_NUMBER}`)).toBe(
    '/api/private/file/alerts/[nascosto]',
  );
  expect(loggedPath('/api/private/file/alerts/BNCNNA80A41H501%52')).toBe('/api/private/file/alerts/[nascosto]');
  expect(loggedPath('/portale/normative;search=viti')).toBe('/portale/normative');
  expect(loggedPath('/portale/normative%3Fsearch=viti')).toBe('/portale/normative');
  expect(loggedPath('/portale/%E0%A4%A')).toBe('[nascosto]');
});

describe('what people write into an address', () => {
  const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJBTk5BIiwibm9tZSI6IkJpYW5jaGkifQ.c2lnbmF0dXJhLWRpLXByb3Zh';
  const SECRETS = [
    FISCAL_CODE,
    'RNL MRC 75C12 M082C',
    VAT_NUMBER,
    IBAN,
    'IT60 X054 2811 1010 0000 0123 456',
    'IT 60 X 05428 11101 000000123456',
    'it60x0542811101000000123456',
    TOKEN,
    'anna.bianchi@posta.example',
    '+39 333 1234567',
    '333-123.45.67',
    '06 0000 1234',
    '0039 06 00001234',
  ];

  it.each(SECRETS)('[ROUTE-20] should not come into the log: %s', (secret) => {
    for (const written of [
      secret,
      encodeURIComponent(secret),
      encodeURIComponent(encodeURIComponent(secret)),
      secret.replaceAll(' ', '+'),
    ])
      expect(loggedPath(`/portale/ricerca/${written}`)).toBe('/portale/ricerca/[nascosto]');
    expect(redacted(`nothing for ${secret}: refused`)).toBe('nothing for [nascosto]: refused');
  });

  it('[ROUTE-20] should hide a token however it is cut', () => {
    for (let length = 5; length <= TOKEN.length; length += 1)
      expect(loggedPath(`/portale/${TOKEN.slice(0, length)}`)).toBe('/portale/[nascosto]');
    expect(redacted(TOKEN.slice(TOKEN.indexOf('.') - 8))).not.toContain('c2lnbmF0dXJh');
    expect(redacted('Zm9vYmFyQmF6MTIzNDU2Nzg5MEFCQ0RFRkdISUpLTE1OT1BRUlNU')).toBe('[nascosto]');
  });

  it('should leave what addresses of the portal are made of', () => {
    for (const path of [
      '/portale/normative/circolare-2026-11-21-misure-per-le-zone-montane-e-collinari-del-centro-italia',
      '/portale/assets/decimals-BDfoJJwy.js',
      '/media/documenti/forms/istruzioni-2026-2027-anpag-2022-0115590.pdf',
      '/api/regulations/decreto-legislativo-26-maggio-2004-n-154',
      '/portale/op/in-20-giorni-dalla-data',
    ])
      expect(loggedPath(path)).toBe(path);
  });

  it('[ROUTE-20] should show no part of a secret where a long path is cut', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SECRETS), fc.integer({ min: 800, max: 1_100 }), (secret, at) => {
        const path = `/${'a'.repeat(at)}/${secret}/${'b'.repeat(3_000)}`;
        const shown = loggedPath(path);
        expect(shown.length).toBeLessThanOrEqual(1_001);
        for (const part of secret.split(/[ .@+-]/u)) if (part.length > 3) expect(shown).not.toContain(part);
      }),
      { numRuns: 500 },
    );
  });

  it('should be read once from its beginning to its end, whatever stands there', () => {
    // An expression that goes back would be at each of these for minutes.
    for (const piece of [
      'eyJ',
      'eyJ-',
      'a',
      'A1a',
      '1',
      '0 ',
      '3-',
      '+',
      '@',
      'a@',
      '.',
      'IT60',
      'AAAA ',
      'AAA00A00',
      ' ',
    ])
      expect(redacted(piece.repeat(200_000)).length).toBeGreaterThan(0);
    expect(loggedPath(`/${'eyJ'.repeat(5_000)}`)).toBe('…');
  });
});

it('[ROUTE-20] should write nothing of whose things were asked for, at any address of them, broken or refused', async () => {
  const lines: string[] = [];
  const nothing = (what: string) => () => Promise.reject(new Error(`nothing for ${VAT_NUMBER}: ${what} at ${IBAN}`));
  const procedures: ProcedureRepository = {
    payments: nothing('payments'),
    applications: nothing('applications'),
    debts: nothing('debts'),
    payment: nothing('payment'),
    application: nothing('application'),
    debt: nothing('debt'),
  };
  const inbox: NotificationRepository = {
    latest: nothing('latest'),
    list: nothing('list'),
    find: nothing('message'),
    unreadCount: nothing('count'),
    markAs: nothing('mark'),
    markAll: nothing('mark'),
  };
  const service = await serveOver(
    memoryStorage(
      binding(ProcedureRepository, [], () => procedures),
      binding(StatementRepository, [], () => ({ statement: nothing('statement') })),
      binding(PaymentPapers, [], () => ({ letterPdf: nothing('letter'), statementPdf: nothing('statement') })),
      binding(CompanyStates, [], () => ({ statesOf: nothing('states') })),
      binding(NotificationRepository, [], () => inbox),
    ),
    { settings: { logLevel: 'info' }, logTo: { write: (line) => void lines.push(line) } },
  );
  const token = await service.tokenOf('anna.bianchi');
  const asked = [
    ...['payments', 'questions', 'debts'].flatMap((list) => [
      `/private/detail/${list}/${VAT_NUMBER}`,
      `/private/detail/${list}/${VAT_NUMBER}/${FISCAL_CODE}`,
      `/private/caa/detail/${list}/${VAT_NUMBER}/${FISCAL_CODE}`,
    ]),
    `/private/detail/payments/${VAT_NUMBER}/P-0001/letter`,
    `/private/detail/payments-statement/${VAT_NUMBER}/2026`,
    `/private/detail/payments-statement/${VAT_NUMBER}/2026/pdf`,
    `/private/notifications/get-notifications/AGRI/${VAT_NUMBER}?msgId=${FISCAL_CODE}`,
    '/private/cuaa/states',
  ];
  for (const path of asked) {
    const answer = await fetch(`${service.api}${path}`, { headers: { authorization: `Bearer ${token}` } });
    const body = await answer.text();
    expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store']);
    for (const secret of [FISCAL_CODE, VAT_NUMBER, IBAN]) expect([path, body.includes(secret)]).toEqual([path, false]);
  }
  await service.stop();
  const log = lines.join('\n');
  expect(lines.length).toBeGreaterThanOrEqual(asked.length);
  for (const secret of [FISCAL_CODE, VAT_NUMBER, IBAN, token.split('.')[1] ?? '']) expect(log).not.toContain(secret);
});

it('[ROUTE-20] should write what happened without who or whose it was, also when something breaks', async () => {
  const lines: string[] = [];
  const broken: CompanyFileRepository = {
    part: (cuaa) => Promise.reject(new Error(`nothing for ${cuaa} at ${IBAN}`)),
    sheetPdf: () => Promise.reject(new Error('nothing')),
  };
  const service = await serveOver(memoryStorage(binding(CompanyFileRepository, [], () => broken)), {
    settings: { logLevel: 'info' },
    logTo: { write: (line) => void lines.push(line) },
  });
  const token = await service.tokenOf('anna.bianchi');
  const response = await fetch(`${service.api}/private/file/alerts/${VAT_NUMBER}?cerco=${FISCAL_CODE}`, {
    headers: { authorization: `Bearer ${token}`, cookie: 'segreto=biscotto' },
  });
  await response.text();
  await service.stop();

  expect(response.status).toBe(500);
  const log = lines.join('\n');
  expect(log).toContain('richiesta fallita');
  expect(log).toContain(response.headers.get('x-request-id') ?? 'none');
  for (const secret of [FISCAL_CODE, VAT_NUMBER, IBAN, token, token.split('.')[1] ?? '', 'biscotto'])
    expect(log).not.toContain(secret);
});
