import type { ReactNode } from 'react';
import { chipsOf, withoutChip } from '#core/catalogue/chips.ts';
import { hasSelections } from '#core/catalogue/criteria.ts';
import type { ListDefinition } from '#core/catalogue/definition.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { withoutSelections } from '#core/catalogue/list-change.ts';
import { statusSentence } from '#core/catalogue/paging.ts';
import { listAddressFromQuery } from '#core/catalogue/query-codec.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { Chip, ChipRow } from '#ui/components/chip.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import { heroQuestion } from '#ui/pages/content-questions.ts';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { HeroHead } from '#ui/pages/hero-head.tsx';
import { useAnswer, useAnswers } from '#ui/state/questions.ts';
import { FilterPanel } from './filter-panel.tsx';
import { optionsQuestion, pageQuestions } from './list-questions.ts';
import { ListResults } from './list-results.tsx';
import { ListTools } from './list-tools.tsx';
import { useList } from './use-list.ts';

/** What distinguishes the page of one list from that of another. */
export interface ListPageParts {
  readonly definition: ListDefinition;
  /** Slug of its head. */
  readonly hero: string;
  /** Name of the search box. */
  readonly searchLabel: string;
  readonly card: (item: CatalogueItem, context: PageContext) => ReactNode;
}

const ListView = ({ parts, context }: { readonly parts: ListPageParts; readonly context: PageContext }) => {
  const { definition, searchLabel, card } = parts;
  const list = useList(definition, context);
  const { address, dispatch, pathOf } = list;
  const answers = useAnswers(pageQuestions(context, definition, address));
  const optionsAnswer = useAnswer(optionsQuestion(context, definition, address));
  const options = optionsAnswer.kind === 'answered' ? optionsAnswer.value : {};
  const chips = chipsOf(definition, address.criteria, options);
  const answered = answers.find((answer) => answer.kind === 'answered');
  return (
    <>
      <HeroHead context={context} hero={parts.hero} />
      <div className="container-xxl pt-section">
        <ListTools definition={definition} list={list} label={searchLabel} count={chips.length} />
        <div className="pt-status">
          <p className="mb-0">
            {answered?.kind === 'answered'
              ? statusSentence(definition, address.criteria, answered.value.totalCount)
              : COMMON.loading}
          </p>
          {hasSelections(address.criteria) ? (
            <ChipRow
              label={LISTS_COPY.appliedFilters}
              chips={chips.map((chip) => ({
                key: `${chip.field} ${chip.value}`,
                chip: (
                  <Chip
                    label={chip.label}
                    removeTo={pathOf(withoutChip(definition, address, chip))}
                    onRemove={() => dispatch({ type: 'chipRemoved', chip })}
                  />
                ),
              }))}
              after={
                <LinkButton look="link" to={pathOf(withoutSelections(address))}>
                  {COMMON.clearAll}
                </LinkButton>
              }
            />
          ) : null}
        </div>
        <ListResults definition={definition} list={list} answers={answers} card={(item) => card(item, context)} />
      </div>
      <FilterPanel definition={definition} list={list} options={options} count={chips.length} />
    </>
  );
};

/** Makes the page of a list: one page, driven by the list's definition (LIST-01 to LIST-17). */
export const listPage = (parts: ListPageParts): PageModule => ({
  questions: (context) => {
    const address = listAddressFromQuery(parts.definition, context.pairs);
    return [
      heroQuestion(context, parts.hero),
      ...pageQuestions(context, parts.definition, address),
      optionsQuestion(context, parts.definition, address),
    ];
  },
  head: (context, known) => {
    const address = listAddressFromQuery(parts.definition, context.pairs);
    const hero = known.answer(heroQuestion(context, parts.hero));
    const failure = pageQuestions(context, parts.definition, address)
      .map((question) => known.failure(question))
      .find((one) => one !== undefined);
    return {
      title: context.match.route.title,
      description: hero?.description ?? context.match.route.title,
      status: failure === undefined ? 200 : (failure.status ?? 503),
    };
  },
  Page: ({ context }) => <ListView parts={parts} context={context} />,
});
