import {
  LOOKS_A_PAGE,
  type Look,
  lookTag,
  whatWasSeen,
  whenLooked,
  whoLooked,
  whyLooked,
} from '#core/company-file/looks.ts';
import { LookRepository } from '#core/company-file/look-repository.ts';
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

const PAGE_PARAMETER = 'page';

const pageOf = ({ pairs }: PageContext): number =>
  pageNumberFrom(pairs.find(([name]) => name === PAGE_PARAMETER)?.[1] ?? '') ?? 1;

/** The company is among what is asked: a late answer about another one is never shown (NAV-25). */
const looksQuery = (scope: QueryScope, cuaa: string, page: number): Query<Page<Look>> =>
  portResultQuery(scope, LookRepository, 'looksAt', cuaa, page);

const LookTable = ({ looks }: { readonly looks: readonly Look[] }) => (
  <Table
    caption={<span className="visually-hidden">{COPY.caption}</span>}
    rows={looks.map((look, at) => ({ look, at }))}
    rowKey={({ look, at }) => `${look.from} ${at}`}
    head={{
      title: COPY.when,
      cell: ({ look }) => <time dateTime={new Date(look.from).toISOString()}>{whenLooked(look)}</time>,
    }}
    columns={[
      { key: 'who', title: COPY.who, named: true, line: true, cell: ({ look }) => whoLooked(look) },
      { key: 'what', title: COPY.what, named: true, line: true, cell: ({ look }) => whatWasSeen(look) },
      { key: 'why', title: COPY.why, named: true, line: true, cell: ({ look }) => whyLooked(look) },
      { key: 'outcome', title: COPY.outcome, cell: ({ look }) => <Tag {...lookTag(look)} /> },
    ]}
  />
);

const Looks = ({ context, found }: { readonly context: PageContext; readonly found: Page<Look> }) => {
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
      <LookTable looks={found.items} />
      <PageSteps
        page={found.page}
        pageSize={LOOKS_A_PAGE}
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
      <QuietBlock bare query={looksQuery(context, company.cuaa, pageOf(context))} failed={COPY.failed}>
        {(found) => <Looks context={context} found={found} />}
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

/** Who, outside of the selected company, has looked at its data, when and why (ROUTE-20, D-05). */
export const page: PageModule = {
  queries: (context) => {
    const company = selectedCompanyOf(context.use(SessionCell).read());
    return company === undefined ? [] : [looksQuery(context, company.cuaa, pageOf(context))];
  },
  head: () => ({ title: COPY.title, description: COPY.title, status: 200, noIndex: true }),
  Page: ({ context }) => <FileAccessesView context={context} />,
};
