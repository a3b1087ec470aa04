import { formatEuro } from '#core/formatting/euro.ts';
import { euroFromCents, type Cents } from '#core/kernel/cents.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { EXTRA_AGENCY_ROWS, EXTRA_AGENCY_TOTAL_CENTS } from '#core/payments/extra-agency.ts';
import { kpiCard } from '#core/payments/kpi.ts';
import { SelectionRepository } from '#core/selections/selection-repository.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { KpiList } from '#ui/components/facts.tsx';
import { iconNamed } from '#ui/components/icons/icon-names.ts';
import { SectionHead } from '#ui/components/page-head.tsx';
import { Table } from '#ui/components/table.tsx';
import { PAYMENTS_COPY as COPY } from '#ui/copy/payments.ts';
import { useQueryResult } from '#ui/state/queries.ts';
import { portQuery } from '../query.ts';
import { heroQuery } from '../content-queries.ts';
import { PageShell } from '../kinds/page-shell.tsx';
import type { PageContext, PageModule } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';

const figuresQuery = (context: PageContext) => portQuery(context, SelectionRepository, 'figures', 'other-op');

const euro = (cents: Cents): string => formatEuro(euroFromCents(cents));

const LARGEST = Math.max(...EXTRA_AGENCY_ROWS.map(({ totalPaidCents }) => totalPaidCents));

const Figures = ({ context }: { readonly context: PageContext }) => (
  <section>
    <SectionHead title={COPY.extraFigures} />
    <QuietBlock query={figuresQuery(context)} failed={COPY.extraFiguresFailed} bare>
      {(figures) => (
        <KpiList
          figures={figures.map(kpiCard).map(({ icon, value, description, tooltip, lastUpdate }) => ({
            key: description,
            icon: iconNamed(icon, 'chart-line'),
            value,
            label: description,
            note: (
              <>
                {tooltip} {lastUpdate}
              </>
            ),
          }))}
        />
      )}
    </QuietBlock>
  </section>
);

const ExtraAgency = ({ context }: { readonly context: PageContext }) => {
  const hero = useQueryResult(heroQuery(context, context.match.route.hero ?? ''));
  const head = hero.kind === 'success' ? hero.value : null;
  return (
    <PageShell
      context={context}
      title={head?.title ?? context.match.route.title}
      lead={head?.description}
      progress="never"
    >
      <Table
        caption={COPY.extraCaption}
        rows={EXTRA_AGENCY_ROWS}
        rowKey={({ name }) => name}
        head={{ title: COPY.extraName, cell: ({ name }) => name }}
        columns={[
          {
            key: 'total',
            title: COPY.extraTotal,
            kind: 'amount',
            strong: true,
            named: true,
            cell: ({ totalPaidCents }) => euro(totalPaidCents),
          },
        ]}
        bar={({ totalPaidCents }) => ({ own: totalPaidCents / LARGEST })}
        total={{ title: COPY.extraSum(EXTRA_AGENCY_ROWS.length), cells: [euro(EXTRA_AGENCY_TOTAL_CENTS)] }}
      />
      <Figures context={context} />
      <p className="mb-0">
        <LinkButton to={pathTo(context.table, 'payingBodies')}>{COPY.extraFinder}</LinkButton>
      </p>
    </PageShell>
  );
};

/** What the other paying bodies have paid: a fixed list, under a head from the service (PAGE-23, PAGE-44). */
export const page: PageModule = {
  queries: (context) => [heroQuery(context, context.match.route.hero ?? ''), figuresQuery(context)],
  head: (context, known) => {
    const hero = known.value(heroQuery(context, context.match.route.hero ?? ''));
    return {
      title: hero?.title ?? context.match.route.title,
      description: hero?.description ?? COPY.extraCaption,
      status: 200,
    };
  },
  Page: ({ context }) => <ExtraAgency context={context} />,
};
