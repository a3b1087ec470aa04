import type { IsoDate } from '#core/kernel/iso-date.ts';

/** The card above the tabs. Any field may be missing (PAGE-05). */
export interface CompanyFileHeader {
  /** The body where the file is deposited ("Fascicolo presso"). */
  readonly heldAt?: string | undefined;
  /** The office that holds the mandate ("Gestore del mandato"). */
  readonly mandateEntity?: string | undefined;
  /** The status as the agency writes it, such as IN LAVORAZIONE. */
  readonly status?: string | undefined;
  readonly lastValidation?: IsoDate | undefined;
}

/** The four tabs, in the order in which they are shown. */
export const COMPANY_FILE_TABS = ['personal-data', 'bank-accounts', 'contracts', 'validation-sheet'] as const;
export type CompanyFileTab = (typeof COMPANY_FILE_TABS)[number];

/** What the service wants checked, tab by tab, and who can change the data (PAGE-06, PAGE-08). */
export interface CompanyFileAlerts {
  readonly tabs: Readonly<Record<CompanyFileTab, boolean>>;
  /** The mandate manager's e-mail address. */
  readonly mandateManagerMail?: string | undefined;
  /** The mandate manager's telephone number, as it is written. */
  readonly mandateManagerPhone?: string | undefined;
}

/** What is known of the verification of the certified mailbox. */
export type PecState = 'verified' | 'failed' | 'temporarily-failed' | 'unverified';

/** The certified mailbox. A state that the service does not give counts as not verified. */
export interface Pec {
  readonly address?: string | undefined;
  readonly state: PecState;
}

export interface IdentityDocument {
  /** Kind of document, such as "Carta d'identità". */
  readonly type?: string | undefined;
  /** Number and issuer. */
  readonly details?: string | undefined;
  readonly expiryDate?: IsoDate | undefined;
  readonly expiry: 'valid' | 'expired';
}

/** What is farmed, where and since when, as far as the file says it: the finder of aids begins with it (AIDS-05, D-61). */
export interface FarmFacts {
  /** Name of the region or autonomous province. */
  readonly region?: string;
  /** Land that is farmed. */
  readonly hectares?: number;
  /** Names of what is grown and raised. */
  readonly produce?: readonly string[];
  /** Since when the farm is run. */
  readonly since?: IsoDate;
}

/** First tab (FILE-10). */
export interface PersonalData {
  readonly name?: string | undefined;
  readonly cuaa?: string | undefined;
  readonly legalForm?: string | undefined;
  readonly notificationAddress?: string | undefined;
  readonly vatNumber?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly pec: Pec;
  /** The first of the documents on file; absent when there is none. */
  readonly identityDocument?: IdentityDocument | undefined;
  /** Absent where the service does not tell it (D-40). */
  readonly farm?: FarmFacts;
}

/** What the bank said of an account; a word that the portal does not know is kept as it came (FILE-04). */
export type BankAccountStatus =
  | { readonly kind: 'valid' }
  | { readonly kind: 'unusable' }
  | { readonly kind: 'never-used' }
  | { readonly kind: 'unrecognised' }
  | { readonly kind: 'unknown'; readonly text: string };

/** An account of the second tab (FILE-11). */
export interface BankAccount {
  readonly iban?: string | undefined;
  readonly bank?: string | undefined;
  readonly status: BankAccountStatus;
}

/** A contract of the third tab (FILE-05, FILE-12). */
export interface Contract {
  readonly protocol?: string | undefined;
  readonly type?: string | undefined;
  readonly startDate?: IsoDate | undefined;
  readonly expirationDate?: IsoDate | undefined;
  readonly recentlyExpired: boolean;
}

/** A piece of the anti-mafia documentation (FILE-07). */
export interface AntimafiaDocument {
  readonly type?: string | undefined;
  readonly expirationDate?: IsoDate | undefined;
  readonly expired: boolean;
}

/** Third tab. */
export interface ContractsAndDocuments {
  readonly contractor?: string | undefined;
  readonly valid: readonly Contract[];
  readonly expired: readonly Contract[];
  readonly hasExpiredMoreThanOneYear: boolean;
  readonly antimafia: readonly AntimafiaDocument[];
}

/** Fourth tab. A company that was never validated has a sheet with nothing in it. */
export interface ValidationSheet {
  /** Identifies the sheet where its PDF is asked for. */
  readonly idScva?: string | undefined;
  readonly number?: string | undefined;
  readonly expirationDate?: IsoDate | undefined;
  readonly expired: boolean;
}

/** The parts of a company file, each read by itself, so that one that fails leaves the others standing (FILE-09). */
export interface CompanyFileParts {
  readonly header: CompanyFileHeader;
  readonly alerts: CompanyFileAlerts;
  readonly 'personal-data': PersonalData;
  readonly 'bank-accounts': readonly BankAccount[];
  readonly contracts: ContractsAndDocuments;
  readonly 'validation-sheet': ValidationSheet;
}
export type CompanyFilePart = keyof CompanyFileParts;
