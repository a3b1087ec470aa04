import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { get, post, requestOf } from '#adapters/http/contract/calls.ts';
import { flag, numberText } from '#adapters/http/contract/params.ts';
import { from, record } from '#adapters/http/contract/codecs.ts';

const read = get('/stalle/:stalla/mucche', {
  params: { stalla: z.string().check(z.maxLength(5)) },
  query: { page: z.optional(numberText(z.string())), munte: z.optional(flag) },
  answers: z.any(),
});

describe('requestOf', () => {
  it('should write parameters and query by their codecs, in the order of the declaration, without what is absent', () => {
    expect(requestOf(read, { munte: true, stalla: 'nord', page: 2 })).toMatchObject({
      path: '/stalle/nord/mucche',
      query: [
        ['page', '2'],
        ['munte', 'true'],
      ],
      body: undefined,
    });
    expect(requestOf(read, { stalla: 'sud', page: undefined }).query).toEqual([]);
  });

  it.each([
    ['../pagamenti', '/stalle/..%2Fpagamenti/mucche'],
    ['..', '/stalle/_/mucche'],
    ['', '/stalle/_/mucche'],
    ['nord?a=b#c', '/stalle/nord%3Fa%3Db%23c/mucche'],
  ])('should never let what was typed lead elsewhere: %s', (stalla, path) => {
    expect(requestOf(read, { stalla }).path).toBe(path);
  });

  it('should write the body by its codec, without what stands elsewhere', () => {
    const send = post('/stalle/:stalla', {
      params: { stalla: z.string() },
      body: record({ name: from('nome', z.string()) }),
      answers: z.any(),
    });
    expect(requestOf(send, { stalla: 'nord', name: 'Bruna' }).body).toEqual({ nome: 'Bruna' });
  });
});
