import * as z from 'zod';
import { fiscalCode } from './people.ts';
import { isIban, isVatNumber } from '#core/kernel/control-digits.ts';
import { fiscalCodeProblem } from '#core/support/fiscal-code.ts';
import { day, description, friendlyUrl, line, phone, record, regionName, shaped } from './primitives.ts';

const WRONG_CONTROL = 'non è un codice esistente: il controllo non torna, rileggere ogni cifra e lettera';

/** A company code: a fiscal code or an eleven digit number. */
export const cuaa = shaped(
  /^(?:[A-Z0-9]{16}|\d{11})$/u,
  'deve essere un CUAA: codice fiscale o partita IVA, tra virgolette',
  (text) => (text.length === 11 ? isVatNumber(text) : fiscalCodeProblem(text) === undefined),
  WRONG_CONTROL,
);

const vatNumber = shaped(
  /^\d{11}$/u,
  'deve essere una partita IVA di undici cifre, tra virgolette',
  isVatNumber,
  WRONG_CONTROL,
);

const iban = shaped(
  /^[A-Z]{2}[A-Z0-9 ]+$/u,
  'deve essere un IBAN: lettere maiuscole, cifre e spazi',
  isIban,
  WRONG_CONTROL,
);

const contract = record({
  protocole: line,
  type: line,
  startDate: day,
  expirationDate: day.nullable(),
  recentlyExpired: z.boolean().optional(),
});

const file = record({
  header: record({ fileAt: line, mandateEntity: line, status: line, lastValidation: day.nullable() }),
  alerts: record({
    personalData: z.boolean(),
    bankCoordinates: z.boolean(),
    contractsDocuments: z.boolean(),
    validationSheet: z.boolean(),
  }),
  personal: record({
    legaForm: line.nullable(),
    notificationAdress: line.nullable(),
    vatNumber: vatNumber.nullable(),
    phoneNumber: phone.nullable(),
    pecAddress: record({ indirizzoMail: z.string().nullable(), flgValiPec: z.string().nullable() }).nullable(),
    documenti: z.array(
      record({
        desTipoDocu: line,
        estremiDocu: line,
        dataScadenza: day.nullable(),
        flagScadenza: z.enum(['S', 'N']).nullable(),
      }),
    ),
    conduzione: record({
      regione: regionName.optional(),
      ettari: z.number().min(0).optional(),
      coltureAllevamenti: z.array(line).min(1).optional(),
      attivaDal: day.optional(),
    }).optional(),
  }),
  bank: z.array(record({ iban, bank: line.nullable(), status: line })),
  contracts: record({
    contractor: line.nullable(),
    validcontracts: z.array(contract),
    expiredcontracts: z.array(contract),
    hasExpiredMoreThanOneYear: z.boolean(),
    antiMafiaDto: z.array(
      record({ typeAntimafia: line, expirationDateAntimafia: day.nullable(), expired: z.boolean() }),
    ),
  }),
  validationSheet: record({
    idScva: line,
    numberCard: line,
    expirationDate: day.nullable(),
    expired: z.boolean(),
  }).nullable(),
  anomalies: z
    .array(
      record({ code: line, title: line, description, severity: z.enum(['blocking', 'warning', 'notice']), date: day }),
    )
    .optional(),
});

/** A farm company, its holders and every part of its company file (API-14). */
export const company = record({
  cuaa,
  friendlyUrl,
  denominazione: line,
  holders: z.array(fiscalCode),
  mandatoChiuso: z.boolean().optional(),
  city: line.optional(),
  file,
});
