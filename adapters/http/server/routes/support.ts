import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AssistanceDesk } from '#core/support/assistance-desk.ts';
import type { AssistanceErrors } from '#core/support/assistance-request.ts';
import { requestFromDraft } from '#core/support/check-draft.ts';
import { PATHS, PRIVATE } from '#adapters/http/contract/addresses.ts';
import {
  contactToWire,
  wireAssistanceRequest,
  wireContacts,
  wireReceipt,
  wireScopes,
} from '#adapters/http/contract/support.ts';
import { HttpProblem, type FieldProblem } from '../problems/problem.ts';
import type { AccessControl } from '../protection/access-control.ts';
import { limitOf, publicRead, sendPrivate, serialised, type Api } from './api.ts';
import { operationOf } from './operation.ts';
import { reservedRead } from './reserved-read.ts';

const TAG = 'Assistenza';
const NO_KEY = 'Manca, o non è fatta di 8-100 lettere, cifre e trattini.';
/** The same key with the same text is the same request, however often it is sent (D-10). */
const requestHeaders = z.object({ 'Idempotency-Key': z.string(NO_KEY).check(z.regex(/^[\w-]{8,100}$/u, NO_KEY)) });

/** The desk as everyone finds it, and as someone who is logged in does (PAGE-37). */
export interface Desks {
  readonly public: AssistanceDesk;
  readonly private: AssistanceDesk;
}

/** Adds contacts, scopes and the assistance request (PAGE-33, D-10). */
export const addSupport = (api: Api, desks: Desks, access: AccessControl): void => {
  const scopesOf = async (desk: AssistanceDesk) => (await desk.scopes()).map((scope) => ({ ...scope }));
  const contactsOf = async (desk: AssistanceDesk) => (await desk.contacts()).map(contactToWire);
  const scopes = { summary: 'Ambiti delle richieste di assistenza', tag: TAG, answer: wireScopes };
  const contacts = { summary: 'Recapiti', tag: TAG, answer: wireContacts };
  publicRead(api, { ...scopes, url: PATHS.assistanceScopes, key: () => '', read: () => scopesOf(desks.public) });
  publicRead(api, { ...contacts, url: PATHS.contacts, key: () => '', read: () => contactsOf(desks.public) });
  reservedRead(api, access, {
    ...scopes,
    url: `${PRIVATE}${PATHS.assistanceScopes}`,
    run: () => scopesOf(desks.private),
  });
  reservedRead(api, access, { ...contacts, url: `${PRIVATE}${PATHS.contacts}`, run: () => contactsOf(desks.private) });

  for (const prefix of ['', PRIVATE]) {
    api.app.post(
      `${prefix}${PATHS.assistanceRequest}`,
      {
        config: limitOf(api.unsafePerMinute),
        schema: operationOf({
          summary: 'Invia una richiesta di assistenza',
          tag: TAG,
          headers: requestHeaders,
          body: wireAssistanceRequest,
          answer: wireReceipt,
          isPrivate: prefix === PRIVATE,
          refuses: [409, 422],
        }),
        onRequest: async (request) => {
          if (prefix === PRIVATE) await api.authenticate(request);
        },
        // Who may send nothing here is told nothing of what is wrong with it either.
        attachValidation: prefix === PRIVATE,
      },
      async (request, reply) => {
        if (prefix === '') return send(desks.public, request, reply);
        await access.readReserved((await api.authenticate(request)).user, 'anyRole');
        if (request.validationError !== undefined) throw request.validationError;
        return send(desks.private, request, reply);
      },
    );
  }
};

// Helpers

const send = async (desk: AssistanceDesk, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const wire = request.body as z.infer<typeof wireAssistanceRequest>;
  const checked = requestFromDraft({ ...wire, phone: wire.phone ?? '' });
  if (!checked.ok) throw notAccepted(checked.failure);
  const taken = await desk.send(checked.value, String(request.headers['idempotency-key']));
  if (taken.ok) return sendPrivate(reply, serialised(wireReceipt, { receiptNumber: taken.value.number }));
  if (taken.failure.code === 'support.invalid-request') throw notAccepted(taken.failure.errors);
  throw new HttpProblem(409, { detail: 'La chiave della richiesta è già stata usata per un altro testo.' });
};

const notAccepted = (errors: AssistanceErrors): HttpProblem =>
  new HttpProblem(422, {
    errors: Object.entries(errors).map(([name, { code, message }]): FieldProblem => ({ name, reason: message, code })),
  });
