import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { COMMON } from '#ui/copy/common.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { useHydrated } from './hydrated.ts';
import { Icon } from './icons/icon.tsx';

/** What every field has. */
interface FieldDress {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong with what was written, in a sentence; shown under the field. */
  readonly error?: string | undefined;
  /** Id of a sentence elsewhere that says what is wrong with it: that two days are the wrong way round. */
  readonly errorId?: string | undefined;
  /** Says "facoltativo" after the label. */
  readonly optional?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A sentence under a field that says what is wrong with it. */
export const FieldError = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <p className="invalid-feedback d-flex" id={id}>
    <Icon name="error" size="sm" />
    <span>{children}</span>
  </p>
);

interface Wiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

const Field = ({
  label,
  hint,
  error,
  errorId: elsewhere,
  optional = false,
  className,
  id: given,
  children,
}: FieldDress & { readonly id: string | undefined; readonly children: (wiring: Wiring) => ReactNode }) => {
  const made = useId();
  const id = given ?? made;
  const hintId = `${id}-aiuto`;
  const errorId = `${id}-errore`;
  const described = classes(hint !== undefined && hintId, error !== undefined && errorId, elsewhere);
  return (
    <div className={classes('form-group', 'mb-0', className)}>
      <label htmlFor={id} className="form-label">
        {label}
        {optional ? <span className="fw-normal pt-soft"> ({COMMON.optional})</span> : null}
      </label>
      {hint === undefined ? null : (
        <p className="hint form-text" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined && elsewhere === undefined ? undefined : true,
      })}
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
};

type Native<T> = Omit<T, 'style' | 'className' | 'aria-invalid' | 'aria-describedby'>;

/** A field of one line: text, e-mail, telephone, number. */
export type TextFieldProps = FieldDress & Native<InputHTMLAttributes<HTMLInputElement>>;

/** A field of one line. */
export const TextField = ({
  label,
  hint,
  error,
  errorId,
  optional,
  className,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} errorId={errorId} optional={optional} className={className} id={id}>
    {(wiring) => <input {...rest} {...wiring} type={type} className="form-control" />}
  </Field>
);

/** First and last day that a date field takes (LIST-09). */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2100-12-31';

/** A day, by the browser's own calendar; value and limits are ISO days. */
export const DateField = ({ min = FIRST_DAY, max = LAST_DAY, ...rest }: Omit<TextFieldProps, 'type'>) => (
  <TextField {...rest} type="date" min={min} max={max} />
);

/** A field of several lines. */
type TextAreaProps = FieldDress &
  Native<TextareaHTMLAttributes<HTMLTextAreaElement>> & {
    /** Puts something around the field itself, below its label. */
    readonly dress?: ((area: ReactNode) => ReactNode) | undefined;
  };

/** A field of several lines. */
export const TextArea = ({ label, hint, error, optional, className, id, dress, rows = 6, ...rest }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error} optional={optional} className={className} id={id}>
    {(wiring) => {
      const area = <textarea {...rest} {...wiring} rows={rows} className="form-control" />;
      return dress === undefined ? area : dress(area);
    }}
  </Field>
);

/** One entry of a choice. */
export interface Option {
  readonly value: string;
  readonly name: string;
}

/** A choice in a list that opens; with `groups` the entries stand under their groups' names. */
type SelectFieldProps = FieldDress &
  Native<SelectHTMLAttributes<HTMLSelectElement>> & {
    readonly options?: readonly Option[] | undefined;
    readonly groups?: readonly { readonly name: string; readonly options: readonly Option[] }[] | undefined;
    /** Entry that stands for no choice, such as "Tutte le regioni". */
    readonly none?: string | undefined;
  };

const entries = (options: readonly Option[]): ReactNode =>
  options.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

/** A choice in the browser's own list. */
export const SelectField = ({
  label,
  hint,
  error,
  optional,
  className,
  id,
  options = [],
  groups = [],
  none,
  ...rest
}: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error} optional={optional} className={className} id={id}>
    {(wiring) => (
      <select {...rest} {...wiring} className="form-select">
        {none === undefined ? null : <option value="">{none}</option>}
        {entries(options)}
        {groups.map((group) => (
          <optgroup key={group.name} label={group.name}>
            {entries(group.options)}
          </optgroup>
        ))}
      </select>
    )}
  </Field>
);

/** Sends a form whose fields act at once, until a script does. */
export const SubmitWithoutScript = ({ children }: { readonly children: ReactNode }) => (
  <Button type="submit" className={useHydrated() ? 'd-none' : undefined}>
    {children}
  </Button>
);
