import { type ReactNode, useEffect, useState } from 'react';
import { FORBIDDEN } from '#core/kernel/http-status.ts';
import { formatDay } from '#core/formatting/date.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { procedureFiltersTo } from '#core/procedures/filters.ts';
import { centreSentence } from '#core/open-items/centre.ts';
import { anomaliesTag, anomalyTag } from '#core/producers/anomaly.ts';
import { producerStatusTag } from '#core/producers/expiries.ts';
import { LastOpened } from '#core/producers/last-opened.ts';
import type { Anomaly, ProducerDetail } from '#core/producers/producer.ts';
import { PhoneLink } from '#ui/components/contact-links.tsx';
import { Breakable } from '#ui/components/breakable.tsx';
import { Button, LinkButton } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { classes } from '#ui/components/classes.ts';
import { DefinitionList, FactsRow } from '#ui/components/facts.tsx';
import { EmptyState } from '#ui/components/messages.tsx';
import { Accordion } from '#ui/components/opening.tsx';
import { Notice, Tag } from '#ui/components/status.tsx';
import { PROCEDURES_COPY } from '#ui/copy/procedures.ts';
import { PRODUCER_COPY } from '#ui/copy/producer.ts';
import { PRODUCERS_COPY as COPY } from '#ui/copy/producers.ts';
import { PageShell } from '#ui/pages/kinds/page-shell.tsx';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { filePartQuery } from '#ui/pages/company-file/file-queries.ts';
import { ProceduresView } from '#ui/pages/procedures/procedures-view.tsx';
import { useProcedureLists } from '#ui/pages/procedures/use-procedure-lists.ts';
import { InOrder } from '#ui/pages/in-order.tsx';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import { useInjection } from '#ui/state/injection.tsx';
import { useQueryResult } from '#ui/state/queries.ts';
import { centreToDoQueries, CentreToDos, useCentreToDos } from './centre-to-dos.tsx';
import { anomaliesQuery, producerQuery } from './producer-queries.ts';
import { ListSteps } from './list-steps.tsx';
import { ProducerFile } from './producer-file.tsx';
import { useToday } from '#ui/state/today.tsx';
import '#ui/styles/reserved.scss';

const friendlyUrlOf = ({ match }: PageContext): string => match.params['friendlyUrl'] ?? '';

const Facts = ({ producer }: { readonly producer: ProducerDetail }) => {
  const today = useToday();
  const status = producerStatusTag(producer, today);
  const { office, mandateSince, phoneNumber, lastValidation } = producer;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FactsRow
        className={classes('pt-client-facts', !isOpen && 'folded')}
        facts={[
          { term: COPY.status, value: status === undefined ? undefined : <Tag {...status} /> },
          {
            term: COPY.lastValidation,
            value: lastValidation === undefined ? COPY.never : formatDay(lastValidation),
          },
          { term: COPY.cuaa, value: producer.cuaa, isCode: true },
          {
            term: COPY.office,
            value:
              office === undefined || mandateSince === undefined
                ? office
                : PRODUCER_COPY.mandate(office, formatDay(mandateSince)),
          },
          {
            term: COPY.phone,
            value: phoneNumber === undefined ? undefined : <PhoneLink number={phoneNumber} />,
          },
        ]}
      />
      <Button
        look="link"
        iconEnd="expand"
        className="d-md-none"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {PRODUCER_COPY.otherFacts}
      </Button>
    </>
  );
};

/** What stands still for this client, in one sentence; its line is there before it is known. */
const Sentence = ({ context, producer }: { readonly context: PageContext; readonly producer: ProducerDetail }) => {
  const today = useToday();
  const { rows, payments, sources } = useCentreToDos(context, producer);
  // The reasons are counted once all of them are here.
  const isAwaited = sources.some(({ result }) => result.kind === 'pending');
  const sentence = isAwaited ? undefined : centreSentence(rows, payments, today);
  return (
    <p className="pt-client-sum">
      {sentence === undefined ? '\u00A0' : null}
      {sentence?.amount === undefined ? null : <strong>{sentence.amount}</strong>}
      {sentence?.rest}
    </p>
  );
};

const Anomalies = ({ anomalies }: { readonly anomalies: readonly Anomaly[] }) =>
  anomalies.length === 0 ? (
    <Notice tone="ok" title={COPY.inOrder} />
  ) : (
    anomalies.map((anomaly) => (
      <Card
        key={anomaly.id}
        title={anomaly.title}
        level={3}
        auto
        tag={<Tag {...anomalyTag(anomaly)} />}
        alert={anomaly.severity === 'blocking' ? 'bad' : anomaly.severity === 'warning' ? 'warn' : undefined}
      >
        {anomaly.description === undefined ? null : <p>{anomaly.description}</p>}
        <p className="pt-soft">
          <span className="pt-mono">{anomaly.id}</span>
          {anomaly.foundOn === undefined ? null : <> · {COPY.foundOn(formatDay(anomaly.foundOn))}</>}
        </p>
      </Card>
    ))
  );

