import { describe, expect, it } from 'vitest';
import type { AssistanceService } from '#core/support/assistance-service.ts';
import type { AssistanceScope } from '#core/support/assistance-request.ts';
import { anAssistanceRequest } from '#tests/support/mothers/assistance.ts';
import type { Started } from './started.ts';

const SCOPES: readonly AssistanceScope[] = [
  { name: 'Domanda unica', value: 'domanda-unica' },
  { name: 'Fascicolo aziendale', value: 'fascicolo-aziendale' },
];

/** What every `AssistanceService` does; `start` makes one with these scopes. It is called for each test, because what is sent is kept. */
export const assistanceServiceContract = (
  start: (scopes: readonly AssistanceScope[]) => Promise<Started<AssistanceService>>,
): void => {
  const using = async (use: (service: AssistanceService) => Promise<void>): Promise<void> => {
    const { port, stop } = await start(SCOPES);
    try {
      await use(port);
    } finally {
      await stop?.();
    }
  };
  const request = anAssistanceRequest({ scope: 'domanda-unica' });

  it('[PAGE-33] should offer its scopes', () =>
    using(async (service) => {
      expect(await service.scopes()).toEqual(SCOPES);
    }));

  describe('send', () => {
    it('[PAGE-33] should answer a receipt number', () =>
      using(async (service) => {
        const outcome = await service.send(request, 'prima-richiesta-0001');
        expect(outcome.ok && outcome.value.number).toMatch(/\S/u);
      }));

    it('[PAGE-33] should give the same receipt for the same request with the same key', () =>
      using(async (service) => {
        const first = await service.send(request, 'stessa-richiesta-01');
        expect(await service.send({ ...request }, 'stessa-richiesta-01')).toEqual(first);
      }));

    it('[PAGE-33] should give another receipt for another key', () =>
      using(async (service) => {
        const first = await service.send(request, 'una-richiesta-00001');
        const second = await service.send(request, 'altra-richiesta-0001');
        expect(first.ok && second.ok && first.value.number !== second.value.number).toBe(true);
      }));

    it('[PAGE-33] should refuse a key that was used for another text', () =>
      using(async (service) => {
        await service.send(request, 'chiave-riusata-0001');
        const outcome = await service.send({ ...request, subject: 'Un altro oggetto' }, 'chiave-riusata-0001');
        expect(outcome).toEqual({ ok: false, failure: { code: 'support.key-reused' } });
      }));

    it('[PAGE-33] should refuse a scope that it does not offer, naming the field', () =>
      using(async (service) => {
        const outcome = await service.send({ ...request, scope: 'ambito-inventato' }, 'ambito-ignoto-00001');
        expect(
          !outcome.ok && outcome.failure.code === 'support.invalid-request' && Object.keys(outcome.failure.errors),
        ).toEqual(['scope']);
      }));
  });
};
