import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remarkableState, saysWhy, SERVICE_STATUSES, stateTag, wayInto } from '#core/catalogue/service-state.ts';
import { campaignAction, campaignStateOn, campaignTermOn } from '#core/content/campaign.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { anyFilterDay } from '#tests/support/arbitraries/catalogue.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const anyStatus = () => fc.oneof(fc.constantFrom(...SERVICE_STATUSES, 'attivo', ''), anyText());
const anyReason = () => fc.option(anyText(), { nil: undefined });

describe('the state of a service', () => {
  it('[PAGE-35] should be written with a reason where it is not active, and nowhere else', () => {
    expect(
      [
        ['Attivo', undefined],
        ['Attivo', 'Perché'],
        ['Non attivo', undefined],
        ['Non attivo', 'Perché'],
      ].map(([status = '', reason]) => saysWhy(status, reason)),
    ).toEqual([true, false, false, true]);
  });

  it('[PAGE-35] [SSO-01] should take the way in away from a service that is not active, and from no other', () => {
    fc.assert(
      fc.property(anyStatus(), anyReason(), anyReason(), (status, reason, target) => {
        const state = { status, ...(reason === undefined ? {} : { reason }) };
        expect(wayInto(state, target)).toBe(status === 'Non attivo' ? undefined : target);
        expect(wayInto(undefined, target)).toBe(target);
      }),
      RUNS,
    );
  });

  it('[PAGE-35] should be said in its own word with a sign where no campaign says more, and be remarked unless all can be done', () => {
    expect(SERVICE_STATUSES.map((status) => stateTag({ status }, 'unnamed'))).toEqual([
      { tone: 'ok', icon: 'check-circle', word: 'Attivo' },
      { tone: 'bad', icon: 'ban', word: 'Non attivo' },
    ]);
    expect(stateTag({ status: 'Attivo' }, 'corrections')?.word).toBe('Solo modifiche');
    fc.assert(
      fc.property(anyStatus(), (status) => {
        const tag = stateTag({ status }, 'unnamed');
        expect(tag?.word).toBe(status);
        expect(remarkableState({ status }, 'unnamed')).toEqual(status === 'Attivo' ? undefined : tag);
      }),
      RUNS,
    );
    expect(remarkableState(undefined, 'unnamed')).toBeUndefined();
  });

  it('[PAGE-35] [CAMP-01] [D-66] should never contradict the term beside it, nor what the button does', () => {
    const maybeDay = fc.option(anyFilterDay(), { nil: undefined }) as fc.Arbitrary<IsoDate | undefined>;
    const anyCampaign = fc.record({ opensOn: maybeDay, closesOn: maybeDay, correctionsUntil: maybeDay });
    fc.assert(
      fc.property(
        anyCampaign,
        fc.option(anyStatus(), { nil: undefined }),
        anyFilterDay() as fc.Arbitrary<IsoDate>,
        (days, status, today) => {
          const state = campaignStateOn(days, today);
          const tag = stateTag(status === undefined ? undefined : { status }, state);
          const term = campaignTermOn(days, today);
          const isKnown = status === undefined || status === 'Attivo';
          if (term === undefined || !isKnown) {
            expect(tag?.word).toBe(isKnown && status === undefined ? undefined : status);
            return;
          }
          // What is gone, to come, or open for corrections alone is never shown as open, and the other way round.
          const { kind, text } = term;
          const meant =
            kind === 'gone'
              ? 'Chiuso'
              : text.startsWith('Apre')
                ? 'Non ancora aperto'
                : term.day?.includes('modifica') === true
                  ? 'Solo modifiche'
                  : 'Aperto';
          expect([tag?.word, text]).toEqual([meant, text]);
          expect(campaignAction(state, false).kind).toBe(
            kind === 'gone' ? 'none' : meant === 'Non ancora aperto' ? 'remember' : 'enter',
          );
        },
      ),
      RUNS,
    );
  });
});
