import { bankAccountsNotice } from '#core/company-file/bank-account.ts';
import type {
  BankAccount,
  CompanyFileAlerts,
  ContractsAndDocuments,
  PersonalData,
  ValidationSheet,
} from '#core/company-file/company-file.ts';
import { contractGroups } from '#core/company-file/contract-state.ts';
import { antimafiaNotice, contractNotices } from '#core/company-file/contracts.ts';
import { anchorOfNotice } from '#core/company-file/file-anchor.ts';
import type { CompanyFileNotice } from '#core/company-file/notice.ts';
import { identityDocumentNotice, personalDataNotices } from '#core/company-file/personal-data.ts';
import { hasValidationSheet, NO_SHEET_SENTENCE, sheetNotice } from '#core/company-file/validation-sheet.ts';
import { Breakable } from '#ui/components/breakable.tsx';
import { Card } from '#ui/components/card.tsx';
import { DefinitionList } from '#ui/components/facts.tsx';
import { COMPANY_FILE_COPY as COPY } from '#ui/copy/company-file.ts';
import { ContractTable, ExpiredContracts } from './contract-table.tsx';
import { AccountRows, AntimafiaTable, DocumentFacts, SheetFacts } from './file-facts.tsx';
import { codeOrMissing, FileCard, orMissing } from './part-card.tsx';
import { useManagerMail } from './use-manager-mail.ts';
import { useToday } from '#ui/state/today.tsx';

interface TabProps<T> {
  readonly value: T;
  readonly alerts: CompanyFileAlerts | undefined;
}

/** First tab: who the company is and how it can be reached (FILE-02, FILE-03, FILE-10). */
export const PersonalDataTab = ({ value, alerts }: TabProps<PersonalData>) => {
  const { identityDocument: document, pec } = value;
  const notices = present(identityDocumentNotice(document), ...personalDataNotices(value));
  const mail = useManagerMail(alerts);
  const write = (about: string) => mail(COPY.subject(about));
  return (
    <>
      <FileCard title={COPY.company} id="dati-azienda" notices={notices} write={write('dati dell’azienda')}>
        <DefinitionList
          facts={[
            { term: COPY.name, value: orMissing(value.name) },
            { term: COPY.facts.cuaa, value: codeOrMissing(value.cuaa) },
            { term: COPY.vatNumber, value: codeOrMissing(value.vatNumber) },
            { term: COPY.legalForm, value: orMissing(value.legalForm) },
          ]}
        />
      </FileCard>
      <FileCard
        title={COPY.document}
        id={anchorOfNotice('company-file.identity-document-expired').fragment}
        notices={notices}
        write={write(COPY.document.toLowerCase())}
      >
        <DocumentFacts document={document} />
      </FileCard>
      <FileCard
        title={COPY.contacts}
        id={anchorOfNotice('company-file.pec-not-verified').fragment}
        notices={notices}
        write={write('verifica della PEC')}
      >
        <DefinitionList
          facts={[
            {
              term: COPY.pec,
              value:
                pec.address === undefined || pec.address === '' ? (
                  orMissing(pec.address)
                ) : (
                  <Breakable text={pec.address} />
                ),
            },
            { term: COPY.phone, value: orMissing(value.phoneNumber) },
            { term: COPY.address, value: orMissing(value.notificationAddress) },
          ]}
        />
      </FileCard>
    </>
  );
};

/** Second tab: the accounts on which payments arrive (FILE-04, FILE-11). */
export const BankAccountsTab = ({ value, alerts }: TabProps<readonly BankAccount[]>) => (
  <FileCard
    title={COPY.accounts}
    id={anchorOfNotice('company-file.bank-account-to-check').fragment}
    notices={present(bankAccountsNotice(alerts))}
    write={useManagerMail(alerts)(COPY.subject('coordinate bancarie'))}
  >
    <AccountRows accounts={value} />
  </FileCard>
);

/** Third tab: contracts and anti-mafia documents, what presses first (FILE-05 to FILE-07, FILE-12, FILE-14). */
export const ContractsTab = ({ value, alerts }: TabProps<ContractsAndDocuments>) => {
  const write = useManagerMail(alerts)(COPY.subject('contratti e documenti'));
  const today = useToday();
  const { recentlyExpired, valid, expired } = contractGroups(value);
  const listed = contractNotices(value);
  const recent = listed.find(({ code }) => code === 'company-file.contract-recently-expired');
  const antimafia = antimafiaNotice(value.antimafia);
  const notices = present(recent, antimafia, ...listed.filter((notice) => notice !== recent));
  const documents = (
    <FileCard
      title={COPY.antimafia}
      id={anchorOfNotice('company-file.antimafia-expired').fragment}
      notices={notices}
      write={write}
      isAnnounced
    >
      <AntimafiaTable documents={value.antimafia} />
    </FileCard>
  );
  return (
    <>
      {recent === undefined ? null : (
        <FileCard
          title={COPY.recentlyExpired}
          id={anchorOfNotice('company-file.contract-recently-expired').fragment}
          notices={notices}
          contracts={recentlyExpired}
          write={write}
          isAnnounced
        >
          <ContractTable contracts={recentlyExpired} list="recent" today={today} />
        </FileCard>
      )}
      {antimafia === undefined ? null : documents}
      <FileCard title={COPY.validContracts} id="contratti-validi">
        <p>
          {COPY.contractor}: {orMissing(value.contractor)}
        </p>
        <ContractTable contracts={valid} list="valid" today={today} />
      </FileCard>
      <FileCard
        title={COPY.expiredContracts}
        id={anchorOfNotice('company-file.contracts-expired-over-a-year').fragment}
        notices={notices}
        contracts={expired}
        write={write}
        isAnnounced
      >
        <ExpiredContracts contracts={expired} today={today} />
      </FileCard>
      {antimafia === undefined ? documents : null}
    </>
  );
};

/** Fourth tab: the validation sheet and its PDF (FILE-08, FILE-12). */
export const ValidationSheetTab = ({ value, alerts }: TabProps<ValidationSheet>) => {
  const mail = useManagerMail(alerts);
  if (!hasValidationSheet(value)) {
    return (
      <Card title={COPY.sheet} level={3} auto>
        <p>{NO_SHEET_SENTENCE}</p>
      </Card>
    );
  }
  const notice = sheetNotice(value);
  return (
    <FileCard
      title={COPY.sheet}
      id={anchorOfNotice('company-file.validation-sheet-expired').fragment}
      notices={present(notice)}
      write={mail(COPY.subject('scheda di validazione'))}
    >
      <SheetFacts sheet={value} isStateAbove={notice !== undefined} />
    </FileCard>
  );
};

// Helpers

const present = (...notices: readonly (CompanyFileNotice | undefined)[]): readonly CompanyFileNotice[] =>
  notices.filter((notice) => notice !== undefined);
