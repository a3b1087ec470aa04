import type { AccessLogRepository } from '#core/company-file/access-log-repository.ts';
import { accessEntry, accessLogCalls } from '#adapters/http/contract/access-log.ts';
import { described } from '../description/described-calls.ts';
import { companyWords, pagingWords } from '../description/parameters.ts';
import type { Api } from './api.ts';
import { serve } from './serve.ts';

const calls = described(accessLogCalls, {
  tag: 'Fascicolo aziendale',
  schemas: { AccessoAlFascicolo: accessEntry },
  fields: {
    from: 'La prima volta di quel giorno, come istante con il fuso.',
    to: 'L’ultima volta di quel giorno, come istante con il fuso.',
    role: 'In quale ruolo: agricoltore (farmer) o centro di assistenza (caa).',
    outcome: 'Se ha potuto leggere (allowed) o no (refused).',
    office: 'L’ufficio per cui lavora, se è un operatore.',
    mandateSince: 'Da quale giorno quell’ufficio aveva il mandato, anno-mese-giorno; manca se non lo aveva.',
    subjects: 'Che cosa ha chiesto di leggere.',
  },
  parameters: { ...companyWords, page: pagingWords.page },
  calls: {
    entries: {
      name: 'getCompanyFileAccessLog',
      summary: 'Chi, oltre ai titolari, ha consultato i dati dell’azienda, dal più recente',
    },
  },
});

/** Adds the access log of a company file: only the company's own people may read it, also while its mandate is closed. */
export const addAccessLog = (api: Api, accessLog: AccessLogRepository): void =>
  serve(api, calls.entries, async ({ cuaa, page = 1 }, { user }, request) => {
    await api.access.actFor(user, cuaa, request, 'farmer');
    return accessLog.entries(cuaa, page);
  });
