import { serviceStatus, statusCalls } from '#adapters/http/contract/status.ts';
import { described } from '../description/described-calls.ts';
import { API_VERSION } from '../description/open-api.ts';
import type { Readiness } from '../health/health.ts';
import { HttpProblem } from '../problems/problem.ts';
import { sendPrivate, type Api } from './api.ts';
import { formsOf, written } from './call-values.ts';
import { operationOf } from './operation.ts';

const calls = described(statusCalls, {
  tag: 'Stato',
  schemas: { StatoDelServizio: serviceStatus },
  fields: {
    stato: 'Il servizio funziona; quando qualcosa gli manca risponde 503.',
    versione: 'La versione del contratto.',
  },
  parameters: {},
  calls: { status: { name: 'getStatus', summary: 'Se il servizio funziona, e in quale versione' } },
});

/** Adds {apiBase}/status, which the national rules ask of every service: 200 while it works, else 503 as a problem (API-19). */
export const addStatus = ({ app }: Pick<Api, 'app'>, readiness: Readiness): void => {
  for (const form of formsOf(calls.status))
    app.get(form.url, { schema: operationOf(form) }, async (_request, reply) => {
      const { isReady } = await readiness.read();
      if (!isReady) throw new HttpProblem(503);
      return sendPrivate(reply, written(calls.status, { state: 'attivo', version: API_VERSION }));
    });
};
