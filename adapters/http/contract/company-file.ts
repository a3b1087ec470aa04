import * as z from 'zod/mini';
import type {
  AntimafiaDocument,
  BankAccount,
  CompanyFileAlerts,
  CompanyFilePart,
  CompanyFileParts,
  Contract,
  FarmFacts,
  IdentityDocument,
  Pec,
} from '#core/company-file/company-file.ts';
import { type Call, get } from './calls.ts';
import {
  bytes,
  type Codec,
  day,
  firstOf,
  from,
  list,
  mapped,
  nullable,
  oneOf,
  optional,
  orElse,
  record,
} from './codecs.ts';
import { companyInPath } from './params.ts';

// Field names and words are quoted from the specification, spellings included (API-14); they stop here.

const text = nullable(z.string());
const isSo = orElse(z.boolean(), false);

/** A state that is missing or unknown counts as not verified: the warning is shown rather than hidden. */
const pecState = oneOf(
  {
    VERIFICATA: 'verified',
    NON_ANDATA_A_BUON_FINE: 'failed',
    NON_ANDATA_A_BUON_FINE_PER_PROBLEMA_TEMPORANEO: 'temporarily-failed',
    NON_VERIFICATA: 'unverified',
  },
  { decode: () => 'unverified' as const, encode: () => 'NON_VERIFICATA' },
);

const pec = record({
  address: from('indirizzoMail', text),
  state: from('flgValiPec', orElse(pecState, 'unverified')),
}) satisfies Codec<Pec>;

const expiry = oneOf({ S: 'expired', N: 'valid' }, { decode: () => 'valid' as const, encode: () => 'N' });

const identityDocument = record({
  type: from('desTipoDocu', text),
  details: from('estremiDocu', text),
  expiryDate: from('dataScadenza', nullable(day)),
  expiry: from('flagScadenza', orElse(expiry, 'valid')),
}) satisfies Codec<IdentityDocument>;

const farm = record({
  region: from('regione', optional(z.string())),
  hectares: from('ettari', optional(z.number())),
  produce: from('coltureAllevamenti', optional(list(z.string()))),
  since: from('attivaDal', optional(day)),
}) satisfies Codec<FarmFacts>;

/** An unknown word is kept as it came (FILE-04). */
const accountStatus = oneOf(
  {
    VALIDO: { kind: 'valid' },
    NON_UTILIZZABILE: { kind: 'unusable' },
    MAI_UTILIZZATO: { kind: 'never-used' },
    NON_RICONOSCIUTO: { kind: 'unrecognised' },
  },
  { decode: (word) => ({ kind: 'unknown' as const, text: word }), encode: (state) => state.text },
);

const bankAccount = record({
  iban: text,
  bank: text,
  status: orElse(accountStatus, { kind: 'unknown', text: '' }),
}) satisfies Codec<BankAccount>;

const contract = record({
  protocol: from('protocole', text),
  type: text,
  startDate: nullable(day),
  expirationDate: nullable(day),
  recentlyExpired: isSo,
}) satisfies Codec<Contract>;

const antimafiaDocument = record({
  type: from('typeAntimafia', text),
  expirationDate: from('expirationDateAntimafia', nullable(day)),
  expired: isSo,
}) satisfies Codec<AntimafiaDocument>;

/** One flag per tab, and how to reach the mandate manager. */
const flags = record({
  'personal-data': from('personalData', z.boolean()),
  'bank-accounts': from('bankCoordinates', z.boolean()),
  contracts: from('contractsDocuments', z.boolean()),
  'validation-sheet': from('validationSheet', z.boolean()),
  mandateManagerMail: from('mailContact', text),
  mandateManagerPhone: from('phoneContact', text),
});

/** The parts of a company file. */
export const companyFilePartCodecs = {
  header: record({
    heldAt: from('fileAt', text),
    mandateEntity: text,
    status: text,
    lastValidation: nullable(day),
  }),
  alerts: mapped(flags, {
    decode: ({ mandateManagerMail, mandateManagerPhone, ...tabs }): CompanyFileAlerts => ({
      tabs,
      mandateManagerMail,
      mandateManagerPhone,
    }),
    encode: ({ tabs, ...manager }) => ({ ...tabs, ...manager }),
  }),
  'personal-data': record({
    name: text,
    cuaa: text,
    legalForm: from('legaForm', text),
    notificationAddress: from('notificationAdress', text),
    vatNumber: text,
    phoneNumber: text,
    pec: from('pecAddress', orElse(pec, { state: 'unverified' })),
    identityDocument: from('documenti', firstOf(identityDocument)),
    farm: from('conduzione', optional(farm)),
  }),
  'bank-accounts': list(bankAccount),
  contracts: record({
    contractor: text,
    valid: from('validcontracts', orElse(list(contract), [])),
    expired: from('expiredcontracts', orElse(list(contract), [])),
    hasExpiredMoreThanOneYear: isSo,
    antimafia: from('antiMafiaDto', orElse(list(antimafiaDocument), [])),
  }),
  'validation-sheet': record({
    idScva: text,
    number: from('numberCard', text),
    expirationDate: nullable(day),
    expired: isSo,
  }),
} as const satisfies { readonly [Part in CompanyFilePart]: Codec<CompanyFileParts[Part]> };

const FORBIDDEN = { 403: 'company-file.forbidden' } as const;
const refuses = { ...FORBIDDEN, 404: 'company-file.not-found' } as const;

const part = <const Answers extends z.core.SomeType>(path: string, answers: Answers) =>
  get(`/private/file/${path}/:cuaa`, { params: companyInPath, answers, refuses });

/** The six parts, by their names in the core. */
export const companyFileCalls = {
  header: part('card-header', companyFilePartCodecs.header),
  alerts: part('alerts', companyFilePartCodecs.alerts),
  'personal-data': part('personal-contact-data', companyFilePartCodecs['personal-data']),
  'bank-accounts': part('bacarie-coordinates', companyFilePartCodecs['bank-accounts']),
  contracts: part('contracts-documents', companyFilePartCodecs.contracts),
  'validation-sheet': part('validation-sheet', companyFilePartCodecs['validation-sheet']),
} as const satisfies Readonly<Record<CompanyFilePart, Call>>;

/** The file's PDFs: the whole as a summary, and the validation sheet (FILE-08). */
export const companyFilePdfCalls = {
  summary: get('/private/file/summary/:cuaa', {
    params: companyInPath,
    file: 'application/pdf',
    answers: bytes,
    refuses,
  }),
  sheet: get('/private/fascicolo-aziendale-api/scheda-validazione-pdf', {
    query: {
      idScva: z
        .string('Manca l’identificativo della scheda.')
        .check(z.minLength(1, 'Manca l’identificativo della scheda.'), z.maxLength(100)),
    },
    file: 'application/pdf',
    answers: bytes,
    refuses: { ...FORBIDDEN, 404: 'company-file.sheet-unavailable' },
  }),
} as const;
