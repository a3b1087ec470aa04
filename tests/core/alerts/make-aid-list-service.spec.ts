import { beforeEach, describe, expect, it } from 'vitest';
import type { FinderAid } from '#core/aids/aid-repository.ts';
import type { AidList } from '#core/alerts/aid-list.ts';
import { makeAidListService } from '#core/alerts/make-aid-list-service.ts';
import { queryPairs } from '#core/kernel/address.ts';
import { StorageAway } from '#core/kernel/storage-away.ts';

const NOW = Date.parse('2026-11-25T12:00:00+01:00');
const VINES: FinderAid = {
  slug: 'vigneti',
  title: 'Vigneti',
  isStated: true,
  conditions: { grows: [{ name: 'Vite', value: 'vite' }] },
};
const YOUNG: FinderAid = { slug: 'giovani', title: 'Giovani', isStated: true, conditions: { age: { to: 40 } } };

let taken: AidList[];
let answer: 'taken' | 'tooMany' | 'away';
const outbox = {
  take: async (list: AidList) => {
    if (answer === 'away') throw new StorageAway('storage.away');
    taken.push(list);
    return answer;
  },
  claim: async () => undefined,
  keep: async () => false,
  delivered: async () => undefined,
  failed: async () => false,
  refused: async () => undefined,
};
const send = (fields: string, query: string, aids: readonly FinderAid[] | undefined = [VINES, YOUNG]) =>
  makeAidListService(outbox, { aids: async () => aids }, { now: () => NOW }).post(
    queryPairs(fields),
    queryPairs(query),
    'chi',
  );

beforeEach(() => {
  [taken, answer] = [[], 'taken'];
});

describe('makeAidListService', () => {
  it('[AIDS-06] should send the aids that fit and those that could, and keep of the answers only what the address had', async () => {
    const sent = await send('email=Anna@Posta.example&coltivo=vite&eta=34', 'coltivo=vite');
    expect(sent).toEqual({ kind: 'listSent', typed: expect.objectContaining({ produce: ['vite'] }) });
    expect(taken).toEqual([
      { mail: 'anna@posta.example', fits: ['giovani', 'vigneti'], could: [], query: 'passo=esito&coltivo=vite' },
    ]);
    expect(JSON.stringify(taken)).not.toContain('34');
  });

  it('[AIDS-06] should keep no word that no question offers', async () => {
    await send('email=anna@posta.example&coltivo=compra-qui', 'coltivo=compra-qui&coltivo=vite&serve=chiama-ora');
    expect(taken[0]?.query).toBe('passo=esito&coltivo=vite');
  });

  it('[AIDS-06] should refuse what is no address, too many, and a portal that cannot read, with everything still there', async () => {
    expect(await send('email=anna&eta=34', '')).toMatchObject({
      kind: 'listRefused',
      reason: 'mail',
      mail: 'anna',
      trouble: 'Scrivi l’indirizzo come nome@dominio.it.',
      answers: { age: 34 },
    });
    answer = 'tooMany';
    expect(await send('email=anna@posta.example', '')).toMatchObject({ reason: 'tooMany' });
    answer = 'away';
    expect(await send('email=anna@posta.example', '')).toMatchObject({ reason: 'failed' });
  });
});
