import type { FilterOptions } from '#core/catalogue/catalogue-repository.ts';
import { type Criteria, selectedValues } from '#core/catalogue/criteria.ts';
import type { FieldName, FilterSection, ListDefinition } from '#core/catalogue/definition.ts';
import { type Draft, draftOf, type DraftProblem, hasDraftValues } from '#core/catalogue/draft.ts';
import { Checkbox, CheckboxGroup, Fieldset, RadioGroup } from '#ui/components/choices.tsx';
import { DateField, TextField } from '#ui/components/fields.tsx';
import { SidePanel } from '#ui/components/side-panel.tsx';
import { useHref } from '#ui/address.tsx';
import { HiddenPairs } from './hidden-pairs.tsx';
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

const PanelSection = ({ section, draft, problems, options, onChange }: SectionProps) => {
  const errorOf = (field: FieldName): string | undefined =>
    problems.find((problem) => problem.field === field)?.message;
  const texts = (field: FieldName) => ({
    id: `filtro-${field}`,
    name: field,
    value: first(draft, field),
    error: errorOf(field),
    onChange: (event: { currentTarget: { value: string } }) => onChange(field, [event.currentTarget.value]),
  });
  switch (section.kind) {
    case 'choice': {
      const offered = options[section.name] ?? section.allowed ?? [];
      if (offered.length === 0) return null;
      const chosen = draft[section.name] ?? [];
      return section.multiple ? (
        <CheckboxGroup
          legend={section.label}
          name={section.name}
          options={offered}
          chosen={chosen}
          onChange={(values) => onChange(section.name, values)}
          error={errorOf(section.name)}
        />
      ) : (
        <RadioGroup
          legend={section.label}
          name={section.name}
          options={offered}
          chosen={chosen[0]}
          onChange={(value) => onChange(section.name, [value])}
          error={errorOf(section.name)}
        />
      );
    }
    case 'numberAndYear':
      return (
        <Fieldset legend={section.label} className="pt-pair">
          <TextField label={section.numberLabel} inputMode="numeric" autoComplete="off" {...texts(section.number)} />
          <TextField label={section.yearLabel} inputMode="numeric" autoComplete="off" {...texts(section.year)} />
        </Fieldset>
      );
    case 'dateRange':
      return (
        <Fieldset legend={section.label} className="pt-pair">
          <DateField label={section.fromLabel} {...texts(section.from)} />
          <DateField label={section.toLabel} {...texts(section.to)} />
        </Fieldset>
      );
    case 'text':
      return <TextField label={section.label} autoComplete="off" {...texts(section.name)} />;
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

/** The filters of a list, in a panel at the right: prepared here, applied together (LIST-02, LIST-04). */
export const FilterPanel = ({
  definition,
  list,
  options,
  count,
}: {
  readonly definition: ListDefinition;
  readonly list: OpenList;
  readonly options: FilterOptions;
  readonly count: number;
}) => {
  const href = useHref();
  const { address, panel, dispatch, pathOf } = list;
  const isOpen = panel.kind === 'open';
  const draft = isOpen ? panel.draft : draftOf(address.criteria);
  const plain: Criteria = { ...address.criteria, selections: {} };
  return (
    <SidePanel
      id={FILTER_PANEL_ID}
      open={isOpen}
      count={count}
      action={href(pathOf({ criteria: { search: '', selections: {}, sort: 'DESC' }, page: 1 }))}
      onCancel={() => dispatch({ type: 'cancelled' })}
      onApply={() => dispatch({ type: 'applied' })}
      onClear={hasDraftValues(draft) ? () => dispatch({ type: 'draftCleared' }) : undefined}
    >
      <HiddenPairs definition={definition} criteria={plain} />
      {definition.sections.map((section) => (
        <PanelSection
          key={section.name}
          section={section}
          draft={draft}
          problems={isOpen ? panel.problems : []}
          options={withChosen(options, address.criteria)}
          onChange={(field, values) => dispatch({ type: 'fieldChanged', field, values })}
        />
      ))}
    </SidePanel>
  );
};

/** A chosen value that the options no longer have stays there to be taken off. */
const withChosen = (options: FilterOptions, criteria: Criteria): FilterOptions =>
  Object.fromEntries(
    Object.entries(options).map(([name, offered]) => {
      const missing = selectedValues(criteria, name as FieldName).filter(
        (value) => !offered.some((option) => option.value === value),
      );
      return [name, [...offered, ...missing.map((value) => ({ name: value, value, count: 0 }))]];
    }),
  );
