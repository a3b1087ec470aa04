import { useEffect, useRef, useState, type FormEvent } from 'react';
import { pairsToQuery, queryValue } from '#core/kernel/address.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { addressLine, regionChips, siteKind, SITE_KIND_WORDS } from '#core/paying-bodies/card.ts';
import {
  finderAfter,
  finderFrom,
  FINDER_PROMPT,
  foundSentence,
  REGION_PARAMETER,
  regionOf,
  type FinderEvent,
  type FinderState,
} from '#core/paying-bodies/finder.ts';
import type { PayingBody } from '#core/paying-bodies/paying-body.ts';
import { groupedRegions, REGIONS } from '#core/paying-bodies/regions.ts';
import { FindPayingBodies, type FoundPayingBodies } from '#core/paying-bodies/use-cases.ts';
import { useHref, useNavigate } from '#ui/routing/address.tsx';
import { Button, LinkButton } from '#ui/components/button.tsx';
import { Card, CardGrid } from '#ui/components/card.tsx';
import { Chip, ChipRow, PlainChip } from '#ui/components/chip.tsx';
import { KpiList } from '#ui/components/facts.tsx';
import { SelectField } from '#ui/components/fields.tsx';
import { Stack } from '#ui/components/layout.tsx';
import { OutLink } from '#ui/components/link-to.tsx';
import { HelpBox } from '#ui/components/messages.tsx';
import { MapCredit } from '#ui/components/regions/map-credit.tsx';
import { RegionMap } from '#ui/components/regions/region-map.tsx';
import { useStatus } from '#ui/components/status-line.tsx';
import { SkeletonCards, Waiting } from '#ui/components/waiting.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { FINDER_COPY as COPY } from '#ui/copy/paying-bodies.ts';
import { useQueryResult, type QueryResult, type Query } from '#ui/state/queries.ts';
import { queryOf } from '../query.ts';
import { heroQuery } from '../content-queries.ts';
import { PageShell } from '../kinds/page-shell.tsx';
import { PageFailure } from '../page-failure.tsx';
import type { PageContext, PageModule } from '../page-module.ts';

const stateOf = ({ pairs }: PageContext): FinderState => finderFrom(queryValue(pairs, REGION_PARAMETER));

const bodiesQuery = (context: PageContext): Query<FoundPayingBodies> =>
  queryOf(context, FindPayingBodies, stateOf(context).region);

const pathOf = (context: PageContext, { region }: FinderState): string => {
  const path = pathTo(context.table, 'payingBodies');
  return region === undefined ? path : `${path}?${pairsToQuery([[REGION_PARAMETER, region]])}`;
};

const BodyCard = ({ body }: { readonly body: PayingBody }) => {
  const { names, more } = regionChips(body);
  return (
    <Card
      title={body.name}
      kind={SITE_KIND_WORDS[siteKind(body)]}
      auto
      foot={
        body.url === undefined ? undefined : (
          <OutLink href={body.url}>
            {COPY.site}
            <span className="visually-hidden">{COPY.siteOf(body.name)}</span>
          </OutLink>
        )
      }
    >
      <p className="mb-0">{addressLine(body)}</p>
      <ChipRow
        label={`Regioni servite da ${body.name}`}
        chips={[...names, ...(more === undefined ? [] : [more])].map((name) => ({
          key: name,
          chip: <PlainChip>{name}</PlainChip>,
        }))}
      />
    </Card>
  );
};

const Chooser = ({
  context,
  state,
  dispatch,
}: {
  readonly context: PageContext;
  readonly state: FinderState;
  readonly dispatch: (event: FinderEvent) => void;
}) => {
  const href = useHref();
  const choose = (region: string): void =>
    dispatch(region === '' ? { type: 'outsideChosen' } : { type: 'regionChosen', region });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const region = new FormData(event.currentTarget).get(REGION_PARAMETER);
    choose(typeof region === 'string' ? region : '');
  };
  return (
    <Stack>
      <h2 className="h3">{FINDER_PROMPT}</h2>
      <form
        className="pt-tools"
        aria-label={COPY.form}
        action={href(pathTo(context.table, 'payingBodies'))}
        method="get"
        onSubmit={submit}
      >
        <SelectField
          key={state.region ?? ''}
          label={COPY.list}
          name={REGION_PARAMETER}
          defaultValue={state.region ?? ''}
          none={COPY.all}
          className="grow"
          groups={groupedRegions(REGIONS).map(({ title, regions }) => ({ name: title, options: regions }))}
        />
        <Button type="submit">{COPY.show}</Button>
      </form>
      <RegionMap
        label={COPY.map}
        chosen={state.region ?? null}
        regions={REGIONS.map(({ value, name }) => ({ value, label: name, to: pathOf(context, { region: value }) }))}
        onChoose={choose}
        onClear={() => dispatch({ type: 'outsideChosen' })}
      />
      <MapCredit />
    </Stack>
  );
};

