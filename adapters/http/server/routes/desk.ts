import * as z from 'zod/mini';
import type { DeskRepository } from '#core/desk/desk-repository.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import { previewToWire, wirePreviews } from '#adapters/http/contract/content.ts';
import { kpiToWire, serviceToWire, wireKpis, wireServiceCards } from '#adapters/http/contract/figures.ts';
import type { AccessControl } from '../protection/access-control.ts';
import { privateCall, type Api } from './api.ts';
import { reservedRead } from './reserved-read.ts';

const TAG = 'Scrivanie e dati in evidenza';
const deskQuery = z.object({ isCAA: z.optional(z.enum(['true', 'false'], 'Deve essere true o false.')) });

/** Adds what desks show of figures, services and aids (§7.1, API-15). `caaKpi` is the run-time flag of the CAA desk. */
export const addDesks = (api: Api, desk: DeskRepository, access: AccessControl, caaKpi: boolean): void => {
  privateCall(api, {
    url: PATHS.caaFigures,
    summary: 'Dati in evidenza della scrivania CAA',
    tag: TAG,
    answer: wireKpis,
    run: async ({ reader: { user }, request }) => {
      await access.asOperator(user, request);
      return caaKpi ? (await desk.figures()).map(kpiToWire) : [];
    },
  });
  reservedRead(api, access, {
    url: PATHS.deskServices,
    summary: 'Servizi più usati della scrivania',
    tag: TAG,
    query: deskQuery,
    answer: wireServiceCards,
    audience: ({ isCAA }) => (isCAA === 'true' ? 'caa' : 'farmer'),
    run: async ({ query: { isCAA } }) => (await desk.services(isCAA === 'true' ? 'caa' : 'farmer')).map(serviceToWire),
  });
  reservedRead(api, access, {
    url: PATHS.deskAids,
    summary: 'Aiuti della scrivania',
    tag: TAG,
    answer: wirePreviews,
    audience: () => 'farmer',
    run: async () => (await desk.aids()).map(previewToWire),
  });
};
