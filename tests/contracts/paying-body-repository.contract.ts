import { describe, expect, it } from 'vitest';
import type { PayingBody, ServedRegion } from '#core/paying-bodies/paying-body.ts';
import type { PayingBodyRepository } from '#core/paying-bodies/paying-body-repository.ts';
import { contractAdmission, type Started } from './started.ts';

const TOSCANA: ServedRegion = { id: 'toscana', name: 'Toscana' };
const UMBRIA: ServedRegion = { id: 'umbria', name: 'Umbria' };

const body = (
  id: string,
  name: string,
  scope: 'regional' | 'national',
  regions: readonly ServedRegion[],
): PayingBody => ({
  id,
  name,
  scope,
  street: 'Via dei Cipressi',
  streetNumber: '40',
  postalCode: '50100',
  city: 'Firenze',
  url: `https://${id}.example/`,
  regions,
});

const BODIES: readonly PayingBody[] = [
  body('op-umbria', 'Organismo pagatore dell’Umbria', 'regional', [UMBRIA]),
  {
    ...body('op-filiere', 'Organismo pagatore delle filiere', 'national', [TOSCANA, UMBRIA]),
    phone: '06 0000 2200',
    pec: 'filiere@pec.example',
    paidLines: [{ line: 'vino' }, { line: 'altri-settori', regions: ['umbria'], note: 'per le aziende di Terni' }],
  },
  body('op-toscana', 'Organismo pagatore della Toscana', 'regional', [TOSCANA]),
];

/** What every `PayingBodyRepository` does; `start` makes one that holds these bodies. */
export const payingBodyRepositoryContract = (
  start: (bodies: readonly PayingBody[]) => Promise<Started<PayingBodyRepository>>,
): void => {
  const admission = contractAdmission(() => start(BODIES));
  const idsServing = async (region: string | undefined) =>
    (await (await admission()).serving(region)).map(({ id }) => id);

  describe('serving', () => {
    it('should list all of them by name where no region is chosen', async () => {
      expect(await idsServing(undefined)).toEqual(['op-umbria', 'op-toscana', 'op-filiere'].toSorted(byName));
    });

    it('[LIST-13] should keep those that serve the region', async () => {
      expect(await idsServing('toscana')).toEqual(['op-toscana', 'op-filiere'].toSorted(byName));
    });

    it('should find none for a region where nobody is and for one that does not exist', async () => {
      expect(await idsServing('molise')).toEqual([]);
      expect(await idsServing('atlantide')).toEqual([]);
    });

    it('[PAGE-16] should give every field of a card', async () => {
      expect((await (await admission()).serving('toscana')).find(({ id }) => id === 'op-toscana')).toEqual(BODIES[2]);
    });

    it('[PAGE-50] should give telephone, PEC and what it pays, where the body says it', async () => {
      expect((await (await admission()).serving('toscana')).find(({ id }) => id === 'op-filiere')).toEqual(BODIES[1]);
    });
  });

  describe('counters', () => {
    it('[PAGE-15] should count regional and national offices, in all and in a region', async () => {
      const repository = await admission();
      expect(await repository.counters(undefined)).toEqual({ regional: 2, national: 1 });
      expect(await repository.counters('toscana')).toEqual({ regional: 1, national: 1 });
    });
  });

  // Helpers

  const nameOf = (id: string): string => BODIES.find((each) => each.id === id)?.name ?? '';
  const byName = (left: string, right: string): number => nameOf(left).localeCompare(nameOf(right), 'it-IT');
};
