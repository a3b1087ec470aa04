import type { ReactNode } from 'react';
import { formatDay } from '#core/formatting/date.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { requestLine, requestTag } from '#core/procedures/application-words.ts';
import type { Application, CompanyPayment } from '#core/procedures/procedure.ts';
import type { ProcedureScope } from '#core/procedures/procedure-repository.ts';
import { questionAboutApplication } from '#core/procedures/question-about.ts';
import { paymentStates } from '#core/procedures/state-words.ts';
import { recordPath, type RecordReader } from '#core/procedures/record-address.ts';
import { Card } from '#ui/components/card.tsx';
import { DefinitionList } from '#ui/components/facts.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { Tag } from '#ui/components/status.tsx';
import { APPLICATION_COPY as COPY } from '#ui/copy/application.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import type { Query } from '#ui/state/queries.ts';
import { ApplicationDocuments } from './application-documents.tsx';
import { AskAbout } from './ask-about.tsx';
import { useToday } from '#ui/state/today.tsx';

interface RowsProps {
  readonly context: PageContext;
  readonly application: Application;
  readonly scope: ProcedureScope;
  readonly place: RecordReader;
}

/** A row: what it is, a line below, and its state; a link where there is a page of it. */
const Row = ({
  name,
  to,
  line,
  tag,
  value,
}: {
  readonly name: string;
  readonly to?: string | undefined;
  readonly line: ReactNode;
  readonly tag?: ReactNode;
  readonly value?: string | undefined;
}) => (
  <li>
    <div>
      {to === undefined ? <span className="fw-semibold">{name}</span> : <LinkTo to={to}>{name}</LinkTo>}
      <span className="d-block pt-soft">{line}</span>
    </div>
    {tag}
    {value === undefined ? null : <span className="value pt-num">{value}</span>}
  </li>
);

const Group = ({
  title,
  end,
  children,
}: {
  readonly title: string;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}) => (
  <section>
    <SectionHead title={title} end={end} />
    <ul className="pt-record-rows">{children}</ul>
  </section>
);

const paymentLine = ({ paidOn, expectedBy }: CompanyPayment): string => {
  if (paidOn !== undefined) return COPY.paidOn(formatDay(paidOn));
  return expectedBy === undefined ? '' : COPY.expectedBy(formatDay(expectedBy));
};

/** The payments of an application, each with the way to its page. */
const Payments = ({
  context,
  application,
  place,
  query,
}: RowsProps & { readonly query: Query<readonly CompanyPayment[]> }) => {
  const ids = application.detail?.payments ?? [];
  if (ids.length === 0) return null;
  return (
    <QuietBlock bare query={query} failed={COPY.paymentsFailed}>
      {(all) => {
        const own = all.filter(({ id }) => ids.includes(id));
        return own.length === 0 ? null : (
          <Group title={COPY.payments}>
            {own.map((payment) => (
              <Row
                key={payment.id}
                name={payment.description}
                to={
                  payment.hasDetail === true
                    ? recordPath(context.table, { kind: 'payment', id: payment.id }, place)
                    : undefined
                }
                line={paymentLine(payment)}
                tag={<Tag {...paymentStates.tag(payment.state)} />}
                value={formatEuro(euroFromCents(payment.amountCents))}
              />
            ))}
          </Group>
        );
      }}
    </QuietBlock>
  );
};

/** What belongs to an application: payments, what was asked, messages, documents; a group without anything is left out. */
export const ApplicationRows = (props: RowsProps & { readonly query: Query<readonly CompanyPayment[]> }) => {
  const { context, application, scope } = props;
  const today = useToday();
  const { requests = [], messages = [] } = application.detail ?? {};
  return (
    <>
      <Payments {...props} />
      {requests.length === 0 ? null : (
        <Group title={COPY.requests}>
          {requests.map((request) => (
            <Row
              key={request.what}
              name={request.what}
              line={requestLine(request)}
              tag={<Tag {...requestTag(request, today)} />}
            />
          ))}
        </Group>
      )}
      {messages.length === 0 ? null : (
        <Group
          title={COPY.messages}
          end={<LinkTo to={pathTo(context.table, 'notifications')}>{COPY.toMessages}</LinkTo>}
        >
          {messages.map(({ msgId, subject, createdAt }) => (
            <Row
              key={msgId}
              name={subject}
              to={pathTo(context.table, 'message', { id: msgId })}
              line={formatDay(dayInRome(createdAt))}
            />
          ))}
        </Group>
      )}
      <ApplicationDocuments application={application} scope={scope} />
    </>
  );
};

/** The facts of an application, and where one asks. */
export const ApplicationFacts = ({ context, application }: Pick<RowsProps, 'context' | 'application'>) => {
  const { number, submittedOn, requestedCents, detail } = application;
  return (
    <>
      <Card title={COPY.facts} level={2} auto>
        <DefinitionList
          facts={[
            { term: COPY.number, value: number, isCode: true },
            ...(submittedOn === undefined ? [] : [{ term: COPY.submittedOn, value: formatDay(submittedOn) }]),
            ...(detail?.facts ?? []).map(({ name, value }) => ({ term: name, value })),
            ...(requestedCents === undefined
              ? []
              : [{ term: COPY.requested, value: formatEuro(euroFromCents(requestedCents)) }]),
          ]}
        />
      </Card>
      <AskAbout
        context={context}
        title={COPY.unclear}
        text={COPY.unclearText}
        button={COPY.assistance}
        question={(form) => questionAboutApplication(application, form)}
      />
    </>
  );
};
