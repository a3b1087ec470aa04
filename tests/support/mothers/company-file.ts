import type {
  CompanyFileAlerts,
  CompanyFileParts,
  CompanyFileTab,
  Contract,
  PecState,
} from '#core/company-file/company-file.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { day } from './day.ts';

const NO_TAB_IN_ALERT: Readonly<Record<CompanyFileTab, boolean>> = {
  'personal-data': false,
  'bank-accounts': false,
  contracts: false,
  'validation-sheet': false,
};

/** Alerts with the named tabs in alert. */
export const anAlerts = (...tabs: readonly CompanyFileTab[]): CompanyFileAlerts => ({
  tabs: { ...NO_TAB_IN_ALERT, ...Object.fromEntries(tabs.map((tab) => [tab, true])) },
  mandateManagerMail: 'viterbo@caaterrecomuni.example',
});

/** A contract in force. */
export const aContract = (rest: Partial<Contract> = {}): Contract => ({
  protocol: 'CTR-2020-001',
  type: 'Affitto',
  startDate: day('2020-01-01'),
  expirationDate: day('2029-12-31'),
  recentlyExpired: false,
  ...rest,
});

const inOrder = (cuaa: string): CompanyFileParts => ({
  header: {
    heldAt: 'ANPAG',
    mandateEntity: 'CAA Terre Comuni, ufficio di Viterbo',
    status: 'VALIDATO',
    lastValidation: day('2026-03-12'),
  },
  alerts: anAlerts(),
  'personal-data': {
    name: 'Azienda agricola Bianchi Anna',
    cuaa,
    legalForm: 'Impresa individuale',
    notificationAddress: 'Strada del Lago 8, 01100 Viterbo (VT)',
    vatNumber: '01234567890',
    phoneNumber: '0761 000 123',
    pec: { address: 'anna.bianchi@pec.example', state: 'verified' },
    identityDocument: {
      type: 'Carta d’identità',
      details: 'CA12345AB',
      expiryDate: day('2030-09-04'),
      expiry: 'valid',
    },
  },
  'bank-accounts': [
    { iban: 'IT60X0542811101000000123456', bank: 'Banca della Tuscia, filiale di Viterbo', status: { kind: 'valid' } },
  ],
  contracts: {
    contractor: 'Bianchi Anna',
    valid: [aContract()],
    expired: [],
    hasExpiredMoreThanOneYear: false,
    antimafia: [],
  },
  'validation-sheet': {
    idScva: `SCVA-${cuaa}`,
    number: '60012345678',
    expirationDate: day('2027-03-12'),
    expired: false,
  },
});

/** Company files by their situation; only what matters differs from a file in order. */
export const aCompanyFile = {
  inOrder,

  /** Every field filled in, and one of every state there is. */
  withEverything: (cuaa: string): CompanyFileParts => ({
    ...inOrder(cuaa),
    header: { ...inOrder(cuaa).header, status: 'IN LAVORAZIONE' },
    alerts: anAlerts('bank-accounts', 'contracts'),
    'bank-accounts': [
      { iban: 'IT60X0542811101000000123456', bank: 'Banca della Tuscia', status: { kind: 'valid' } },
      { iban: 'IT28W0800002600000009876543', bank: 'Cassa Rurale dei Laghi', status: { kind: 'unusable' } },
      { iban: 'IT41K0300003200000005551212', bank: 'Banco Agricolo Italiano', status: { kind: 'never-used' } },
      { iban: 'IT77P0200001628000000044410', bank: 'Credito Maremmano', status: { kind: 'unrecognised' } },
      {
        iban: 'IT05A0100003400000000067890',
        bank: 'Banca dei Mulini',
        status: { kind: 'unknown', text: 'IN_VERIFICA' },
      },
    ],
    contracts: {
      contractor: 'Bianchi Anna',
      valid: [
        aContract(),
        aContract({ protocol: 'CTR-2021-004', expirationDate: day('2026-11-02'), recentlyExpired: true }),
      ],
      expired: [aContract({ protocol: 'CTR-2012-010', expirationDate: day('2022-12-31') })],
      hasExpiredMoreThanOneYear: true,
      antimafia: [
        { type: 'Dichiarazione sostitutiva', expirationDate: day('2026-01-31'), expired: true },
        { type: 'Informativa', expirationDate: day('2027-06-30'), expired: false },
      ],
    },
  }),

  /** No field is filled in, every list is empty. */
  withNothing: (_cuaa: string): CompanyFileParts => ({
    header: {},
    alerts: { tabs: NO_TAB_IN_ALERT },
    'personal-data': { pec: { state: 'unverified' } },
    'bank-accounts': [],
    contracts: { valid: [], expired: [], hasExpiredMoreThanOneYear: false, antimafia: [] },
    'validation-sheet': { expired: false },
  }),

  withExpiredIdentityDocument: (cuaa: string, expiryDate: IsoDate = day('2026-09-04')): CompanyFileParts => {
    const file = inOrder(cuaa);
    return {
      ...file,
      'personal-data': {
        ...file['personal-data'],
        identityDocument: {
          ...file['personal-data'].identityDocument,
          expiryDate,
          expiry: 'expired',
        },
      },
    };
  },

  withPec: (cuaa: string, state: PecState): CompanyFileParts => {
    const file = inOrder(cuaa);
    return {
      ...file,
      'personal-data': { ...file['personal-data'], pec: { address: 'anna.bianchi@pec.example', state } },
    };
  },
};
