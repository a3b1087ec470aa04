import type { StoredCompanyFile } from '#tests/support/doubles/company-file.ts';
import type { BankAccount, CompanyFileParts, Contract } from '#core/company-file/company-file.ts';
import { aCompanyFile, aContract, anAlerts } from '#tests/support/mothers/company-file.ts';
import { day } from '#tests/support/mothers/day.ts';

/** A company of the cast, and who of the cast holds it. */
export interface CastCompany {
  readonly cuaa: string;
  readonly name: string;
  /** User name of the holder. */
  readonly holder: string;
  readonly file: CompanyFileParts;
}

const account = (kind: 'valid' | 'unusable' | 'never-used' | 'unrecognised'): BankAccount => ({
  iban: 'IT60X0542811101000000123456',
  bank: 'Banca della Tuscia',
  status: { kind },
});
const expired = (count: number): readonly Contract[] =>
  Array.from({ length: count }, (_, at) => aContract({ protocol: `CTR-2018-${at}`, recentlyExpired: at < 2 }));

const company = (
  cuaa: string,
  name: string,
  holder: string,
  change: (file: CompanyFileParts) => Partial<CompanyFileParts>,
): CastCompany => {
  const inOrder = aCompanyFile.inOrder(cuaa);
  const file = { ...inOrder, 'personal-data': { ...inOrder['personal-data'], name } };
  return { cuaa, name, holder, file: { ...file, ...change(file) } };
};

/** The companies of the cast that the features tell about, each in its situation. */
export const CAST_COMPANIES: readonly CastCompany[] = [
  company('BNCNNA80A41H501R', 'Azienda agricola Bianchi Anna', 'anna.bianchi', (file) => ({
    header: { ...file.header, status: 'IN LAVORAZIONE' },
    alerts: anAlerts('personal-data'),
    'personal-data': {
      ...file['personal-data'],
      pec: { address: 'anna.bianchi@pec.example', state: 'unverified' },
      identityDocument: { type: 'Carta d’identità', expiryDate: day('2026-09-04'), expiry: 'expired' },
    },
  })),
  company('01234560017', 'Rinaldi Vini Società Agricola S.r.l.', 'marco.rinaldi', () => ({
    alerts: anAlerts('bank-accounts'),
    'bank-accounts': [
      account('valid'),
      account('unusable'),
      account('never-used'),
      account('unrecognised'),
      { status: { kind: 'unknown', text: 'IN_VERIFICA' } },
    ],
  })),
  company('01234560025', 'Cooperativa Olivicola Valle Chiara', 'marco.rinaldi', (file) => ({
    contracts: { ...file.contracts, expired: expired(14), hasExpiredMoreThanOneYear: true },
  })),
  company('01234560033', 'Rinaldi e Figli Società Semplice Agricola', 'marco.rinaldi', (file) => ({
    contracts: {
      ...file.contracts,
      antimafia: [
        { type: 'Informativa', expired: true },
        { type: 'Comunicazione', expired: false },
      ],
    },
  })),
  company('01234560041', 'Pascoli Alti Società Agricola', 'marco.rinaldi', (file) => ({
    'personal-data': { ...file['personal-data'], pec: { state: 'failed' } },
    'validation-sheet': { ...file['validation-sheet'], expired: true },
  })),
  company('RNLMRC75C12M082C', 'Azienda agricola Rinaldi Marco', 'marco.rinaldi', () => ({})),
  company('01234560074', 'Istituto Agrario Valle Verde', 'giulia.ferri', (file) =>
    aCompanyFile.withNothing(file['personal-data'].cuaa ?? ''),
  ),
];

/** The company of the cast with this name. */
export const castCompany = (name: string): CastCompany => {
  const found = CAST_COMPANIES.find((each) => each.name === name);
  if (found === undefined) throw new Error(`Nessuna azienda del cast si chiama «${name}»`);
  return found;
};

/** The files of the cast, as the memory keeps them. */
export const castCompanyFiles = (): readonly StoredCompanyFile[] =>
  CAST_COMPANIES.map(({ cuaa, file }) => ({ cuaa, parts: file, sheet: new TextEncoder().encode('%PDF-1.4\n%%EOF\n') }));
