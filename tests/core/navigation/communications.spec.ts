import { describe, expect, it } from 'vitest';
import { ServiceError } from '#core/kernel/service-error.ts';
import { makeReadCommunicationsLink } from '#core/navigation/use-cases.ts';
import { someSettings } from './deployment.ts';

describe('makeReadCommunicationsLink', () => {
  it('[NAV-11] should lead to the CAA portal while the CRM is there', async () => {
    const read = makeReadCommunicationsLink({ isAvailable: async () => true }, someSettings);
    expect(await read()).toMatchObject({
      id: 'communications',
      title: 'Comunicazioni',
      externalUrl: someSettings.external.caaPortal,
      isExternal: true,
    });
  });

  it('[NAV-11] should be no link while it is not', async () => {
    expect(await makeReadCommunicationsLink({ isAvailable: async () => false }, someSettings)()).toBeUndefined();
  });

  it('[NAV-11] should not make an answer of a failure', async () => {
    const failure = new ServiceError('refused', { status: 503 });
    await expect(
      makeReadCommunicationsLink({ isAvailable: () => Promise.reject(failure) }, someSettings)(),
    ).rejects.toBe(failure);
  });
});
