import { greetingDate } from '#core/formatting/date.ts';
import { Clock } from '#core/kernel/clock.ts';
import { kpiCard } from '#core/payments/kpi.ts';
import { workAddressFrom } from '#core/producers/work-list.ts';
import { type CaaOperator, SessionCell } from '#core/session/state.ts';
import type { Convention } from '#core/session/user.ts';
import { Card } from '#ui/components/card.tsx';
import { KpiList } from '#ui/components/facts.tsx';
import { Folding } from '#ui/components/folding.tsx';
import { iconNamed } from '#ui/components/icons/icon-names.ts';
import { Section } from '#ui/components/layout.tsx';
import { OutLink } from '#ui/components/link-to.tsx';
import { Tip } from '#ui/components/opening.tsx';
import { DeskHead } from '#ui/components/desk-head.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { DESK_COPY as COPY } from '#ui/copy/desk.ts';
import { FRAME } from '#ui/copy/frame.ts';
import { unlistedHead } from '#ui/ssr/heads.ts';
import { useInjection } from '#ui/state/injection.tsx';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { latestQuery } from '#ui/pages/notifications/inbox-queries.ts';
import { InOrder } from '#ui/pages/in-order.tsx';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import { currentScreen, useScreen } from '#ui/platform/media-query.ts';
import { useCell } from '#ui/state/reactive-cell.ts';
import { Centre, OpenedLast } from './centre-head.tsx';
import { CentreMessages, inboxFor } from './centre-messages.tsx';
import { deskFiguresQuery, deskServicesQuery } from './desk-queries.ts';
import { DeskServices } from './desk-services.tsx';
import { anomalyQueries, ExpiringProducers, expiringQueries, ProducersByAnomaly } from './expiring-producers.tsx';
import { NationalSystemCard } from './national-system-card.tsx';
import { VisitorsNotice } from './visitors-notice.tsx';
import { WorkKinds } from './work-kinds.tsx';
import { WorkList, WorkSum } from './work-list.tsx';
import { workKindsQuery, workQueries } from './work-queries.ts';
import '#ui/styles/reserved.scss';

interface DeskPartProps {
  readonly context: PageContext;
}

