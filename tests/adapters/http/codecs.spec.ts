import { assert, constantFrom, oneof, property, string } from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import {
  type Codec,
  day,
  firstOf,
  from,
  instant,
  list,
  nullable,
  oneOf,
  optional,
  orElse,
  pageOf,
  record,
} from '#adapters/http/contract/codecs.ts';
import { companyFilePartCodecs } from '#adapters/http/contract/company-file.ts';

interface Cow {
  readonly name: string;
  readonly bornOn?: string | undefined;
  readonly colour?: string;
  readonly milked: boolean;
}
const cow = record({
  name: from('nome', z.string()),
  bornOn: from('natoIl', nullable(day)),
  colour: from('colore', optional(z.string())),
  milked: orElse(z.boolean(), false),
});

describe('record', () => {
  it('[API-14] should rename fields both ways, and read null and nothing alike', () => {
    expect(z.decode(cow, { nome: 'Bruna', natoIl: null, colore: null, milked: null })).toStrictEqual({
      name: 'Bruna',
      milked: false,
    });
    expect(z.decode(cow, { nome: 'Bruna', natoIl: '2024-02-29', milked: true })).toStrictEqual({
      name: 'Bruna',
      bornOn: '2024-02-29',
      milked: true,
    });
  });

  it('should write null for what is nullable, and leave out what is optional', () => {
    expect(JSON.stringify(z.encode(cow, { name: 'Bruna', milked: true }))).toBe(
      '{"nome":"Bruna","natoIl":null,"milked":true}',
    );
  });

  it('should refuse what is not of its shape, in both directions, under the names of the wire', () => {
    const refused = (outcome: {
      readonly error?: { readonly issues: readonly { path: PropertyKey[] }[] } | undefined;
    }) => outcome.error?.issues.map(({ path }) => path.join('.'));
    expect(refused(z.safeDecode(cow, { nome: 'Bruna', natoIl: '2023-02-29' }))).toEqual(['natoIl']);
    expect(refused(z.safeEncode(list(cow), [{ name: 3, milked: true }] as never))).toEqual(['0.nome']);
  });

  it('should be checked by the compiler against the type of the core, in both directions', () => {
    const fits: Codec<Pick<Cow, 'name'>> = record({ name: z.string() });
    // @ts-expect-error: what is decoded lacks a field.
    const decodesLess: Codec<Cow> = record({ name: z.string() });
    // @ts-expect-error: a cow without a colour cannot be encoded.
    const takesLess: Codec<Pick<Cow, 'colour'>> = record({ colour: z.string() });
    expect([fits, decodesLess, takesLess].every((one) => one instanceof z.ZodMiniCodec)).toBe(true);
  });
});

describe('oneOf', () => {
  const state = oneOf(
    { VALIDO: 'valid', SCADUTO: 'expired' },
    { decode: (word) => ({ unknown: word }), encode: ({ unknown }) => unknown },
  );

  it('should know the words of its table both ways', () => {
    expect(z.decode(state, 'VALIDO')).toBe('valid');
    expect(z.encode(state, 'expired')).toBe('SCADUTO');
  });

  it('[FILE-04] should carry any other word through, those of every object among them', () => {
    assert(
      property(oneof(string(), constantFrom('toString', '__proto__', 'constructor', 'valid')), (word) => {
        expect(z.encode(state, z.decode(state, word))).toBe(word);
        const account = { iban: null, bank: null, status: word };
        const accounts = companyFilePartCodecs['bank-accounts'];
        expect(z.encode(accounts, z.decode(accounts, [account]))).toEqual([account]);
      }),
    );
  });
});

describe('the other codecs', () => {
  it('[D-16] should read instants with any offset, and write them in UTC', () => {
    const moment = z.decode(instant, '2026-11-21T09:30:00+01:00');
    expect(moment).toBe(Date.UTC(2026, 10, 21, 8, 30));
    expect(z.encode(instant, moment)).toBe('2026-11-21T08:30:00.000Z');
  });

  it('should write a page with the number of its pages', () => {
    const page = { items: [{ name: 'Bruna', milked: true }], totalCount: 21, page: 1, pageSize: 10 };
    const wire = z.encode(pageOf(cow), page);
    expect(wire).toMatchObject({ pagination: { totalCount: 21, totalPages: 3 } });
    expect(z.decode(pageOf(cow), JSON.parse(JSON.stringify(wire)))).toStrictEqual(page);
  });

  it('should write one thing as a list of it, and read the first of a list', () => {
    const stall = record({ cow: from('mucche', firstOf(z.string())) });
    expect([z.encode(stall, { cow: 'Bruna' }), z.encode(stall, {})]).toEqual([{ mucche: ['Bruna'] }, { mucche: [] }]);
    expect([z.decode(stall, { mucche: ['a', 'b'] }), z.decode(stall, { mucche: null })]).toEqual([{ cow: 'a' }, {}]);
  });
});
