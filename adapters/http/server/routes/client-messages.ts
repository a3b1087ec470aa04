import * as z from 'zod/mini';
import type { FastifyRequest } from 'fastify';
import type { GrantsRepository } from '#core/access/grants-repository.ts';
import { type ClientMessageFailure, failureSentence } from '#core/client-messages/client-message.ts';
import { makeClientMessages } from '#core/client-messages/make-client-messages.ts';
import type { ClientMailbox, ClientMessages } from '#core/client-messages/ports.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { S_PER_MINUTE } from '#core/kernel/time-units.ts';
import {
  clientFacts,
  clientMessage,
  clientMessageCalls,
  messageReceipt,
} from '#adapters/http/contract/client-messages.ts';
import { described } from '../description/described-calls.ts';
import { HttpProblem } from '../problems/problem.ts';
import type { Reader } from '../protection/authentication.ts';
import type { Api } from './api.ts';
import { serve } from './serve.ts';

const { text, recipients } = clientMessage.shape;
z.globalRegistry.add(text, {
  description:
    'Il testo, con i posti da riempire tra graffe: {nome dell’azienda}, {scadenza}, {data}, {somma}, {giorno}, {ufficio}.',
});
z.globalRegistry.add(recipients, { description: 'L’ultima parte dell’indirizzo di ogni produttore.' });

const calls = described(clientMessageCalls, {
  tag: 'Messaggi ai produttori',
  schemas: { DatiPerUnMessaggio: clientFacts, MessaggioAiProduttori: clientMessage, EsitoDelMessaggio: messageReceipt },
  fields: {
    'MessaggioAiProduttori.kind': 'Di che cosa parla il messaggio.',
    company: 'Il nome dell’azienda.',
    day: 'Quando scade, o è scaduto, ciò di cui il messaggio parla; anno-mese-giorno.',
    stoppedCents: 'Quanto ferma, in centesimi di euro.',
    expectedBy: 'Quando è atteso il primo dei pagamenti che ferma, anno-mese-giorno.',
    contracts: 'I contratti di un messaggio sui contratti: quelli scaduti o, se non ce ne sono, il primo che scade.',
    number: 'Il numero di protocollo del contratto.',
    sent: 'I produttori che lo hanno ricevuto, per ultimo segmento dell’indirizzo.',
    refused: 'I produttori che non lo hanno ricevuto.',
    recipient: 'Ultimo segmento dell’indirizzo del produttore.',
    'refused.reason': 'Perché: il mandato non c’è (not-held), o non manca più niente (nothing-left).',
  },
  parameters: {
    friendlyUrl: { description: 'Ultimo segmento dell’indirizzo del produttore.', example: 'azienda-7k2m' },
    kind: { description: 'Di che cosa parla il messaggio.', example: 'identity-document' },
    'Idempotency-Key': {
      description: 'Lo stesso messaggio mandato di nuovo ha la stessa chiave.',
      example: '4f8c2a1e-messaggio',
    },
  },
  calls: {
    facts: { name: 'getClientMessageFacts', summary: 'Che cosa diventano per un produttore i posti di un messaggio' },
    send: {
      name: 'sendClientMessage',
      summary: 'Scrive ai produttori: una notifica nella casella di ciascuno, con i soli dati suoi',
      refuses: [409, 422, 429],
      example: {
        kind: 'identity-document',
        text: 'Il documento nel fascicolo di {nome dell’azienda} {scadenza}. Porta quello nuovo a {ufficio}.',
        recipients: ['azienda-7k2m'],
      },
    },
  },
});

/** Adds the messages of a centre to its clients (D-45): who is not held is refused and named, and every look is noted. */
export const addClientMessages = (
  api: Api,
  mailbox: ClientMailbox,
  grants: Pick<GrantsRepository, 'companyAt'>,
  clock: Clock,
): void => {
  const { access } = api;
  const messagesOf = ({ user }: Reader, request: FastifyRequest): ClientMessages =>
    makeClientMessages(mailbox, clock, {
      fiscalCode: user.fiscalCode,
      name: user.name === '' ? `${user.givenName} ${user.familyName}`.trim() : user.name,
      mayWriteTo: async (friendlyUrl) => access.mayActFor(user, await grants.companyAt(friendlyUrl), request, 'caa'),
    });
  serve(api, calls.facts, ({ kind, friendlyUrl }, reader, request) =>
    messagesOf(reader, request).facts(kind, friendlyUrl),
  );
  serve(
    api,
    calls.send,
    async ({ 'Idempotency-Key': key, ...draft }, reader, request) => {
      await access.asOperator(reader.user, request);
      const outcome = await messagesOf(reader, request).send(draft, key);
      if (!outcome.ok) throw refused(outcome.failure);
      return outcome.value;
    },
    { before: ({ user }) => access.readReserved(user, 'caa') },
  );
};

// Helpers

const refused = (failure: ClientMessageFailure): HttpProblem => {
  const reason = failureSentence(failure);
  switch (failure.code) {
    case 'messages.invalid':
      return new HttpProblem(422, { errors: [{ name: 'text', reason }] });
    case 'messages.key-reused':
      return new HttpProblem(409, { detail: reason });
    case 'messages.too-many':
      return new HttpProblem(429, {
        detail: reason,
        errors: [{ name: 'recipients', reason, code: failure.limit }],
        ...(failure.limit === 'minute' ? { headers: { 'retry-after': String(S_PER_MINUTE) } } : {}),
      });
  }
};
