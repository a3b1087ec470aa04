import { fileStatusTag } from '#core/company-file/file-status.ts';
import { alertLines } from '#core/content/alerts.ts';
import type { Highlight } from '#core/content/highlight.ts';
import { windowWords } from '#core/desk/desk-aid.ts';
import { formatDay, greetingDate } from '#core/formatting/date.ts';
import { Clock } from '#core/kernel/clock.ts';
import { nationalSystemStart } from '#core/handover/hand-over.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { isLoggedIn, type LoggedInState, selectedCompanyOf, SessionCell } from '#core/session/state.ts';
import type { Company } from '#core/session/user.ts';
import { Card } from '#ui/components/card.tsx';
import { AddressLink, LinkTo } from '#ui/components/link-to.tsx';
import { DeskHead } from '#ui/components/desk-head.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { Notice, Tag } from '#ui/components/status.tsx';
import { MoreLink } from '#ui/components/tile.tsx';
import { SkeletonTodos } from '#ui/components/todo-list.tsx';
import { SkeletonRows, SkeletonText } from '#ui/components/waiting.tsx';
import { DESK_COPY as COPY } from '#ui/copy/desk.ts';
import { FRAME } from '#ui/copy/frame.ts';
import { HANDOVER_COPY } from '#ui/copy/handover.ts';
import { HandOverButton } from '#ui/pages/handover/hand-over-button.tsx';
import { unlistedHead } from '#ui/ssr/heads.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { filePartQuery } from '#ui/pages/company-file/file-queries.ts';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { InOrder } from '#ui/pages/in-order.tsx';
import { QuietBlock, SafePart } from '#ui/pages/quiet-block.tsx';
import { useQueryResult } from '#ui/state/queries.ts';
import { useCell } from '#ui/state/reactive-cell.ts';
import { useToday } from '#ui/state/today.tsx';
import { CompanyChange } from './company-change.tsx';
import {
  deskAidsQuery,
  deskBannerQuery,
  deskFirstQueries,
  deskNoticesQuery,
  deskQueries,
  nextPaymentQueries,
} from './desk-queries.ts';
import { DeskServices } from './desk-services.tsx';
import { NextPayment } from './next-payment.tsx';
import { filePath } from '#core/notifications/target-path.ts';
import { ToDoBlock } from './to-do-block.tsx';
import { VisitorsNotice } from './visitors-notice.tsx';
import { YearLine } from './year.tsx';
import '#ui/styles/reserved.scss';

/** Aids on the desk; the others are a link away. */
const AIDS_SHOWN = 3;
/** Services on the desk. */
const SERVICES_SHOWN = 4;

interface CompanyPartProps {
  readonly context: PageContext;
  readonly company: Company;
}

const FileCard = ({ context, company }: CompanyPartProps) => {
  const query = filePartQuery(context, company.cuaa, 'header');
  const header = useQueryResult(query);
  // The state waits for what tells whether the validation still counts: no green stands there that turns red (STATO-01).
  const sheet = useQueryResult(filePartQuery(context, company.cuaa, 'validation-sheet'));
  const tag =
    header.kind === 'success' && sheet.kind !== 'pending'
      ? fileStatusTag(header.value.status, sheet.kind === 'success' && sheet.value.expired)
      : undefined;
  return (
    <Card title={COPY.file} level={2} auto tag={tag === undefined ? null : <Tag {...tag} />}>
      <div className="pt-file-state">
        <QuietBlock bare query={query} failed={COPY.fileFailed} waiting={<SkeletonText lines={2} />}>
          {({ mandateEntity, lastValidation }) => (
            <>
              {mandateEntity === undefined ? null : <p>{mandateEntity}</p>}
              {lastValidation === undefined ? null : <p>{COPY.lastValidation(formatDay(lastValidation))}</p>}
            </>
          )}
        </QuietBlock>
      </div>
      <p className="mb-0">
        <MoreLink to={filePath(context, company)}>{COPY.openFile}</MoreLink>
      </p>
    </Card>
  );
};

const ClosedMandate = () => (
  <Notice tone="warn" title={COPY.closedMandate}>
    <p>{COPY.closedMandateText}</p>
  </Notice>
);

const AidsBlock = ({ context }: { readonly context: PageContext }) => {
  const today = useToday();
  return (
    <section>
      <SectionHead title={COPY.aids} end={<MoreLink to={pathTo(context.table, 'aids')}>{COPY.allAids}</MoreLink>} />
      <QuietBlock bare query={deskAidsQuery(context)} failed={COPY.aidsFailed} waiting={<SkeletonRows count={3} />}>
        {(aids) => (
          <ul className="pt-desk-rows list-unstyled">
            {aids.slice(0, AIDS_SHOWN).map((aid) => (
              <li key={aid.slug}>
                <LinkTo to={`/${aid.slug}`}>
                  <span className="title">{aid.title}</span>
                  <span className="d-block">{windowWords(aid, today)}</span>
                </LinkTo>
              </li>
            ))}
          </ul>
        )}
      </QuietBlock>
    </section>
  );
};

const ServicesBlock = ({ context }: { readonly context: PageContext }) => (
  <section>
    <SectionHead
      title={COPY.services}
      end={<MoreLink to={pathTo(context.table, 'services')}>{COPY.allServices}</MoreLink>}
    />
    <DeskServices context={context} of="farmer" most={SERVICES_SHOWN} />
  </section>
);

