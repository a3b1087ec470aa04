import { withoutStamp } from './without-stamp.ts';
import { describe, expect, it } from 'vitest';
import type { MilestoneSource } from '#core/milestones/milestone.ts';
import type { MilestoneRepository } from '#core/milestones/milestone-repository.ts';
import { day } from '#tests/support/mothers/day.ts';
import { aMilestoneSource, type DatedSource } from '#tests/support/mothers/milestones.ts';
import { contractAdmission, type Started } from './started.ts';

const SOURCES: readonly MilestoneSource[] = (
  [
    {
      kind: 'aid',
      title: 'Vigneti',
      label: 'Aiuto',
      friendlyUrl: 'aiuti-e-bandi/vigneti',
      forWhom: 'Chi coltiva vite',
      conditions: { grows: [{ name: 'Vite', value: 'vite' }], regions: ['puglia'] },
      opensOn: day('2026-12-01'),
      closesOn: day('2027-03-15'),
      correctionsUntil: day('2027-04-01'),
    },
    {
      kind: 'service',
      title: 'Domande OCM vino',
      label: 'Servizio',
      list: 'services',
      friendlyUrl: 'domande-ocm-vino',
      opensOn: day('2026-11-01'),
      closesOn: day('2026-12-18'),
    },
    {
      kind: 'competition',
      title: 'Agronomi',
      label: 'Concorso',
      list: 'competitions',
      friendlyUrl: 'agronomi',
      status: 'Aperto',
      deadline: day('2026-11-25'),
    },
    {
      kind: 'tender',
      title: 'Pulizie',
      label: 'Appalto',
      list: 'tenders',
      friendlyUrl: 'pulizie',
      status: 'Aggiudicato',
      deadline: day('2026-12-10'),
    },
    {
      kind: 'aid',
      title: 'Lontano',
      label: 'Aiuto',
      friendlyUrl: 'aiuti-e-bandi/lontano',
      closesOn: day('2027-11-01'),
    },
  ] satisfies readonly DatedSource[]
).map(aMilestoneSource);

/** What every `MilestoneRepository` does; `start` makes one that holds these contents, read on 25/11/2026. */
export const milestoneRepositoryContract = (
  start: (sources: readonly MilestoneSource[]) => Promise<Started<MilestoneRepository>>,
): void => {
  const admission = contractAdmission(() => start(SOURCES));

  describe('milestones', () => {
    it('[TERM-01] should be all that is still to come in twelve months, the nearest first, of calls that take something', async () => {
      const reported = await (await admission()).milestones();
      expect(reported?.map((one) => `${one.day} ${one.event} ${one.title}`)).toEqual([
        '2026-11-25 closes Agronomi',
        '2026-12-01 opens Vigneti',
        '2026-12-18 closes Domande OCM vino',
        '2027-03-15 closes Vigneti',
        '2027-04-01 corrections Vigneti',
      ]);
    });

    it('[TERM-02] should say whom each concerns, and where it is told', async () => {
      const reported = await (await admission()).milestones();
      expect(withoutStamp(reported?.find(({ event }) => event === 'opens'))).toEqual({
        kind: 'aid',
        event: 'opens',
        day: '2026-12-01',
        title: 'Vigneti',
        label: 'Aiuto',
        friendlyUrl: 'aiuti-e-bandi/vigneti',
        forWhom: 'Chi coltiva vite',
        audiences: ['agricoltori'],
        regions: ['puglia'],
        produce: [{ name: 'Vite', value: 'vite' }],
      });
      expect(reported?.find(({ kind }) => kind === 'service')).toMatchObject({
        list: 'services',
        friendlyUrl: 'domande-ocm-vino',
        label: 'Servizio',
        audiences: [],
      });
    });
  });
};
