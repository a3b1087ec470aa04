import { pairsToQuery } from '#core/kernel/address.ts';
import { milestonesIcs } from '#core/milestones/milestone-calendar.ts';
import type { MilestoneRepository } from '#core/milestones/milestone-repository.ts';
import { calendarQuery, knownView, MILESTONE_PARAMETERS, viewFromQuery } from '#core/milestones/milestone-view.ts';
import { routeById, routeTable } from '#core/navigation/routes.ts';
import { milestone, milestoneCalendar, milestones } from '#adapters/http/contract/milestones.ts';
import { described } from '../description/described-calls.ts';
import type { Api } from './api.ts';
import type { PortalLocation } from './exports.ts';
import { servePublic } from './serve.ts';

const calls = described(
  { milestones, milestoneCalendar },
  {
    tag: 'Scadenze',
    schemas: { Scadenza: milestone },
    fields: {
      'Scadenza.kind': 'Di che genere è: aiuto, servizio, concorso, appalto, iscrizione, dell’agenzia.',
      event: 'Se si apre, si chiude o finiscono le correzioni.',
      day: 'Il giorno, anno-mese-giorno.',
      label: 'Di che cosa si tratta, sopra il titolo.',
      list: 'L’elenco di cui è una voce; senza, è una pagina.',
      friendlyUrl: 'Ultimo segmento dell’indirizzo; senza elenco, il percorso della pagina.',
      audiences: 'Chi riguarda; vuoto, tutti.',
      regions: 'Quali regioni riguarda; vuoto, tutte.',
      produce: 'Quali colture e allevamenti riguarda; vuoto, tutti.',
    },
    parameters: {
      [MILESTONE_PARAMETERS.audience]: { description: 'Chi sei: senza, per tutti.', example: 'agricoltori' },
      [MILESTONE_PARAMETERS.region]: { description: 'La regione: senza, tutta Italia.', example: 'puglia' },
      [MILESTONE_PARAMETERS.produce]: { description: 'Che cosa coltivi o allevi: senza, tutto.', example: 'vite' },
    },
    calls: {
      milestones: {
        name: 'getDeadlines',
        summary: 'Che cosa si apre e si chiude nei prossimi dodici mesi, dal più vicino',
      },
      milestoneCalendar: {
        name: 'getDeadlinesCalendar',
        summary: 'Le stesse scadenze come calendario, secondo i filtri',
      },
    },
  },
);

/** Adds what opens and closes, and its calendar: of nobody's own, whoever asks (TERM-01, TERM-04, D-56). */
export const addMilestones = (api: Api, repository: MilestoneRepository, location: PortalLocation): void => {
  const table = routeTable(location.names);
  servePublic(api, calls.milestones, () => repository.milestones());
  servePublic(
    api,
    calls.milestoneCalendar,
    async ({ pairs }) => {
      const all = (await repository.milestones()) ?? [];
      return milestonesIcs(table, all, knownView(viewFromQuery(pairs), all).view, {
        home: `${location.origin}${location.basePath}`,
        title: `${routeById(table, 'milestones').title} ${location.names.agencyShortName}`,
      });
    },
    { key: ({ pairs }) => pairsToQuery(calendarQuery(pairs)), fileName: () => 'scadenze.ics' },
  );
};
