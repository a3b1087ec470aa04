import { describe, expect, it } from 'vitest';
import { routeTable } from '#core/navigation/routes.ts';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import { aidProblems } from '#adapters/storage/import/checking/aid-conditions.ts';
import type { ContentRecord } from '#adapters/storage/import/schemas/index.ts';

type Aid = ContentRecord<'aids'>;

const table = routeTable(DEMONSTRATION_NAMES);
const anAid = (conditions: Aid['conditions'], fields: Partial<Aid> = {}): Aid =>
  ({ friendlyUrl: 'vigneti', title: 'Vigneti', kind: 'state', conditions, ...fields }) as Aid;

describe('aidProblems', () => {
  it('[AIDS-03] should find nothing wrong with conditions that somebody can meet', () => {
    expect(
      aidProblems([anAid({ grows: ['Vite'], age: { to: 40 }, years: { to: 5 } }), anAid(undefined)], table),
    ).toEqual([]);
  });

  it('[AIDS-03] should name the aid and the field of a contradiction', () => {
    expect(aidProblems([anAid(undefined), anAid({ age: { to: 20 }, years: { from: 30 } })], table)).toEqual([
      { at: 1, path: ['conditions'], reason: expect.stringContaining('al massimo 20 anni') },
    ]);
    expect(aidProblems([anAid({ grows: ['Api'], raises: ['Api'] })], table)).toEqual([
      { at: 0, path: ['conditions'], reason: expect.stringContaining('«Api»') },
    ]);
  });

  it('[AIDS-03] should name a word that another aid writes otherwise, at the aid that has it', () => {
    expect(aidProblems([anAid({ grows: ['Vite'] }), anAid({ grows: ['Viti'] })], table)).toEqual([
      { at: 1, path: ['conditions', 'grows'], reason: expect.stringContaining('«Viti» è scritto «Vite»') },
    ]);
  });

  it('[AIDS-03] should refuse an address that is a page of the portal already', () => {
    expect(aidProblems([anAid(undefined, { friendlyUrl: 'quali-aiuti' })], table)).toEqual([
      { at: 0, path: ['friendlyUrl'], reason: expect.stringContaining('quali-aiuti') },
    ]);
  });
});
