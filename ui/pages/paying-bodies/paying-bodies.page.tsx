import { useState } from 'react';
import { pairsToQuery, queryValue } from '#core/kernel/address.ts';
import { pathTo } from '#core/navigation/routes.ts';
import {
  finderAfter,
  finderFrom,
  FINDER_PROMPT,
  foundSentence,
  inRegion,
  REGION_PARAMETER,
  regionOf,
  type FinderEvent,
  type FinderState,
} from '#core/paying-bodies/finder.ts';
import type { PayingBodyCounters } from '#core/paying-bodies/paying-body.ts';
import { groupedRegions, REGIONS } from '#core/paying-bodies/regions.ts';
import { answerSentence } from '#core/paying-bodies/who-pays.ts';
import { useHref, useNavigate } from '#ui/routing/address.tsx';
import { LinkButton } from '#ui/components/button.tsx';
import { classes } from '#ui/components/classes.ts';
import { FoldedCards } from '#ui/components/folded-cards.tsx';
import { KpiList } from '#ui/components/facts.tsx';
import { SelectField, SubmitWithoutScript } from '#ui/components/fields.tsx';
import { failureOf, HelpBox } from '#ui/components/messages.tsx';
import { MapCredit } from '#ui/components/regions/map-credit.tsx';
import { RegionMap } from '#ui/components/regions/region-map.tsx';
import { useSayOnChange } from '#ui/components/status-line.tsx';
import { SkeletonCards, SkeletonText, Waiting } from '#ui/components/waiting.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { FINDER_COPY as COPY } from '#ui/copy/paying-bodies.ts';
import { useQueryResult, type QueryResult, type Query } from '#ui/state/queries.ts';
import { queryOf } from '../query.ts';
import { heroQuery } from '../content-queries.ts';
import { PageShell } from '../kinds/page-shell.tsx';
import { PageFailure } from '../page-failure.tsx';
import type { PageContext, PageModule } from '../page-module.ts';
import { BodyCard } from './body-card.tsx';
import { WhoPaysTable } from './who-pays-table.tsx';
import { FindPayingBodies, type FoundPayingBodies } from '#core/paying-bodies/find-paying-bodies.ts';

/** Id of the title of the answer. */
const ANSWER_ID = 'pagina-risposta';

/** What the parts of the finder share. */
interface FinderParts {
  readonly context: PageContext;
  readonly state: FinderState;
  readonly dispatch: (event: FinderEvent) => void;
}

const stateOf = ({ pairs }: PageContext): FinderState => finderFrom(queryValue(pairs, REGION_PARAMETER));

const bodiesQuery = (context: PageContext): Query<FoundPayingBodies> =>
  queryOf(context, FindPayingBodies, stateOf(context).region);

const pathOf = (context: PageContext, { region }: FinderState): string => {
  const path = pathTo(context.table, 'payingBodies');
  return region === undefined ? path : `${path}?${pairsToQuery([[REGION_PARAMETER, region]])}`;
};