const Messages = ({ messages }: { readonly messages: readonly Highlight[] }) => (
  <ul className="pt-desk-notices list-unstyled">
    {alertLines(messages).map(({ id, title, lead, link }) => (
      <li key={id}>
        {link === undefined ? (
          <span className="fw-semibold">{title}</span>
        ) : (
          <AddressLink address={link.url}>{title}</AddressLink>
        )}
        {lead === undefined ? null : <span className="pt-soft">{lead}</span>}
      </li>
    ))}
  </ul>
);

const NoticesBlock = ({ context }: { readonly context: PageContext }) => (
  <Card title={COPY.notices} level={2} auto>
    <QuietBlock bare query={deskNoticesQuery(context)} failed={COPY.noticesFailed} waiting={<SkeletonText lines={4} />}>
      {(notices) => (notices.length === 0 ? <p>{COPY.noNotices}</p> : <Messages messages={notices} />)}
    </QuietBlock>
  </Card>
);

const BannerBlock = ({ context }: { readonly context: PageContext }) => (
  <QuietBlock bare query={deskBannerQuery(context)} failed={COPY.bannerFailed} waiting={<SkeletonText lines={2} />}>
    {(banners) =>
      banners.map(({ id, title, description, link }) => (
        <p key={id} className="pt-desk-banner">
          <strong>{title}</strong> <span className="more">{description}</span>{' '}
          {link === undefined ? null : <AddressLink address={link.url}>{link.title}</AddressLink>}
        </p>
      ))
    }
  </QuietBlock>
);

const National = ({ session, start }: { readonly session: LoggedInState; readonly start: string }) => (
  <div className="pt-desk-banner national">
    <p>
      <strong>{HANDOVER_COPY.title}</strong>
    </p>
    <HandOverButton session={session} target={nationalSystemStart(start)}>
      {HANDOVER_COPY.go}
    </HandOverButton>
  </div>
);

const CompanyDesk = ({
  context,
  company,
  session,
}: CompanyPartProps & {
  readonly session: LoggedInState;
}) => (
  <div className="container-xxl pt-section close">
    <InOrder
      className="pt-desk"
      parts={[
        ...(company.mandateClosed ? [{ key: 'mandate', queries: [], part: <ClosedMandate /> }] : []),
        { key: 'next', queries: [], part: <NextPayment context={context} company={company} /> },
        {
          key: 'todo',
          // What stands above it has its height then.
          queries: nextPaymentQueries(context, company),
          part: <ToDoBlock context={context} company={company} session={session} />,
        },
        {
          key: 'aside',
          // Its state may take a line of its own, above the notices.
          queries: company.mandateClosed ? [] : [filePartQuery(context, company.cuaa, 'header')],
          part: (
            <aside className="pt-stack" aria-label={COPY.aside}>
              {company.mandateClosed ? null : <FileCard context={context} company={company} />}
              <NoticesBlock context={context} />
            </aside>
          ),
        },
        {
          key: 'rest',
          queries: [...deskFirstQueries(context, company), deskNoticesQuery(context), deskAidsQuery(context)],
          part: (
            <div className="rest">
              <SafePart>
                <YearLine context={context} company={company} />
                <p>
                  <MoreLink to={pathTo(context.table, 'procedures')}>{COPY.sums}</MoreLink>
                </p>
              </SafePart>
              <AidsBlock context={context} />
              <ServicesBlock context={context} />
              <National session={session} start={context.settings.external.nationalSystemSignOn} />
              <BannerBlock context={context} />
            </div>
          ),
        },
      ]}
    />
  </div>
);

const DeskView = ({ context }: { readonly context: PageContext }) => {
  const session = useCell(useInjection(SessionCell));
  const now = useInjection(Clock).now();
  const company = selectedCompanyOf(session);
  const name = 'user' in session ? (session.user?.givenName ?? '') : '';
  return (
    <>
      <DeskHead above={greetingDate(now)} title={FRAME.greeting(name)} low>
        <div className="pt-works-for">
          <p className="mb-0">
            {company === undefined ? (
              COPY.noCompany
            ) : (
              <>
                {COPY.worksFor} <strong>{company.registeredName}</strong>
              </>
            )}
          </p>
          {session.kind === 'farmer' ? <CompanyChange context={context} session={session} /> : null}
        </div>
      </DeskHead>
      <VisitorsNotice context={context} />
      {/* Behind the question for which company, the places of what its answer brings. */}
      {session.kind === 'choosingCompany' ? (
        <div className="container-xxl pt-section close">
          <SkeletonTodos count={3} />
        </div>
      ) : null}
      {company === undefined || !isLoggedIn(session) ? null : (
        <CompanyDesk key={company.cuaa} context={context} company={company} session={session} />
      )}
    </>
  );
};

/** The farmer's desk: what is to be done, and how the procedures stand, for the selected company (PAGE-28). */
export const page: PageModule = {
  queries: (context) => deskQueries(context, selectedCompanyOf(context.use(SessionCell).read())),
  head: unlistedHead,
  Page: ({ context }) => <DeskView context={context} />,
};
