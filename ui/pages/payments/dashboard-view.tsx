import { formatDay } from '#core/formatting/date.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { pathTo } from '#core/navigation/routes.ts';
import {
  divisionFromSlug,
  divisionToSlug,
  lookToQuery,
  rowToSlug,
  sortWords,
} from '#core/payments/dashboard-address.ts';
import { divisionTitle } from '#core/payments/side-menu.ts';
import { RecallDashboard } from '#core/payments/use-cases.ts';
import { useHydrated } from '#ui/components/hydrated.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { useSayOnChange } from '#ui/components/status-line.tsx';
import { SkeletonText, Waiting } from '#ui/components/waiting.tsx';
import { PAYMENTS_COPY as COPY } from '#ui/copy/payments.ts';
import { NOT_FOUND_HEAD } from '#ui/document/heads.ts';
import { useAction } from '#ui/state/injection.tsx';
import { useAnswer, useAnswers, type Answer } from '#ui/state/questions.ts';
import { PageShell } from '../kinds/page-shell.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { PageFailure } from '../page-failure.tsx';
import type { Known, PageContext, PageHead } from '../page-module.ts';
import { CampaignMenu } from './campaign-menu.tsx';
import { DivisionView } from './division-view.tsx';
import {
  addressOf,
  campaignsQuestion,
  comparedQuestion,
  namesQuestion,
  rowsQuestion,
  selectionOf,
  tableQuestion,
  type DashboardAddress,
  type FoundRows,
} from './payment-questions.ts';

/** Name of the row whose detail is shown: the region, or code and words of the intervention once they are known. */
const nameOfDetail = (
  { intervention, region }: DashboardAddress,
  names: FoundRows | null | undefined,
): string | undefined => {
  if (region !== undefined || intervention === undefined) return region;
  const all = [...(names?.rows.rows ?? []), ...(names?.rows.protectedRows?.rows ?? [])];
  const row = all.find((each) => 'code' in each && rowToSlug(each) === intervention);
  return row !== undefined && 'code' in row ? `${row.code} ${row.description}` : intervention.toUpperCase();
};

const titleOf = ({ found }: Pick<FoundRows, 'found'>, of: string | undefined): string => {
  const division = COPY.division(divisionTitle(found.division), found.campaign.year);
  return of === undefined ? division : `${of}: ${division}`;
};

/** A text whose spans of years are not broken at the end of a line. */
const Unbroken = ({ text }: { readonly text: string }) =>
  text.split(/(\d{4}-\d{4})/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="text-nowrap">
        {part}
      </span>
    ),
  );

/** Title, description and status of a dashboard page. */
export const dashboardHead = (context: PageContext, known: Known): PageHead => {
  const address = addressOf(context);
  const question = tableQuestion(context, address);
  const { title } = context.match.route;
  const failure = known.failure(campaignsQuestion(context)) ?? known.failure(question);
  if (failure !== undefined) return { title, description: COPY.tableFailed, status: failure.status ?? 503 };
  const table = known.answer(question);
  if (table === null) return NOT_FOUND_HEAD;
  if (table === undefined) return { title, description: COPY.description, status: 200 };
  const names = address.intervention === undefined ? null : known.answer(namesQuestion(context, address.slug));
  const name = titleOf(table, nameOfDetail(address, names));
  return {
    title: name,
    description: `${COPY.description} ${name}.`,
    status: 200,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Dataset',
      name,
      description: COPY.description,
      inLanguage: 'it',
      isAccessibleForFree: true,
      creator: { '@type': 'GovernmentOrganization', name: context.settings.names.agencyName },
      ...(table.found.campaign.countedUntil === undefined ? {} : { dateModified: table.found.campaign.countedUntil }),
    },
  };
};

/** What is looked at, once nobody can say which campaigns there are: what was looked at before, where it is the same (PAGE-41). */
const useStored = ({ slug }: DashboardAddress): FoundRows['found'] | undefined => {
  const hydrated = useHydrated();
  const recall = useAction(RecallDashboard);
  if (!hydrated) return undefined;
  const { year, division } = recall().selection;
  if (year === undefined || division === undefined) return undefined;
  const campaign = { year, divisions: [division] };
  return divisionToSlug(campaign, division) === slug ? { campaign, division } : undefined;
};

