import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CountingKeyMaker, InMemoryAssistanceService } from '#tests/support/doubles/support.ts';
import { fail } from '#core/kernel/result.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import type { AssistanceService, AssistanceFailure } from '#core/support/assistance-service.ts';
import { makeSendAssistanceRequest } from '#core/support/send-assistance-request.ts';
import { aDraft } from '#tests/support/mothers/assistance.ts';
import { RUNS } from '#tests/support/property.ts';

/** A thousand schedules may take long on a busy machine. */
const PATIENCE_MS = 60_000;
const SCOPES = [{ name: 'Fascicolo aziendale', value: 'fascicolo-aziendale' }];

/** What happens to a request on its way: all is well, it is lost before it arrives, or its answer is lost. */
type Fate = 'fine' | 'lost' | 'answer-lost';

const setUp = (fates: readonly Fate[] = [], scheduler?: fc.Scheduler) => {
  const memory = new InMemoryAssistanceService(SCOPES);
  const keys: string[] = [];
  const send: AssistanceService['send'] = async (request, key) => {
    const fate = fates[keys.length] ?? 'fine';
    keys.push(key);
    await scheduler?.schedule(Promise.resolve(), 'on its way');
    if (fate === 'lost') throw new ServiceError('network');
    const outcome = await memory.send(request, key);
    if (fate === 'answer-lost') throw new ServiceError('network');
    return outcome;
  };
  const service: AssistanceService = { scopes: () => memory.scopes(), contacts: () => memory.contacts(), send };
  return { memory, keys, sendRequest: makeSendAssistanceRequest(service, new CountingKeyMaker()) };
};

describe('SendAssistanceRequest', () => {
  it('[PAGE-33] should answer the receipt', async () => {
    expect(await setUp().sendRequest(aDraft())).toEqual({ ok: true, value: { number: 'RA-000001' } });
  });

  it('[PAGE-33] should say what is wrong without asking the service', async () => {
    const { sendRequest, keys } = setUp();
    expect(await sendRequest(aDraft({ email: 'anna' }))).toMatchObject({
      ok: false,
      failure: { code: 'support.invalid-request', errors: { email: { code: 'support.email-invalid' } } },
    });
    expect(keys).toEqual([]);
  });

  it.each(['lost', 'answer-lost'] as const)(
    '[PAGE-33] should retry with the same key when the request is %s, so that it is taken once',
    async (fate) => {
      const { sendRequest, keys, memory } = setUp([fate]);
      await expect(sendRequest(aDraft())).rejects.toThrow(ServiceError);
      expect(await sendRequest(aDraft())).toEqual({ ok: true, value: { number: 'RA-000001' } });
      expect(keys).toEqual(['chiave-1', 'chiave-1']);
      expect(memory.taken).toHaveLength(1);
    },
  );

  it('[PAGE-33] should keep a retry that is on its way when the other click hears of the first failure', async () => {
    const { sendRequest, keys } = setUp(['lost']);
    const retried = sendRequest(aDraft()).catch(() => sendRequest(aDraft()));
    await expect(sendRequest(aDraft())).rejects.toThrow(ServiceError);
    await Promise.all([retried, sendRequest(aDraft())]);
    expect(keys).toEqual(['chiave-1', 'chiave-1']);
  });

  it('[PAGE-33] should give the receipt again without sending again', async () => {
    const { sendRequest, keys } = setUp();
    const first = await sendRequest(aDraft());
    expect(await sendRequest(aDraft({ name: ' Anna ' }))).toEqual(first);
    expect(keys).toHaveLength(1);
  });

  it('[PAGE-33] should give another text another key', async () => {
    const { sendRequest, keys } = setUp();
    await sendRequest(aDraft());
    await sendRequest(aDraft({ subject: 'Un altro oggetto' }));
    expect(keys).toEqual(['chiave-1', 'chiave-2']);
  });

  it.each<[string, AssistanceFailure, readonly string[]]>([
    [
      'a new key when the service says that the first belongs to another text',
      { code: 'support.key-reused' },
      ['chiave-1', 'chiave-2'],
    ],
    [
      'the same key when the service refuses the text for another reason',
      { code: 'support.invalid-request', errors: {} },
      ['chiave-1', 'chiave-1'],
    ],
  ])('[PAGE-33] should take %s', async (_what, failure, keys) => {
    const memory = new InMemoryAssistanceService(SCOPES);
    const seen: string[] = [];
    const service: AssistanceService = {
      scopes: () => memory.scopes(),
      contacts: () => memory.contacts(),
      send: async (request, key) => {
        seen.push(key);
        return seen.length === 1 ? fail(failure) : memory.send(request, key);
      },
    };
    const sendRequest = makeSendAssistanceRequest(service, new CountingKeyMaker());
    expect(await sendRequest(aDraft())).toEqual({ ok: false, failure });
    expect((await sendRequest(aDraft())).ok).toBe(true);
    expect(seen).toEqual(keys);
  });

  it('[PAGE-33] should let a request that the service refused be corrected and sent again', async () => {
    const { sendRequest, memory } = setUp();
    expect((await sendRequest(aDraft({ scope: 'ambito-tolto' }))).ok).toBe(false);
    expect((await sendRequest(aDraft())).ok).toBe(true);
    expect(memory.taken).toHaveLength(1);
  });

  it(
    '[PAGE-33] should take every text once, however often it is sent, whatever is lost on the way and in whatever order the answers come',
    async () => {
      const anyFates = fc.array(fc.constantFrom<Fate>('fine', 'lost', 'answer-lost'), { maxLength: 8 });
      const anyClicks = fc.array(fc.constantFrom('Primo oggetto', 'Secondo oggetto'), { minLength: 1, maxLength: 8 });
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), anyFates, anyClicks, async (scheduler, fates, clicks) => {
          const { sendRequest, memory } = setUp(fates, scheduler);
          const sent = clicks.map((subject) => sendRequest(aDraft({ subject })).catch(() => undefined));
          await scheduler.waitAll();
          await Promise.all(sent);
          for (const subject of new Set(clicks)) {
            // The person presses "Invia" until the receipt is there.
            for (let attempt = 0; attempt <= fates.length; attempt += 1) {
              const again = sendRequest(aDraft({ subject })).catch(() => undefined);
              await scheduler.waitAll();
              await again;
            }
          }
          expect(memory.taken.map((request) => request.subject).toSorted()).toEqual([...new Set(clicks)].toSorted());
        }),
        RUNS,
      );
    },
    PATIENCE_MS,
  );
});
