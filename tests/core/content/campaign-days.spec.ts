import { describe, expect, it } from 'vitest';
import type { Campaign } from '#core/content/campaign.ts';
import { campaignDays } from '#core/content/campaign-days.ts';
import { day } from '#tests/support/mothers/day.ts';

const TODAY = day('2026-11-25');

describe('campaignDays', () => {
  it.each<[Campaign, string | undefined]>([
    [{}, undefined],
    [{ yearRound: true }, 'aperto tutto l’anno'],
    [{ opensOn: day('2027-01-04') }, 'apre il 04/01/2027'],
    [{ opensOn: day('2027-01-04'), closesOn: day('2027-03-15') }, 'apre il 04/01/2027, scade il 15/03/2027'],
    [{ opensOn: day('2026-11-01') }, 'aperto'],
    [{ closesOn: day('2026-12-18') }, 'aperto, scade il 18/12/2026'],
    [{ closesOn: day('2026-11-20'), correctionsUntil: day('2026-12-01') }, 'solo modifiche, fino al 01/12/2026'],
    [{ closesOn: day('2026-11-20') }, 'domande chiuse'],
  ])('[AIDS-06] should say how %o stands, with its days in full', (campaign, words) => {
    expect(campaignDays(campaign, TODAY)).toBe(words);
  });
});
