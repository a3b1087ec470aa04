import { describe, expect, it } from 'vitest';
import { ServiceError } from '#core/kernel/service-error.ts';

describe('ServiceError', () => {
  it('[ERR-09] should say what broke, with status, sentence and cause where there are some', () => {
    const cause = new Error('rete assente');
    const error = new ServiceError('refused', { status: 503, serverMessage: 'Riprova più tardi.', cause });
    expect([error.name, error.message, error.status, error.serverMessage, error.cause]).toEqual([
      'ServiceError',
      'refused',
      503,
      'Riprova più tardi.',
      cause,
    ]);
  });

  it('should have no cause where none is given', () => {
    expect('cause' in new ServiceError('network')).toBe(false);
  });
});
