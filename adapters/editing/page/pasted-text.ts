/** What a text of the portal has within a paragraph, by the element that other programs write. */
const MARKS: Readonly<Record<string, string>> = { B: 'strong', STRONG: 'strong', I: 'em', EM: 'em' };
/** Its paragraphs and headings: of two levels, whatever the other document had. */
const BLOCKS: Readonly<Record<string, string>> = {
  P: 'p',
  H1: 'h2',
  H2: 'h2',
  H3: 'h3',
  H4: 'h3',
  H5: 'h3',
  H6: 'h3',
  BLOCKQUOTE: 'blockquote',
};
const LEFT_OUT = new Set(['HEAD', 'STYLE', 'SCRIPT', 'TITLE', 'META', 'LINK', 'XML', 'IMG']);
const ADDRESS = /^(?:https?:|mailto:|tel:|\/)/iu;
/** Word writes an entry of a list as a paragraph, with its sign or number in a part of its own. */
const WORD_ENTRY = /mso-list:(?!\s*ignore)/iu;
const WORD_SIGN = /mso-list:\s*ignore/iu;

/**
 * The HTML of another program, Word first of all, as a text of the portal can hold it: paragraphs, headings of two levels, lists, strong,
 * emphasis and links. The rows of a table become lines (Q41).
 */
export const cleanPasted = (body: Element): string => {
  const blocks = blocksIn(body);
  return blocks
    .map(({ list, html }, at) => {
      if (list === undefined) return html;
      const opens = blocks[at - 1]?.list === list ? '' : `<${list}>`;
      return `${opens}${html}${blocks[at + 1]?.list === list ? '' : `</${list}>`}`;
    })
    .join('');
};

/** Gives the formatted texts of the page what is pasted as they can hold it: the editor throws at a document of Word and takes nothing. */
export const cleanPastes = (): void =>
  addEventListener(
    'beforeinput',
    (event) => {
      const { inputType, dataTransfer, target, isTrusted } = event;
      const html = dataTransfer?.getData('text/html') ?? '';
      if (!isTrusted || inputType !== 'insertFromPaste' || html === '' || target === null) return;
      // What was copied within the page keeps its own form.
      if (dataTransfer?.types.includes('application/x-slate-fragment') === true) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const clean = new DataTransfer();
      clean.setData('text/html', cleanPasted(new DOMParser().parseFromString(html, 'text/html').body));
      target.dispatchEvent(
        new InputEvent('beforeinput', { inputType, dataTransfer: clean, bubbles: true, cancelable: true }),
      );
    },
    true,
  );

// Helpers

/** A paragraph, or an entry of a list. */
interface Block {
  readonly list?: 'ul' | 'ol';
  readonly html: string;
}

const isElement = (node: Node): node is Element => node.nodeType === 1;
const styleOf = (element: Element): string => element.getAttribute('style') ?? '';
const holdsBlocks = (element: Element): boolean =>
  element.querySelector('p, h1, h2, h3, h4, h5, h6, ul, ol, table, div, blockquote') !== null;

const blocksIn = (parent: Element): readonly Block[] => {
  const blocks: Block[] = [];
  let loose = '';
  const endLoose = (): void => {
    if (textOf(loose) !== '') blocks.push({ html: `<p>${loose.trim()}</p>` });
    loose = '';
  };
  for (const node of parent.childNodes) {
    const block = isElement(node) ? blockOf(node) : undefined;
    if (block === undefined) loose += inline(node);
    else {
      endLoose();
      blocks.push(...block);
    }
  }
  endLoose();
  return blocks;
};

/** The blocks of an element; undefined where it is a part of a line. */
const blockOf = (element: Element): readonly Block[] | undefined => {
  const { tagName } = element;
  if (LEFT_OUT.has(tagName)) return [];
  if (tagName === 'UL' || tagName === 'OL')
    return [...element.children].flatMap((entry) => entryOf(inlineOf(entry), tagName === 'UL' ? 'ul' : 'ol'));
  if (tagName === 'TR') {
    const cells = [...element.children].map((cell) => inlineOf(cell)).filter((cell) => textOf(cell) !== '');
    return cells.length === 0 ? [] : [{ html: `<p>${cells.join(' – ')}</p>` }];
  }
  if (WORD_ENTRY.test(styleOf(element))) {
    const sign = [...element.querySelectorAll('[style]')].find((part) => WORD_SIGN.test(styleOf(part)));
    return entryOf(inlineOf(element), /^\s*\w+[.)]/u.test(sign?.textContent ?? '') ? 'ol' : 'ul');
  }
  const name = BLOCKS[tagName];
  if (name !== undefined && !holdsBlocks(element)) {
    const html = inlineOf(element);
    return textOf(html) === '' ? [] : [{ html: `<${name}>${html}</${name}>` }];
  }
  return holdsBlocks(element) || tagName === 'DIV' ? blocksIn(element) : undefined;
};

const entryOf = (html: string, list: 'ul' | 'ol'): readonly Block[] =>
  textOf(html) === '' ? [] : [{ list, html: `<li>${html}</li>` }];

const inlineOf = (element: Element): string => [...element.childNodes].map(inline).join('').trim();

const inline = (node: Node): string => {
  if (node.nodeType === 3) return escaped((node.textContent ?? '').replaceAll(/\s+/gu, ' '));
  if (!isElement(node) || LEFT_OUT.has(node.tagName) || WORD_SIGN.test(styleOf(node))) return '';
  if (node.tagName === 'BR') return ' ';
  const html = [...node.childNodes].map(inline).join('');
  const mark = MARKS[node.tagName];
  if (mark !== undefined && textOf(html) !== '') return `<${mark}>${html}</${mark}>`;
  const address = node.tagName === 'A' ? (node.getAttribute('href') ?? '') : '';
  return ADDRESS.test(address) && textOf(html) !== '' ? `<a href="${escaped(address)}">${html}</a>` : html;
};

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/gu, '').trim();
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