/** Headline figures: with their flag off the service gives none, and no gap is left (PAGE-09, PAGE-42). */
const Figures = ({ context }: DeskPartProps) => (
  <QuietBlock bare query={deskFiguresQuery(context)} failed={COPY.caaFiguresFailed}>
    {(figures) =>
      figures.length === 0 ? null : (
        <section className="pt-stack">
          <SectionHead title={COPY.caaFigures} />
          <Folding words={COPY.caaFigures}>
            <KpiList
              figures={figures.map(kpiCard).map(({ icon, value, description, tooltip, lastUpdate }) => ({
                key: description,
                icon: iconNamed(icon, 'chart-line'),
                value,
                label: tooltip === undefined ? description : <Tip label={description}>{tooltip}</Tip>,
                note: lastUpdate,
              }))}
            />
          </Folding>
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

/** The way to the signing tool, where one is configured (PAGE-09). */
const Signing = ({ address }: { readonly address: string }) => (
  <Card title={COPY.caaSigning} level={2} auto>
    <p>
      <OutLink href={address}>{COPY.caaSigningGo}</OutLink>
    </p>
  </Card>
);

interface CaaDeskProps extends DeskPartProps {
  readonly session: CaaOperator;
}

/** What stands beside the work on every desk. */
const besides = ({ context, session }: CaaDeskProps, screen: ReturnType<typeof currentScreen>) => {
  const { documentSigning } = context.settings.external;
  return {
    figures: { key: 'figures', queries: [deskFiguresQuery(context)], part: <Figures context={context} /> },
    services: {
      key: 'services',
      queries: [deskServicesQuery(context, 'caa')],
      part: <Services context={context} />,
    },
    messages: {
      key: 'messages',
      queries: [latestQuery(context, inboxFor(session), screen)],
      part: <CentreMessages context={context} session={session} />,
    },
    ways: {
      key: 'ways',
      queries: [],
      part: (
        <>
          {documentSigning === undefined ? null : <Signing address={documentSigning} />}
          <NationalSystemCard context={context} session={session} />
        </>
      ),
    },
  };
};

/** The desk over one table of all work, as wide as the page (CAA-01). */
const WorkDesk = ({ context, session, convention }: CaaDeskProps & { readonly convention: Convention }) => {
  const screen = useScreen();
  const address = workAddressFrom(context.pairs);
  const { figures, services, messages, ways } = besides({ context, session }, screen);
  return (
    <InOrder
      className="pt-desk-parts"
      parts={[
        {
          key: 'work',
          queries: workQueries(context, { ...address, page: 1 }),
          part: <WorkList context={context} address={address} convention={convention} />,
        },
        {
          key: 'kinds',
          queries: [workKindsQuery(context, address.office)],
          part: <WorkKinds context={context} address={address} />,
        },
        figures,
        {
          key: 'below',
          queries: [...messages.queries, ...services.queries],
          part: (
            <div className="pt-desk-parts">
              <div className="pt-cols aside">
                {messages.part}
                <div className="pt-stack">{ways.part}</div>
              </div>
              {services.part}
            </div>
          ),
        },
      ]}
    />
  );
};

/** The desk of a service without a work list (D-40). */
const ExpiryDesk = ({ context, session }: CaaDeskProps) => {
  const screen = useScreen();
  const { figures, services, messages, ways } = besides({ context, session }, screen);
  return (
    <div className="pt-cols aside">
      <InOrder
        className="pt-desk-parts"
        parts={[
          { key: 'work', queries: expiringQueries(context), part: <ExpiringProducers context={context} /> },
          {
            key: 'anomalies',
            queries: anomalyQueries(context).map(({ query }) => query),
            part: <ProducersByAnomaly context={context} />,
          },
          figures,
          services,
        ]}
      />
      <aside aria-label={COPY.aside}>
        <InOrder className="pt-stack" parts={[messages, ways]} />
      </aside>
    </div>
  );
};

const CaaDesk = ({ context, session }: CaaDeskProps) => {
  const now = useInjection(Clock).now();
  const { user, convention } = session;
  const hasWork = convention?.hasWorkList === true;
  return (
    <>
      <DeskHead
        above={greetingDate(now)}
        title={FRAME.greeting(user.givenName)}
        drawing={hasWork ? 'contours' : 'office'}
        low={hasWork}
      >
        {hasWork ? <WorkSum context={context} address={workAddressFrom(context.pairs)} /> : null}
        {hasWork ? <OpenedLast context={context} /> : null}
        {convention === undefined ? null : <Centre convention={convention} />}
      </DeskHead>
      <VisitorsNotice context={context} />
      <Section close={hasWork}>
        {hasWork ? (
          <WorkDesk context={context} session={session} convention={convention} />
        ) : (
          <ExpiryDesk context={context} session={session} />
        )}
      </Section>
    </>
  );
};

const CaaDeskView = ({ context }: DeskPartProps) => {
  const session = useCell(useInjection(SessionCell));
  return session.kind === 'caa' ? <CaaDesk context={context} session={session} /> : null;
};

/** What the work of a desk asks, by whether the service has a work list (D-40). */
const workOf = (context: PageContext, { convention }: CaaOperator) => {
  if (convention?.hasWorkList !== true)
    return [...expiringQueries(context), ...anomalyQueries(context).map(({ query }) => query)];
  const address = workAddressFrom(context.pairs);
  return [...workQueries(context, address), workKindsQuery(context, address.office)];
};

/** The desk of an assistance centre: all work by what it stops, what does not add up, figures, messages, services (PAGE-09, CAA-01). */
export const page: PageModule = {
  queries: (context) => {
    const session = context.use(SessionCell).read();
    return session.kind !== 'caa'
      ? []
      : [
          ...workOf(context, session),
          deskFiguresQuery(context),
          deskServicesQuery(context, 'caa'),
          latestQuery(context, inboxFor(session), currentScreen()),
        ];
  },
  head: unlistedHead,
  Page: ({ context }) => <CaaDeskView context={context} />,
};