const Contacts = ({ producer }: { readonly producer: ProducerDetail }) => (
  <DefinitionList
    facts={[
      { term: COPY.city, value: producer.city },
      { term: COPY.legalForm, value: producer.legalForm },
      { term: COPY.vatNumber, value: producer.vatNumber, isCode: true },
      { term: COPY.address, value: producer.notificationAddress },
      { term: COPY.pec, value: producer.pec === undefined ? undefined : <Breakable text={producer.pec} /> },
      { term: COPY.phone, value: producer.phoneNumber },
      {
        term: COPY.mandateSince,
        value: producer.mandateSince === undefined ? undefined : formatDay(producer.mandateSince),
      },
    ]}
  />
);

/** A group of the page, one line until it is opened. */
const Group = ({
  children: content,
  ...title
}: {
  readonly title: string;
  readonly end?: ReactNode;
  readonly open?: boolean;
  readonly children: ReactNode;
}) => (
  <section>
    <Accordion level={2} items={[{ key: title.title, content, ...title }]} />
  </section>
);

/** Payments, applications and debts, how many of each beside the title; open where the address narrows them. */
const Procedures = ({ context, cuaa }: { readonly context: PageContext; readonly cuaa: string }) => {
  const scope = { cuaa, as: 'caa' } as const;
  const { all, filters } = useProcedureLists(context, scope);
  return (
    <Group
      title={COPY.procedures}
      end={<small>{PROCEDURES_COPY.found(all.payments.length, all.applications.length)}</small>}
      open={procedureFiltersTo(filters).length > 0}
    >
      <ProceduresView context={context} scope={scope} place={{ as: 'caa', friendlyUrl: friendlyUrlOf(context) }} />
    </Group>
  );
};

const ProducerParts = ({ context, producer }: { readonly context: PageContext; readonly producer: ProducerDetail }) => (
  <InOrder
    className="pt-desk-parts"
    parts={[
      {
        key: 'to-do',
        queries: centreToDoQueries(context, producer),
        part: <CentreToDos context={context} producer={producer} />,
      },
      {
        key: 'procedures',
        queries: [],
        part: <Procedures context={context} cuaa={producer.cuaa} />,
      },
      {
        key: 'anomalies',
        queries: [anomaliesQuery(context, producer.cuaa)],
        part: (
          <Group
            title={COPY.fileAnomalies}
            end={
              producer.worstAnomaly === undefined ? undefined : (
                <Tag {...anomaliesTag(producer.anomalyCount, producer.worstAnomaly)} />
              )
            }
          >
            <QuietBlock bare query={anomaliesQuery(context, producer.cuaa)} failed={COPY.anomaliesFailed}>
              {(anomalies) => (
                <div className="pt-stack">
                  <Anomalies anomalies={anomalies} />
                </div>
              )}
            </QuietBlock>
          </Group>
        ),
      },
      {
        key: 'file',
        queries: [filePartQuery(context, producer.cuaa, 'bank-accounts')],
        part: <ProducerFile context={context} cuaa={producer.cuaa} />,
      },
      {
        key: 'contacts',
        queries: [],
        part: (
          <Group title={COPY.contacts}>
            <Contacts producer={producer} />
          </Group>
        ),
      },
    ]}
  />
);

const ProducerView = ({ context }: { readonly context: PageContext }) => {
  const query = producerQuery(context, friendlyUrlOf(context));
  const result = useQueryResult(query);
  const producer = result.kind === 'success' ? result.value : undefined;
  const lastOpened = useInjection(LastOpened);
  useEffect(() => {
    if (producer !== undefined) lastOpened.note(producer);
  }, [producer, lastOpened]);
  const isRefused = result.kind === 'failed' && result.error.status === FORBIDDEN;
  return (
    <PageShell
      context={context}
      title={producer?.registeredName ?? context.match.route.title}
      crumb={producer?.registeredName}
      lowHead
      actions={
        producer === undefined ? null : (
          <div className="pt-client-head">
            <Sentence context={context} producer={producer} />
            <ListSteps context={context} friendlyUrl={producer.friendlyUrl} />
          </div>
        )
      }
      wide={producer === undefined ? undefined : <Facts producer={producer} />}
    >
      {isRefused ? (
        <EmptyState text={COPY.notYours}>
          <LinkButton to={pathTo(context.table, 'producers')}>{COPY.backToList}</LinkButton>
        </EmptyState>
      ) : (
        <QuietBlock bare query={query} failed={COPY.detailFailed}>
          {(value) => <ProducerParts key={value.cuaa} context={context} producer={value} />}
        </QuietBlock>
      )}
    </PageShell>
  );
};

/** A producer of the operator's offices: anomalies of the file, payments, applications and debts (PAGE-30). */
export const page: PageModule = {
  queries: (context) => [producerQuery(context, friendlyUrlOf(context))],
  head: (context, known) => {
    const producer = known.value(producerQuery(context, friendlyUrlOf(context)));
    const title = producer?.registeredName ?? context.match.route.title;
    return { title, description: title, status: 200, noIndex: true };
  },
  Page: ({ context }) => <ProducerView context={context} />,
};
