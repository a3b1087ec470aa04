import * as z from 'zod/mini';
import type {
  AntimafiaDocument,
  BankAccount,
  BankAccountStatus,
  CompanyFileAlerts,
  CompanyFileHeader,
  CompanyFilePart,
  CompanyFileParts,
  Contract,
  ContractsAndDocuments,
  IdentityDocument,
  PecState,
  PersonalData,
  ValidationSheet,
} from '#core/company-file/company-file.ts';
import { dayFromWire, maybe, present, wireDay } from './schema.ts';

// Field names are quoted from the specification, spellings included (API-14); they stop here.

const text = maybe(z.string());

export const wireHeader = z.object({ fileAt: text, mandateEntity: text, status: text, lastValidation: maybe(wireDay) });

/** One flag per tab, and the mandate manager's address. */
export const wireAlerts = z.object({
  personalData: z.boolean(),
  bankCoordinates: z.boolean(),
  contractsDocuments: z.boolean(),
  validationSheet: z.boolean(),
  mailContact: text,
});

export const wirePersonalData = z.object({
  name: text,
  cuaa: text,
  legaForm: text,
  notificationAdress: text,
  vatNumber: text,
  phoneNumber: text,
  pecAddress: maybe(z.object({ indirizzoMail: text, flgValiPec: text })),
  documenti: maybe(
    z.array(z.object({ desTipoDocu: text, estremiDocu: text, dataScadenza: maybe(wireDay), flagScadenza: text })),
  ),
});

export const wireBankAccounts = z.array(z.object({ iban: text, bank: text, status: text }));

const wireContract = z.object({
  protocole: text,
  type: text,
  startDate: maybe(wireDay),
  expirationDate: maybe(wireDay),
  recentlyExpired: maybe(z.boolean()),
});
type WireContract = z.infer<typeof wireContract>;

export const wireContracts = z.object({
  contractor: text,
  validcontracts: maybe(z.array(wireContract)),
  expiredcontracts: maybe(z.array(wireContract)),
  hasExpiredMoreThanOneYear: maybe(z.boolean()),
  antiMafiaDto: maybe(
    z.array(z.object({ typeAntimafia: text, expirationDateAntimafia: maybe(wireDay), expired: maybe(z.boolean()) })),
  ),
});

export const wireValidationSheet = z.object({
  idScva: text,
  numberCard: text,
  expirationDate: maybe(wireDay),
  expired: maybe(z.boolean()),
});

/** The wire shape of each part. */
export interface WireCompanyFileParts {
  readonly header: z.infer<typeof wireHeader>;
  readonly alerts: z.infer<typeof wireAlerts>;
  readonly 'personal-data': z.infer<typeof wirePersonalData>;
  readonly 'bank-accounts': z.infer<typeof wireBankAccounts>;
  readonly contracts: z.infer<typeof wireContracts>;
  readonly 'validation-sheet': z.infer<typeof wireValidationSheet>;
}

interface PartContract<Wire, Part> {
  /** Last fixed part of its address, as the specification spells it. */
  readonly path: string;
  readonly schema: z.ZodMiniType<Wire>;
  readonly fromWire: (wire: Wire) => Part;
  readonly toWire: (part: Part) => Wire;
}

