import { afterAll, beforeAll, expect, it } from 'vitest';
import { importContent } from '#adapters/storage/import/index.ts';
import { publishPlanned } from '#adapters/storage/postgres/content/planned-content.ts';
import { Database } from '#adapters/storage/postgres/index.ts';
import { aRegulation, contentFolder } from '#tests/adapters/storage/import/content-folder.ts';
import { day } from '#tests/support/mothers/day.ts';
import { startDrawingService } from '#tests/support/drawing-service.ts';
import { SERVICE_START_LIMIT_MS, type TestService } from '#tests/support/service.ts';

/** A word that no content of the demonstration has. */
const WORD = 'noccioleti';
const TODAY = '2026-11-26';
const PLANNED_FOR = '2026-12-03';

let service: TestService;
let contentChanges: () => void = () => undefined;
beforeAll(async () => {
  service = await startDrawingService({
    clock: { now: () => Date.parse(`${TODAY}T12:00:00+01:00`) },
    onContentChange: (changed) => (contentChanges = changed),
  });
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

/** Everything in which readers and machines find a regulation: below the API, and the pages. */
const PLACES = [
  '/api/regulations',
  `/api/regulations?search=${WORD}`,
  `/api/regulations/${WORD}`,
  '/api/exports/regulations.atom',
  `/api/exports/regulations.atom?search=${WORD}`,
  '/api/exports/regulations.csv',
  `/api/search-engine?search=${WORD}`,
  `/api/search-engine/suggestions?search=${WORD.slice(0, 6)}`,
  '/portale/normative',
  `/portale/normative?search=${WORD}`,
  `/portale/normative/${WORD}`,
  `/portale/ricerca?search=${WORD}`,
];

/** The places that tell of the regulation; each is asked twice, so that the second answer is a kept one. */
const telling = async (): Promise<readonly string[]> => {
  const reported: string[] = [];
  for (const place of PLACES) {
    await (await fetch(`${service.origin}${place}`)).text();
    const kept = await fetch(`${service.origin}${place}`);
    if ((await kept.text()).includes(`Circolare sui ${WORD}`)) reported.push(place);
  }
  return reported;
};

it('[PUB-01] should tell of what is planned nowhere before its day, and everywhere from then on: lists, files, feed, search, pages and what is kept of them', async () => {
  const db = service.composition.get(Database);
  const folder = contentFolder({
    'regulations/a.yaml': aRegulation(WORD)
      .replace('2026-03-02', PLANNED_FOR)
      .replace('Circolare sui pascoli', `Circolare sui ${WORD}`),
  });
  expect(await telling()).toEqual([]);
  await importContent(db, folder.path, {
    clock: { now: () => Date.parse(`${TODAY}T12:00:00+01:00`) },
    batch: 'programmati',
  });
  contentChanges();
  expect(await telling()).toEqual([]);
  expect(await publishPlanned(db, day(PLANNED_FOR))).toBe(1);
  contentChanges();
  expect(await telling()).toEqual(PLACES);
}, 120_000);
