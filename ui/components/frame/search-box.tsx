import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { FRAME } from '#ui/copy/frame.ts';
import { PARTS } from '#ui/copy/parts.ts';
import { Icon } from '../icons/icon.tsx';
import { useTextOf } from '../text-of.ts';
import { useTimer } from '../timer.tsx';

// The pattern of a field with suggestions is made of roles: no element has them, and its keys are those of the field.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events */

/** After how long a pause in writing suggestions are asked for, in milliseconds. */
const SUGGEST_PAUSE_MS = 200;

/** The search box of the header. */
export interface SearchBoxProps {
  /** Address that the words are sent to, base path included; it works before any script. */
  readonly action: string;
  /** Name of the parameter. */
  readonly name: string;
  /** The words that the page shows results for. */
  readonly value: string;
  /** Called with the trimmed words, never with none (NAV-15). */
  readonly onSearch: (text: string) => void;
  /** Asked for completions of what is being written. */
  readonly onSuggest?: ((text: string) => void) | undefined;
  readonly suggestions?: readonly string[] | undefined;
  /** Takes the focus when the sheet that it stands in opens. */
  readonly first?: boolean | undefined;
}

/**
 * The search of the whole portal. Enter with nothing chosen sends what was written; arrows choose a suggestion; Escape
 * closes them; blank words do nothing (NAV-10, NAV-15).
 */
export const SearchBox = ({
  action,
  name,
  value,
  onSearch,
  onSuggest,
  suggestions = [],
  first = false,
}: SearchBoxProps) => {
  const id = useId();
  const listId = `${id}-suggerimenti`;
  const field = useRef<HTMLInputElement>(null);
  const timer = useTimer();
  const [text, setText] = useTextOf(value);
  const [place, setPlace] = useState<number>();
  const [asked, setAsked] = useState(false);
  const shown = asked && text.trim() !== '' ? suggestions : [];
  const chosen = place === undefined ? undefined : shown[place];

  useEffect(() => {
    if (!asked || onSuggest === undefined || text.trim() === '') return undefined;
    return timer.after(SUGGEST_PAUSE_MS, () => onSuggest(text.trim()));
  }, [asked, text, onSuggest, timer]);

  const write = (next: string) => {
    setText(next);
    setPlace(undefined);
    setAsked(next.trim() !== '');
  };
  const close = () => {
    setAsked(false);
    setPlace(undefined);
  };
  const send = (words: string) => {
    close();
    if (words.trim() === '') return;
    setText(words);
    onSearch(words.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(chosen ?? text);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown.length > 0) {
      event.preventDefault();
      close();
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || shown.length === 0) return;
    event.preventDefault();
    const from = place ?? (step === 1 ? -1 : shown.length);
    const next = from + step;
    setPlace(next < 0 || next >= shown.length ? undefined : next);
  };

  return (
    <search className="pt-search">
      <form action={action} method="get" onSubmit={submit}>
        <div className="pt-search-row">
          <label htmlFor={id} className="visually-hidden">
            {FRAME.searchTitle}
          </label>
          <input
            ref={field}
            id={id}
            type="search"
            name={name}
            value={text}
            placeholder={FRAME.searchHint}
            autoComplete="off"
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={listId}
            aria-activedescendant={place === undefined || chosen === undefined ? undefined : `${listId}-${place}`}
            data-autofocus={first ? true : undefined}
            onChange={(event) => write(event.currentTarget.value)}
            onKeyDown={pressed}
            onBlur={close}
          />
          {text === '' ? null : (
            <button
              type="button"
              className="pt-search-clear"
              aria-label={PARTS.clearSearch}
              onClick={() => {
                write('');
                field.current?.focus();
              }}
            >
              <Icon name="close" size="sm" />
            </button>
          )}
          <button type="submit" className="pt-search-go" aria-label={PARTS.search}>
            <Icon name="search" />
          </button>
        </div>
        <ul
          id={listId}
          role="listbox"
          aria-label={PARTS.suggestions}
          className="pt-suggestions"
          hidden={shown.length === 0}
        >
          {shown.map((suggestion, index) => (
            // The field keeps the focus: a press must not take it away before it is read.
            <li
              key={suggestion}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === place}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => send(suggestion)}
            >
              <Icon name="search" size="sm" />
              {suggestion}
            </li>
          ))}
        </ul>
      </form>
    </search>
  );
};
