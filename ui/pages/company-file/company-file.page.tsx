import { useEffect, useRef } from 'react';
import type { CompanyFileAlerts, CompanyFileHeader, CompanyFileTab } from '#core/company-file/company-file.ts';
import { type CompanyFileTabItem, companyFileTabs, TAB_PARAMETER, tabFromSlug } from '#core/company-file/tabs.ts';
import { pairsToQuery, queryValue } from '#core/kernel/address.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { tabMarks } from '#core/open-items/tab-marks.ts';
import { COMPANY_PARAMETER, companyReference } from '#core/session/company-offer.ts';
import { selectedCompanyOf, SessionCell } from '#core/session/state.ts';
import type { Company } from '#core/session/user.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { classes } from '#ui/components/classes.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { EmptyState, HelpBox } from '#ui/components/messages.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { ReadingProgress } from '#ui/components/reading.tsx';
import { SideMenu } from '#ui/components/side-menu.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { COMPANY_FILE_COPY as COPY } from '#ui/copy/company-file.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { deskFileQueries } from '#ui/pages/desk/desk-queries.ts';
import { PageCrumbs } from '#ui/pages/page-crumbs.tsx';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { SafePart } from '#ui/pages/quiet-block.tsx';
import { type QueryResult, useQueryResult, useQueryResults } from '#ui/state/queries.ts';
import { useCell } from '#ui/state/reactive-cell.ts';
import { useToday } from '#ui/state/today.tsx';
import { FileHead } from './file-head.tsx';
import { FileAmounts } from './file-amounts.tsx';
import { filePartQuery, fileQueries } from './file-queries.ts';
import { Part } from './part-card.tsx';
import { BankAccountsTab, ContractsTab, PersonalDataTab, ValidationSheetTab } from './tabs.tsx';
import { useNamedPart } from '#ui/pages/named-part.ts';
import { useManagerMail } from './use-manager-mail.ts';
import '#ui/styles/reserved.scss';

/** The tab that the address names. */
const tabOf = ({ pairs }: PageContext): CompanyFileTab => tabFromSlug(queryValue(pairs, TAB_PARAMETER));

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

/** The open tab, as it stands in the row into which the tabs fold on phones. */
const Folded = ({
  tabs,
  open,
}: {
  readonly tabs: readonly CompanyFileTabItem[];
  readonly open: CompanyFileTabItem;
}) => (
  <>
    <span className="pt-open-tab">
      <small>{COPY.tabOf(tabs.indexOf(open) + 1, tabs.length)}</small> <b>{open.title}</b>
      {tabs.some((tab) => tab.inAlert && tab !== open) ? (
        <span className="visually-hidden">. {COPY.otherInAlert}</span>
      ) : null}
    </span>
    {open.inAlert ? <Icon name="error" title={COMMON.alert} className="pt-alert-icon" /> : null}
  </>
);

/** What waits in each tab, from what has arrived of the parts that say so (FILE-15). */
const useTabMarks = (context: PageContext, company: Company) => {
  const today = useToday();
  const parts = deskFileQueries(context, company);
  const results = useQueryResults(parts.map(({ query }) => query));
  return tabMarks({
    today,
    file: Object.fromEntries(
      parts.flatMap(({ name }, at) => {
        const result = results[at];
        return result?.kind === 'success' ? [[name, result.value]] : [];
      }),
    ),
  });
};

const Tabs = ({
  context,
  company,
  open,
}: {
  readonly context: PageContext;
  readonly company: Company;
  readonly open: CompanyFileTab;
}) => {
  const { cuaa } = company;
  const result = useQueryResult(filePartQuery(context, cuaa, 'alerts'));
  const marks = useTabMarks(context, company);
  const tabs = companyFileTabs(result.kind === 'success' ? result.value : undefined);
  const current = tabs.find(({ id }) => id === open);
  return (
    <div className="pt-file-tabs">
      <SideMenu
        title={COPY.tabs}
        sticky="file"
        arrows
        fold={current === undefined ? undefined : <Folded tabs={tabs} open={current} />}
        items={tabs.map(({ id, slug, title: label, inAlert }) => ({
          id,
          label,
          to: `${context.path}?${pairsToQuery([
            [TAB_PARAMETER, slug],
            [COMPANY_PARAMETER, companyReference(cuaa)],
          ])}`,
          current: id === open,
          alert: inAlert,
          // Its line is there before its words, and without any.
          mark: <span className={classes('pt-mark', marks[id]?.tone)}>{marks[id]?.words}</span>,
        }))}
      />
    </div>
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
  const shown = useQueryResult(filePartQuery(context, cuaa, tab));
  const alerts = result.kind === 'success' ? result.value : undefined;
  const title = companyFileTabs(alerts).find(({ id }) => id === tab)?.title ?? '';
  const write = useManagerMail(alerts)(COPY.title);
  const TabPart = TAB_PARTS[tab];
  useNamedPart(tab, shown.kind === 'success');
  return (
    <div className="container-xxl pt-section">
      <div className="pt-cols side">
        <Tabs context={context} company={company} open={tab} />
        <div className={classes('pt-stack', 'pt-file-cards', shown.kind === 'pending' && 'awaiting')}>
          <TabHeading title={title} />
          {result.kind === 'failed' ? (
            <Part result={result} title={COPY.alertsPart} isAnythingShown={header.kind === 'success'}>
              {() => null}
            </Part>
          ) : null}
          <FileAmounts context={context} cuaa={cuaa}>
            <SafePart key={tab}>
              <TabPart
                context={context}
                cuaa={cuaa}
                title={title}
                alerts={alerts}
                isAnythingShown={header.kind === 'success' || alerts !== undefined}
              />
            </SafePart>
          </FileAmounts>
          <HelpBox
            text={
              <>
                {COPY.help} {write === undefined ? null : <a href={write.href}>{write.label}</a>}
              </>
            }
            actions={<LinkButton to={pathTo(context.table, 'contacts')}>{COMMON.goToContacts}</LinkButton>}
          />
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
      <FileHead
        context={context}
        company={company}
        header={header}
        sheet={sheet}
        isAnythingShown={alerts.kind === 'success'}
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