const Results = ({
  context,
  state,
  result,
  dispatch,
}: {
  readonly context: PageContext;
  readonly state: FinderState;
  readonly result: QueryResult<FoundPayingBodies>;
  readonly dispatch: (event: FinderEvent) => void;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The cross goes with its chip: the reader stays at what it belonged to.
  const clear = (): void => {
    heading.current?.focus();
    dispatch({ type: 'outsideChosen' });
  };
  const region = regionOf(state.region);
  const { say } = useStatus();
  const sentence = result.kind === 'success' ? foundSentence(state, result.value.bodies.length) : undefined;
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (sentence === undefined) return;
    // What stood there when the page came needs no telling.
    if (before.current !== undefined && before.current !== sentence) say(sentence);
    before.current = sentence;
  }, [sentence, say]);
  return (
    <section aria-label={COPY.results}>
      <Stack>
        <div className="pt-head">
          <div>
            <h2 ref={heading} tabIndex={-1}>
              {region?.name ?? COPY.all}
            </h2>
            {sentence === undefined ? null : <p className="mb-0">{sentence}</p>}
          </div>
          {region === undefined ? null : (
            <Chip label={region.name} removeTo={pathOf(context, { region: undefined })} onRemove={clear} />
          )}
        </div>
        {result.kind === 'success' ? (
          <CardGrid
            columns="one"
            items={result.value.bodies.map((body) => ({ key: body.id, card: <BodyCard body={body} /> }))}
          />
        ) : result.kind === 'pending' ? (
          <Waiting onRetry={result.refetch}>
            <SkeletonCards count={2} />
          </Waiting>
        ) : (
          <PageFailure
            title={COPY.failed}
            text={result.error.serverMessage}
            status={result.error.status}
            onRetry={result.refetch}
          />
        )}
        <HelpBox
          title={COPY.unsure}
          level={3}
          text={COPY.unsureText}
          actions={<LinkButton to={pathTo(context.table, 'contacts')}>{COMMON.goToContacts}</LinkButton>}
        />
      </Stack>
    </section>
  );
};

/** A value, or the one before it while there is none. */
const useLatest = <T,>(value: T | undefined): T | undefined => {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
};

const Finder = ({ context }: { readonly context: PageContext }) => {
  const navigate = useNavigate();
  const state = stateOf(context);
  const result = useQueryResult(bodiesQuery(context));
  const hero = useQueryResult(heroQuery(context, context.match.route.hero ?? ''));
  const head = hero.kind === 'success' ? hero.value : null;
  const dispatch = (event: FinderEvent): void => {
    const next = finderAfter(event);
    if (next.region !== state.region) navigate(pathOf(context, next));
  };
  // They are those of all Italy: another region is on its way, they stay.
  const counters = useLatest(result.kind === 'success' ? result.value.counters : undefined);
  return (
    <PageShell
      context={context}
      title={head?.title ?? context.match.route.title}
      lead={head?.description ?? COPY.description}
      progress="never"
      wide={
        counters === undefined ? undefined : (
          <KpiList
            two
            figures={[
              { key: 'regional', value: counters.regional, label: COPY.regional },
              { key: 'national', value: counters.national, label: COPY.national },
            ]}
          />
        )
      }
    >
      <p className="lead mb-0">{COPY.intro}</p>
      <div className="pt-cols half">
        <Chooser context={context} state={state} dispatch={dispatch} />
        <Results context={context} state={state} result={result} dispatch={dispatch} />
      </div>
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
