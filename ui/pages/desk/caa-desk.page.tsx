import { useRef } from 'react';
import { greetingDate } from '#core/formatting/date.ts';
import { Clock } from '#core/kernel/clock.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { kpiCard } from '#core/payments/kpi.ts';
import type { Inbox } from '#core/notifications/notification.ts';
import type { LatestNotifications } from '#core/notifications/latest.ts';
import {
  type AnomalyFilter,
  ANOMALY_WORDS,
  type ExpiryFilter,
  HORIZON_FILTER,
  type ProducerAddress,
  producerAddressFrom,
} from '#core/producers/producer-list.ts';
import { type CaaOperator, SessionCell } from '#core/session/state.ts';
import type { Convention } from '#core/session/user.ts';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { KpiList } from '#ui/components/facts.tsx';
import { iconNamed } from '#ui/components/icons/icon-names.ts';
import { Section } from '#ui/components/layout.tsx';
import { OutLink } from '#ui/components/link-to.tsx';
import { Tip, TruncatedText } from '#ui/components/opening.tsx';
import { DeskHead } from '#ui/components/desk-head.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { Badge, Notice } from '#ui/components/status.tsx';
import { MoreLink } from '#ui/components/tile.tsx';
import { DESK_COPY as COPY } from '#ui/copy/desk.ts';
import { FRAME } from '#ui/copy/frame.ts';
import { NOTIFICATIONS_COPY } from '#ui/copy/notifications.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { dayLabel } from '#core/notifications/day-label.ts';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { latestQuery } from '#ui/pages/notifications/inbox-queries.ts';
import { useMarking } from '#ui/pages/notifications/use-marking.ts';
import { producersPath } from '#ui/pages/producers/go-to-producers.ts';
import { producersQuery } from '#ui/pages/producers/producer-queries.ts';
import { ProducerTable } from '#ui/pages/producers/producer-table.tsx';
import { InOrder } from '#ui/pages/in-order.tsx';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import { currentScreen, useScreen } from '#ui/platform/media-query.ts';
import { useCell } from '#ui/state/reactive-cell.ts';
import { deskFiguresQuery, deskServicesQuery } from './desk-queries.ts';
import { DeskServices } from './desk-services.tsx';
import { NationalSystemCard } from './national-system-card.tsx';
import { VisitorsNotice } from './visitors-notice.tsx';
import { useToday } from '#ui/state/today.tsx';
import '#ui/styles/reserved.scss';

interface DeskPartProps {
  readonly context: PageContext;
}

const addressOf = (filters: Partial<ProducerAddress>): ProducerAddress => ({ ...producerAddressFrom([]), ...filters });

/** The work list: what has ended, and what ends within the horizon. */
const WORK: readonly ExpiryFilter[] = ['past', HORIZON_FILTER];
/** The files that need a hand, by the heaviest of what does not add up. */
const WEIGHTS: readonly AnomalyFilter[] = ['blocking', 'warning', 'notice'];

const workQueries = (context: PageContext) => WORK.flatMap((expiry) => producersQuery(context, addressOf({ expiry })));
const anomalyQueries = (context: PageContext) =>
  WEIGHTS.flatMap((anomaly) => producersQuery(context, addressOf({ anomaly })).map((query) => ({ anomaly, query })));

/** Who the operator works for: what the centre does, and its offices by name and town (PAGE-09). */
const Centre = ({ convention }: { readonly convention: Convention }) => (
  <Tip label={convention.operatorName}>
    <p>{convention.description}</p>
    <p className="fw-semibold mt-2">{COPY.caaOffices}</p>
    <ul>
      {(convention.offices ?? convention.officeIds.map((id) => ({ id, name: COPY.caaOffice(id) }))).map(
        ({ id, name }) => (
          <li key={id}>{name}</li>
        ),
      )}
    </ul>
  </Tip>
);

