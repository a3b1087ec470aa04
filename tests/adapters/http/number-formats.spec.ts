import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { withNumberFormats } from '#adapters/http/server/description/number-formats.ts';

it('[API-18] should say of every number whether it is whole, and how large', () => {
  expect(withNumberFormats({ type: 'number' })).toEqual({ type: 'number', format: 'double' });
  expect(withNumberFormats({ properties: { page: { type: 'integer', minimum: 1, maximum: 100 } } })).toEqual({
    properties: { page: { type: 'integer', format: 'int32', minimum: 1, maximum: 100 } },
  });
  expect(
    withNumberFormats({ type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
  ).toEqual({ type: 'integer', format: 'int64' });
});

it('[API-18] should make a list of values of a choice between whole numbers, and leave every other choice', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), (values) => {
      expect(withNumberFormats({ anyOf: values.map((value) => ({ type: 'number', const: value })) })).toEqual({
        type: 'integer',
        format: 'int32',
        enum: values,
      });
    }),
  );
  const other = { anyOf: [{ type: 'string', const: 'a' }, { type: 'boolean' }] };
  expect(withNumberFormats(other)).toEqual(other);
});