/** Path, shape and conversions of each part of a company file. */
export const COMPANY_FILE_PARTS: {
  readonly [Name in CompanyFilePart]: PartContract<WireCompanyFileParts[Name], CompanyFileParts[Name]>;
} = {
  header: {
    path: 'card-header',
    schema: wireHeader,
    fromWire: (wire): CompanyFileHeader => ({
      heldAt: present(wire.fileAt),
      mandateEntity: present(wire.mandateEntity),
      status: present(wire.status),
      lastValidation: dayFromWire(wire.lastValidation),
    }),
    toWire: (header) => ({
      fileAt: header.heldAt ?? null,
      mandateEntity: header.mandateEntity ?? null,
      status: header.status ?? null,
      lastValidation: header.lastValidation ?? null,
    }),
  },
  alerts: {
    path: 'alerts',
    schema: wireAlerts,
    fromWire: (wire): CompanyFileAlerts => ({
      tabs: {
        'personal-data': wire.personalData,
        'bank-accounts': wire.bankCoordinates,
        contracts: wire.contractsDocuments,
        'validation-sheet': wire.validationSheet,
      },
      mandateManagerMail: present(wire.mailContact),
    }),
    toWire: ({ tabs, mandateManagerMail }) => ({
      personalData: tabs['personal-data'],
      bankCoordinates: tabs['bank-accounts'],
      contractsDocuments: tabs.contracts,
      validationSheet: tabs['validation-sheet'],
      mailContact: mandateManagerMail ?? null,
    }),
  },
  'personal-data': {
    path: 'personal-contact-data',
    schema: wirePersonalData,
    fromWire: (wire): PersonalData => ({
      name: present(wire.name),
      cuaa: present(wire.cuaa),
      legalForm: present(wire.legaForm),
      notificationAddress: present(wire.notificationAdress),
      vatNumber: present(wire.vatNumber),
      phoneNumber: present(wire.phoneNumber),
      pec: { address: present(wire.pecAddress?.indirizzoMail), state: pecFromWire(wire.pecAddress?.flgValiPec) },
      identityDocument: documentFromWire(wire.documenti?.[0]),
    }),
    toWire: (data) => ({
      name: data.name ?? null,
      cuaa: data.cuaa ?? null,
      legaForm: data.legalForm ?? null,
      notificationAdress: data.notificationAddress ?? null,
      vatNumber: data.vatNumber ?? null,
      phoneNumber: data.phoneNumber ?? null,
      pecAddress: { indirizzoMail: data.pec.address ?? null, flgValiPec: PEC_TO_WIRE[data.pec.state] },
      documenti: data.identityDocument === undefined ? [] : [documentToWire(data.identityDocument)],
    }),
  },
  'bank-accounts': {
    path: 'bacarie-coordinates',
    schema: wireBankAccounts,
    fromWire: (wire): readonly BankAccount[] =>
      wire.map(({ iban, bank, status }) => ({
        iban: present(iban),
        bank: present(bank),
        status: statusFromWire(status),
      })),
    toWire: (accounts) =>
      accounts.map(({ iban, bank, status }) => ({
        iban: iban ?? null,
        bank: bank ?? null,
        status: statusToWire(status),
      })),
  },
  contracts: {
    path: 'contracts-documents',
    schema: wireContracts,
    fromWire: (wire): ContractsAndDocuments => ({
      contractor: present(wire.contractor),
      valid: (wire.validcontracts ?? []).map(contractFromWire),
      expired: (wire.expiredcontracts ?? []).map(contractFromWire),
      hasExpiredMoreThanOneYear: wire.hasExpiredMoreThanOneYear === true,
      antimafia: (wire.antiMafiaDto ?? []).map((one): AntimafiaDocument => ({
        type: present(one.typeAntimafia),
        expirationDate: dayFromWire(one.expirationDateAntimafia),
        expired: one.expired === true,
      })),
    }),
    toWire: (contracts) => ({
      contractor: contracts.contractor ?? null,
      validcontracts: contracts.valid.map(contractToWire),
      expiredcontracts: contracts.expired.map(contractToWire),
      hasExpiredMoreThanOneYear: contracts.hasExpiredMoreThanOneYear,
      antiMafiaDto: contracts.antimafia.map(({ type, expirationDate, expired }) => ({
        typeAntimafia: type ?? null,
        expirationDateAntimafia: expirationDate ?? null,
        expired,
      })),
    }),
  },
  'validation-sheet': {
    path: 'validation-sheet',
    schema: wireValidationSheet,
    fromWire: (wire): ValidationSheet => ({
      idScva: present(wire.idScva),
      number: present(wire.numberCard),
      expirationDate: dayFromWire(wire.expirationDate),
      expired: wire.expired === true,
    }),
    toWire: (sheet) => ({
      idScva: sheet.idScva ?? null,
      numberCard: sheet.number ?? null,
      expirationDate: sheet.expirationDate ?? null,
      expired: sheet.expired,
    }),
  },
};

// Helpers

const PEC_TO_WIRE: Readonly<Record<PecState, string>> = {
  verified: 'VERIFICATA',
  failed: 'NON_ANDATA_A_BUON_FINE',
  'temporarily-failed': 'NON_ANDATA_A_BUON_FINE_PER_PROBLEMA_TEMPORANEO',
  unverified: 'NON_VERIFICATA',
};

/** A state that is missing or unknown counts as not verified: the warning is shown rather than hidden. */
const pecFromWire = (flag: string | null | undefined): PecState => keyOf(PEC_TO_WIRE, flag) ?? 'unverified';

/** The domain's word for a word of the wire, or undefined for one that is not in the table. */
const keyOf = <Word extends string>(
  table: Readonly<Record<Word, string>>,
  wire: string | null | undefined,
): Word | undefined => (Object.keys(table) as Word[]).find((word) => table[word] === wire);

const EXPIRED = 'S';
const NOT_EXPIRED = 'N';

type WireIdentityDocument = NonNullable<WireCompanyFileParts['personal-data']['documenti']>[number];

const documentFromWire = (wire: WireIdentityDocument | undefined): IdentityDocument | undefined =>
  wire === undefined
    ? undefined
    : {
        type: present(wire.desTipoDocu),
        details: present(wire.estremiDocu),
        expiryDate: dayFromWire(wire.dataScadenza),
        expiry: wire.flagScadenza === EXPIRED ? 'expired' : 'valid',
      };

const documentToWire = (document: IdentityDocument): WireIdentityDocument => ({
  desTipoDocu: document.type ?? null,
  estremiDocu: document.details ?? null,
  dataScadenza: document.expiryDate ?? null,
  flagScadenza: document.expiry === 'expired' ? EXPIRED : NOT_EXPIRED,
});

const STATUS_TO_WIRE = {
  valid: 'VALIDO',
  unusable: 'NON_UTILIZZABILE',
  'never-used': 'MAI_UTILIZZATO',
  unrecognised: 'NON_RICONOSCIUTO',
} as const;

/** An unknown word is kept as it came (FILE-04). */
const statusFromWire = (status: string | null | undefined): BankAccountStatus => {
  const kind = keyOf(STATUS_TO_WIRE, status);
  return kind === undefined ? { kind: 'unknown', text: status ?? '' } : { kind };
};

const statusToWire = (status: BankAccountStatus): string =>
  status.kind === 'unknown' ? status.text : STATUS_TO_WIRE[status.kind];

const contractFromWire = (wire: WireContract): Contract => ({
  protocol: present(wire.protocole),
  type: present(wire.type),
  startDate: dayFromWire(wire.startDate),
  expirationDate: dayFromWire(wire.expirationDate),
  recentlyExpired: wire.recentlyExpired === true,
});

const contractToWire = (contract: Contract): WireContract => ({
  protocole: contract.protocol ?? null,
  type: contract.type ?? null,
  startDate: contract.startDate ?? null,
  expirationDate: contract.expirationDate ?? null,
  recentlyExpired: contract.recentlyExpired,
});
