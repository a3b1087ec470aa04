import type { FastifyRequest } from 'fastify';
import type { GrantsRepository } from '#core/access/grants-repository.ts';
import type { Page } from '#core/kernel/page.ts';
import { HORIZON_FILTER } from '#core/producers/producer-list.ts';
import type { ProducerRepository } from '#core/producers/producer-repository.ts';
import type { Producer } from '#core/producers/producer.ts';
import type { AskedOf } from '#adapters/http/contract/calls.ts';
import { anomaly, producer, producerCalls, producerDetail, producerSearch } from '#adapters/http/contract/producers.ts';
import { described } from '../description/described-calls.ts';
import { companyWords, pagingWords } from '../description/parameters.ts';
import type { Reader } from '../protection/authentication.ts';
import type { Api } from './api.ts';
import { serve } from './serve.ts';

const DEFAULT_PAGE_SIZE = 9;

const calls = described(producerCalls, {
  tag: 'Produttori',
  schemas: {
    RicercaProduttori: producerSearch,
    Produttore: producer,
    DettaglioProduttore: producerDetail,
    Anomalia: anomaly,
  },
  fields: {
    search: 'Denominazione o CUAA da cercare.',
    anomaly: 'Quali anomalie deve avere il fascicolo.',
    expiry: 'Che cosa scade per primo: già passato (past), o entro tanti giorni.',
    sort: 'Ordine: per scadenza (expiry), per somma ferma o a rischio (euro) o per nome (name).',
    affected: 'Le somme ferme o a rischio del produttore, ogni pagamento una volta.',
    stopped: 'Quanto è fermo oggi, in euro.',
    atRisk: 'Quanto si fermerà, in euro.',
    isPartial: 'Se le somme sono un minimo, perché non tutto è noto.',
    'RicercaProduttori.page': 'Numero della pagina, a partire da 1.',
    'RicercaProduttori.pageSize': 'Elementi in una pagina.',
    fileStatus: 'Lo stato del fascicolo, come lo scrive l’agenzia.',
    anomalyCount: 'Quante anomalie ha il fascicolo.',
    worstAnomaly: 'La più grave.',
    expiries: 'Che cosa scade nel fascicolo.',
    'expiries.kind': 'Che cosa scade.',
    'expiries.day': 'Giorno di scadenza, anno-mese-giorno.',
    pec: 'Indirizzo di posta elettronica certificata (PEC).',
    id: 'Identificativo dell’anomalia.',
    severity: 'Quanto è grave: bloccante (blocking), avviso (warning), informazione (notice).',
    foundOn: 'Giorno in cui è stata trovata, anno-mese-giorno.',
  },
  parameters: {
    ...pagingWords,
    ...companyWords,
    search: { description: 'Parole da cercare: contano le prime sedici.', example: 'olio d’oliva' },
    anomaly: {
      description:
        'Anomalie del fascicolo: la più grave è bloccante, un avviso o un’informazione; oppure una qualunque, o nessuna.',
      example: 'blocking',
    },
    expiry: {
      description: `Che cosa finisce per primo nel fascicolo: è già scaduto, o scade entro 30 o ${HORIZON_FILTER} giorni.`,
      example: HORIZON_FILTER,
    },
    sort: {
      description: 'Ordine: per scadenza (expiry), per somma ferma o a rischio (euro) o per nome (name).',
      example: 'euro',
    },
    friendlyUrl: { description: 'Ultimo segmento dell’indirizzo della cosa.', example: 'regolamento-ue-2021-2115' },
  },
  calls: {
    list: { name: 'getProducers', summary: 'Produttori con mandato agli uffici dell’operatore' },
    search: {
      name: 'searchProducers',
      summary: 'Produttori cercati per denominazione o CUAA, che stanno nel corpo e in nessun indirizzo',
      example: { search: 'valle', anomaly: 'any', sort: 'expiry', page: 1, pageSize: 10 },
    },
    detail: { name: 'getProducer', summary: 'Dettaglio di un produttore' },
    anomalies: { name: 'getProducerAnomalies', summary: 'Anomalie del fascicolo di un produttore' },
  },
});

/** Adds the producers of an assistance centre (§7.2): search, detail, anomalies of the file. */
export const addProducers = (
  api: Api,
  producers: ProducerRepository,
  grants: Pick<GrantsRepository, 'companyAt'>,
): void => {
  const { access } = api;
  const search = async (
    { search: text = '', page = 1, pageSize = DEFAULT_PAGE_SIZE, ...filters }: AskedOf<typeof producerCalls.list>,
    { user }: Reader,
    request: FastifyRequest,
  ): Promise<Page<Producer>> => {
    await access.asOperator(user, request);
    const { sort, ...others } = filters;
    const found = await producers.search({
      ...others,
      ...(sort === undefined ? {} : { sort }),
      text: text.trim(),
      page,
      pageSize,
      operator: user.fiscalCode,
    });
    await access.noteSeen(
      user,
      found.items.map(({ cuaa }) => cuaa),
      request,
    );
    return found;
  };
  serve(api, calls.list, search);
  serve(api, calls.search, search, {
    changesNothing: true,
    before: ({ user }) => access.readReserved(user, 'anyRole'),
  });
  serve(api, calls.detail, async ({ friendlyUrl }, { user }, request) => {
    // An address of no company is refused like one of somebody else's.
    await access.actFor(user, await grants.companyAt(friendlyUrl), request, 'caa');
    return producers.detail(friendlyUrl, user.fiscalCode);
  });
  serve(api, calls.anomalies, async ({ cuaa }, { user }, request) => {
    await access.actFor(user, cuaa, request, 'caa');
    return producers.anomalies(cuaa, user.fiscalCode);
  });
};
