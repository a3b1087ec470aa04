import { selectedCompanyOf, SessionCell } from '#core/session/state.ts';
import { Section } from '#ui/components/layout.tsx';
import { EmptyState } from '#ui/components/messages.tsx';
import { DESK_COPY } from '#ui/copy/desk.ts';
import { PROCEDURES_COPY as COPY } from '#ui/copy/procedures.ts';
import { unlistedHead } from '#ui/ssr/heads.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { heroQuery } from '#ui/pages/content-queries.ts';
import { UnderHero } from '#ui/pages/hero-head.tsx';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { useCell } from '#ui/state/reactive-cell.ts';
import { HeldLine } from './held-line.tsx';
import { ProcedureTools } from './procedure-tools.tsx';
import { ProceduresView } from './procedures-view.tsx';
import { procedureQueries } from './use-procedure-lists.ts';
import '#ui/styles/reserved.scss';

const HERO = 'le-tue-pratiche';

const CompanyProcedures = ({ context }: { readonly context: PageContext }) => {
  const company = selectedCompanyOf(useCell(useInjection(SessionCell)));
  if (company === undefined)
    return (
      <UnderHero context={context} hero={HERO}>
        <Section>
          <EmptyState text={COPY.noCompany} />
        </Section>
      </UnderHero>
    );
  const { cuaa, registeredName } = company;
  const owner = { scope: { cuaa, as: 'farmer' }, place: { as: 'farmer', cuaa } } as const;
  return (
    <UnderHero
      context={context}
      hero={HERO}
      lead={
        <>
          {DESK_COPY.worksFor} <strong>{registeredName}</strong>
        </>
      }
      tools={<ProcedureTools context={context} {...owner} />}
    >
      <Section>
        <ProceduresView
          key={cuaa}
          context={context}
          {...owner}
          hasTools
          waiting={({ payments }) => <HeldLine context={context} payments={payments} />}
        />
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
  head: unlistedHead,
  Page: ({ context }) => <CompanyProcedures context={context} />,
};