/** A choice acts at once; before any script a button sends it. */
const Chooser = ({ context, state, dispatch }: FinderParts) => {
  const href = useHref();
  const choose = (region: string): void =>
    dispatch(region === '' ? { type: 'outsideChosen' } : { type: 'regionChosen', region });
  return (
    <form className="pt-tools choose" aria-label={COPY.form} action={href(pathTo(context.table, 'payingBodies'))}>
      <SelectField
        label={COPY.list}
        name={REGION_PARAMETER}
        value={state.region ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
        none={COPY.all}
        className="grow"
        groups={groupedRegions(REGIONS).map(({ title, regions }) => ({ name: title, options: regions }))}
      />
      <SubmitWithoutScript>{COPY.show}</SubmitWithoutScript>
    </form>
  );
};

const Map = ({ context, state, dispatch }: FinderParts) => (
  <div className="where">
    <RegionMap
      label={COPY.map}
      chosen={state.region ?? null}
      regions={REGIONS.map(({ value, name }) => ({ value, label: name, to: pathOf(context, { region: value }) }))}
      onChoose={(region) => dispatch({ type: 'regionChosen', region })}
      onClear={() => dispatch({ type: 'outsideChosen' })}
    />
  </div>
);

/** The answer by line of aid; while it is on its way its title stands already. */
const Answer = ({ region, result }: { readonly region: string; readonly result: QueryResult<FoundPayingBodies> }) => (
  <section className="answer" aria-labelledby={ANSWER_ID}>
    <h2 id={ANSWER_ID}>{COPY.whoPays(inRegion(region))}</h2>
    {result.kind === 'success' ? (
      <WhoPaysTable bodies={result.value.bodies} region={region} />
    ) : result.kind === 'pending' ? (
      <SkeletonText lines={8} />
    ) : null}
  </section>
);

/** Cards that a phone shows at once; a region has fewer. */
const BODIES_IN_SIGHT = 4;

const Results = ({
  state,
  result,
}: {
  readonly state: FinderState;
  readonly result: QueryResult<FoundPayingBodies>;
}) => (
  <section className="found" aria-label={COPY.results}>
    {result.kind === 'success' ? (
      <>
        <h2 className="h4">{foundSentence(state, result.value.bodies.length)}</h2>
        <FoldedCards
          items={result.value.bodies.map((body) => ({
            key: body.id,
            card: <BodyCard body={body} region={state.region} />,
          }))}
          inSight={BODIES_IN_SIGHT}
          more={COPY.otherBodies}
        />
      </>
    ) : result.kind === 'pending' ? (
      <Waiting onRetry={result.refetch}>
        <SkeletonCards count={2} />
      </Waiting>
    ) : (
      <PageFailure {...failureOf(COPY.failed, result)} />
    )}
  </section>
);

/** A value, or the one before it while there is none. */
const useLatest = <T,>(value: T | undefined): T | undefined => {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
};

/** What stands below the answer: how many there are, what they do, where to ask. */
const About = ({
  context,
  counters,
  lead,
}: {
  readonly context: PageContext;
  readonly counters: PayingBodyCounters | undefined;
  readonly lead: string;
}) => (
  <>
    <div className="pt-about-payers">
      {counters === undefined ? null : (
        <KpiList
          figures={[
            { key: 'regional', value: counters.regional, label: COPY.regional },
            { key: 'national', value: counters.national, label: COPY.national },
          ]}
        />
      )}
      <div className="pt-stack">
        <h2 className="h4 mb-0">{COPY.what}</h2>
        <p className="mb-0">{lead}</p>
        <p className="mb-0">{COPY.intro}</p>
      </div>
    </div>
    <HelpBox
      title={COPY.unsure}
      text={COPY.unsureText}
      actions={<LinkButton to={pathTo(context.table, 'contacts')}>{COMMON.goToContacts}</LinkButton>}
    />
    <MapCredit />
  </>
);

const Finder = ({ context }: { readonly context: PageContext }) => {
  const navigate = useNavigate();
  const state = stateOf(context);
  const result = useQueryResult(bodiesQuery(context));
  const hero = useQueryResult(heroQuery(context, context.match.route.hero ?? ''));
  const head = hero.kind === 'success' ? hero.value : null;
  const found = result.kind === 'success' ? result.value : undefined;
  // They are those of all Italy: another region is on its way, they stay.
  const counters = useLatest(found?.counters);
  useSayOnChange(state.region ?? '', found === undefined ? undefined : answerSentence(state, found.bodies));
  const parts: FinderParts = {
    context,
    state,
    dispatch: (event) => {
      const next = finderAfter(event);
      if (next.region !== state.region) navigate(pathOf(context, next));
    },
  };
  return (
    <PageShell context={context} title={head?.title ?? context.match.route.title} lowHead progress="never">
      <div className={classes('pt-finder', state.region !== undefined && 'chosen')}>
        <h2 className="h4 prompt">{FINDER_PROMPT}</h2>
        <Chooser {...parts} />
        {state.region === undefined ? null : <Answer region={state.region} result={result} />}
        <Map {...parts} />
        <Results state={state} result={result} />
      </div>
      <About context={context} counters={counters} lead={head?.description ?? COPY.description} />
    </PageShell>
  );
};

/** The paying-body finder: map, list and cards are three ways to the same answer (PAGE-15, PAGE-16, LIST-13). */
export const page: PageModule = {
  queries: (context) => [heroQuery(context, context.match.route.hero ?? ''), bodiesQuery(context)],
  head: (context, known) => {
    const hero = known.value(heroQuery(context, context.match.route.hero ?? ''));
    const region = regionOf(stateOf(context).region);
    const title = hero?.title ?? context.match.route.title;
    const failure = known.error(bodiesQuery(context));
    return {
      title: region === undefined ? title : `${region.name}: ${title}`,
      description: hero?.description ?? COPY.description,
      status: failure === undefined ? 200 : (failure.status ?? 503),
    };
  },
  Page: ({ context }) => <Finder context={context} />,
};
