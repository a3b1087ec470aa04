import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { AssistanceDesk } from '#core/support/assistance-desk.ts';
import type { AssistanceErrors } from '#core/support/assistance-request.ts';
import { requestFromDraft } from '#core/support/check-draft.ts';
import { PATHS, PRIVATE } from '#adapters/http/contract/addresses.ts';
import { contactToWire, wireAssistanceRequest, wireContacts, wireReceipt, wireScopes } from '#adapters/http/contract/support.ts';
import { Refusal, type FieldProblem } from '../problem.ts';
import { limitOf, privateCall, publicRead, sendPrivate, serialised, type Api } from './api.ts';
import { wireProblem } from './wire-problem.ts';

const TAG = 'Assistenza';
const KEY = /^[\w-]{8,100}$/u;

/** Adds contacts, scopes and the assistance request (PAGE-33, D-10). */
export const addSupport = (api: Api, desk: AssistanceDesk): void => {
  publicRead(api, {
    url: PATHS.assistanceScopes,
    summary: 'Ambiti delle richieste di assistenza',
    tag: TAG,
    answer: wireScopes,
    key: () => '',
    read: async () => (await desk.scopes()).map((scope) => ({ ...scope })),
  });
  const contacts = async () => (await desk.contacts()).map(contactToWire);
  publicRead(api, { url: PATHS.contacts, summary: 'Recapiti', tag: TAG, answer: wireContacts, key: () => '', read: contacts });
  privateCall(api, { url: `${PRIVATE}${PATHS.contacts}`, summary: 'Recapiti nell’area riservata', tag: TAG, answer: wireContacts, run: contacts });

  for (const prefix of ['', PRIVATE]) {
    api.app.post(
      `${prefix}${PATHS.assistanceRequest}`,
      {
        config: limitOf(api.unsafePerMinute),
        schema: {
          summary: 'Invia una richiesta di assistenza',
          tags: [TAG],
          body: wireAssistanceRequest,
          response: { 200: wireReceipt, ...Object.fromEntries([400, 401, 403, 409, 413, 415, 422, 429].map((status) => [status, wireProblem])) },
          ...(prefix === '' ? {} : { security: [{ accesso: [] }] }),
        },
        onRequest: async (request) => {
          if (prefix === PRIVATE) await api.authenticate(request);
        },
      },
      (request, reply) => send(desk, request, reply),
    );
  }
};

// Helpers

const send = async (desk: AssistanceDesk, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new Refusal(400, { errors: [{ name: 'Idempotency-Key', reason: 'Manca, o non è fatta di 8-100 lettere, cifre e trattini.' }] });
  }
  const wire = request.body as z.infer<typeof wireAssistanceRequest>;
  const checked = requestFromDraft({ ...wire, phone: wire.phone ?? '' });
  if (!checked.ok) throw notAccepted(checked.failure);
  const taken = await desk.send(checked.value, key);
  if (taken.ok) return sendPrivate(reply, serialised(wireReceipt, { receiptNumber: taken.value.number }));
  if (taken.failure.code === 'support.invalid-request') throw notAccepted(taken.failure.errors);
  throw new Refusal(409, { detail: 'La chiave della richiesta è già stata usata per un altro testo.' });
};

const notAccepted = (errors: AssistanceErrors): Refusal =>
  new Refusal(422, { errors: Object.entries(errors).map(([name, { code, message }]): FieldProblem => ({ name, reason: message, code })) });
