import type { CitedContent } from '../forms/cited-terms.ts';

/** Where the editor wrote last: a line or a text of the form, and what of a formatted text was marked. */
interface Writing {
  readonly field: HTMLElement;
  readonly marked: Range | undefined;
}

const SAID_MS = 4000;
const isWritten = (target: EventTarget | null): target is HTMLElement =>
  (target instanceof HTMLInputElement && target.type === 'text') ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLElement && target.isContentEditable);

/** Writes a text where the caret was, as if it were typed: the editor takes it, and its own "annulla" takes it back. False where it is not taken. */
const write = ({ field, marked }: Writing, text: string): boolean => {
  field.focus();
  if (marked === undefined) return document.execCommand('insertText', false, text);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(marked);
  // The formatted text is drawn out of a model of its own, which hears what is typed before the browser writes it.
  return !field.dispatchEvent(
    new InputEvent('beforeinput', { inputType: 'insertText', data: text, bubbles: true, cancelable: true }),
  );
};

/**
 * Offers the terms of all contents as a choice (TERM-06): the chosen one's mark is written where the caret was, or copied where nothing
 * is being written. `known` answers them anew at each form, and never while the choice is open, which would take it away.
 */
export const offerTerms = (choice: HTMLSelectElement, known: () => Promise<readonly CitedContent[]>): void => {
  let last: Writing | undefined;
  document.addEventListener('focusout', ({ target }) => {
    if (!isWritten(target)) return;
    const selection = getSelection();
    const marked = target.isContentEditable && selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : undefined;
    last = { field: target, marked };
  });
  const first = choice.options[0];
  const words = first?.text ?? '';
  const say = (text: string): void => {
    if (first === undefined) return;
    first.text = text;
    setTimeout(() => (first.text = words), SAID_MS);
  };
  const fill = async (): Promise<void> => {
    const contents = await known();
    choice.replaceChildren(
      ...(first === undefined ? [] : [first]),
      ...contents.map(({ title, terms }) => {
        const group = document.createElement('optgroup');
        group.label = title;
        group.append(...terms.map((term) => new Option(term.words, term.mark)));
        return group;
      }),
    );
  };
  const showInForms = (): void => {
    const isForm = /\/(?:new|entries\/)/u.test(location.hash);
    choice.parentElement?.toggleAttribute('hidden', !isForm);
    if (isForm) void fill();
  };
  showInForms();
  addEventListener('hashchange', showInForms);
  choice.addEventListener('change', () => {
    const mark = choice.value;
    choice.value = '';
    if (last !== undefined && document.contains(last.field) && write(last, mark)) return;
    navigator.clipboard.writeText(mark).then(
      () => say('Copiato: incollalo nel testo'),
      () => say('Metti prima il cursore nel testo'),
    );
  });
};
