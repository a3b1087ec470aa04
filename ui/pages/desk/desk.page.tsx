import { fileStatusTag } from '#core/company-file/file-status.ts';
import { alertLines } from '#core/content/alerts.ts';
import type { Highlight } from '#core/content/highlight.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { greetingDate } from '#core/formatting/date.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import { Clock } from '#core/kernel/clock.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { debtFigure, type DeskFigure, paymentFigures } from '#core/procedures/desk-figures.ts';
import { isLoggedIn, type LoggedInState, selectedCompanyOf, SessionCell } from '#core/session/state.ts';
import type { Company } from '#core/session/user.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { Card, CardGrid } from '#ui/components/card.tsx';
import { AddressLink } from '#ui/components/link-to.tsx';
import { DeskHead, SectionHead } from '#ui/components/page-head.tsx';
import { Notice, Tag } from '#ui/components/status.tsx';
import { MoreLink } from '#ui/components/tile.tsx';
import { SkeletonCard, SkeletonCards, SkeletonText } from '#ui/components/waiting.tsx';
import { DESK_COPY as COPY } from '#ui/copy/desk.ts';
import { FRAME } from '#ui/copy/frame.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { filePartQuery } from '#ui/pages/company-file/file-queries.ts';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { proceduresQuery } from '#ui/pages/procedures/procedure-queries.ts';
import { QuietBlock, SafePart } from '#ui/pages/quiet-block.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';
import { CompanyChange } from './company-change.tsx';
import { deskAidsQuery, deskBannerQuery, deskNoticesQuery, deskQueries } from './desk-queries.ts';
import { DeskServices } from './desk-services.tsx';
import { NationalSystemCard } from './national-system-card.tsx';
import { filePath, ToDoBlock } from './to-do-block.tsx';
import { VisitorsNotice } from './visitors-notice.tsx';
import { useToday } from '#ui/state/today.tsx';

interface CompanyPartProps {
  readonly context: PageContext;
  readonly company: Company;
}

const FigureCards = ({ figures }: { readonly figures: readonly DeskFigure[] }) =>
  figures.map(({ label, amountCents, detail, tag }) => (
    <Card key={label}>
      <p className="mb-0">{label}</p>
      <p className="pt-amount pt-num">{formatEuro(euroFromCents(amountCents))}</p>
      <p>{detail}</p>
      {tag === undefined ? null : (
        <p>
          <Tag {...tag} />
        </p>
      )}
    </Card>
  ));

/** How the procedures stand; payments and debts each by themselves. That the debts are missing is shown above, by the list that is not whole without them (D-30). */
const ProceduresBlock = ({ context, company }: CompanyPartProps) => {
  const today = useToday();
  const scope = { cuaa: company.cuaa, as: 'farmer' } as const;
  return (
    <section className="pt-stack">
      <SectionHead
        title={COPY.procedures}
        end={<MoreLink to={pathTo(context.table, 'procedures')}>{COPY.allProcedures}</MoreLink>}
      />
      <div className="pt-figures">
        <QuietBlock
          bare
          query={proceduresQuery(context, scope, 'payments')}
          failed={COPY.paymentsFailed}
          waiting={<SkeletonCard lines={5} />}
        >
          {(value) => <FigureCards figures={paymentFigures(value)} />}
        </QuietBlock>
        <QuietBlock bare query={proceduresQuery(context, scope, 'debts')} waiting={<SkeletonCard lines={5} />}>
          {(value) => <FigureCards figures={[debtFigure(value, today)]} />}
        </QuietBlock>
      </div>
    </section>
  );
};

const FileCard = ({ context, company }: CompanyPartProps) => {
  return (
    <Card title={COPY.file} level={2} auto>
      <div className="pt-file-state pt-stack">
        <QuietBlock
          bare
          query={filePartQuery(context, company.cuaa, 'header')}
          failed={COPY.fileFailed}
          waiting={<SkeletonText lines={2} />}
        >
          {({ status, mandateEntity }) => {
            const tag = fileStatusTag(status);
            return (
              <>
                {tag === undefined ? null : (
                  <p>
                    <Tag {...tag} />
                  </p>
                )}
                {mandateEntity === undefined ? null : <p>{mandateEntity}</p>}
              </>
            );
          }}
        </QuietBlock>
      </div>
      <LinkButton to={filePath(context, company)}>{COPY.openFile}</LinkButton>
    </Card>
  );
};

const ClosedMandate = () => (
  <Notice tone="warn" title={COPY.closedMandate}>
    <p>{COPY.closedMandateText}</p>
  </Notice>
);

