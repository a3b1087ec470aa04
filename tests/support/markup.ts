import {
  isSupportedAttribute,
  isSupportedRole,
  isValidAttributeValue,
  type ARIAAttribute,
  type TagName,
} from 'html-aria';
import {
  definePlugin,
  HtmlValidate,
  Rule,
  StaticConfigLoader,
  type DOMReadyEvent,
  type HtmlElement,
  type Message,
} from 'html-validate';

/** Sections and articles are what their headings say; one without heading or name is a plain box. */
class HeadingOfPart extends Rule {
  public override setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const part of document.querySelectorAll('section, article'))
        if (part.querySelector('h1, h2, h3, h4, h5, h6') === null && !isNamed(part))
          this.report({ node: part, message: `<${part.tagName}> without a heading` });
    });
  }
}

/** Roles and attributes that an element may have (ARIA in HTML), and none that it has anyhow. */
class AriaOfElement extends Rule {
  public override setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const node of document.querySelectorAll('*'))
        for (const message of ariaFaults(node)) this.report({ node, message });
    });
  }
}

/** What is found by its name in a list of the page's parts has one, and no two articles of a list have the same. */
class NamedParts extends Rule {
  public override setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const part of document.querySelectorAll('article, aside, figure, form, output')) {
        const isPlain = part.getAttributeValue('role') === 'none' || part.closest('dialog') !== null;
        if (!isPlain && !isNamed(part) && part.querySelector('figcaption') === null)
          this.report({ node: part, message: `<${part.tagName}> without a name` });
      }
      const named = document.querySelectorAll('article').map((article) => ({
        article,
        name: nameOf(article, document),
        list: article.closest('ul'),
      }));
      for (const [index, { article, name, list }] of named.entries())
        if (named.slice(0, index).some((other) => other.name === name && other.list === list))
          this.report({ node: article, message: `another <article> of its list is called "${name}" too` });
    });
  }
}

/** A group of a list of terms is its terms, and after them what is said of them. */
class GroupOfTerms extends Rule {
  public override setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const list of document.querySelectorAll('dl')) {
        const boxes = list.childElements.filter(({ tagName }) => tagName === 'div');
        for (const group of boxes.length === 0 ? [list] : boxes)
          if (!/^(?:(?:dt )+(?:dd )+)+$/u.test(group.childElements.map(({ tagName }) => `${tagName} `).join('')))
            this.report({ node: group, message: 'a group of a <dl> is terms and then descriptions' });
      }
    });
  }
}

const isNamed = (element: HtmlElement): boolean =>
  ['aria-label', 'aria-labelledby'].some((name) => (element.getAttributeValue(name) ?? '').trim() !== '');

const nameOf = (element: HtmlElement, document: DOMReadyEvent['document']): string =>
  element.getAttributeValue('aria-label') ??
  document.querySelector(`[id="${element.getAttributeValue('aria-labelledby') ?? ''}"]`)?.textContent.trim() ??
  '';

const ancestorsOf = (element: HtmlElement): readonly HtmlElement[] =>
  element.parent === null || element.parent.isRootElement() ? [] : [element.parent, ...ancestorsOf(element.parent)];

const plain = (element: HtmlElement) => ({
  tagName: element.tagName.toLowerCase() as TagName,
  attributes: Object.fromEntries(
    element.attributes.map(({ key, value }) => [key.toLowerCase(), value === null ? '' : value.toString()]),
  ),
});

const ariaFaults = (element: HtmlElement): readonly string[] => {
  const { tagName, attributes } = plain(element);
  const aria = Object.entries(attributes).filter(([name]) => name.startsWith('aria-'));
  const { role } = attributes;
  if (role === undefined && aria.length === 0) return [];
  // Drawings have rules of their own.
  if (tagName === 'svg' || element.closest('svg') !== null) return [];
  const context = { ancestors: ancestorsOf(element).map(plain) };
  return [
    ...(role !== undefined && !isSupportedRole(role, { tagName, attributes }, context)
      ? [`role "${role}" is not allowed on <${tagName}>`]
      : []),
    ...aria
      .filter(([name]) => !isSupportedAttribute(name as ARIAAttribute, { tagName, attributes }, context))
      .map(([name]) => `${name} is not allowed on <${tagName}${role === undefined ? '' : ` role="${role}"`}>`),
    ...aria
      .filter(([name, value]) => !isValidAttributeValue(name as ARIAAttribute, value))
      .map(([name, value]) => `${name}="${value}" is no value of it`),
  ];
};

/** What the validator takes for a fault and is none, with the reason. */
const EXCEPTIONS: readonly ((message: Message) => boolean)[] = [
  // The menu of phones repeats the main menu in a dialog: only one of the two is ever shown.
  ({ ruleId, selector }) =>
    ruleId === 'unique-landmark' && /#menu-del-portale > nav|header > .* > nav$/u.test(selector ?? ''),
  // HTML lets a term hold what opens: <details> is no sectioning content.
  ({ ruleId, message }) =>
    ruleId === 'element-permitted-content' &&
    message.startsWith('<details> element is not permitted as a descendant of <dt>'),
];

