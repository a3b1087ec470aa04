const SHEET = 'errori-dei-campi';
/** Where the editor says by itself what a field lacks. */
const OWN_ERRORS = ':has(> div > ul)';
const LIST_ITEM = '[class*="SortableListItem"]';

/**
 * Writes each sentence below the field that it names («Documenti › 1 › Titolo»), until the next call (RED-03); what names no field of the
 * form, and what the editor itself says there, is left to the message. It is a sheet: the form is drawn by the editor, who would lose
 * what others put into it.
 */
export const markFaults = (sentences: readonly string[]): void => {
  const sheet = document.getElementById(SHEET) ?? document.createElement('style');
  sheet.id = SHEET;
  const said = new Map<string, string[]>();
  for (const sentence of sentences) {
    const id = fieldOf(/^«([^»]+)»/u.exec(sentence)?.[1]?.split(' › ') ?? []);
    if (id !== undefined) said.set(id, [...(said.get(id) ?? []), sentence]);
  }
  sheet.textContent = [...said].map(([id, lines]) => rule(id, lines)).join('\n');
  document.head.append(sheet);
};

// Helpers

const rule = (id: string, lines: readonly string[]): string =>
  `div:has(> div > label[for='${id}']):not(${OWN_ERRORS})::after { content: '${lines.map(quoted).join('\\a ')}'; display: block; padding: 0.25rem 0; white-space: pre-line; font: 600 1rem/1.4 sans-serif; color: #b3001b; }`;

const quoted = (text: string): string =>
  text.replaceAll(/['\\\n]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);

/** The field of a form behind its names, from the outside in, or the nearest one around it; undefined where there is none. */
const fieldOf = (names: readonly string[]): string | undefined => {
  let scope: Element = document.body;
  let id: string | undefined;
  for (const name of names) {
    const around = scope;
    if (/^\d+$/u.test(name)) {
      const items = [...around.querySelectorAll(LIST_ITEM)].filter(
        (item) => !around.contains(item.parentElement?.closest(LIST_ITEM) ?? null) || around.matches(LIST_ITEM),
      );
      scope = items[Number(name) - 1] ?? around;
      continue;
    }
    const label = [...around.querySelectorAll('label')].find(
      ({ htmlFor, textContent }) => htmlFor !== '' && textContent.replace(/ \([^()]+\)$/u, '') === name,
    );
    const container = label?.parentElement?.parentElement;
    if (label === undefined || container === undefined || container === null) break;
    [scope, id] = [container, label.htmlFor];
  }
  return id;
};
