import * as z from 'zod';
import {
  day,
  euro,
  hour,
  line,
  movable,
  notBeforePublication,
  options,
  publication,
  record,
  shaped,
  takingPart,
  termsAct,
} from './primitives.ts';

/** What agency tenders and FEAD tenders have in common (BANDO-03). */
export const tenderFields = {
  ...publication,
  ...movable,
  forWhom: takingPart.forWhom,
  applyUrl: takingPart.applyUrl,
  applyPlace: takingPart.applyPlace,
  howToApply: takingPart.howToApply,
  lastUpdate: day,
  contractStatus: z.enum(['Pubblicato', 'In corso di espletamento', 'Aggiudicato', 'Revocato']),
  contractScopes: options,
  identifier: z.string().trim().min(1).max(40),
  cig: shaped(
    /^[A-Z0-9]{10}$/u,
    'deve avere dieci lettere maiuscole o cifre',
    (text) => /\d/u.test(text) && !/^(.)\1+$/u.test(text),
    'non è un CIG esistente: ha sempre delle cifre, e non tutte uguali',
  ),
  deadline: day.optional(),
  deadlineTime: hour.optional(),
  ...termsAct,
  amount: euro.optional(),
  winner: line.optional(),
};

/** A tender on the agency's own budget (/agenzia/appalti). */
export const tender = record(tenderFields).refine(...notBeforePublication('deadline'));
