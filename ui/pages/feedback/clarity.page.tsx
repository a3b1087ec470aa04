import { UNPROCESSABLE_CONTENT } from '#core/kernel/http-status.ts';
import type { ClaritySums, PageSum } from '#core/feedback/clarity-sums.ts';
import { type OpinionOutcome, TakeOpinion } from '#core/feedback/use-cases.ts';
import { ReadClaritySums } from '#core/feedback/read-clarity-sums.ts';
import { formatCount, formatMean } from '#core/formatting/number.ts';
import { formatShare } from '#core/formatting/percent.ts';
import { KpiList } from '#ui/components/facts.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { EmptyState } from '#ui/components/messages.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { Notice } from '#ui/components/status.tsx';
import { Table } from '#ui/components/table.tsx';
import { CLARITY_COPY as COPY } from '#ui/copy/clarity.ts';
import { ClarityQuestion } from '#ui/frame/clarity-question.tsx';
import { useQueryResult, type Query } from '#ui/state/queries.ts';
import { queryOf, type QueryScope } from '../query.ts';
import { PageShell } from '../kinds/page-shell.tsx';
import type { PageContext, PageModule } from '../page-module.ts';
import { postedQuery } from '../posted-query.ts';
import { QuietBlock } from '../quiet-block.tsx';

const FAILED = 503;
const STATUS: Readonly<Record<OpinionOutcome['kind'], number>> = {
  taken: 200,
  refused: UNPROCESSABLE_CONTENT,
  failed: FAILED,
};

const sumsQuery = (scope: QueryScope): Query<ClaritySums> => queryOf(scope, ReadClaritySums);
const posted = (): Query<OpinionOutcome | null> => postedQuery<OpinionOutcome>();

/** What became of the form that was sent without script: thanks, or the form once more with all that was filled in. */
const Outcome = ({ outcome }: { readonly outcome: OpinionOutcome }) =>
  outcome.kind === 'taken' ? (
    <Notice tone="ok" title={COPY.taken}>
      <p>
        <LinkTo to={outcome.page}>{COPY.backToPage}</LinkTo>
      </p>
    </Notice>
  ) : (
    <div>
      <Notice tone="bad" title={outcome.kind === 'failed' ? COPY.failed : COPY.refused} />
      <ClarityQuestion path={outcome.draft.page} before={outcome} />
    </div>
  );

const Scores = ({ sums: { scores, count } }: { readonly sums: ClaritySums }) => (
  <section>
    <SectionHead title={COPY.scores} />
    <Table
      caption={COPY.scoresCaption}
      rows={scores}
      rowKey={({ score }) => String(score)}
      head={{ title: COPY.score, cell: ({ score }) => COPY.stars(score) }}
      columns={[
        { key: 'times', title: COPY.times, kind: 'amount', strong: true, cell: (row) => formatCount(row.count) },
        { key: 'share', title: COPY.share, kind: 'amount', cell: (row) => formatShare(row.count / count) },
      ]}
      bar={(row) => ({ own: row.count / count })}
    />
  </section>
);

const Aspects = ({ sums: { followUps } }: { readonly sums: ClaritySums }) => (
  <section>
    <SectionHead title={COPY.aspects} />
    {followUps.map(({ question, answers }) => (
      <Table
        key={question}
        caption={question}
        rows={answers}
        rowKey={({ words }) => words}
        head={{ title: COPY.answer, cell: ({ words }) => words }}
        columns={[{ key: 'ticked', title: COPY.ticked, kind: 'amount', cell: (row) => formatCount(row.count) }]}
      />
    ))}
  </section>
);

const PageName = ({ sum: { title, address } }: { readonly sum: PageSum }) =>
  address === undefined ? COPY.allOfKind(title) : <LinkTo to={address}>{title}</LinkTo>;

const Pages = ({ sums: { pages } }: { readonly sums: ClaritySums }) => (
  <section>
    <SectionHead title={COPY.pages} text={COPY.pagesText} />
    <Table
      caption={COPY.pagesCaption}
      rows={pages}
      rowKey={({ address, title }) => address ?? title}
      head={{ title: COPY.page, cell: (sum) => <PageName sum={sum} /> }}
      columns={[
        { key: 'times', title: COPY.times, kind: 'amount', named: true, cell: ({ count }) => formatCount(count) },
        {
          key: 'average',
          title: COPY.pageAverage,
          kind: 'amount',
          named: true,
          strong: true,
          cell: ({ average }) => formatMean(average),
        },
      ]}
    />
  </section>
);

const Sums = ({ sums }: { readonly sums: ClaritySums }) =>
  sums.count === 0 ? (
    <EmptyState text={COPY.none} />
  ) : (
    <>
      <section>
        <SectionHead title={COPY.summary} />
        <KpiList
          figures={[
            { key: 'count', label: COPY.count, value: formatCount(sums.count) },
            { key: 'average', label: COPY.average, value: formatMean(sums.average) },
          ]}
        />
      </section>
      <Scores sums={sums} />
      <Aspects sums={sums} />
      <Pages sums={sums} />
    </>
  );

const View = ({ context }: { readonly context: PageContext }) => {
  const result = useQueryResult(posted());
  const outcome = result.kind === 'success' ? result.value : null;
  return (
    <PageShell title={context.match.route.title} lead={COPY.lead} context={context}>
      {outcome === null ? null : <Outcome outcome={outcome} />}
      <QuietBlock query={sumsQuery(context)} failed={COPY.sumsFailed} bare>
        {(sums) => <Sums sums={sums} />}
      </QuietBlock>
      <section>
        <SectionHead title={COPY.kept} />
        <p>{COPY.keptText}</p>
      </section>
    </PageShell>
  );
};

/** What readers think of the pages, in sums; it also takes the question of every page where there is no script. */
export const page: PageModule = {
  queries: (context) => [sumsQuery(context), posted()],
  post: (context, { fields }) => context.use(TakeOpinion)(fields),
  head: ({ match }, known) => {
    const outcome = known.value(posted());
    return {
      title: match.route.title,
      description: COPY.description,
      status: outcome === null || outcome === undefined ? 200 : STATUS[outcome.kind],
    };
  },
  Page: ({ context }) => <View context={context} />,
};
