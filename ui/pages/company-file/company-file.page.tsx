import { useEffect, useRef } from 'react';
import type {
  CompanyFileAlerts,
  CompanyFileHeader,
  CompanyFileTab,
  ValidationSheet,
} from '#core/company-file/company-file.ts';
import { summaryFileName, SUMMARY_UNAVAILABLE_SENTENCE } from '#core/company-file/fetch-documents.ts';
import { fileStatusTag } from '#core/company-file/file-status.ts';
import { writeToMandateManager } from '#core/company-file/mandate-manager.ts';
import { FetchFileSummary } from '#core/company-file/use-cases.ts';
import { companyFileTabs, TAB_PARAMETER, tabFromSlug } from '#core/company-file/tabs.ts';
import { pairsToQuery, queryValue } from '#core/kernel/address.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { COMPANY_PARAMETER, companyReference } from '#core/session/company-offer.ts';
import { selectedCompanyOf, SessionCell } from '#core/session/state.ts';
import type { Company } from '#core/session/user.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { AwaitedFacts, FactsRow, TagOnItsWay } from '#ui/components/facts.tsx';
import { EmptyState, HelpBox } from '#ui/components/messages.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { ReadingProgress } from '#ui/components/reading.tsx';
import { SideMenu } from '#ui/components/side-menu.tsx';
import { Tag } from '#ui/components/status.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { COMPANY_FILE_COPY as COPY } from '#ui/copy/company-file.ts';
import { FILE_ACCESSES_COPY as ACCESSES_COPY } from '#ui/copy/file-accesses.ts';
import { useAction, useInjection } from '#ui/state/injection.tsx';
import { PageCrumbs } from '#ui/pages/page-crumbs.tsx';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { type QueryResult, useQueryResult } from '#ui/state/queries.ts';
import { useCell } from '#ui/state/reactive-cell.ts';
import { FileStakes } from './file-stakes.tsx';
import { filePartQuery, fileQueries } from './file-queries.ts';
import { DocumentButton, type DocumentWords } from './document-button.tsx';
import { codeOrMissing, dayOrMissing, orMissing, Part } from './part-card.tsx';
import { BankAccountsTab, ContractsTab, PersonalDataTab, ValidationSheetTab } from './tabs.tsx';
import '#ui/styles/reserved.scss';

/** The tab that the address names. */
const tabOf = ({ pairs }: PageContext): CompanyFileTab => tabFromSlug(queryValue(pairs, TAB_PARAMETER));

/** What the head tells of the file once it is here. */
const AWAITED = [
  { term: COPY.facts.status, as: 'tag' },
  { term: COPY.facts.mandate, as: 'long' },
  { term: COPY.facts.heldAt },
  { term: COPY.facts.lastValidation },
] as const;

const Facts = ({
  cuaa,
  header,
  sheet,
  isAnythingShown,
}: {
  readonly cuaa: string;
  readonly header: QueryResult<CompanyFileHeader>;
  /** Whether the validation still counts, which the state waits for: no green stands there that turns red (STATO-01). */
  readonly sheet: QueryResult<ValidationSheet>;
  readonly isAnythingShown: boolean;
}) => (
  <Part
    result={header}
    title={COPY.title}
    isAnythingShown={isAnythingShown}
    awaited={<AwaitedFacts known={[{ term: COPY.facts.cuaa, value: codeOrMissing(cuaa) }]} awaited={AWAITED} />}
  >
    {({ status, mandateEntity, heldAt, lastValidation }) => {
      const tag = fileStatusTag(status, sheet.kind === 'success' && sheet.value.expired);
      return (
        <FactsRow
          facts={[
            { term: COPY.facts.cuaa, value: codeOrMissing(cuaa) },
            {
              term: COPY.facts.status,
              value:
                tag === undefined ? (
                  orMissing(undefined)
                ) : sheet.kind === 'pending' ? (
                  <TagOnItsWay />
                ) : (
                  <Tag {...tag} />
                ),
            },
            { term: COPY.facts.mandate, value: orMissing(mandateEntity) },
            { term: COPY.facts.heldAt, value: orMissing(heldAt) },
            { term: COPY.facts.lastValidation, value: dayOrMissing(lastValidation) },
          ]}
        />
      );
    }}
  </Part>
);

interface TabPartProps {
  readonly context: PageContext;
  readonly cuaa: string;
  readonly title: string;
  readonly alerts: CompanyFileAlerts | undefined;
  readonly isAnythingShown: boolean;
}

const PersonalDataPart = ({ context, cuaa, title, alerts, isAnythingShown }: TabPartProps) => (
  <Part
    result={useQueryResult(filePartQuery(context, cuaa, 'personal-data'))}
    title={title}
    isAnythingShown={isAnythingShown}
  >
    {(value) => <PersonalDataTab value={value} alerts={alerts} />}
  </Part>
);
const BankAccountsPart = ({ context, cuaa, title, alerts, isAnythingShown }: TabPartProps) => (
  <Part
    result={useQueryResult(filePartQuery(context, cuaa, 'bank-accounts'))}
    title={title}
    isAnythingShown={isAnythingShown}
  >
    {(value) => <BankAccountsTab value={value} alerts={alerts} />}
  </Part>
);
const ContractsPart = ({ context, cuaa, title, alerts, isAnythingShown }: TabPartProps) => (
  <Part
    result={useQueryResult(filePartQuery(context, cuaa, 'contracts'))}
    title={title}
    isAnythingShown={isAnythingShown}
  >
    {(value) => <ContractsTab value={value} alerts={alerts} />}
  </Part>
);
const ValidationSheetPart = ({ context, cuaa, title, alerts, isAnythingShown }: TabPartProps) => (
  <Part
    result={useQueryResult(filePartQuery(context, cuaa, 'validation-sheet'))}
    title={title}
    isAnythingShown={isAnythingShown}
  >
    {(value) => <ValidationSheetTab value={value} alerts={alerts} />}
  </Part>
);

