import * as z from 'zod/mini';
import type { AssistanceService } from '#core/support/assistance-service.ts';
import type { AssistanceErrors, AssistanceReceipt } from '#core/support/assistance-request.ts';
import { MESSAGE_MAX_CHARACTERS, MESSAGE_MIN_CHARACTERS, requestFromDraft } from '#core/support/check-draft.ts';
import type { AskedOf } from '#adapters/http/contract/calls.ts';
import { assistanceRequest, contact, receipt, supportCalls } from '#adapters/http/contract/support.ts';
import { described, nameSchemas } from '../description/described-calls.ts';
import type { FieldWords } from '../description/described-fields.ts';
import { HttpProblem, type FieldProblem } from '../problems/problem.ts';
import type { Api } from './api.ts';
import { privateTwin, servePosted, servePublic, serveReserved } from './serve.ts';

const { fiscalCode, scope, message } = assistanceRequest.shape;
z.globalRegistry.add(message, {
  description: `Da ${MESSAGE_MIN_CHARACTERS} a ${MESSAGE_MAX_CHARACTERS} caratteri.`,
});
z.globalRegistry.add(fiscalCode, {
  description: 'Codice fiscale di una persona, con la lettera di controllo giusta.',
});
z.globalRegistry.add(scope, { description: 'Uno dei valori di /support/assistance-request-scopes.' });

const fields: FieldWords = {
  value: 'Valore da mandare nella richiesta.',
  answerDays: 'Entro quanti giorni lavorativi si risponde; manca se non è promesso.',
  address: 'Dove sta l’ufficio.',
  hours: 'Gli orari, in parole.',
  opening: 'Gli stessi orari, giorno per giorno.',
  times: 'Le fasce di apertura.',
  days: 'I giorni della settimana.',
  'times.from': 'L’ora di apertura, come `09:00`.',
  'times.to': 'L’ora di chiusura, come `13:00`.',
  closedOn: 'I giorni di chiusura, anno-mese-giorno.',
  'RichiestaDiAssistenza.name': 'Nome della persona.',
  surname: 'Cognome della persona.',
  'RichiestaDiAssistenza.phone': 'Numero di telefono, facoltativo.',
  subject: 'Oggetto della richiesta.',
  consent: 'Se la persona ha letto l’informativa sulla riservatezza.',
  receiptNumber: 'Il numero della richiesta, da citare.',
};

const callsFor = (reserved: '' | 'Reserved') =>
  described(supportCalls, {
    tag: 'Assistenza',
    fields,
    parameters: {
      'Idempotency-Key': {
        description: 'La stessa richiesta mandata di nuovo ha la stessa chiave.',
        example: '4f8c2a1e-richiesta',
      },
    },
    calls: {
      scopes: {
        name: `get${reserved}AssistanceRequestScopes`,
        summary: 'Ambiti delle richieste di assistenza',
      },
      contacts: { name: `get${reserved}Contacts`, summary: 'Recapiti' },
      send: {
        name: `send${reserved}AssistanceRequest`,
        summary: 'Invia una richiesta di assistenza',
        refuses: [409, 422],
        example: {
          name: 'Anna',
          surname: 'Bianchi',
          fiscalCode: 'BNCNNA80A41H501R',
          email: 'anna.bianchi@posta.example',
          phone: '06 0000 0000',
          scope: 'fascicolo-aziendale',
          subject: 'Documento scaduto',
          message: 'Come posso aggiornare il documento d’identità nel fascicolo aziendale?',
          consent: true,
        },
      },
    },
  });

/** The desk as everyone finds it, and as someone who is logged in does (PAGE-37). */
export interface AssistanceServices {
  readonly public: AssistanceService;
  readonly private: AssistanceService;
}

/** Adds contacts, scopes and the assistance request (PAGE-33, D-10). */
export const addSupport = (api: Api, services: AssistanceServices): void => {
  nameSchemas({ Recapito: contact, RichiestaDiAssistenza: assistanceRequest, Ricevuta: receipt }, fields);
  const calls = callsFor('');
  servePublic(api, calls.scopes, () => services.public.scopes());
  servePublic(api, calls.contacts, () => services.public.contacts());
  servePosted(api, calls.send, (asked) => sendTo(services.public, asked));
  const reserved = callsFor('Reserved');
  serveReserved(api, privateTwin(reserved.scopes), () => services.private.scopes());
  serveReserved(api, privateTwin(reserved.contacts), () => services.private.contacts());
  serveReserved(api, privateTwin(reserved.send), (asked) => sendTo(services.private, asked));
};

// Helpers

const sendTo = async (
  service: AssistanceService,
  { 'Idempotency-Key': key, phone, ...draft }: AskedOf<typeof supportCalls.send>,
): Promise<AssistanceReceipt> => {
  const checked = requestFromDraft({ ...draft, phone: phone ?? '' });
  if (!checked.ok) throw notAccepted(checked.failure);
  const taken = await service.send(checked.value, key);
  if (taken.ok) return taken.value;
  if (taken.failure.code === 'support.invalid-request') throw notAccepted(taken.failure.errors);
  throw new HttpProblem(409, { detail: 'La chiave della richiesta è già stata usata per un altro testo.' });
};

const notAccepted = (errors: AssistanceErrors): HttpProblem =>
  new HttpProblem(422, {
    errors: Object.entries(errors).map(([name, { code, message: reason }]): FieldProblem => ({ name, reason, code })),
  });
