import { describe, expect, it } from 'vitest';
import { producerStatusTag } from '#core/producers/expiries.ts';
import { day } from '#tests/support/mothers/day.ts';

const TODAY = day('2026-11-25');
const sheet = (on: string) => ({ kind: 'validation-sheet', day: day(on) }) as const;

describe('producerStatusTag', () => {
  it.each([
    ['2026-11-24', 'bad', 'Validato, scheda scaduta'],
    ['2026-11-25', 'ok', 'Validato'],
    ['2026-11-26', 'ok', 'Validato'],
  ])('[STATO-01] should tell a validation whose sheet ends on %s as %s', (on, tone, word) => {
    expect(producerStatusTag({ fileStatus: 'VALIDATO', expiries: [sheet(on)] }, TODAY)).toMatchObject({ tone, word });
  });

  it('[STATO-01] should count the last sheet, and nothing else that has ended', () => {
    const contract = { kind: 'contract', day: day('2026-01-01') } as const;
    expect(
      producerStatusTag(
        { fileStatus: 'VALIDATO', expiries: [sheet('2025-10-15'), contract, sheet('2027-10-15')] },
        TODAY,
      ),
    ).toMatchObject({ tone: 'ok' });
    expect(producerStatusTag({ fileStatus: undefined, expiries: [] }, TODAY)).toBeUndefined();
  });
});
