import { useEffect, useMemo } from 'react';
import type { FilterOptions } from '#core/catalogue/catalogue-repository.ts';
import { type Criteria, noCriteria } from '#core/catalogue/criteria.ts';
import { type FieldName, fieldsOf, type FilterScheme, type FilterSection } from '#core/catalogue/definition.ts';
import { type Draft, draftOfQuery, type DraftProblem, draftProblems, hasDraftValues } from '#core/catalogue/draft.ts';
import { countText } from '#core/catalogue/count-text.ts';
import { isoDateFrom } from '#core/kernel/iso-date.ts';
import { Checkbox, CheckboxGroup, Fieldset, RadioGroup } from '#ui/components/choices.tsx';
import { DateField, TextField } from '#ui/components/fields.tsx';
import { SidePanel } from '#ui/components/side-panel.tsx';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import { useHref } from '#ui/routing/address.tsx';
import { HiddenPairs } from './hidden-pairs.tsx';
import { OrderField } from './order-field.tsx';
import type { OpenList } from './use-list.ts';

/** Id of the panel: where no script runs a link to it shows it. */
export const FILTER_PANEL_ID = 'filtri';

interface SectionProps {
  readonly section: FilterSection;
  readonly draft: Draft;
  readonly problems: readonly DraftProblem[];
  readonly options: FilterOptions;
  readonly onChange: (field: FieldName, values: readonly string[]) => void;
}

const first = (draft: Draft, field: FieldName): string => draft[field]?.[0] ?? '';

/** Id of a field of the panel. */
const fieldId = (field: FieldName): string => `filtro-${field}`;

const PanelSection = ({ section, draft, problems, options, onChange }: SectionProps) => {
  const errorOf = (field: FieldName): string | undefined =>
    problems.find((problem) => problem.field === field && problem.alsoField === undefined)?.message;
  const texts = (field: FieldName) => ({
    id: fieldId(field),
    name: field,
    error: errorOf(field),
    onChange: (event: { currentTarget: { value: string } }) => onChange(field, [event.currentTarget.value]),
  });
  const text = (field: FieldName) => ({ ...texts(field), value: first(draft, field) });
  // A day that does not exist is no value of a date field: what is written in it stays as long as nobody sets another.
  const day = (field: FieldName) => ({ ...texts(field), value: isoDateFrom(first(draft, field)) ?? '' });
  switch (section.kind) {
    case 'choice': {
      const offered = options[section.name] ?? section.allowed ?? [];
      if (offered.length === 0) return null;
      const chosen = draft[section.name] ?? [];
      const field = { legend: section.label, name: section.name, options: offered, error: errorOf(section.name) };
      return section.multiple ? (
        <CheckboxGroup {...field} chosen={chosen} onChange={(values) => onChange(section.name, values)} />
      ) : (
        <RadioGroup {...field} chosen={chosen[0]} onChange={(value) => onChange(section.name, [value])} />
      );
    }
    case 'numberAndYear':
      return (
        <Fieldset legend={section.label} className="pt-pair">
          <TextField label={section.numberLabel} inputMode="numeric" autoComplete="off" {...text(section.number)} />
          <TextField label={section.yearLabel} inputMode="numeric" autoComplete="off" {...text(section.year)} />
        </Fieldset>
      );
    case 'dateRange': {
      // What lies between the two days is said once and belongs to both.
      const between = problems.find(({ alsoField }) => alsoField === section.from);
      const errorId = between === undefined ? undefined : `${fieldId(section.to)}-tra`;
      return (
        <Fieldset legend={section.label} className="pt-pair" error={between?.message} errorId={errorId}>
          <DateField label={section.fromLabel} errorId={errorId} {...day(section.from)} />
          <DateField label={section.toLabel} errorId={errorId} {...day(section.to)} />
        </Fieldset>
      );
    }
    case 'text':
      return <TextField label={section.label} autoComplete="off" {...text(section.name)} />;
    case 'flag':
      return (
        <Checkbox
          label={section.label}
          name={section.name}
          value="true"
          checked={first(draft, section.name) === 'true'}
          onChange={(checked) => onChange(section.name, checked ? ['true'] : [])}
        />
      );
  }
};

