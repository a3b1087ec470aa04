import { withoutStamp } from './without-stamp.ts';
import { describe, expect, it } from 'vitest';
import type { AidRepository, FinderAid } from '#core/aids/aid-repository.ts';
import type { AidConditions } from '#core/aids/conditions.ts';
import { day } from '#tests/support/mothers/day.ts';
import { contractAdmission, type Started } from './started.ts';

const OF = 'aiuti-e-bandi';
const VINES: FinderAid = {
  slug: `${OF}/ocm/vigneti`,
  title: 'Vigneti',
  isStated: true,
  // Every condition there is: one that is left out here could be lost unseen.
  conditions: {
    audiences: ['agricoltori', 'imprese'],
    grows: [{ name: 'Vite', value: 'vite' }],
    raises: [{ name: 'Api', value: 'api' }],
    organic: ['si', 'conversione'],
    land: { from: 0.5, to: 50 },
    regions: ['puglia', 'veneto'],
    age: { from: 18, to: 40 },
    years: { to: 5 },
    needs: [{ name: 'Investire', value: 'investire' }],
    ask: ['se vinifichi'],
  } satisfies Required<AidConditions>,
  howMuch: 'Fino all’80 %',
  applyPlace: 'Domande OCM vino',
  applyUrl: '/servizi/ocm',
  opensOn: day('2027-01-04'),
  closesOn: day('2027-03-15'),
  correctionsUntil: day('2027-04-01'),
};
const STORED: readonly FinderAid[] = [
  { slug: `${OF}/de-minimis`, title: 'De minimis', isStated: false, yearRound: true },
  VINES,
  { slug: `${OF}/ocm`, title: 'OCM', isStated: false },
  // Not one that holds the others together, though its name begins like theirs.
  { slug: `${OF}/ocm-vino`, title: 'OCM vino', isStated: false },
];

/** What every `AidRepository` does; `start` makes one that holds these aids. */
export const aidRepositoryContract = (start: (aids: readonly FinderAid[]) => Promise<Started<AidRepository>>): void => {
  const admission = contractAdmission(() => start(STORED));

  describe('aids', () => {
    it('[AIDS-03] should be every aid that can be asked for, by its path, and none that only holds others together', async () => {
      const found = await (await admission()).aids();
      expect(found?.map(({ slug }) => slug)).toEqual([`${OF}/de-minimis`, `${OF}/ocm-vino`, `${OF}/ocm/vigneti`]);
    });

    it('[AIDS-02] should be told with all that the finder judges and shows, and with nothing that was not written', async () => {
      const found = await (await admission()).aids();
      expect(withoutStamp(found?.find(({ slug }) => slug === VINES.slug))).toEqual(VINES);
      expect(withoutStamp(found?.[0])).toEqual(STORED[0]);
    });
  });
};