/** The rows of what was looked at before: the menu has failed, and nothing else. */
const StoredTable = ({
  context,
  address,
  found,
}: {
  readonly context: PageContext;
  readonly address: DashboardAddress;
  readonly found: FoundRows['found'];
}) => {
  const answer = useAnswer(rowsQuestion(context, selectionOf(found, address)));
  return (
    <Rows
      context={context}
      address={address}
      answer={
        answer.kind === 'answered'
          ? { kind: 'answered', value: answer.value === null ? null : { found, rows: answer.value } }
          : answer
      }
      of={nameOfDetail(address, null)}
      campaigns={[found.campaign]}
    />
  );
};

const Rows = ({
  context,
  address,
  answer,
  of,
  campaigns,
}: {
  readonly context: PageContext;
  readonly address: DashboardAddress;
  readonly answer: Answer<FoundRows | null>;
  readonly of: string | undefined;
  readonly campaigns: Parameters<typeof DivisionView>[0]['campaigns'];
}) => {
  const { look } = address;
  const [compared] = useAnswers(look.comparedYear === undefined ? [] : [comparedQuestion(context, address)]);
  // Said from here: the table itself is drawn anew when it is divided in another way.
  useSayOnChange(
    pairsToQuery(lookToQuery({ ...look, steps: 1 })),
    answer.kind === 'answered' && answer.value !== null && compared?.kind !== 'waiting'
      ? COPY.looked(answer.value.rows.by, look.comparedYear, sortWords(look.sort))
      : undefined,
  );
  if (answer.kind === 'answered' && answer.value !== null) {
    return (
      <DivisionView
        context={context}
        address={address}
        table={answer.value}
        of={of}
        campaigns={campaigns}
        compared={compared}
      />
    );
  }
  if (answer.kind === 'failed') {
    return (
      <PageFailure
        title={COPY.tableFailed}
        text={answer.error.serverMessage ?? COPY.tableFailedHelp}
        status={answer.error.status}
        onRetry={answer.askAgain}
      />
    );
  }
  return answer.kind === 'answered' ? null : (
    <Waiting onRetry={answer.askAgain}>
      <SkeletonText />
    </Waiting>
  );
};

/** Table of a division, or detail of one of its rows: the menu and the table wait and fail each by itself (ERR-04, ERR-06). */
export const DashboardView = ({ context }: { readonly context: PageContext }) => {
  const address = addressOf(context);
  const menu = useAnswer(campaignsQuestion(context));
  const answer = useAnswer(tableQuestion(context, address));
  const [names] = useAnswers(address.intervention === undefined ? [] : [namesQuestion(context, address.slug)]);
  const stored = useStored(address);
  if (answer.kind === 'answered' && answer.value === null) return <NotFoundPage />;
  const table = answer.kind === 'answered' ? answer.value : null;
  const of = nameOfDetail(address, names?.kind === 'answered' ? names.value : undefined);
  const campaigns = menu.kind === 'answered' ? menu.value : [];
  const known = table?.found ?? divisionFromSlug(campaigns, address.slug) ?? stored;
  const title = known === undefined ? undefined : titleOf({ found: known }, of);
  const askAgain = (): void => {
    // The table asks for the campaigns as well: one call serves both.
    if (answer.kind === 'answered') {
      if (menu.kind !== 'answered') menu.askAgain();
    } else answer.askAgain();
  };
  return (
    <PageShell
      context={context}
      title={title === undefined ? context.match.route.title : <Unbroken text={title} />}
      lead={
        known?.campaign.countedUntil === undefined
          ? COPY.description
          : `${COPY.description} ${COPY.until(formatDay(known.campaign.countedUntil))}.`
      }
      crumb={of ?? (known === undefined ? undefined : titleOf({ found: known }, undefined))}
      menu={<CampaignMenu context={context} answer={menu} current={address.slug} onRetry={askAgain} />}
      progress="never"
    >
      {known === undefined || of === undefined ? null : (
        <p className="mb-0">
          <LinkTo to={pathTo(context.table, 'dashboardTable', { friendlyUrl: address.slug })}>
            {COPY.back(titleOf({ found: known }, undefined))}
          </LinkTo>
        </p>
      )}
      {menu.kind !== 'failed' || answer.kind !== 'failed' ? (
        <Rows context={context} address={address} answer={answer} of={of} campaigns={campaigns} />
      ) : stored === undefined ? (
        <p className="lead">{COPY.nothingChosen}</p>
      ) : (
        <StoredTable context={context} address={address} found={stored} />
      )}
    </PageShell>
  );
};