/** Leads to the first field that is wrong, into sight and with the focus (LIST-09). */
const useFirstProblem = (problems: readonly DraftProblem[]): void => {
  useEffect(() => {
    const field = problems[0]?.field;
    if (field === undefined) return;
    const element = document.getElementById(fieldId(field));
    element?.focus();
    element?.scrollIntoView({ block: 'center' });
  }, [problems]);
};

const NO_PROBLEMS: readonly DraftProblem[] = [];

/** What is prepared, with what is wrong with it: in the open panel, or, where no script runs, as the address fills it. */
const usePrepared = (definition: FilterScheme, { panel, pairs }: OpenList) =>
  useMemo(() => {
    if (panel.kind === 'open') return { draft: panel.draft, problems: panel.problems };
    const draft = draftOfQuery(definition, pairs);
    return { draft, problems: draftProblems(definition, draft) };
  }, [panel, definition, pairs]);

/** The filters of a list, in a panel at the right: prepared here, applied together (LIST-02, LIST-04). */
export const FilterPanel = ({
  definition,
  list,
  options,
  count,
  willFind,
}: {
  readonly definition: FilterScheme;
  readonly list: OpenList;
  /** What the sections offer, with how many entries each would leave beside what is being prepared. */
  readonly options: FilterOptions;
  readonly count: number;
  /** How many entries the prepared filters would leave; undefined while nobody knows. */
  readonly willFind?: number | undefined;
}) => {
  const href = useHref();
  const { address, panel, dispatch, pathOf } = list;
  const { draft, problems } = usePrepared(definition, list);
  useFirstProblem(panel.kind === 'open' ? problems : NO_PROBLEMS);
  // The order travels with the panel's own choice of it.
  const plain: Criteria = { ...address.criteria, selections: {}, ...(definition.hasSort ? { sort: 'DESC' } : {}) };
  return (
    <SidePanel
      id={FILTER_PANEL_ID}
      open={panel.kind === 'open'}
      count={count}
      action={href(pathOf({ criteria: noCriteria(), page: 1 }))}
      applyWords={willFind === undefined ? undefined : LISTS_COPY.applyWith(countText(willFind))}
      onCancel={() => dispatch({ type: 'cancelled' })}
      onApply={(unreadable) =>
        dispatch({
          type: 'applied',
          unreadable: definition.sections.flatMap(fieldsOf).filter((field) => unreadable.includes(field)),
        })
      }
      onClear={hasDraftValues(draft) ? () => dispatch({ type: 'draftCleared' }) : undefined}
    >
      <HiddenPairs definition={definition} criteria={plain} />
      {definition.hasSort ? (
        <OrderField
          list={list}
          id="ordina-filtri"
          className="pt-panel-order"
          label={LISTS_COPY.sortByInPanel}
          byDeadline={options.dueWithin !== undefined}
        />
      ) : null}
      {definition.sections.map((section) => (
        <PanelSection
          key={section.name}
          section={section}
          draft={draft}
          problems={problems}
          options={withChosen(options, draft)}
          onChange={(field, values) => dispatch({ type: 'fieldChanged', field, values })}
        />
      ))}
    </SidePanel>
  );
};

/** A chosen value that the options no longer have stays there to be taken off. */
const withChosen = (options: FilterOptions, draft: Draft): FilterOptions =>
  Object.fromEntries(
    Object.entries(options).map(([name, offered]) => {
      const missing = (draft[name as FieldName] ?? []).filter(
        (value) => !offered.some((option) => option.value === value),
      );
      return [name, [...offered, ...missing.map((value) => ({ name: value, value, count: 0 }))]];
    }),
  );
