import { selectedCompanyOf, SessionCell } from '#core/session/state.ts';
import { Section } from '#ui/components/layout.tsx';
import { EmptyState } from '#ui/components/messages.tsx';
import { DESK_COPY } from '#ui/copy/desk.ts';
import { PROCEDURES_COPY as COPY } from '#ui/copy/procedures.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { heroQuery } from '#ui/pages/content-queries.ts';
import { UnderHero } from '#ui/pages/hero-head.tsx';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { useCell } from '#ui/state/reactive-cell.ts';
import { procedureQueries, ProceduresView } from './procedures-view.tsx';
import '#ui/styles/reserved.scss';

const HERO = 'le-tue-pratiche';

const CompanyProcedures = ({ context }: { readonly context: PageContext }) => {
  const company = selectedCompanyOf(useCell(useInjection(SessionCell)));
  return (
    <UnderHero context={context} hero={HERO}>
      <Section>
        {company === undefined ? (
          <EmptyState text={COPY.noCompany} />
        ) : (
          <div className="pt-stack">
            <p>
              {DESK_COPY.worksFor} <strong>{company.registeredName}</strong>
            </p>
            <ProceduresView
              key={company.cuaa}
              context={context}
              scope={{ cuaa: company.cuaa, as: 'farmer' }}
              place={{ as: 'farmer', cuaa: company.cuaa }}
            />
          </div>
        )}
      </Section>
    </UnderHero>
  );
};

/** The procedures of the selected company (PAGE-29). */
export const page: PageModule = {
  queries: (context) => {
    const company = selectedCompanyOf(context.use(SessionCell).read());
    return [
      heroQuery(context, HERO),
      ...(company === undefined ? [] : procedureQueries(context, { cuaa: company.cuaa, as: 'farmer' })),
    ];
  },
  head: (context) => ({
    title: context.match.route.title,
    description: context.match.route.title,
    status: 200,
    noIndex: true,
  }),
  Page: ({ context }) => <CompanyProcedures context={context} />,
};