/** The configuration is the same for every document: worked out anew for each it would take a fifth of the time. */
class OneConfig extends StaticConfigLoader {
  #resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  public override getConfigFor(handle: string): ReturnType<StaticConfigLoader['getConfigFor']> {
    return (this.#resolved ??= super.getConfigFor(handle));
  }
}

const validator = new HtmlValidate(
  new OneConfig({
    root: true,
    plugins: [
      definePlugin({
        name: 'portal',
        rules: {
          'heading-of-part': HeadingOfPart,
          'aria-of-element': AriaOfElement,
          'group-of-terms': GroupOfTerms,
          'named-parts': NamedParts,
        },
      }),
    ],
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    // The standard counts <details> among flow content alone, and no more among what makes sections: a row's head may have one.
    elements: ['html5', { details: { sectioning: false } }],
    rules: {
      'heading-of-part': 'error',
      'aria-of-element': 'error',
      'group-of-terms': 'error',
      'named-parts': 'error',
      // React makes its ids begin with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
      // The main menu and the filters stand before the page's own heading, each with one of its own.
      'heading-level': 'off',
      // NeedsByMessage of taste, of React's way to write, and what is right with script (a link in the role of a button).
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'aria-label-misuse': 'off',
      'doctype-style': 'off',
      'long-title': 'off',
      'no-inline-style': 'off',
      'no-raw-characters': 'off',
      'no-trailing-whitespace': 'off',
      'prefer-native-element': 'off',
      'require-sri': 'off',
      'tel-non-breaking': 'off',
      'void-style': 'off',
    },
  }),
);

/**
 * Without the insides of sheet and drawings, which are most of a page and none of its structure.
 */
const structureOf = (html: string): string =>
  html
    .replaceAll(/(<style\b[^>]*>)[\s\S]*?(?=<\/style>)/gu, '$1')
    .replaceAll(/(<svg\b[^>]*>)[\s\S]*?(?=<\/svg>)/gu, '$1');

/** Every id of a document, in order. */
export const idsIn = (html: string): readonly string[] =>
  [...structureOf(html).matchAll(/<[a-z][^>]* id="([^"]*)"/gu)].map(([, id = '']) => id);

/** A document with nothing but the main part of a page: what its frame has is the same on its neighbours. */
export const mainOnly = (html: string): string =>
  `<!doctype html><html lang="it"><head><title>Parte principale</title></head><body>${/<main\b[\s\S]*<\/main>/u.exec(html)?.[0] ?? ''}</body></html>`;

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/u;
const TAG_OR_WORDS = /([^<]+)|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gu;

/**
 * The parts of a document by which its markup is judged: each element with the way down to it, its attributes, which element in it follows
 * on which, and whether it has words; and each list with two headings alike. Where all parts are known there is no fault that others had not.
 */
export const partsOf = (html: string): ReadonlySet<string> => {
  const parts = new Set<string>();
  const opened = (way: string) => ({ way, last: '', holds: new Set<string>(), words: '', headings: [] as string[] });
  let part = opened('');
  const around: (typeof part)[] = [];
  for (const [, words, end, tag = '', attributes = ''] of structureOf(html).matchAll(TAG_OR_WORDS)) {
    if (words !== undefined) part.words += words.trim();
    else if (end === '/') {
      const { way, holds, words: said, headings } = part;
      const alike = tag === 'ul' && new Set(headings).size < headings.length;
      parts.add([way, [...holds].toSorted().join(), said !== '', alike].join('|'));
      part = around.pop() ?? opened('');
      part.words += said;
      part.headings.push(...(/^h\d$/u.test(tag) ? [said] : tag === 'ul' ? [] : headings));
    } else {
      const names = [...attributes.matchAll(/ ([\w-]+)(="[^"]*")?/gu)].map(([, name = '', value = '']) =>
        name === 'role' || name === 'type' ? name + value : name,
      );
      part.holds.add(`${part.last} ${tag}`);
      part.last = tag;
      const way = `${part.way}/${tag}[${names.toSorted().join()}]`;
      if (VOID.test(tag)) parts.add(way);
      else {
        around.push(part);
        part = opened(way);
      }
    }
  }
  return parts;
};

/** What is wrong with the HTML of a whole document, a line each: rule, words and place. Nothing where all is right. */
export const markupFaults = async (html: string): Promise<readonly string[]> => {
  const { results } = await validator.validateString(structureOf(html));
  return results
    .flatMap(({ messages }) => messages)
    .filter((message) => !EXCEPTIONS.some((isNone) => isNone(message)))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`);
};
