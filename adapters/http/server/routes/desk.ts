import type { DeskRepository } from '#core/desk/desk-repository.ts';
import { deskCalls, kpi, serviceCard } from '#adapters/http/contract/figures.ts';
import { described } from '../description/described-calls.ts';
import { flagSchema } from '../description/parameters.ts';
import type { Api } from './api.ts';
import { serve, serveReserved } from './serve.ts';

const calls = described(deskCalls, {
  tag: 'Scrivanie e dati in evidenza',
  schemas: { DatoInEvidenza: kpi, SchedaServizio: serviceCard },
  fields: {
    id: 'Identificativo.',
    'DatoInEvidenza.value': 'Il valore: un numero, o un testo da mostrare com’è.',
    formatting: 'Come si mostra: `percentuale`, `numerico` o `valuta`; altro, com’è.',
    'DatoInEvidenza.description': 'Che cosa si conta.',
    tooltip: 'La spiegazione del dato.',
    titleAriaLabel: 'Nome accessibile del collegamento.',
    'getDeskAids.friendlyUrl': 'Percorso della pagina, senza la prima barra.',
    ctaLabel: 'Le parole del collegamento.',
  },
  parameters: {
    isCAA: {
      description: 'Se la scrivania è quella di un centro di assistenza.',
      example: false,
      schema: flagSchema,
    },
  },
  calls: {
    figures: { name: 'getCaaFigures', summary: 'Dati in evidenza della scrivania CAA' },
    services: { name: 'getDeskServices', summary: 'Servizi più usati della scrivania' },
    aids: { name: 'getDeskAids', summary: 'Aiuti della scrivania' },
  },
});

/** Adds what desks show of figures, services and aids (§7.1, API-15). `caaKpi` is the run-time flag of the CAA desk. */
export const addDesks = (api: Api, desk: DeskRepository, caaKpi: boolean): void => {
  const roleOf = (isCAA: boolean | undefined) => (isCAA === true ? 'caa' : 'farmer');
  serve(api, calls.figures, async (_asked, { user }, request) => {
    await api.access.asOperator(user, request);
    return caaKpi ? desk.figures() : [];
  });
  serveReserved(api, calls.services, ({ isCAA }) => desk.services(roleOf(isCAA)), {
    audience: ({ isCAA }) => roleOf(isCAA),
  });
  serveReserved(api, calls.aids, () => desk.aids(), { audience: () => 'farmer' });
};
