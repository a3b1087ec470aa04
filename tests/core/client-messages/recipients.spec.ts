import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatEuro } from '#core/formatting/euro.ts';
import { draftProblem } from '#core/client-messages/client-message.ts';
import {
  isSameRecipient,
  messagesByKind,
  type Recipient,
  shareChosen,
  stoppedAmong,
  withAll,
  withoutAll,
} from '#core/client-messages/recipients.ts';

const recipient = (friendlyUrl: string, kind: Recipient['kind']): Recipient => ({
  friendlyUrl,
  name: friendlyUrl,
  kind,
});

describe('messagesByKind', () => {
  it('[CAAM-01] should make one message for each kind, each client once in each', () => {
    const chosen = [recipient('a', 'pec'), recipient('b', 'contract'), recipient('c', 'pec'), recipient('a', 'pec')];
    expect(
      messagesByKind(chosen).map(({ kind, recipients }) => [kind, recipients.map((one) => one.friendlyUrl)]),
    ).toEqual([
      ['pec', ['a', 'c']],
      ['contract', ['b']],
    ]);
  });

  it('[CAAM-01] should never make a message that would be refused for its many recipients, and leave nobody out', () => {
    const chosen = fc
      .array(fc.integer({ min: 0, max: 160 }), { minLength: 2, maxLength: 2 })
      .map((counts) =>
        counts.flatMap((count, at) =>
          Array.from({ length: count }, (_, who) => recipient(`a${who}`, at === 0 ? 'pec' : 'debt')),
        ),
      );
    fc.assert(
      fc.property(chosen, (all) => {
        const messages = messagesByKind(all);
        for (const { kind, recipients } of messages)
          expect(
            draftProblem({ kind, text: 'x'.repeat(20), recipients: recipients.map((one) => one.friendlyUrl) }),
          ).toBe(undefined);
        expect(
          withAll(
            [],
            messages.flatMap(({ recipients }) => recipients),
          ),
        ).toHaveLength(all.length);
      }),
    );
  });
});

describe('stoppedAmong', () => {
  it('[CAAM-01] should count a payment of a client once, and those of two clients apart', () => {
    const payment = { id: 'P-1', amountCents: 9_000_00 };
    const chosen = [
      { ...recipient('a', 'pec'), stopped: [payment] },
      { ...recipient('a', 'contract'), stopped: [payment, { id: 'P-2', amountCents: 50 }] },
      { ...recipient('b', 'pec'), stopped: [payment] },
    ];
    expect(stoppedAmong(chosen)).toBe('18.000,50\u00A0€');
    expect(stoppedAmong([...chosen, { ...recipient('c', 'pec'), stopped: [], isPartial: true }])).toBe(
      'almeno 18.000,50\u00A0€',
    );
    expect(stoppedAmong([recipient('a', 'pec')])).toBeUndefined();
  });

  it('[CAAM-01] should not depend on the order of the choice, nor grow by the same choice', () => {
    const anyRecipient = fc
      .tuple(fc.constantFrom('a', 'b'), fc.constantFrom('pec' as const, 'debt' as const), fc.subarray([1, 20, 300]))
      .map(([who, kind, cents]): Recipient => ({
        ...recipient(who, kind),
        stopped: cents.map((amountCents) => ({ id: `P-${amountCents}`, amountCents })),
      }));
    fc.assert(
      fc.property(fc.array(anyRecipient), (chosen) => {
        const payments = new Map(
          chosen.flatMap(({ friendlyUrl, stopped = [] }) =>
            stopped.map(({ amountCents }) => [`${friendlyUrl}${amountCents}`, amountCents] as const),
          ),
        );
        const sum = [...payments.values()].reduce((left, right) => left + right, 0);
        const wanted = sum === 0 ? undefined : formatEuro(sum / 100);
        expect(stoppedAmong(chosen)).toBe(wanted);
        expect(stoppedAmong([...chosen.toReversed(), ...chosen])).toBe(wanted);
      }),
    );
  });
});

describe('withAll and withoutAll', () => {
  const anyChoice = fc.array(
    fc
      .tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('pec' as const, 'debt' as const))
      .map(([who, kind]) => recipient(who, kind)),
  );

  it('[CAAM-06] should choose all rows shown, each once, and let them go without touching what was chosen elsewhere', () => {
    fc.assert(
      fc.property(anyChoice, anyChoice, (before, shown) => {
        const chosen = withAll([], before);
        const all = withAll(chosen, shown);
        expect(all.slice(0, chosen.length)).toEqual(chosen);
        expect(shareChosen(all, shown)).toBe(shown.length === 0 ? 'none' : 'all');
        expect(all.every((one, at) => all.findIndex((other) => isSameRecipient(one, other)) === at)).toBe(true);
        const left = withoutAll(all, shown);
        expect(shareChosen(left, shown)).toBe('none');
        expect(left).toEqual(chosen.filter((one) => !shown.some((other) => isSameRecipient(one, other))));
      }),
    );
  });

  it('[CAAM-06] should tell some from all and from none', () => {
    const shown = [recipient('a', 'pec'), recipient('b', 'pec')];
    expect([[], [recipient('a', 'pec')], shown].map((chosen) => shareChosen(chosen, shown))).toEqual([
      'none',
      'some',
      'all',
    ]);
    expect(shareChosen([recipient('a', 'debt')], shown)).toBe('none');
  });
});
