import { assert, integer, property } from 'fast-check';
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

  it('[ERR-04] [ERR-09] should know of every answer, and take none that says that all went well for the code of a fault', () => {
    assert(
      property(integer({ min: 100, max: 599 }), (status) => {
        const error = new ServiceError('cut', { status });
        expect([error.answered, error.status]).toEqual([status, status < 400 ? undefined : status]);
      }),
    );
    const { answered, status } = new ServiceError('network');
    expect([answered, status]).toEqual([undefined, undefined]);
  });

  it('should have no cause where none is given', () => {
    expect('cause' in new ServiceError('network')).toBe(false);
  });
});
