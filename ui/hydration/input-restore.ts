/** A field that readers change. */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a reader has made of a field. */
export type Typed = { readonly checked: boolean } | { readonly value: string };

/** Whether an element is a field that readers change. */
export const isTyped = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

const isSwitch = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** What stands in a field now. */
export const typedIn = (field: Field): Typed => (isSwitch(field) ? { checked: field.checked } : { value: field.value });

/**
 * Tells the component of a field what was typed into it before it was hydrated. React leaves the value of a field alone
 * while it hydrates, and hears of a change only where the value differs from the one that it saw last: so that one is
 * made to differ first.
 */
export const writeTyped = (field: Field, typed: Typed): void => {
  if ('checked' in typed) {
    if (!isSwitch(field) || typed.checked === field.defaultChecked) return;
    field.checked = !typed.checked;
    field.click();
    return;
  }
  const { value } = typed;
  // As the service wrote it: there is nothing to tell, and a day that is typed in part has no value to write.
  if (!(field instanceof HTMLSelectElement) && field.value === value && value === field.defaultValue) return;
  if (field instanceof HTMLSelectElement) field.value = value;
  else {
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    const selection = field.value === value ? ([field.selectionStart, field.selectionEnd] as const) : undefined;
    field.value = '';
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    if (document.activeElement === field && field.selectionStart !== null)
      field.setSelectionRange(selection?.[0] ?? value.length, selection?.[1] ?? value.length);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
};
