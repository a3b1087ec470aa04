import type {
  CompanyFilePart,
  CompanyFileParts,
  Contract,
  BankAccountStatus,
  PecState,
} from '#core/company-file/company-file.ts';
import { isoDateFrom } from '#core/kernel/iso-date.ts';
import type { ContentRecord } from '../schemas/index.ts';
import { given } from './rows.ts';

type CompanyRecord = ContentRecord<'companies'>;

const day = (text: string | null): ReturnType<typeof isoDateFrom> => (text === null ? undefined : isoDateFrom(text));
const orUndefined = <T>(value: T | null | undefined): T | undefined => value ?? undefined;

const PEC_STATES: Readonly<Record<string, PecState>> = {
  VERIFICATA: 'verified',
  NON_ANDATA_A_BUON_FINE: 'failed',
  NON_ANDATA_A_BUON_FINE_PER_PROBLEMA_TEMPORANEO: 'temporarily-failed',
  NON_VERIFICATA: 'unverified',
};
const ACCOUNT_STATUSES: Readonly<Record<string, BankAccountStatus>> = {
  VALIDO: { kind: 'valid' },
  NON_UTILIZZABILE: { kind: 'unusable' },
  MAI_UTILIZZATO: { kind: 'never-used' },
  NON_RICONOSCIUTO: { kind: 'unrecognised' },
};

const contractOf = (it: CompanyRecord['file']['contracts']['validcontracts'][number]): Contract => ({
  protocol: it.protocole,
  type: it.type,
  ...given('startDate', isoDateFrom(it.startDate)),
  ...given('expirationDate', day(it.expirationDate)),
  recentlyExpired: it.recentlyExpired ?? false,
});

/** The parts of a company's file in the core's words, from the words of the content file. */
export const companyFileParts = (
  { denominazione, cuaa, file }: CompanyRecord,
  mandateMail: string | undefined,
): { readonly [Part in CompanyFilePart]: CompanyFileParts[Part] } => {
  const { header, alerts, personal, bank, contracts, validationSheet } = file;
  const [identity] = personal.documenti;
  return {
    header: {
      heldAt: header.fileAt,
      mandateEntity: header.mandateEntity,
      status: header.status,
      ...given('lastValidation', day(header.lastValidation)),
    },
    alerts: {
      tabs: {
        'personal-data': alerts.personalData,
        'bank-accounts': alerts.bankCoordinates,
        contracts: alerts.contractsDocuments,
        'validation-sheet': alerts.validationSheet,
      },
      ...given('mandateManagerMail', mandateMail),
    },
    'personal-data': {
      name: denominazione,
      cuaa,
      ...given('legalForm', orUndefined(personal.legaForm)),
      ...given('notificationAddress', orUndefined(personal.notificationAdress)),
      ...given('vatNumber', orUndefined(personal.vatNumber)),
      ...given('phoneNumber', orUndefined(personal.phoneNumber)),
      pec: {
        ...given('address', orUndefined(personal.pecAddress?.indirizzoMail)),
        state: PEC_STATES[personal.pecAddress?.flgValiPec ?? ''] ?? 'unverified',
      },
      ...given(
        'identityDocument',
        identity && {
          type: identity.desTipoDocu,
          details: identity.estremiDocu,
          ...given('expiryDate', day(identity.dataScadenza)),
          expiry: identity.flagScadenza === 'S' ? ('expired' as const) : ('valid' as const),
        },
      ),
    },
    'bank-accounts': bank.map(({ iban, bank: name, status }) => ({
      iban,
      ...given('bank', orUndefined(name)),
      status: ACCOUNT_STATUSES[status] ?? { kind: 'unknown' as const, text: status },
    })),
    contracts: {
      ...given('contractor', orUndefined(contracts.contractor)),
      valid: contracts.validcontracts.map(contractOf),
      expired: contracts.expiredcontracts.map(contractOf),
      hasExpiredMoreThanOneYear: contracts.hasExpiredMoreThanOneYear,
      antimafia: contracts.antiMafiaDto.map(({ typeAntimafia, expirationDateAntimafia, expired }) => ({
        type: typeAntimafia,
        ...given('expirationDate', day(expirationDateAntimafia)),
        expired,
      })),
    },
    'validation-sheet':
      validationSheet === null
        ? { expired: false }
        : {
            idScva: validationSheet.idScva,
            number: validationSheet.numberCard,
            ...given('expirationDate', day(validationSheet.expirationDate)),
            expired: validationSheet.expired,
          },
  };
};
