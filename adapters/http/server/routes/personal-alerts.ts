import type { FastifyRequest } from 'fastify';
import { makeMyAlerts } from '#core/alerts/make-my-alerts.ts';
import { mailTrouble } from '#core/alerts/mail-address.ts';
import {
  type MyAlerts,
  type PersonalAlerts,
  type PersonalFailure,
  type PersonalRegister,
  TERM_DAYS,
} from '#core/alerts/personal-alerts.ts';
import { mayBeNotified } from '#core/alerts/personal-news.ts';
import type { GrantsRepository } from '#core/access/grants-repository.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Result } from '#core/kernel/result.ts';
import {
  companyAlerts,
  personalAlertCalls,
  personalAlerts,
  personalDraft,
} from '#adapters/http/contract/personal-alerts.ts';
import { described } from '../description/described-calls.ts';
import { HttpProblem } from '../problems/problem.ts';
import type { Reader } from '../protection/authentication.ts';
import type { Api } from './api.ts';
import { serveReserved } from './serve.ts';

const calls = described(personalAlertCalls, {
  tag: 'Avvisi di chi ha fatto l’accesso',
  schemas: { AvvisiScelti: personalAlerts, AvvisiDiUnAzienda: companyAlerts, AvvisiDaScegliere: personalDraft },
  fields: {
    as: 'In quale ruolo: agricoltore (farmer) o centro di assistenza (caa).',
    'AvvisiDaScegliere.mail': 'L’indirizzo a cui scrivere; uno nuovo va confermato.',
    companies: 'Che cosa sapere di ciascuna azienda.',
    kinds: 'Che cosa sapere: notifiche, termini, pagamenti.',
    hour: 'A quale ora scrivere, da 6 a 20.',
    termDays: 'Quanti giorni prima di un termine scrivere: 30, 14, 7, 1; se manca, tutti.',
    address: 'L’indirizzo a cui si scrive.',
    'address.mail': 'L’indirizzo email.',
    confirmedOn: 'In quale giorno è stato confermato, anno-mese-giorno; prima manca.',
    sentAt: 'Quando è stata mandata la richiesta di conferma, come istante con il fuso.',
  },
  parameters: {
    as: { description: 'In quale ruolo: agricoltore (farmer) o centro di assistenza (caa).', example: 'farmer' },
  },
  calls: {
    read: { name: 'getMyAlerts', summary: 'Che cosa una persona ha scelto di sapere per email, e dove' },
    save: {
      name: 'saveMyAlerts',
      summary: 'Sceglie che cosa sapere per email; un indirizzo nuovo riceve la richiesta di conferma',
      refuses: [422, 429],
      example: {
        as: 'farmer',
        mail: 'anna.bianchi@posta.example',
        companies: [{ cuaa: 'BNCNNA80A41H501R', kinds: ['notification', 'term'] }],
        kinds: [],
        hour: 7,
        termDays: [7],
      },
    },
    resend: {
      name: 'sendMyAlertConfirmation',
      summary: 'Manda di nuovo la richiesta di conferma, una volta al giorno',
      refuses: [429],
      example: { as: 'farmer' },
    },
  },
});

/** Adds personal alerts (PREF-01, PREF-02): each person's own, and only of companies that the person holds. */
export const addPersonalAlerts = (
  api: Api,
  register: PersonalRegister,
  grants: Pick<GrantsRepository, 'grantsOf'>,
  clock: Clock,
): void => {
  const { access } = api;
  const alertsOf = ({ user }: Reader, request: FastifyRequest): MyAlerts =>
    makeMyAlerts(register, clock, {
      fiscalCode: user.fiscalCode,
      mayFollow: async (cuaa) =>
        (await access.mayActFor(user, cuaa, request, 'farmer')) &&
        mayBeNotified({ role: 'farmer' }, cuaa, await grants.grantsOf(user.fiscalCode, cuaa)),
    });
  const audience = { audience: ({ as }: { readonly as: 'farmer' | 'caa' }) => as };
  serveReserved(api, calls.read, ({ as }, reader, request) => alertsOf(reader, request).of(as), audience);
  serveReserved(
    api,
    calls.save,
    async ({ as, ...asked }, reader, request) => {
      const draft = { ...asked, termDays: asked.termDays ?? TERM_DAYS };
      return granted(await alertsOf(reader, request).save(as, draft), draft.mail);
    },
    audience,
  );
  serveReserved(
    api,
    calls.resend,
    async ({ as }, reader, request) => granted(await alertsOf(reader, request).resend(as)),
    audience,
  );
};

// Helpers

const granted = (outcome: Result<PersonalAlerts, PersonalFailure>, mail = ''): PersonalAlerts => {
  if (outcome.ok) return outcome.value;
  switch (outcome.failure.code) {
    case 'alerts.mail':
      throw new HttpProblem(422, { errors: [{ name: 'mail', reason: mailTrouble(mail) }] });
    case 'alerts.too-many':
      throw new HttpProblem(429, {
        detail: 'Oggi non si può mandare un’altra conferma: guarda la posta, oppure riprova domani.',
      });
    case 'alerts.choices':
      throw new HttpProblem(403);
  }
};
