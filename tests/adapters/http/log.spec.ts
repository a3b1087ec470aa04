import { expect, it } from 'vitest';
import { CompanyFileRepository } from '#core/company-file/company-file-repository.ts';
import { binding } from '#core/kernel/port-key.ts';
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
