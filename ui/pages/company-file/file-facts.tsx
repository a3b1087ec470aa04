import { bankAccountTag, formatIban, NO_BANK_ACCOUNTS_SENTENCE } from '#core/company-file/bank-account.ts';
import type {
  BankAccount,
  ContractsAndDocuments,
  PersonalData,
  ValidationSheet,
} from '#core/company-file/company-file.ts';
import { antimafiaTag } from '#core/company-file/contracts.ts';
import { sheetFileName, SHEET_UNAVAILABLE_SENTENCE, FetchValidationSheet } from '#core/company-file/fetch-documents.ts';
import { sheetTag } from '#core/company-file/validation-sheet.ts';
import { DefinitionList } from '#ui/components/facts.tsx';
import { Tag } from '#ui/components/status.tsx';
import { Table } from '#ui/components/table.tsx';
import { COMPANY_FILE_COPY as COPY } from '#ui/copy/company-file.ts';
import { useAction } from '#ui/state/injection.tsx';
import { DocumentButton } from './document-button.tsx';
import { codeOrMissing, dayOrMissing, orMissing } from './part-card.tsx';
import type { DocumentWords } from './use-document.ts';

// What the file has, drawn alike for the farmer and for the centre: without what is wrong with it and what to do.

/** The identity document of whoever signs for the company. */
export const DocumentFacts = ({ document }: { readonly document: PersonalData['identityDocument'] }) =>
  document === undefined ? (
    <p>{COPY.noDocument}</p>
  ) : (
    <DefinitionList
      facts={[
        { term: COPY.documentType, value: orMissing(document.type) },
        { term: COPY.documentDetails, value: orMissing(document.details) },
        { term: COPY.expiry, value: dayOrMissing(document.expiryDate) },
      ]}
    />
  );

/** The accounts, each with its state. */
export const AccountRows = ({ accounts }: { readonly accounts: readonly BankAccount[] }) =>
  accounts.length === 0 ? (
    <p>{NO_BANK_ACCOUNTS_SENTENCE}</p>
  ) : (
    <ul className="pt-rows list-unstyled">
      {accounts.map(({ iban, bank, status }, index) => (
        <li key={`${iban ?? ''} ${index}`}>
          <div>
            <p className="mb-0">
              {iban === undefined ? orMissing(undefined) : <span className="pt-mono">{formatIban(iban)}</span>}
            </p>
            <p className="mb-0 pt-soft">{bank ?? COPY.noBank}</p>
          </div>
          <Tag {...bankAccountTag(status)} />
        </li>
      ))}
    </ul>
  );

/** The anti-mafia documents, each with its end and its state. */
export const AntimafiaTable = ({ documents }: { readonly documents: ContractsAndDocuments['antimafia'] }) =>
  documents.length === 0 ? (
    <p>{COPY.noAntimafia}</p>
  ) : (
    <Table
      even
      caption={<span className="visually-hidden">{COPY.antimafia}</span>}
      rows={documents.map((document, at) => ({ ...document, at }))}
      rowKey={({ at }) => String(at)}
      head={{ title: COPY.contractType, cell: ({ type }) => orMissing(type) }}
      columns={[
        { key: 'end', title: COPY.expiry, named: true, cell: ({ expirationDate }) => dayOrMissing(expirationDate) },
        { key: 'state', title: COPY.state, cell: (document) => <Tag {...antimafiaTag(document)} /> },
      ]}
    />
  );

const SHEET_WORDS: DocumentWords = {
  button: COPY.openSheet,
  asked: COPY.openingSheet,
  opened: COPY.sheetOpened,
  saved: COPY.sheetSaved,
  failed: SHEET_UNAVAILABLE_SENTENCE,
};

/** The validation sheet with its PDF; its state, unless that is said above it. */
export const SheetFacts = ({
  sheet,
  isStateAbove = false,
}: {
  readonly sheet: ValidationSheet;
  readonly isStateAbove?: boolean;
}) => {
  const fetchSheet = useAction(FetchValidationSheet);
  const tag = sheetTag(sheet);
  const { idScva } = sheet;
  return (
    <>
      <DefinitionList
        facts={[
          { term: COPY.sheetNumber, value: codeOrMissing(sheet.number) },
          { term: COPY.expiry, value: dayOrMissing(sheet.expirationDate) },
          ...(tag === undefined || isStateAbove ? [] : [{ term: COPY.state, value: <Tag {...tag} /> }]),
        ]}
      />
      {idScva === undefined ? null : (
        <DocumentButton words={SHEET_WORDS} nameOn={sheetFileName} fetchDocument={() => fetchSheet(idScva)} />
      )}
    </>
  );
};