const TAB_PARTS = {
  'personal-data': PersonalDataPart,
  'bank-accounts': BankAccountsPart,
  contracts: ContractsPart,
  'validation-sheet': ValidationSheetPart,
} as const satisfies Readonly<Record<CompanyFileTab, typeof PersonalDataPart>>;

/** The heading of the open tab: it takes the focus when another tab is opened, so that it is announced. */
const TabHeading = ({ title }: { readonly title: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(title);
  useEffect(() => {
    if (before.current === title) return;
    before.current = title;
    heading.current?.focus();
  }, [title]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {title}
    </h2>
  );
};

const SUMMARY_WORDS: DocumentWords = {
  button: COPY.openSummary,
  asked: COPY.openingSummary,
  opened: COPY.summaryOpened,
  saved: COPY.summarySaved,
  failed: SUMMARY_UNAVAILABLE_SENTENCE,
};

/** The whole file as a PDF. */
const TakeAway = ({ cuaa }: { readonly cuaa: string }) => {
  const fetchSummary = useAction(FetchFileSummary);
  return (
    <Card title={COPY.takeAway} level={2} auto>
      <p>{COPY.takeAwayHelp}</p>
      <DocumentButton words={SUMMARY_WORDS} nameOn={summaryFileName} fetchDocument={() => fetchSummary(cuaa)} />
    </Card>
  );
};

const OpenFile = ({
  context,
  company,
  header,
}: {
  readonly context: PageContext;
  readonly company: Company;
  readonly header: QueryResult<CompanyFileHeader>;
}) => {
  const { cuaa } = company;
  const tab = tabOf(context);
  const result = useQueryResult(filePartQuery(context, cuaa, 'alerts'));
  const alerts = result.kind === 'success' ? result.value : undefined;
  const tabs = companyFileTabs(alerts);
  const title = tabs.find(({ id }) => id === tab)?.title ?? '';
  const write = writeToMandateManager(alerts, COPY.title);
  const TabPart = TAB_PARTS[tab];
  return (
    <div className="container-xxl pt-section">
      <div className="pt-cols side">
        <SideMenu
          title={COPY.tabs}
          sticky="file"
          arrows
          items={tabs.map(({ id, slug, title: label, inAlert }) => ({
            id,
            label,
            to: `${context.path}?${pairsToQuery([
              [TAB_PARAMETER, slug],
              [COMPANY_PARAMETER, companyReference(cuaa)],
            ])}`,
            current: id === tab,
            alert: inAlert,
          }))}
        />
        <div className="pt-stack">
          <TabHeading title={title} />
          {result.kind === 'failed' ? (
            <Part result={result} title={COPY.alertsPart} isAnythingShown={header.kind === 'success'}>
              {() => null}
            </Part>
          ) : null}
          <FileStakes context={context} cuaa={cuaa}>
            <TabPart
              context={context}
              cuaa={cuaa}
              title={title}
              alerts={alerts}
              isAnythingShown={header.kind === 'success' || alerts !== undefined}
            />
          </FileStakes>
          <HelpBox
            text={
              <>
                {COPY.help} {write === undefined ? null : <a href={write.href}>{write.label}</a>}
              </>
            }
            actions={<LinkButton to={pathTo(context.table, 'contacts')}>{COMMON.goToContacts}</LinkButton>}
          />
          <TakeAway cuaa={cuaa} />
          <Card title={ACCESSES_COPY.ask} level={2} auto>
            <p>{ACCESSES_COPY.askHelp}</p>
            <LinkTo to={pathTo(context.table, 'fileAccesses')}>{ACCESSES_COPY.title}</LinkTo>
          </Card>
        </div>
      </div>
    </div>
  );
};

const FileOf = ({ context, company }: { readonly context: PageContext; readonly company: Company }) => {
  const { cuaa } = company;
  const header = useQueryResult(filePartQuery(context, cuaa, 'header'));
  const alerts = useQueryResult(filePartQuery(context, cuaa, 'alerts'));
  const sheet = useQueryResult(filePartQuery(context, cuaa, 'validation-sheet'));
  return (
    <>
      <PageHead
        title={COPY.title}
        lead={company.registeredName}
        breadcrumbs={<PageCrumbs context={context} />}
        wide={<Facts cuaa={cuaa} header={header} sheet={sheet} isAnythingShown={alerts.kind === 'success'} />}
      />
      <OpenFile context={context} company={company} header={header} />
    </>
  );
};

const CompanyFileView = ({ context }: { readonly context: PageContext }) => {
  const company = selectedCompanyOf(useCell(useInjection(SessionCell)));
  return (
    <>
      <ReadingProgress />
      {company === undefined ? (
        <>
          <PageHead title={COPY.title} breadcrumbs={<PageCrumbs context={context} />} />
          <div className="container-xxl pt-section">
            <EmptyState text={COPY.noCompany}>
              <p>{COPY.noCompanyHelp}</p>
            </EmptyState>
          </div>
        </>
      ) : (
        <FileOf key={company.cuaa} context={context} company={company} />
      )}
    </>
  );
};

/** The company file of the selected company (PAGE-05 to PAGE-08, FILE-01 to FILE-13). */
export const page: PageModule = {
  queries: (context) => fileQueries(context, selectedCompanyOf(context.use(SessionCell).read())?.cuaa, tabOf(context)),
  head: () => ({ title: COPY.title, description: COPY.title, status: 200, noIndex: true }),
  Page: ({ context }) => <CompanyFileView context={context} />,
};