const Work = ({ context }: DeskPartProps) => {
  const today = useToday();
  return (
    <section className="pt-stack">
      <SectionHead
        title={COPY.caaWork}
        text={COPY.caaWorkText}
        end={<MoreLink to={pathTo(context.table, 'producers')}>{COPY.caaAllExpiries}</MoreLink>}
      />
      {workQueries(context).map((query, at) => (
        <QuietBlock
          key={WORK[at]}
          bare
          query={query}
          failed={WORK[at] === 'past' ? COPY.caaWorkFailed.past : COPY.caaWorkFailed.next}
        >
          {({ items }) =>
            items.length > 0 ? (
              <ProducerTable context={context} producers={items} filter={WORK[at]} today={today} narrow />
            ) : WORK[at] === 'past' ? null : (
              <Notice tone="ok" title={COPY.caaWorkNone} />
            )
          }
        </QuietBlock>
      ))}
    </section>
  );
};

const Anomalies = ({ context }: DeskPartProps) => (
  <section className="pt-stack">
    <SectionHead title={COPY.caaAnomalies} />
    <div className="pt-figures">
      {anomalyQueries(context).map(({ anomaly, query }) => (
        <QuietBlock key={anomaly} bare query={query} failed={COPY.caaAnomaliesFailed(ANOMALY_WORDS[anomaly])}>
          {({ totalCount }) => (
            <Card title={ANOMALY_WORDS[anomaly]} target={{ to: producersPath(context, addressOf({ anomaly })) }}>
              <p>{COPY.caaAnomalyCount(totalCount)}</p>
            </Card>
          )}
        </QuietBlock>
      ))}
    </div>
  </section>
);

/** Headline figures: with their flag off the service gives none, and no gap is left (PAGE-09, PAGE-42). */
const Figures = ({ context }: DeskPartProps) => (
  <QuietBlock bare query={deskFiguresQuery(context)} failed={COPY.caaFiguresFailed}>
    {(figures) =>
      figures.length === 0 ? null : (
        <section className="pt-stack">
          <SectionHead title={COPY.caaFigures} />
          <KpiList
            figures={figures.map(kpiCard).map(({ icon, value, description, tooltip, lastUpdate }) => ({
              key: description,
              icon: iconNamed(icon, 'chart-line'),
              value,
              label: tooltip === undefined ? description : <Tip label={description}>{tooltip}</Tip>,
              note: lastUpdate,
            }))}
          />
        </section>
      )
    }
  </QuietBlock>
);

const Services = ({ context }: DeskPartProps) => (
  <section className="pt-stack">
    <SectionHead title={COPY.caaServices} />
    <DeskServices context={context} of="caa" />
  </section>
);

/** The operator's own messages, which have no page of their own: each opens in its place, and is read by being opened (D-25). */
const MessagesOf = ({
  context,
  inbox,
  latest,
}: DeskPartProps & { readonly inbox: Inbox; readonly latest: LatestNotifications }) => {
  const now = useInjection(Clock).now();
  const marking = useMarking(context.area, inbox);
  const list = useRef<HTMLUListElement>(null);
  const { items, unread } = latest;
  // What was pressed goes with what it said: the reader goes on with the messages.
  const markAll = async (): Promise<void> => {
    if (await marking.markAll()) list.current?.querySelector('summary')?.focus();
  };
  return (
    <>
      <SectionHead
        title={
          <>
            {FRAME.notifications} {unread === 0 ? null : <Badge count={unread} label={FRAME.unread} />}
          </>
        }
        end={
          unread === 0 ? null : (
            <Button className="btn-sm" onClick={() => void markAll()}>
              {NOTIFICATIONS_COPY.markAll}
            </Button>
          )
        }
      />
      {items.length === 0 ? <p>{NOTIFICATIONS_COPY.none}</p> : null}
      <ul ref={list} className="pt-notes list-unstyled" aria-label={NOTIFICATIONS_COPY.latest}>
        {items.map(({ msgId, subject, plainBody, createdAt, read }) => (
          <li key={msgId} className={read ? undefined : 'unread'}>
            <details
              onToggle={(event) => {
                if (event.currentTarget.open && !read) void marking.mark([msgId], true, true);
              }}
            >
              <summary>
                <span className="subject">{subject}</span>
                <span className="pt-soft">
                  {dayLabel(createdAt, now)}
                  {read ? null : `, ${FRAME.unread}`}
                </span>
              </summary>
              <TruncatedText text={plainBody} />
              {read ? (
                <p>
                  <Button
                    className="btn-sm"
                    onClick={({ currentTarget }) => {
                      currentTarget.closest('details')?.querySelector('summary')?.focus();
                      void marking.mark([msgId], false);
                    }}
                  >
                    {NOTIFICATIONS_COPY.markOneUnread}
                  </Button>
                </p>
              ) : null}
            </details>
          </li>
        ))}
      </ul>
    </>
  );
};

