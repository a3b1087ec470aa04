import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FROM_MEMORY } from '#core/catalogue/paging.ts';
import { RememberedFilters } from '#core/catalogue/remembered-filters.ts';
import { pairsToQuery, queryPairs, queryValue } from '#core/kernel/address.ts';
import type { Page } from '#core/kernel/page.ts';
import {
  ANOMALY_FILTERS,
  ANOMALY_WORDS,
  EXPIRY_FILTER_WORDS,
  EXPIRY_FILTERS,
  isPlainProducerAddress,
  PRODUCER_SORTS,
  type ProducerAddress,
  producerAddressFrom,
  producerAddressTo,
} from '#core/producers/producer-list.ts';
import { positionQuery } from '#core/producers/list-position.ts';
import { producerTextFailure, TYPED_PARAMETER } from '#core/producers/producer-text.ts';
import type { Producer } from '#core/producers/producer.ts';
import { producersCsv } from '#core/producers/producers-export.ts';
import { typedNoteIn, TypedTexts } from '#core/producers/typed-texts.ts';
import { SessionCell } from '#core/session/state.ts';
import { Button, LinkButton } from '#ui/components/button.tsx';
import { FieldError, SelectField } from '#ui/components/fields.tsx';
import { Section } from '#ui/components/layout.tsx';
import { EmptyState, PastEnd } from '#ui/components/messages.tsx';
import { PageSteps } from '#ui/components/page-steps.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import { useSayOnChange, useStatus } from '#ui/components/status-line.tsx';
import { SkeletonRows } from '#ui/components/waiting.tsx';
import { PARTS } from '#ui/copy/parts.ts';
import { COMMON } from '#ui/copy/common.ts';
import { PRODUCERS_COPY as COPY } from '#ui/copy/producers.ts';
import { useVisitState } from '#ui/routing/address.tsx';
import { unlistedHead } from '#ui/ssr/heads.ts';
import { useAction, useInjection } from '#ui/state/injection.tsx';
import { CountLine } from '#ui/pages/client-messages/choice-bar.tsx';
import { type Choice, useChoice } from '#ui/pages/client-messages/use-choice.ts';
import { heroQuery } from '#ui/pages/content-queries.ts';
import { UnderHero } from '#ui/pages/hero-head.tsx';
import { KeyLine } from '#ui/pages/keyboard/key-line.tsx';
import { useRowKeys } from '#ui/pages/keyboard/use-row-keys.ts';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import { saveFile } from '#ui/platform/windows.ts';
import { useQueryResults } from '#ui/state/queries.ts';
import { useCell } from '#ui/state/reactive-cell.ts';
import { producersPath, useGoToProducers } from './go-to-producers.ts';
import { operatorOf, producersQuery } from './producer-queries.ts';
import { ProducerTable } from './producer-table.tsx';
import { useToday } from '#ui/state/today.tsx';
import '#ui/styles/reserved.scss';
import { CollectProducers, PRODUCERS_A_PAGE } from '#core/producers/search-producers.ts';

const HERO = 'produttori';
const MEMORY_KEY = 'producers';

type GoTo = ReturnType<typeof useGoToProducers>;

/**
 * Fills an address that says nothing with the filters and the order that this session remembers, and remembers what it says. Answers
 * whether they are those of memory, which are left again where they find nobody (D-69).
 */
const useMemory = (address: ProducerAddress, goTo: GoTo, count: number | undefined): boolean => {
  const memory = useInjection(RememberedFilters);
  const texts = useInjection(TypedTexts);
  const hasArrived = useRef(false);
  const { text } = address;
  const written = pairsToQuery(producerAddressTo({ ...address, page: 1 }));
  const isPlain = isPlainProducerAddress(address) && address.page === 1;
  const [brought, setBrought] = useState<string>();
  const isFromMemory = text === '' && brought === written;
  useEffect(() => {
    const isArrival = !hasArrived.current;
    hasArrived.current = true;
    const kept = isArrival && isPlain ? producerAddressFrom(memory.recall(MEMORY_KEY)) : undefined;
    if (kept !== undefined && !isPlainProducerAddress(kept)) {
      setBrought(pairsToQuery(producerAddressTo(kept)));
      goTo(kept, { replace: true });
      return;
    }
    memory.keep(MEMORY_KEY, queryPairs(written));
    texts.note(text);
  }, [written, text, isPlain, goTo, memory, texts]);
  const findsNobody = isFromMemory && count === 0;
  useEffect(() => {
    if (findsNobody) goTo(producerAddressFrom([]), { replace: true });
  }, [findsNobody, goTo]);
  return isFromMemory && !findsNobody;
};

