import { useEffect } from 'react';
import type { CompanyFileTab } from '#core/company-file/company-file.ts';
import { CompanyFileCell } from '#core/company-file/company-file-state.ts';
import { fileStatusTag } from '#core/company-file/file-status.ts';
import { TAB_PARAMETER, tabToSlug } from '#core/company-file/tabs.ts';
import { OpenCompanyFile } from '#core/company-file/use-cases.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import { greetingDate } from '#core/formatting/date.ts';
import { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { deskFigures } from '#core/procedures/desk-figures.ts';
import { toDoList, toDoSentence, type ToDoSources } from '#core/procedures/to-do.ts';
import { type Procedures, ReadProcedures } from '#core/procedures/use-cases.ts';
import { COMPANY_PARAMETER, companyReference } from '#core/session/company-offer.ts';
import { isLoggedIn, type LoggedInState, selectedCompanyOf, SessionCell } from '#core/session/state.ts';
import type { Company } from '#core/session/user.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { Card, CardGrid } from '#ui/components/card.tsx';
import { DeskHead, SectionHead } from '#ui/components/page-head.tsx';
import { Notice, Tag } from '#ui/components/status.tsx';
import { TodoList } from '#ui/components/todo-list.tsx';
import { DESK_COPY as COPY } from '#ui/copy/desk.ts';
import { FRAME } from '#ui/copy/frame.ts';
import { useAction, useInjection } from '#ui/injection.tsx';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';
import type { Question } from '#ui/state/questions.ts';
import { NationalSystemCard } from './national-system-card.tsx';

const proceduresQuestion = (context: PageContext, cuaa: string): Question<Procedures> => ({
  key: ['procedures', cuaa],
  ask: async () => {
    const found = await context.use(ReadProcedures)({ cuaa, as: 'farmer' });
    if (!found.ok) throw new ServiceError('the procedures may not be read', { status: 403 });
    return found.value;
  },
});

/** The parts of the file that have arrived, for the list of things to do. */
const useFileParts = (company: Company): ToDoSources['file'] => {
  const open = useAction(OpenCompanyFile);
  const state = useCell(useInjection(CompanyFileCell));
  const { cuaa, mandateClosed } = company;
  useEffect(() => {
    // Under a closed mandate the service refuses the file: it is not asked for.
    if (!mandateClosed) void open(cuaa, 'personal-data');
  }, [open, cuaa, mandateClosed]);
  if (state.kind !== 'open' || state.cuaa !== cuaa) return {};
  const { alerts, 'personal-data': personal } = state.parts;
  return {
    ...(alerts.kind === 'shown' ? { alerts: alerts.value } : {}),
    ...(personal.kind === 'shown' ? { 'personal-data': personal.value } : {}),
  };
};

/** The company file at a tab, for this company and no other: the address may be kept or sent on. */
const filePath = ({ table }: PageContext, { cuaa }: Company, tab?: CompanyFileTab): string =>
  `${pathTo(table, 'companyFile')}?${pairsToQuery([...(tab === undefined ? [] : [[TAB_PARAMETER, tabToSlug(tab)] as const]), [COMPANY_PARAMETER, companyReference(cuaa)]])}`;

const ToDo = ({
  context,
  company,
  sources,
}: {
  readonly context: PageContext;
  readonly company: Company;
  readonly sources: ToDoSources;
}) => {
  const entries = toDoList(sources);
  return (
    <section>
      <SectionHead title={COPY.todo} text={toDoSentence(entries.length)} />
      {entries.length === 0 ? (
        <Notice tone="ok" title={COPY.nothing} />
      ) : (
        <TodoList
          todos={entries.map(({ id, tone, icon, title, deadline, explanation, action, target }, index) => ({
            key: id,
            tone,
            icon,
            title,
            due: deadline,
            text: explanation,
            action: (
              <LinkButton
                look={index === 0 ? 'filled' : 'outlined'}
                to={
                  target.kind === 'procedures'
                    ? pathTo(context.table, 'procedures')
                    : filePath(context, company, target.tab)
                }
              >
                {action}
              </LinkButton>
            ),
          }))}
        />
      )}
    </section>
  );
};

const FileCard = ({ context, company }: { readonly context: PageContext; readonly company: Company }) => {
  const state = useCell(useInjection(CompanyFileCell));
  const header =
    state.kind === 'open' && state.cuaa === company.cuaa && state.parts.header.kind === 'shown'
      ? state.parts.header.value
      : undefined;
  const status = fileStatusTag(header?.status);
  if (company.mandateClosed) {
    return (
      <Notice tone="warn" title={COPY.closedMandate}>
        <p>{COPY.closedMandateText}</p>
      </Notice>
    );
  }
  return (
    <Card title={COPY.file} level={2} auto>
      {status === undefined ? null : (
        <p>
          <Tag {...status} />
        </p>
      )}
      <LinkButton to={filePath(context, company)}>{COPY.openFile}</LinkButton>
    </Card>
  );
};

const CompanyDesk = ({
  context,
  company,
  session,
}: {
  readonly context: PageContext;
  readonly company: Company;
  readonly session: LoggedInState;
}) => {
  const today = dayInRome(useInjection(Clock).now());
  const file = useFileParts(company);
  return (
    <div className="container-xxl pt-section">
      <div className="pt-cols aside">
        <div>
          <QuietBlock question={proceduresQuestion(context, company.cuaa)} failed={COPY.proceduresFailed}>
            {({ payments, questions, debts }) => (
              <>
                <ToDo context={context} company={company} sources={{ today, file, questions, debts }} />
                <section className="pt-section pb-0">
                  <SectionHead title={COPY.procedures} />
                  <CardGrid
                    min="narrow"
                    items={deskFigures({ payments, debts }, today).map(({ label, amountCents, detail, tag }) => ({
                      key: label,
                      card: (
                        <Card>
                          <p className="mb-0">{label}</p>
                          <p className="pt-amount pt-num">{formatEuro(euroFromCents(amountCents))}</p>
                          <p>{detail}</p>
                          {tag === undefined ? null : (
                            <p>
                              <Tag {...tag} />
                            </p>
                          )}
                        </Card>
                      ),
                    }))}
                  />
                </section>
              </>
            )}
          </QuietBlock>
        </div>
        <aside className="pt-stack">
          <FileCard context={context} company={company} />
          <NationalSystemCard context={context} session={session} />
        </aside>
      </div>
    </div>
  );
};

const DeskView = ({ context }: { readonly context: PageContext }) => {
  const session = useCell(useInjection(SessionCell));
  const now = useInjection(Clock).now();
  const company = selectedCompanyOf(session);
  const name = 'user' in session ? (session.user?.givenName ?? '') : '';
  return (
    <>
      <DeskHead above={greetingDate(now)} title={FRAME.greeting(name)}>
        <p>
          {company === undefined ? (
            COPY.noCompany
          ) : (
            <>
              {COPY.worksFor} <strong>{company.registeredName}</strong>
            </>
          )}
        </p>
      </DeskHead>
      {company === undefined || !isLoggedIn(session) ? null : (
        <CompanyDesk key={company.cuaa} context={context} company={company} session={session} />
      )}
    </>
  );
};

/** The farmer's desk: what is to be done, and how the procedures stand, for the selected company. */
export const page: PageModule = {
  questions: () => [],
  head: (context) => ({
    title: context.match.route.title,
    description: context.match.route.title,
    status: 200,
    noIndex: true,
  }),
  Page: ({ context }) => <DeskView context={context} />,
};
