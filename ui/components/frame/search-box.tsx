import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { FRAME } from '#ui/copy/frame.ts';
import { PARTS } from '#ui/copy/parts.ts';
import { Icon } from '../icons/icon.tsx';
import { useStatus } from '../status-line.tsx';
import { useTextOf } from '../text-of.ts';
import { useTimer } from '../timer.tsx';

// The pattern of a field with suggestions is made of roles: no element has them, and its keys are those of the field.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events */

/** Debounce of the suggestions, in milliseconds. */
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
  /** What is searched, where it is not the whole portal. */
  readonly label?: string | undefined;
  readonly hint?: string | undefined;
  /** Id of the field, where something leads to it. */
  readonly fieldId?: string | undefined;
  /** What is offered before anything is written. */
  readonly initial?: readonly string[] | undefined;
  /** Called in place of `onSearch` for a suggestion that is chosen, with its place in the list that was shown. */
  readonly onChoose?: ((index: number, shown: readonly string[]) => void) | undefined;
}

/** A suggestion that the arrows have chosen, by its position in the list that was shown. */
interface Choice {
  readonly at: number;
  readonly among: readonly string[];
}

/** What is written, which suggestions are shown under it, and which of them is chosen. */
const useSuggesting = ({ value, onSearch, onSuggest, suggestions = [], initial = [], onChoose }: SearchBoxProps) => {
  const timer = useTimer();
  const [text, setText] = useTextOf(value);
  const [choice, setChoice] = useState<Choice>();
  const [asked, setAsked] = useState(false);
  // While one is chosen the others stay: what comes late would put another one in its line.
  const shown = !asked ? [] : (choice?.among ?? (text.trim() === '' ? initial : suggestions));
  const active = choice?.at;

  useEffect(() => {
    if (!asked || onSuggest === undefined || text.trim() === '') return undefined;
    return timer.after(SUGGEST_PAUSE_MS, () => onSuggest(text.trim()));
  }, [asked, text, onSuggest, timer]);

  const { say } = useStatus();
  const count = shown.length;
  useEffect(() => {
    if (count > 0) say(PARTS.suggestionCount(count));
  }, [count, say]);

  const close = () => {
    setAsked(false);
    setChoice(undefined);
  };
  return {
    text,
    shown,
    active,
    chosen: active === undefined ? undefined : shown[active],
    close,
    write: (next: string) => {
      setText(next);
      setChoice(undefined);
      setAsked(true);
    },
    /** Offers what is there before anything is written. */
    offer: () => setAsked((before) => before || (text === '' && initial.length > 0)),
    /** Takes a suggestion by its place. */
    take: (at: number) => {
      const words = shown[at];
      if (words === undefined) return;
      close();
      if (onChoose !== undefined) {
        setText('');
        return onChoose(at, shown);
      }
      setText(words);
      onSearch(words.trim());
    },
    send: (words: string) => {
      close();
      if (words.trim() === '') return;
      setText(words);
      onSearch(words.trim());
    },
    /** Chooses the next suggestion or the one before; past either end there is none chosen. */
    step: (by: 1 | -1) => {
      const next = (active ?? (by === 1 ? -1 : shown.length)) + by;
      setChoice(next < 0 || next >= shown.length ? undefined : { at: next, among: shown });
    },
  };
};

type Suggesting = ReturnType<typeof useSuggesting>;

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

const pressedIn =
  ({ shown, close, step }: Suggesting) =>
  (event: KeyboardEvent) => {
    if (shown.length === 0) return;
    const by = STEPS[event.key];
    if (by === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    if (by === undefined) close();
    else step(by);
  };

const optionId = (listId: string, active: number): string => `${listId}-${active}`;

const Suggestions = ({ id, box: { shown, active, take } }: { readonly id: string; readonly box: Suggesting }) => (
  <ul id={id} role="listbox" aria-label={PARTS.suggestions} className="pt-suggestions" hidden={shown.length === 0}>
    {shown.map((suggestion, index) => (
      // The field keeps the focus: a press must not take it away before it is read.
      <li
        key={suggestion}
        id={optionId(id, index)}
        role="option"
        aria-selected={index === active}
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => take(index)}
      >
        <Icon name="search" size="sm" />
        {suggestion}
      </li>
    ))}
  </ul>
);

const ClearButton = ({ onClear }: { readonly onClear: () => void }) => (
  <button type="button" className="pt-search-clear" aria-label={PARTS.clearSearch} onClick={onClear}>
    <Icon name="close" size="sm" />
  </button>
);

/**
 * The search of the whole portal. Enter with nothing chosen sends what was written; arrows choose a suggestion; Escape
 * closes them; blank words do nothing (NAV-10, NAV-15).
 */
export const SearchBox = (props: SearchBoxProps) => {
  const made = useId();
  const id = props.fieldId ?? made;
  const label = props.label ?? FRAME.searchTitle;
  const listId = `${id}-suggerimenti`;
  const field = useRef<HTMLInputElement>(null);
  const box = useSuggesting(props);
  const { text, shown, active, chosen, write, send, take } = box;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (active === undefined) send(text);
    else take(active);
  };
  const clear = () => {
    write('');
    field.current?.focus();
  };
  return (
    <search className="pt-search" aria-label={label}>
      <form role="none" action={props.action} method="get" onSubmit={submit}>
        <div className="pt-search-row">
          <label htmlFor={id} className="visually-hidden">
            {label}
          </label>
          <input
            ref={field}
            id={id}
            // With suggestions it is a combobox, which HTML does not let a field of type "search" be.
            type="text"
            inputMode="search"
            name={props.name}
            value={text}
            placeholder={props.hint ?? FRAME.searchHint}
            autoComplete="off"
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={listId}
            aria-activedescendant={active === undefined || chosen === undefined ? undefined : optionId(listId, active)}
            data-autofocus={props.first === true ? true : undefined}
            onChange={(event) => write(event.currentTarget.value)}
            onKeyDown={pressedIn(box)}
            onFocus={box.offer}
            onBlur={box.close}
          />
          {text === '' ? null : <ClearButton onClear={clear} />}
          <button type="submit" className="pt-search-go" aria-label={PARTS.search}>
            <Icon name="search" />
          </button>
        </div>
        <Suggestions id={listId} box={box} />
      </form>
    </search>
  );
};
