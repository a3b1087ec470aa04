import * as fc from 'fast-check';
import type { AidAnswers } from '#core/aids/answers.ts';
import { AID_AUDIENCES } from '#core/aids/audience.ts';
import { type AidConditions, FARMING_METHODS, type NumberRange } from '#core/aids/conditions.ts';
import type { FinderAid } from '#core/aids/aid-repository.ts';

const PRODUCE = ['api', 'grano-duro', 'olivo', 'vite'] as const;
const NEEDS = ['assicurarmi', 'investire'] as const;
const WHERE = ['lazio', 'puglia', 'veneto'] as const;
const EDGES = [0, 0.5, 5, 14, 50] as const;

const some = <T extends string>(values: readonly T[]) =>
  fc.subarray([...values], { minLength: 1 }).map((found) => found.toSorted());
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const named = (values: readonly string[]) => values.map((value) => ({ name: value, value }));

/** A range of which one end may be open, both included. */
const anyRange = (edges: readonly number[]): fc.Arbitrary<NumberRange> =>
  fc
    .tuple(fc.constantFrom(...edges), fc.constantFrom(...edges), fc.constantFrom('from', 'to', 'both'))
    .map(([one, other, ends]) => ({
      ...(ends === 'to' ? {} : { from: Math.min(one, other) }),
      ...(ends === 'from' ? {} : { to: Math.max(one, other) }),
    }));

/** Land as an answer says it: always with a beginning. */
const anyLand = anyRange(EDGES).map(({ from = 0, to }) => ({ from, ...(to === undefined ? {} : { to }) }));

/** What somebody may answer, much or little of it. */
export const anyAnswers: fc.Arbitrary<AidAnswers> = fc.record({
  produce: maybe(some(PRODUCE)),
  organic: maybe(fc.constantFrom(...FARMING_METHODS)),
  region: maybe(fc.constantFrom(...WHERE)),
  land: maybe(anyLand),
  age: maybe(fc.integer({ min: 18, max: 90 })),
  years: maybe(fc.integer({ min: 0, max: 40 })),
  needs: maybe(some(NEEDS)),
});

const anyConditions: fc.Arbitrary<AidConditions> = fc.record({
  audiences: maybe(some(AID_AUDIENCES)),
  grows: maybe(some(PRODUCE.slice(1)).map(named)),
  raises: maybe(fc.constant(named(['api']))),
  organic: maybe(some(FARMING_METHODS)),
  regions: maybe(some(WHERE)),
  land: maybe(anyRange(EDGES)),
  age: maybe(anyRange([18, 40, 65])),
  years: maybe(anyRange([0, 2, 5])),
  needs: maybe(some(NEEDS).map(named)),
  ask: maybe(fc.constant(['se vinifichi'])),
});

/** Aids with any conditions, each at an address of its own. */
export const anyAids: fc.Arbitrary<readonly FinderAid[]> = fc
  .array(fc.record({ conditions: maybe(anyConditions), isStated: fc.boolean() }), { maxLength: 8 })
  .map((aids) => aids.map((aid, at) => ({ ...aid, slug: `aiuto-${at}`, title: `Aiuto ${at}` })));
