import {
  ENTRIES_PER_PAGE,
  type AccessEntry,
  accessTag,
  whatWasAccessed,
  whenAccessed,
  whoAccessed,
  whyAccessed,
} from '#core/company-file/access-log.ts';
import { AccessLogRepository } from '#core/company-file/access-log-repository.ts';
import { queryValue } from '#core/kernel/address.ts';
import type { Page } from '#core/kernel/page.ts';
import { pageNumberFrom } from '#core/kernel/page-number.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { selectedCompanyOf, SessionCell } from '#core/session/state.ts';
import type { Company } from '#core/session/user.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { Section } from '#ui/components/layout.tsx';
import { EmptyState, HelpBox } from '#ui/components/messages.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { PageSteps } from '#ui/components/page-steps.tsx';
import { Tag } from '#ui/components/status.tsx';
import { Table } from '#ui/components/table.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { FILE_ACCESSES_COPY as COPY } from '#ui/copy/file-accesses.ts';
import { portResultQuery, type QueryScope } from '#ui/pages/query.ts';
import { PageCrumbs } from '#ui/pages/page-crumbs.tsx';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import { useInjection } from '#ui/state/injection.tsx';
import type { Query } from '#ui/state/queries.ts';
import { useCell } from '#ui/state/reactive-cell.ts';
import '#ui/styles/reserved.scss';

const PAGE_PARAMETER = 'page';

const pageOf = ({ pairs }: PageContext): number => pageNumberFrom(queryValue(pairs, PAGE_PARAMETER) ?? '') ?? 1;

/** The company is part of the key: a late result about another one is never shown (NAV-25). */
const accessLogQuery = (scope: QueryScope, cuaa: string, page: number): Query<Page<AccessEntry>> =>
  portResultQuery(scope, AccessLogRepository, 'entries', cuaa, page);

const AccessLogTable = ({ entries }: { readonly entries: readonly AccessEntry[] }) => (
  <Table
    caption={<span className="visually-hidden">{COPY.caption}</span>}
    rows={entries.map((entry, at) => ({ entry, at }))}
    rowKey={({ entry, at }) => `${entry.from} ${at}`}
    head={{
      title: COPY.when,
      cell: ({ entry }) => <time dateTime={new Date(entry.from).toISOString()}>{whenAccessed(entry)}</time>,
    }}
    columns={[
      { key: 'who', title: COPY.who, named: true, line: true, cell: ({ entry }) => whoAccessed(entry) },
      { key: 'what', title: COPY.what, named: true, line: true, cell: ({ entry }) => whatWasAccessed(entry) },
      { key: 'why', title: COPY.why, named: true, line: true, cell: ({ entry }) => whyAccessed(entry) },
      { key: 'outcome', title: COPY.outcome, cell: ({ entry }) => <Tag {...accessTag(entry)} /> },
    ]}
  />
);

const AccessLog = ({ context, found }: { readonly context: PageContext; readonly found: Page<AccessEntry> }) => {
  if (found.totalCount === 0) return <EmptyState text={COPY.none} />;
  if (found.items.length === 0) {
    return (
      <EmptyState text={COPY.noSuchPage}>
        <LinkButton to={context.path}>{COPY.toFirst}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <div className="pt-stack">
      <p className="mb-0">{COPY.found(found.totalCount)}</p>
      <AccessLogTable entries={found.items} />
      <PageSteps
        page={found.page}
        pageSize={ENTRIES_PER_PAGE}
        count={found.totalCount}
        label={COPY.pages}
        pathOf={(page) => (page === 1 ? context.path : `${context.path}?${PAGE_PARAMETER}=${page}`)}
      />
    </div>
  );
};

const LooksOf = ({ context, company }: { readonly context: PageContext; readonly company: Company }) => (
  <Section>
    <div className="pt-desk-parts">
      <QuietBlock bare query={accessLogQuery(context, company.cuaa, pageOf(context))} failed={COPY.failed}>
        {(found) => <AccessLog context={context} found={found} />}
      </QuietBlock>
      <HelpBox
        text={COPY.help}
        actions={
          <>
            <LinkButton to={pathTo(context.table, 'contacts')}>{COMMON.goToContacts}</LinkButton>
            {company.mandateClosed ? null : (
              <LinkButton look="link" to={pathTo(context.table, 'companyFile')}>
                {COPY.backToFile}
              </LinkButton>
            )}
          </>
        }
      />
    </div>
  </Section>
);

const FileAccessesView = ({ context }: { readonly context: PageContext }) => {
  const company = selectedCompanyOf(useCell(useInjection(SessionCell)));
  return (
    <>
      <PageHead
        title={COPY.title}
        lead={company?.registeredName}
        breadcrumbs={<PageCrumbs context={context} />}
        wide={<p className="mb-0">{COPY.intro}</p>}
      />
      {company === undefined ? (
        <Section>
          <EmptyState text={COPY.noCompany}>
            <p>{COPY.noCompanyHelp}</p>
          </EmptyState>
        </Section>
      ) : (
        <LooksOf key={company.cuaa} context={context} company={company} />
      )}
    </>
  );
};

/** Which outsiders accessed the data of the selected company, when and why (ROUTE-20, D-05). */
export const page: PageModule = {
  queries: (context) => {
    const company = selectedCompanyOf(context.use(SessionCell).read());
    return company === undefined ? [] : [accessLogQuery(context, company.cuaa, pageOf(context))];
  },
  head: () => ({ title: COPY.title, description: COPY.title, status: 200, noIndex: true }),
  Page: ({ context }) => <FileAccessesView context={context} />,
};