const inboxFor = (session: CaaOperator): Inbox => ({
  kind: 'CAA',
  id: session.user.fiscalCode,
  reader: session.user.fiscalCode,
});

const Messages = ({ context, session }: DeskPartProps & { readonly session: CaaOperator }) => {
  const inbox = inboxFor(session);
  const screen = useScreen();
  return (
    <section className="pt-stack">
      <QuietBlock bare query={latestQuery(context, inbox, screen)} failed={NOTIFICATIONS_COPY.failed}>
        {(latest) => <MessagesOf context={context} inbox={inbox} latest={latest} />}
      </QuietBlock>
    </section>
  );
};

/** The way to the signing tool, where one is configured (PAGE-09). */
const Signing = ({ address }: { readonly address: string }) => (
  <Card title={COPY.caaSigning} level={2} auto>
    <p>{COPY.caaSigningText}</p>
    <p>
      <OutLink href={address}>{COPY.caaSigningGo}</OutLink>
    </p>
  </Card>
);

const CaaDesk = ({ context, session }: DeskPartProps & { readonly session: CaaOperator }) => {
  const now = useInjection(Clock).now();
  const { user, convention } = session;
  const { documentSigning } = context.settings.external;
  const screen = useScreen();
  return (
    <>
      <DeskHead above={greetingDate(now)} title={FRAME.greeting(user.givenName)} drawing="office">
        {convention === undefined ? null : <Centre convention={convention} />}
      </DeskHead>
      <VisitorsNotice context={context} />
      <Section>
        <div className="pt-cols aside">
          <InOrder
            className="pt-desk-parts"
            parts={[
              { key: 'work', queries: workQueries(context), part: <Work context={context} /> },
              {
                key: 'anomalies',
                queries: anomalyQueries(context).map(({ query }) => query),
                part: <Anomalies context={context} />,
              },
              { key: 'figures', queries: [deskFiguresQuery(context)], part: <Figures context={context} /> },
              {
                key: 'services',
                queries: [deskServicesQuery(context, 'caa')],
                part: <Services context={context} />,
              },
            ]}
          />
          <aside aria-label={COPY.aside}>
            <InOrder
              className="pt-stack"
              parts={[
                {
                  key: 'messages',
                  queries: [latestQuery(context, inboxFor(session), screen)],
                  part: <Messages context={context} session={session} />,
                },
                {
                  key: 'ways',
                  queries: [],
                  part: (
                    <>
                      {documentSigning === undefined ? null : <Signing address={documentSigning} />}
                      <NationalSystemCard context={context} session={session} />
                    </>
                  ),
                },
              ]}
            />
          </aside>
        </div>
      </Section>
    </>
  );
};

const CaaDeskView = ({ context }: DeskPartProps) => {
  const session = useCell(useInjection(SessionCell));
  return session.kind === 'caa' ? <CaaDesk context={context} session={session} /> : null;
};

/** The desk of an assistance centre: what expires first, what does not add up, figures, services, messages (PAGE-09). */
export const page: PageModule = {
  queries: (context) => {
    const session = context.use(SessionCell).read();
    return session.kind !== 'caa'
      ? []
      : [
          ...workQueries(context),
          ...anomalyQueries(context).map(({ query }) => query),
          deskFiguresQuery(context),
          deskServicesQuery(context, 'caa'),
          latestQuery(context, inboxFor(session), currentScreen()),
        ];
  },
  head: (context) => ({
    title: context.match.route.title,
    description: context.match.route.title,
    status: 200,
    noIndex: true,
  }),
  Page: ({ context }) => <CaaDeskView context={context} />,
};