/** Takes what a form without script has written into the address out of it: it may be somebody's name or fiscal code. */
const useTakenOut = (sent: string | undefined, address: ProducerAddress, goTo: GoTo): void => {
  const latest = useEffectEvent(() => goTo(address, { replace: true }));
  useEffect(() => {
    if (sent !== undefined) latest();
  }, [sent]);
};

const Tools = ({
  address,
  hasEuro,
  failure,
  go,
}: {
  /** Whether the service sends the sums by which it can order (D-40). */
  readonly hasEuro: boolean;
  readonly address: ProducerAddress;
  readonly failure: string | undefined;
  readonly go: (next: Partial<ProducerAddress>) => void;
}) => (
  <div className="pt-client-tools">
    <form
      role="search"
      aria-label={PARTS.searchOfPage}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('search');
        go({ text: typeof typed === 'string' ? typed.trim() : '' });
      }}
    >
      <SearchField
        id="cerca-produttori"
        label={COPY.search}
        name="search"
        value={address.text}
        onSearch={(text) => go({ text })}
      />
      {failure === undefined ? null : <FieldError id="cerca-produttori-errore">{failure}</FieldError>}
    </form>
    <SelectField
      label={COPY.anomaly}
      none={COPY.anyAnomaly}
      options={ANOMALY_FILTERS.map((value) => ({ value, name: ANOMALY_WORDS[value] }))}
      value={address.anomaly ?? ''}
      onChange={({ currentTarget: { value } }) => go({ anomaly: ANOMALY_FILTERS.find((one) => one === value) })}
    />
    <SelectField
      label={COPY.expiry}
      none={COPY.anyExpiry}
      options={EXPIRY_FILTERS.map((value) => ({ value, name: EXPIRY_FILTER_WORDS[value] }))}
      value={address.expiry ?? ''}
      onChange={({ currentTarget: { value } }) => go({ expiry: EXPIRY_FILTERS.find((one) => one === value) })}
    />
    <SelectField
      label={COPY.sort}
      options={PRODUCER_SORTS.filter((sort) => sort !== 'euro' || hasEuro).map((value) => ({
        value,
        name: COPY.sorts[value],
      }))}
      value={address.sort}
      onChange={({ currentTarget: { value } }) => go({ sort: PRODUCER_SORTS.find((one) => one === value) ?? 'expiry' })}
    />
  </div>
);

/** The ways to other lists than the one that is shown. */
interface Ways {
  readonly pathOf: (next: Partial<ProducerAddress>) => string;
  /** Follows such a way; the address alone would lose what was typed. */
  readonly go: (next: Partial<ProducerAddress>) => void;
}

/** All that was found, as a file. */
const TakeAway = ({
  context,
  address,
  count,
}: {
  readonly context: PageContext;
  readonly address: ProducerAddress;
  readonly count: number;
}) => {
  const today = useToday();
  const collect = useAction(CollectProducers);
  const { say } = useStatus();
  const takeAway = async (): Promise<void> => {
    try {
      const found = await collect(address, operatorOf(context));
      saveFile(COPY.csvName, 'text/csv', producersCsv(found, address.expiry, today));
    } catch {
      say(COPY.csvFailed);
    }
  };
  return (
    <Button icon="download" onClick={() => void takeAway()}>
      {COPY.csv(count)}
    </Button>
  );
};

const FoundCount = ({
  context,
  count,
  isPlain,
  isFromMemory,
}: {
  readonly context: PageContext;
  readonly count: number;
  readonly isPlain: boolean;
  readonly isFromMemory: boolean;
}) => (
  <p className="mb-0">
    {COPY.found(count)}
    {isPlain ? null : (
      <>
        {isFromMemory ? <span className="fw-semibold"> {FROM_MEMORY}</span> : null}{' '}
        <LinkButton look="link" to={context.path}>
          {COMMON.clearAll}
        </LinkButton>
      </>
    )}
  </p>
);

