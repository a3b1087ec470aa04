import { describe, expect, it } from 'vitest';
import type { StoredDesk } from '#tests/support/doubles/desk.ts';
import type { DeskRepository } from '#core/desk/desk-repository.ts';
import { day } from '#tests/support/mothers/day.ts';
import { contractAdmission, type Started } from './started.ts';

const service = (id: string, title: string) => ({
  id,
  friendlyUrl: id,
  title,
  description: `Che cosa fa ${title}`,
  linkLabel: `Vai al servizio ${title}`,
});

const FIXTURE: StoredDesk = {
  services: {
    farmer: [
      service('domanda-unica', 'Domanda unica'),
      { ...service('registro-titoli', 'Registro dei titoli'), linkLabel: 'Apri il registro', icon: 'it-list' },
    ],
    caa: [service('deleghe', 'Deleghe')],
  },
  aids: [
    { slug: 'pagamenti-diretti/sostegno-di-base', title: 'Sostegno di base', description: 'Per ettaro.' },
    {
      slug: 'pagamenti-ocm/vino',
      title: 'OCM vino',
      description: 'Per i vigneti.',
      opensOn: day('2026-11-06'),
      closesOn: day('2026-12-12'),
    },
  ],
  figures: [
    {
      icon: 'user',
      value: '5214',
      formatting: 'numerico',
      description: 'Produttori',
      tooltip: 'Con mandato in corso',
      lastUpdate: day('2026-11-01'),
    },
  ],
};

/** What every `DeskRepository` does; `start` makes one that holds these desks. */
export const deskRepositoryContract = (start: (desk: StoredDesk) => Promise<Started<DeskRepository>>): void => {
  const admission = contractAdmission(() => start(FIXTURE));

  describe('what stands on the desks', () => {
    it.each(['farmer', 'caa'] as const)(
      '[PAGE-09] [PAGE-28] should give the services of a %s, by title',
      async (role) => {
        expect(await (await admission()).services(role)).toEqual(FIXTURE.services[role]);
      },
    );

    it('[PAGE-28] should give the aids', async () => {
      expect(await (await admission()).aids()).toEqual(FIXTURE.aids);
    });

    it('[PAGE-09] should give the figures, every field as it was kept', async () => {
      expect(await (await admission()).figures()).toEqual(FIXTURE.figures);
    });
  });
};
