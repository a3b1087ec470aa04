import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InMemoryCompanyFileRepository } from '#tests/support/doubles/company-file.ts';
import { CompanyFileRepository, SheetOwners } from '#core/company-file/company-file-repository.ts';
import { binding } from '#core/kernel/port-key.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { aCompanyFile } from '#tests/support/mothers/company-file.ts';
import { serveOver, type TestService } from '#tests/support/service.ts';

// Recorded bodies of the company-file addresses: whoever changes a field's name or meaning sees it here.

const PARTS = [
  'alerts',
  'card-header',
  'personal-contact-data',
  'bacarie-coordinates',
  'contracts-documents',
  'validation-sheet',
];
const FILES = [
  ['ogni-campo', 'BNCNNA80A41H501R', aCompanyFile.withEverything('BNCNNA80A41H501R')],
  ['in-ordine', '01234560017', aCompanyFile.inOrder('01234560017')],
  ['niente', '01234560074', aCompanyFile.withNothing('01234560074')],
] as const;

let service: TestService;
beforeAll(async () => {
  const kept = new InMemoryCompanyFileRepository(FILES.map(([, cuaa, parts]) => ({ cuaa, parts })));
  service = await serveOver(
    memoryStorage(
      binding(CompanyFileRepository, [], () => kept),
      binding(SheetOwners, [], () => kept),
    ),
  );
});
afterAll(() => service.stop());

describe('the company file on the wire', () => {
  it.each(FILES)('[API-14] [API-16] should keep the recorded bodies of a file: %s', async (name, cuaa) => {
    const token = await service.tokenOf('anna.bianchi');
    const bodies: Record<string, unknown> = {};
    for (const part of PARTS) {
      const response = await fetch(`${service.api}/private/file/${part}/${cuaa}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(response.status).toBe(200);
      bodies[part] = await response.json();
    }
    await expect(`${JSON.stringify(bodies, undefined, 2)}\n`).toMatchFileSnapshot(
      resolve(`tests/golden/company-file/${name}.json`),
    );
  });
});
