import {
  ENTRIES_PER_PAGE,
  type AccessEntry,
  accessTag,
  whatWasAccessed,
  whenAccessed,
  whoAccessed,
  whyAccessed,
} from '#core/company-file/access-log.ts';
import { questionAboutAccess } from '#core/company-file/question-about-access.ts';
import { queryValue } from '#core/kernel/address.ts';
import type { Page } from '#core/kernel/page.ts';
import { pageNumberFrom } from '#core/kernel/page-number.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { isLoggedIn, selectedCompanyOf, SessionCell } from '#core/session/state.ts';
import type { Company } from '#core/session/user.ts';
import { PrepareRequest } from '#core/support/prepared-request.ts';
import { Button, LinkButton } from '#ui/components/button.tsx';
import { Section } from '#ui/components/layout.tsx';
import { EmptyState, HelpBox } from '#ui/components/messages.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { PageSteps } from '#ui/components/page-steps.tsx';
import { Tag } from '#ui/components/status.tsx';
import { Table } from '#ui/components/table.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { FILE_ACCESSES_COPY as COPY } from '#ui/copy/file-accesses.ts';
import { PageCrumbs } from '#ui/pages/page-crumbs.tsx';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import { useNavigate } from '#ui/routing/address.tsx';
import { useAction, useInjection } from '#ui/state/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';
import { accessLogQuery } from './file-queries.ts';
import '#ui/styles/reserved.scss';

const PAGE_PARAMETER = 'page';

const pageOf = ({ pairs }: PageContext): number => pageNumberFrom(queryValue(pairs, PAGE_PARAMETER) ?? '') ?? 1;

/** Leads to the request for assistance with what the log says of an access written in; it goes there in memory alone (FILE-18). */
const Unknown = ({ context, entry }: { readonly context: PageContext; readonly entry: AccessEntry }) => {
  const session = useCell(useInjection(SessionCell));
  const prepare = useAction(PrepareRequest);
  const navigate = useNavigate();
  const ask = (): void => {
    const company = selectedCompanyOf(session);
    if (!isLoggedIn(session) || company === undefined) return;
    prepare({ writer: session.user.fiscalCode, ...questionAboutAccess(entry, company.registeredName) });
    navigate(pathTo(context.table, 'assistanceRequest'));
  };
  return (
    <Button look="link" aria-label={COPY.unknownOf(whenAccessed(entry))} onClick={ask}>
      {COPY.unknown}
    </Button>
  );
};

const AccessLogTable = ({
  context,
  entries,
}: {
  readonly context: PageContext;
  readonly entries: readonly AccessEntry[];
}) => (
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
      { key: 'act', title: COPY.act, line: true, cell: ({ entry }) => <Unknown context={context} entry={entry} /> },
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
      <AccessLogTable context={context} entries={found.items} />
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
      <p className="lead">{COPY.intro}</p>
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
      <PageHead title={COPY.title} lead={company?.registeredName} breadcrumbs={<PageCrumbs context={context} />} low />
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
