import { useRef, type ReactNode } from 'react';
import { PARTS } from '#ui/copy/parts.ts';
import { useTextOf } from './text-of.ts';
import { Icon } from './icons/icon.tsx';

/** A search box of a page. */
export interface SearchFieldProps {
  readonly id: string;
  readonly label: string;
  /** Name of the parameter in the address. */
  readonly name: string;
  /** The text that the page shows results for. */
  readonly value: string;
  readonly placeholder?: string | undefined;
  /** Called with what was written, trimmed; not called before. Without it the form around is sent as it is. */
  readonly onSearch?: ((text: string) => void) | undefined;
}

/**
 * The inside of a search form: label, field, clear button, search button. It stands in a `<form>` of the page, so that
 * Enter and the button both submit, with and without script.
 */
export const SearchField = ({ id, label, name, value, placeholder, onSearch }: SearchFieldProps): ReactNode => {
  const field = useRef<HTMLInputElement>(null);
  const [text, write] = useTextOf(value);
  return (
    <div className="form-group pt-search mb-0">
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <div className="pt-search-row">
        <input
          ref={field}
          id={id}
          className="bare"
          type="search"
          name={name}
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => write(event.currentTarget.value)}
        />
        {text === '' ? null : (
          <button
            type="button"
            className="pt-search-clear"
            aria-label={PARTS.clearSearch}
            onClick={() => {
              write('');
              field.current?.focus();
              if (value !== '') onSearch?.('');
            }}
          >
            <Icon name="close" size="sm" />
          </button>
        )}
        <button type="submit" className="pt-search-go" aria-label={PARTS.search}>
          <Icon name="search" />
        </button>
      </div>
    </div>
  );
};
