import type { ReactNode } from 'react';
import { NOT_FOUND, OK } from '#core/kernel/http-status.ts';
import { pathTo } from '#core/navigation/routes.ts';
import type { ProcedureScope } from '#core/procedures/procedure-repository.ts';
import type { RecordRef, RecordReader } from '#core/procedures/record-address.ts';
import { selectedCompanyOf, SessionCell } from '#core/session/state.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { Section } from '#ui/components/layout.tsx';
import { EmptyState, ErrorNotice, failureOf } from '#ui/components/messages.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { SkeletonText, Waiting } from '#ui/components/waiting.tsx';
import { RECORD_COPY as COPY } from '#ui/copy/company-record.ts';
import { PageCrumbs } from '#ui/pages/page-crumbs.tsx';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { producerQuery } from '#ui/pages/producers/producer-queries.ts';
import type { QueryScope } from '#ui/pages/query.ts';
import { type Query, type QueryResult, useQueryResults } from '#ui/state/queries.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';

/** The owner of the record on a page: how it is asked for, and where its neighbours stand. */
export interface Owner {
  readonly scope: ProcedureScope;
  readonly place: RecordReader;
  readonly name: string;
}

/** A page of one record of a company: as its farmer reads it and, below the producer, as the centre does (D-60). */
export interface CompanyRecord<T> {
  readonly kind: RecordRef['kind'];
  readonly query: (scope: QueryScope, company: ProcedureScope, id: string) => Query<T>;
  readonly title: (record: T) => string;
  /** Its name at the end of the way here. */
  readonly crumb: (record: T) => string;
  /** One line below the title: state, number, year. */
  readonly line: (record: T, owner: Owner, context: PageContext) => ReactNode;
  readonly draw: (record: T, owner: Owner, context: PageContext) => ReactNode;
}

const idOf = ({ match }: PageContext): string => match.params['id'] ?? '';
/** The producer that a centre's address names; undefined for a farmer's. */
const producerOf = ({ match }: PageContext): string | undefined => match.params['friendlyUrl'];

/** What is known of the record's owner: nobody's, on its way, not to be had, or an owner's. */
type Known = QueryResult<Owner> | { readonly kind: 'none' };

/** The company in use, or the producer of the address, which the service is asked for. */
const useOwner = (context: PageContext): Known => {
  const company = selectedCompanyOf(useCell(useInjection(SessionCell)));
  const friendlyUrl = producerOf(context);
  const [producer] = useQueryResults(friendlyUrl === undefined ? [] : [producerQuery(context, friendlyUrl)]);
  if (friendlyUrl !== undefined && producer !== undefined)
    return producer.kind === 'success'
      ? {
          ...producer,
          value: {
            scope: { cuaa: producer.value.cuaa, as: 'caa' },
            place: { as: 'caa', friendlyUrl },
            name: producer.value.registeredName,
          },
        }
      : producer;
  if (company === undefined) return { kind: 'none' };
  const { cuaa, registeredName: name } = company;
  return { kind: 'success', value: { scope: { cuaa, as: 'farmer' }, place: { as: 'farmer', cuaa }, name } };
};

/** The part below the head while the record is not here. */
const Without = ({
  kind,
  result,
  listPath,
}: {
  readonly kind: RecordRef['kind'];
  readonly result: Exclude<Known, { readonly kind: 'success' }>;
  readonly listPath: string;
}) => {
  switch (result.kind) {
    case 'none':
      return <EmptyState text={COPY.noCompany} />;
    case 'pending':
      return (
        <Waiting onRetry={result.refetch}>
          <SkeletonText />
        </Waiting>
      );
    case 'failed':
      return result.error.status === NOT_FOUND ? (
        <EmptyState text={COPY.notFound[kind]}>
          <LinkButton to={listPath}>{COPY.back}</LinkButton>
        </EmptyState>
      ) : (
        <ErrorNotice {...failureOf(COPY.failed[kind], result)} />
      );
  }
};

const View = <T,>({ parts, context }: { readonly parts: CompanyRecord<T>; readonly context: PageContext }) => {
  const known = useOwner(context);
  const owner = known.kind === 'success' ? known.value : undefined;
  const [asked] = useQueryResults(owner === undefined ? [] : [parts.query(context, owner.scope, idOf(context))]);
  const result = asked ?? known;
  const record = owner !== undefined && asked?.kind === 'success' ? asked.value : undefined;
  const producer = producerOf(context);
  const producerPath =
    producer === undefined ? undefined : pathTo(context.table, 'producer', { friendlyUrl: producer });
  const listPath = producerPath ?? pathTo(context.table, 'procedures');
  return (
    <>
      <PageHead
        low
        title={record === undefined ? context.match.route.title : parts.title(record)}
        breadcrumbs={
          <PageCrumbs
            context={context}
            title={record === undefined ? context.match.route.title : parts.crumb(record)}
            titles={producerPath === undefined || owner === undefined ? undefined : { [producerPath]: owner.name }}
          />
        }
      >
        {record === undefined || owner === undefined ? null : (
          <div className="pt-record-line">{parts.line(record, owner, context)}</div>
        )}
      </PageHead>
      <Section>
        {record === undefined || owner === undefined ? (
          result.kind === 'success' ? null : (
            <Without kind={parts.kind} result={result} listPath={listPath} />
          )
        ) : (
          parts.draw(record, owner, context)
        )}
      </Section>
    </>
  );
};

/**
 * Makes the page of one record of a company: head, way here and ways out are the same for all of them, through every state. A refused or
 * missing record is said in the same spot, with the way to the list.
 */
export const companyRecordPage = <T,>(parts: CompanyRecord<T>): PageModule => ({
  queries: (context) => {
    const producer = producerOf(context);
    if (producer !== undefined) return [producerQuery(context, producer)];
    const company = selectedCompanyOf(context.use(SessionCell).read());
    return company === undefined ? [] : [parts.query(context, { cuaa: company.cuaa, as: 'farmer' }, idOf(context))];
  },
  head: (context, cached) => {
    const company = selectedCompanyOf(context.use(SessionCell).read());
    const query =
      company === undefined ? undefined : parts.query(context, { cuaa: company.cuaa, as: 'farmer' }, idOf(context));
    const record = query === undefined ? undefined : cached.value(query);
    const title = record === undefined ? context.match.route.title : parts.crumb(record);
    return { title, description: title, status: OK, noIndex: true };
  },
  Page: ({ context }) => <View parts={parts} context={context} />,
});
