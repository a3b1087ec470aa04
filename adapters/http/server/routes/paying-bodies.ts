import type { PayingBodyRepository } from '#core/paying-bodies/paying-body-repository.ts';
import { payingBody, payingBodyCalls } from '#adapters/http/contract/paying-bodies.ts';
import { described } from '../description/described-calls.ts';
import type { Api } from './api.ts';
import { servePublic } from './serve.ts';

const calls = described(payingBodyCalls, {
  tag: 'Organismi pagatori',
  schemas: { OrganismoPagatore: payingBody },
  fields: {
    'OrganismoPagatore.id': 'Identificativo della sede.',
    nome: 'Nome della sede.',
    scope: 'Se è di un organismo regionale (regional) o nazionale (national).',
    address: 'Via.',
    numAddress: 'Numero civico.',
    cap: 'Codice di avviamento postale.',
    url: 'Sito dell’organismo.',
    'OrganismoPagatore.regions': 'Le regioni che la sede serve.',
    'regions.id': 'La regione, come sta negli indirizzi.',
    'regions.name': 'Nome della regione.',
    paidLines: 'Che cosa paga; manca dove non è noto.',
    line: 'La linea di aiuto.',
    'paidLines.regions': 'In quali regioni; senza, in tutte quelle che serve.',
    note: 'A chi la paga, dove non è il solo.',
    opSiteRegionCount: 'Quante sedi sono regionali.',
    opSiteNationCount: 'Quante sedi sono nazionali.',
  },
  parameters: { categories: { description: 'Regione.', example: 'toscana' } },
  calls: {
    serving: { name: 'findPayingBodies', summary: 'Sedi degli organismi pagatori' },
    counters: { name: 'countPayingBodies', summary: 'Numero di sedi regionali e nazionali' },
  },
});

/** Adds the paying-body finder (API-12). */
export const addPayingBodies = (api: Api, bodies: PayingBodyRepository): void => {
  const key = ({ categories = '' }: { readonly categories?: string | undefined }) => categories;
  const regionOf = (categories: string | undefined) => (categories === '' ? undefined : categories);
  servePublic(api, calls.serving, ({ categories }) => bodies.serving(regionOf(categories)), { key });
  servePublic(api, calls.counters, ({ categories }) => bodies.counters(regionOf(categories)), { key });
};
