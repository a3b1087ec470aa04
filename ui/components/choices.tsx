import { useId, type ReactNode } from 'react';
import { formatCount } from '#core/formatting/number.ts';
import { classes } from './classes.ts';
import { FieldError, type Option } from './fields.tsx';

/** Fields that belong together, under a name. */
interface FieldsetProps {
  readonly legend: ReactNode;
  readonly error?: string | undefined;
  /** Id of the error, for fields that it is about. */
  readonly errorId?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly id?: string | undefined;
}

/** Fields that belong together; what is wrong with them as a whole stands under them. */
export const Fieldset = ({ legend, error, errorId: given, className, children, id }: FieldsetProps) => {
  const made = useId();
  const errorId = given ?? made;
  return (
    <fieldset
      className={classes('pt-fieldset', className)}
      id={id}
      aria-describedby={error === undefined ? undefined : errorId}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend>{legend}</legend>
      {children}
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
};

/** A box to tick. */
export interface CheckboxProps {
  readonly label: ReactNode;
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  readonly checked?: boolean | undefined;
  readonly defaultChecked?: boolean | undefined;
  readonly onChange?: ((checked: boolean) => void) | undefined;
  /** How many entries it stands for, at the right. */
  readonly count?: number | undefined;
  readonly error?: string | undefined;
  readonly bare?: boolean | undefined;
  /** Greyed: it would lead to nothing. */
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly id?: string | undefined;
}

const countWords = (count: number): string => (count === 1 ? '1 risultato' : `${formatCount(count)} risultati`);

/** A box to tick, its words and, where known, how many results it has. */
export const Checkbox = ({
  label,
  name,
  value,
  checked,
  defaultChecked,
  onChange,
  count,
  error,
  bare = false,
  disabled = false,
  required,
  id,
}: CheckboxProps) => {
  const errorId = useId();
  return (
    <>
      <label className={classes('pt-check', 'form-check-label', bare && 'bare')}>
        <input
          id={id}
          type="checkbox"
          name={name}
          value={value}
          checked={checked}
          defaultChecked={defaultChecked}
          required={required}
          disabled={disabled}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
        />
        <span>{label}</span>
        {count === undefined ? null : (
          <span className="count pt-num">
            <span aria-hidden="true">{formatCount(count)}</span>
            <span className="visually-hidden">, {countWords(count)}</span>
          </span>
        )}
      </label>
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
    </>
  );
};

/** An entry of a group, with how many entries it stands for. */
interface CountedOption extends Option {
  readonly count?: number | undefined;
}

/** Boxes of which any number may be ticked. */
export interface CheckboxGroupProps {
  readonly legend: ReactNode;
  readonly name: string;
  readonly options: readonly CountedOption[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error?: string | undefined;
}

/** Boxes of which any number may be ticked; what is chosen keeps the order of the options. */
export const CheckboxGroup = ({ legend, name, options, chosen, onChange, error }: CheckboxGroupProps) => (
  <Fieldset legend={legend} error={error}>
    {options.map(({ value, name: label, count }) => (
      <Checkbox
        key={value}
        name={name}
        value={value}
        label={label}
        count={count}
        // What would lead to nothing is greyed, not hidden; what is chosen can always be taken off.
        disabled={count === 0 && !chosen.includes(value)}
        checked={chosen.includes(value)}
        onChange={(checked) =>
          onChange(
            options.map((option) => option.value).filter((each) => (each === value ? checked : chosen.includes(each))),
          )
        }
      />
    ))}
  </Fieldset>
);

/** Choices of which one holds. */
interface RadioGroupProps {
  readonly legend: ReactNode;
  readonly name: string;
  readonly options: readonly CountedOption[];
  readonly chosen: string | undefined;
  readonly onChange: (chosen: string) => void;
  readonly error?: string | undefined;
}

/** Choices of which one holds, as plain rows. */
export const RadioGroup = ({ legend, name, options, chosen, onChange, error }: RadioGroupProps) => (
  <Fieldset legend={legend} error={error}>
    {options.map(({ value, name: label }) => (
      <label key={value} className="pt-check form-check-label">
        <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChange(value)} />
        <span>{label}</span>
      </label>
    ))}
  </Fieldset>
);

/** An entry of a large choice: a title and a line that explains it. */
interface LargeOption extends Option {
  readonly text?: string | undefined;
  /** At the right, or below where there is no room: a state. */
  readonly end?: ReactNode;
}

/** The same choice in large boxes: role, company. */
export const LargeChoice = ({
  legend,
  hideLegend = false,
  name,
  options,
  chosen,
  onChange,
}: Omit<RadioGroupProps, 'options' | 'error'> & {
  readonly options: readonly LargeOption[];
  readonly hideLegend?: boolean | undefined;
}) => (
  <fieldset className="pt-fieldset">
    <legend className={hideLegend ? 'visually-hidden' : undefined}>{legend}</legend>
    <div className="pt-choice">
      {options.map(({ value, name: title, text, end }) => (
        <label key={value} className="pt-check-large">
          <span className="pt-check bare">
            <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChange(value)} />
          </span>
          <span>
            <span className="title">{title}</span>
            {text === undefined ? null : <span className="pt-soft">{text}</span>}
          </span>
          {end === undefined ? null : <span className="end">{end}</span>}
        </label>
      ))}
    </div>
  </fieldset>
);