const AidsBlock = ({ context }: { readonly context: PageContext }) => (
  <section className="pt-stack">
    <SectionHead title={COPY.aids} end={<MoreLink to={pathTo(context.table, 'aids')}>{COPY.allAids}</MoreLink>} />
    <QuietBlock bare query={deskAidsQuery(context)} failed={COPY.aidsFailed} waiting={<SkeletonCards count={3} />}>
      {(aids) => (
        <CardGrid
          items={aids.map(({ slug, title, description }) => ({
            key: slug,
            card: (
              <Card title={title} target={{ to: `/${slug}` }}>
                <p className="pt-clamp">{description}</p>
              </Card>
            ),
          }))}
        />
      )}
    </QuietBlock>
  </section>
);

const ServicesBlock = ({ context }: { readonly context: PageContext }) => (
  <section className="pt-stack">
    <SectionHead
      title={COPY.services}
      end={<MoreLink to={pathTo(context.table, 'services')}>{COPY.allServices}</MoreLink>}
    />
    <DeskServices context={context} of="farmer" />
  </section>
);

const TONES = { info: 'info', warning: 'warn', danger: 'bad' } as const;

const Messages = ({ messages }: { readonly messages: readonly Highlight[] }) =>
  alertLines(messages).map(({ id, title, description, link, severity }) => (
    <Notice key={id} tone={TONES[severity]} title={title}>
      <p>{description}</p>
      {link === undefined ? null : (
        <p>
          <AddressLink address={link.url}>{link.title}</AddressLink>
        </p>
      )}
    </Notice>
  ));

const NoticesBlock = ({ context }: { readonly context: PageContext }) => (
  <section className="pt-stack">
    <SectionHead title={COPY.notices} />
    <QuietBlock bare query={deskNoticesQuery(context)} failed={COPY.noticesFailed} waiting={<SkeletonText lines={6} />}>
      {(notices) => (notices.length === 0 ? <p>{COPY.noNotices}</p> : <Messages messages={notices} />)}
    </QuietBlock>
  </section>
);

const BannerBlock = ({ context }: { readonly context: PageContext }) => (
  <QuietBlock bare query={deskBannerQuery(context)} failed={COPY.bannerFailed} waiting={<SkeletonCard lines={5} />}>
    {(banners) =>
      banners.map(({ id, title, description, link }) => (
        <Card key={id} title={title} level={2} auto>
          <p>{description}</p>
          {link === undefined ? null : (
            <p>
              <AddressLink address={link.url}>{link.title}</AddressLink>
            </p>
          )}
        </Card>
      ))
    }
  </QuietBlock>
);

const CompanyDesk = ({
  context,
  company,
  session,
}: CompanyPartProps & {
  readonly session: LoggedInState;
}) => (
  <div className="container-xxl pt-section">
    <div className="pt-cols aside">
      <div className="pt-desk-parts">
        <SafePart>
          <ToDoBlock context={context} company={company} session={session} />
        </SafePart>
        <ProceduresBlock context={context} company={company} />
        <AidsBlock context={context} />
        <ServicesBlock context={context} />
      </div>
      <aside className="pt-stack" aria-label={COPY.aside}>
        {company.mandateClosed ? <ClosedMandate /> : <FileCard context={context} company={company} />}
        <NationalSystemCard context={context} session={session} />
        <BannerBlock context={context} />
        <NoticesBlock context={context} />
      </aside>
    </div>
  </div>
);

const DeskView = ({ context }: { readonly context: PageContext }) => {
  const session = useCell(useInjection(SessionCell));
  const now = useInjection(Clock).now();
  const company = selectedCompanyOf(session);
  const name = 'user' in session ? (session.user?.givenName ?? '') : '';
  return (
    <>
      <DeskHead above={greetingDate(now)} title={FRAME.greeting(name)}>
        <p>
          {company === undefined ? (
            COPY.noCompany
          ) : (
            <>
              {COPY.worksFor} <strong>{company.registeredName}</strong>{' '}
              {session.kind === 'farmer' ? <CompanyChange context={context} session={session} /> : null}
            </>
          )}
        </p>
      </DeskHead>
      <VisitorsNotice context={context} />
      {company === undefined || !isLoggedIn(session) ? null : (
        <CompanyDesk key={company.cuaa} context={context} company={company} session={session} />
      )}
    </>
  );
};

/** The farmer's desk: what is to be done, and how the procedures stand, for the selected company (PAGE-28). */
export const page: PageModule = {
  queries: (context) => deskQueries(context, selectedCompanyOf(context.use(SessionCell).read())),
  head: (context) => ({
    title: context.match.route.title,
    description: context.match.route.title,
    status: 200,
    noIndex: true,
  }),
  Page: ({ context }) => <DeskView context={context} />,
};
