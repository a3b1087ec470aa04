import { useEffect } from 'react';
import type { CompanyFileTab } from '#core/company-file/company-file.ts';
import { CompanyFileCell, type OpenedCompanyFile } from '#core/company-file/company-file-state.ts';
import { fileStatusTag } from '#core/company-file/file-status.ts';
import { writeToMandateManager } from '#core/company-file/mandate-manager.ts';
import { companyFileTabs, TAB_PARAMETER, tabFromSlug } from '#core/company-file/tabs.ts';
import { OpenCompanyFile, ReloadCompanyFilePart } from '#core/company-file/use-cases.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { COMPANY_PARAMETER, companyReference } from '#core/session/company-offer.ts';
import { selectedCompanyOf, SessionCell } from '#core/session/state.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { FactsRow } from '#ui/components/facts.tsx';
import { EmptyState, HelpBox } from '#ui/components/messages.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { ReadingProgress } from '#ui/components/reading.tsx';
import { SideMenu } from '#ui/components/side-menu.tsx';
import { Tag } from '#ui/components/status.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { COMPANY_FILE_COPY as COPY } from '#ui/copy/company-file.ts';
import { useAction, useInjection } from '#ui/injection.tsx';
import { PageCrumbs } from '#ui/pages/page-crumbs.tsx';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { useCell } from '#ui/state/reactive-cell.ts';
import { codeOrMissing, dayOrMissing, orMissing, Part } from './part-card.tsx';
import { BankAccountsTab, ContractsTab, PersonalDataTab, ValidationSheetTab } from './tabs.tsx';

const Facts = ({ file, onReload }: { readonly file: OpenedCompanyFile; readonly onReload: () => void }) => (
  <Part state={file.parts.header} title={COPY.title} onReload={onReload}>
    {(header) => {
      const status = fileStatusTag(header.status);
      return (
        <FactsRow
          facts={[
            { term: COPY.facts.cuaa, value: codeOrMissing(file.cuaa) },
            { term: COPY.facts.status, value: status === undefined ? orMissing(undefined) : <Tag {...status} /> },
            { term: COPY.facts.mandate, value: orMissing(header.mandateEntity) },
            { term: COPY.facts.heldAt, value: orMissing(header.heldAt) },
            { term: COPY.facts.lastValidation, value: dayOrMissing(header.lastValidation) },
          ]}
        />
      );
    }}
  </Part>
);

const TabContent = ({
  file,
  tab,
  onReload,
}: {
  readonly file: OpenedCompanyFile;
  readonly tab: CompanyFileTab;
  readonly onReload: (tab: CompanyFileTab) => void;
}) => {
  const alerts = file.parts.alerts.kind === 'shown' ? file.parts.alerts.value : undefined;
  const title = companyFileTabs(alerts).find(({ id }) => id === tab)?.title ?? '';
  const reload = (): void => onReload(tab);
  switch (tab) {
    case 'personal-data':
      return (
        <Part state={file.parts[tab]} title={title} onReload={reload}>
          {(value) => <PersonalDataTab value={value} alerts={alerts} />}
        </Part>
      );
    case 'bank-accounts':
      return (
        <Part state={file.parts[tab]} title={title} onReload={reload}>
          {(value) => <BankAccountsTab value={value} alerts={alerts} />}
        </Part>
      );
    case 'contracts':
      return (
        <Part state={file.parts[tab]} title={title} onReload={reload}>
          {(value) => <ContractsTab value={value} alerts={alerts} />}
        </Part>
      );
    case 'validation-sheet':
      return (
        <Part state={file.parts[tab]} title={title} onReload={reload}>
          {(value) => <ValidationSheetTab key={value.idScva} value={value} alerts={alerts} />}
        </Part>
      );
  }
};

const OpenFile = ({
  context,
  file,
  tab,
}: {
  readonly context: PageContext;
  readonly file: OpenedCompanyFile;
  readonly tab: CompanyFileTab;
}) => {
  const reload = useAction(ReloadCompanyFilePart);
  const alerts = file.parts.alerts.kind === 'shown' ? file.parts.alerts.value : undefined;
  const tabs = companyFileTabs(alerts);
  const write = writeToMandateManager(alerts, COPY.title);
  return (
    <div className="container-xxl pt-section">
      <div className="pt-cols side">
        <SideMenu
          title={COPY.tabs}
          sticky="file"
          arrows
          items={tabs.map(({ id, slug, title, inAlert }) => ({
            id,
            label: title,
            to: `${context.path}?${pairsToQuery([
              [TAB_PARAMETER, slug],
              [COMPANY_PARAMETER, companyReference(file.cuaa)],
            ])}`,
            current: id === tab,
            alert: inAlert,
          }))}
        />
        <div className="pt-stack">
          <h2>{tabs.find(({ id }) => id === tab)?.title}</h2>
          <TabContent file={file} tab={tab} onReload={(part) => void reload(part)} />
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

const CompanyFileView = ({ context }: { readonly context: PageContext }) => {
  const open = useAction(OpenCompanyFile);
  const reload = useAction(ReloadCompanyFilePart);
  const state = useCell(useInjection(CompanyFileCell));
  const company = selectedCompanyOf(useCell(useInjection(SessionCell)));
  const cuaa = company?.cuaa;
  const tab = tabFromSlug(context.pairs.find(([name]) => name === TAB_PARAMETER)?.[1]);
  useEffect(() => void open(cuaa, tab), [open, cuaa, tab]);
  // A file of another company may still stand in the cell while the new one opens: it is not drawn.
  const file = state.kind === 'open' && state.cuaa === cuaa ? state : undefined;
  return (
    <>
      <ReadingProgress />
      <PageHead
        title={COPY.title}
        lead={company?.registeredName}
        breadcrumbs={<PageCrumbs context={context} />}
        wide={file === undefined ? undefined : <Facts file={file} onReload={() => void reload('header')} />}
      />
      {file !== undefined ? <OpenFile context={context} file={file} tab={tab} /> : null}
      {cuaa === undefined ? (
        <div className="container-xxl pt-section">
          <EmptyState text={COPY.noCompany}>
            <p>{COPY.noCompanyHelp}</p>
          </EmptyState>
        </div>
      ) : null}
    </>
  );
};

/** The company file of the selected company (PAGE-05 to PAGE-08, FILE-01 to FILE-13). */
export const page: PageModule = {
  questions: () => [],
  head: () => ({ title: COPY.title, description: COPY.title, status: 200, noIndex: true }),
  Page: ({ context }) => <CompanyFileView context={context} />,
};
