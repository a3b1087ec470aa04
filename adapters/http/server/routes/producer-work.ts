import type { ProducerWorkRepository } from '#core/producers/work-repository.ts';
import { USUAL_TERM, WORK_ROWS_A_PAGE } from '#core/producers/work-list.ts';
import { producerWorkCalls, workKindSum, workRow, workTotals } from '#adapters/http/contract/producer-work.ts';
import { described } from '../description/described-calls.ts';
import { pagingWords } from '../description/parameters.ts';
import type { Api } from './api.ts';
import { serve } from './serve.ts';

const calls = described(producerWorkCalls, {
  tag: 'Produttori',
  schemas: { RigaDiLavoro: workRow, SommeDelLavoro: workTotals, TipoDiMancanza: workKindSum },
  fields: {
    id: 'Identificativo della riga.',
    'RigaDiLavoro.producer': 'Il produttore.',
    kind: 'Che cosa manca.',
    thing: 'Quale contratto, domanda o debito.',
    'RigaDiLavoro.name': 'Come si chiama.',
    about: 'Che cosa c’è da sapere.',
    day: 'Il termine, anno-mese-giorno.',
    stopped: 'Quanto è fermo oggi, in euro.',
    atRisk: 'Quanto si fermerà, in euro.',
    atRiskFrom: 'Da quale giorno si fermerà, anno-mese-giorno.',
    isPartial: 'Se le somme sono un minimo, perché non tutto è noto.',
    payments: 'I pagamenti che ferma o fermerà.',
    'payments.id': 'Identificativo del pagamento.',
    'payments.description': 'Che cosa si paga.',
    since: 'Primo giorno in cui questa riga lo ferma, anno-mese-giorno.',
    stoppedSince: 'Primo giorno in cui qualcosa lo ferma, se è prima; anno-mese-giorno.',
    producers: 'Quanti produttori.',
    stoppedProducers: 'Quanti di loro hanno qualcosa di fermo.',
    totals: 'Le somme di tutte le righe, ogni pagamento una volta.',
  },
  parameters: {
    ...pagingWords,
    office: { description: 'Un ufficio dell’operatore; senza, tutti.', example: '056001' },
    term: {
      description: 'Termine: già passato o senza termine, entro 7 giorni, passato o entro 30 giorni, qualunque.',
      example: '30',
    },
    kind: { description: 'Che cosa manca.', example: 'identity-document' },
    sort: {
      description: 'Ordine: per somma ferma o a rischio, dalla più alta (euro); per termine (term); per nome (name).',
      example: 'euro',
    },
    producer: {
      description: 'Ultimo segmento dell’indirizzo di un produttore, del quale si vogliono le sole righe.',
      example: 'azienda-7k2m',
    },
  },
  calls: {
    list: {
      name: 'getProducerWork',
      summary:
        'Che cosa manca ai produttori degli uffici dell’operatore e che cosa ferma; le somme contano ogni pagamento una volta',
    },
    kinds: {
      name: 'getProducerWorkKinds',
      summary: 'Quanti produttori hanno qualcosa di scaduto o da verificare, per tipo, e le somme che ferma',
    },
  },
});

/** Adds the work list of an assistance centre: what is lacking, and what it stops (CAA-01). */
export const addProducerWork = (api: Api, work: ProducerWorkRepository): void => {
  const { access } = api;
  serve(
    api,
    calls.list,
    async (
      { page = 1, pageSize = WORK_ROWS_A_PAGE, term = USUAL_TERM, sort = 'euro', ...others },
      { user },
      request,
    ) => {
      await access.asOperator(user, request);
      const found = await work.list({ ...others, term, sort, page, pageSize, operator: user.fiscalCode });
      if (found.ok)
        await access.noteSeen(user, [...new Set(found.value.items.map(({ producer }) => producer.cuaa))], request);
      return found;
    },
  );
  serve(api, calls.kinds, async ({ office }, { user }, request) => {
    await access.asOperator(user, request);
    return work.kinds(user.fiscalCode, office);
  });
};
