import { AID_PARAMETERS, answersFromQuery, answersToQuery } from '#core/aids/answers.ts';
import { foundIcs } from '#core/aids/aid-calendar.ts';
import type { AidRepository } from '#core/aids/aid-repository.ts';
import { findAids } from '#core/aids/find-aids.ts';
import { aidChoices, knownAnswers } from '#core/aids/questions.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { routeById, routeTable } from '#core/navigation/routes.ts';
import { aidCalendar, aids, finderAid } from '#adapters/http/contract/aids.ts';
import { described } from '../description/described-calls.ts';
import type { Api } from './api.ts';
import type { PortalLocation } from './exports.ts';
import { servePublic } from './serve.ts';

const calls = described(
  { aids, aidCalendar },
  {
    tag: 'Aiuti',
    schemas: { AiutoConCondizioni: finderAid },
    fields: {
      isStated: 'Se la redazione ha scritto le condizioni dell’aiuto.',
      conditions: 'Che cosa bisogna essere o avere; senza, non è noto.',
      audiences: 'Chi può chiederlo; senza, gli agricoltori.',
      grows: 'Che cosa coltivare: basta una di queste.',
      raises: 'Che cosa allevare: basta una di queste.',
      organic: 'Con quale metodo, rispetto al biologico: basta uno di questi.',
      regions: 'In quali regioni.',
      land: 'La terra condotta, in ettari.',
      age: 'L’età di chi conduce l’azienda, in anni.',
      years: 'Da quanti anni la conduce.',
      from: 'Il valore più basso; senza, nessun minimo.',
      to: 'Il valore più alto; senza, nessun massimo.',
      ask: 'Che cosa resta da sapere, in parole.',
      'conditions.needs': 'A che cosa serve: basta uno di questi bisogni.',
    },
    parameters: {
      [AID_PARAMETERS.produce]: { description: 'Che cosa si coltiva o si alleva.', example: ['vite'] },
      [AID_PARAMETERS.organic]: { description: 'Se con metodo biologico: «si», «conversione», «no».', example: 'si' },
      [AID_PARAMETERS.region]: { description: 'La regione dell’azienda.', example: 'puglia' },
      [AID_PARAMETERS.land]: { description: 'La terra condotta, in ettari: «0», «5-14», «50-».', example: '5-14' },
      [AID_PARAMETERS.age]: { description: 'L’età di chi conduce l’azienda.', example: '34' },
      [AID_PARAMETERS.years]: { description: 'Da quanti anni la conduce.', example: '1' },
      [AID_PARAMETERS.needs]: { description: 'Di che cosa c’è bisogno.', example: ['investire'] },
    },
    calls: {
      aids: { name: 'getAidConditions', summary: 'Gli aiuti con le loro condizioni' },
      aidCalendar: {
        name: 'getFoundAidsCalendar',
        summary: 'Calendario degli aiuti che fanno o potrebbero fare per chi risponde così',
      },
    },
  },
);

/** Adds the aids with their conditions, and the calendar of those that fit somebody's answers, of which nothing is stored (AIDS-02, AIDS-04). */
export const addAids = (api: Api, repository: AidRepository, clock: Clock, location: PortalLocation): void => {
  const title = routeById(routeTable(location.names), 'aidFinder').title;
  servePublic(api, calls.aids, () => repository.aids());
  servePublic(
    api,
    calls.aidCalendar,
    async ({ pairs }) => {
      const all = (await repository.aids()) ?? [];
      const answers = knownAnswers(answersFromQuery(pairs), aidChoices(all));
      return foundIcs(findAids(all, answers, dayInRome(clock.now())), `${location.origin}${location.basePath}`, title);
    },
    { key: ({ pairs }) => pairsToQuery(answersToQuery(answersFromQuery(pairs))), fileName: () => 'quali-aiuti.ics' },
  );
};