const Found = ({
  context,
  address,
  page,
  choice,
  isFromMemory,
  ...ways
}: Ways & {
  readonly isFromMemory: boolean;
  /** Absent where the service carries no messages to clients (D-40). */
  readonly choice: Choice | undefined;
  readonly context: PageContext;
  readonly address: ProducerAddress;
  readonly page: Page<Producer>;
}) => {
  const today = useToday();
  const isPlain = isPlainProducerAddress(address);
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  if (page.totalCount === 0) {
    return (
      <EmptyState text={isPlain ? COPY.noneAtAll : COPY.none}>
        {isPlain ? null : <LinkButton to={context.path}>{COMMON.clearAll}</LinkButton>}
      </EmptyState>
    );
  }
  if (page.items.length === 0) {
    return <PastEnd total={page.totalCount} firstTo={ways.pathOf({ page: 1 })} onFirst={() => ways.go({ page: 1 })} />;
  }
  return (
    <div className="pt-stack" ref={list}>
      <KeyLine />
      <CountLine context={context} choice={choice}>
        <FoundCount context={context} count={page.totalCount} isPlain={isPlain} isFromMemory={isFromMemory} />
        <TakeAway context={context} address={address} count={page.totalCount} />
      </CountLine>
      <ProducerTable
        context={context}
        producers={page.items}
        filter={address.expiry}
        today={today}
        choice={choice}
        queryOf={(producer) =>
          `?${pairsToQuery(positionQuery(address, (page.page - 1) * page.pageSize + page.items.indexOf(producer) + 1))}`
        }
      />
      <PageSteps
        page={page.page}
        pageSize={PRODUCERS_A_PAGE}
        count={page.totalCount}
        label={COPY.pages}
        pathOf={(to) => ways.pathOf({ page: to })}
        go={(to) => ways.go({ page: to })}
      />
    </div>
  );
};

const ProducersView = ({ context }: { readonly context: PageContext }) => {
  const goTo = useGoToProducers(context);
  const noted = useInjection(TypedTexts).textOf(useVisitState(typedNoteIn));
  const sent = queryValue(context.pairs, TYPED_PARAMETER);
  const address = producerAddressFrom(context.pairs, sent ?? noted);
  useTakenOut(sent, address, goTo);
  const choice = useChoice();
  const session = useCell(useInjection(SessionCell));
  const isWriter = session.kind === 'caa' && session.convention?.writesToClients === true;
  const [asked, setAsked] = useState<string>();
  const text = asked ?? address.text;
  const failure = producerTextFailure(text);
  const other = (next: Partial<ProducerAddress>): ProducerAddress => ({ ...address, page: 1, ...next });
  const go = (next: Partial<ProducerAddress>): void => {
    const wrong = producerTextFailure(next.text ?? address.text);
    setAsked(wrong === undefined ? undefined : next.text);
    if (wrong === undefined) goTo(other(next));
  };
  const queries = producersQuery(context, address);
  const [result] = useQueryResults(queries);
  const count = result?.kind === 'success' ? result.value.totalCount : undefined;
  const isFromMemory = useMemory(address, goTo, count);
  const hasEuro =
    address.sort === 'euro' ||
    (result?.kind === 'success' && result.value.items.some(({ affected }) => affected !== undefined));
  useSayOnChange(
    `${address.text}?${pairsToQuery(producerAddressTo(address))}`,
    count === undefined ? undefined : COPY.found(count),
  );
  return (
    <UnderHero context={context} hero={HERO} low>
      <Section>
        <div className="pt-desk-parts">
          <Tools address={{ ...address, text }} hasEuro={hasEuro} failure={failure?.message} go={go} />
          {queries.map((query) => (
            <QuietBlock key="produttori" bare query={query} failed={COPY.failed} waiting={<SkeletonRows count={10} />}>
              {(page) => (
                <Found
                  context={context}
                  address={address}
                  page={page}
                  choice={isWriter ? choice : undefined}
                  isFromMemory={isFromMemory}
                  pathOf={(next) => producersPath(context, other(next))}
                  go={go}
                />
              )}
            </QuietBlock>
          ))}
        </div>
      </Section>
    </UnderHero>
  );
};

/** The producers of the operator's offices: search by name and CUAA, filters by anomaly and expiry, pages, a CSV (PAGE-30). */
export const page: PageModule = {
  // A document that has only just been opened knows of nothing typed.
  queries: (context) => [heroQuery(context, HERO), ...producersQuery(context, producerAddressFrom(context.pairs))],
  head: unlistedHead,
  Page: ({ context }) => <ProducersView context={context} />,
};
