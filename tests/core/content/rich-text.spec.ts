import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { richTextFromMarkdown } from '#core/content/markdown.ts';
import { type Block, type Inline, plainText, type RichText } from '#core/content/rich-text.ts';
import { safeRichText } from '#core/content/safe-rich-text.ts';
import { safeUrl } from '#core/content/safe-url.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const text = (characters: string): Inline => ({ kind: 'text', text: characters });
const paragraph = (...children: readonly Inline[]): Block => ({ kind: 'paragraph', children });

const DANGEROUS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://anpag.example/1',
  '//altro.example/pagina',
  '/\\altro.example',
  '\\\\altro.example',
  'https:/\\altro.example',
  'https://utente@altro.example/',
  'https://anpag.example@altro.example/',
  'https://',
  'http:pagina',
  'pagina.html',
  '',
  'mailto:',
  'mailto:uno@due@tre',
  'tel:',
  '/pagina con spazi',
  'https://anpag.example/\u202Egpj.exe',
];

const SAFE = [
  'https://anpag.example',
  'http://anpag.example:8080/pagina?x=1&y=%20#fine',
  'HTTPS://ANPAG.EXAMPLE/',
  'mailto:info@anpag.example',
  'tel:+39061234567',
  '/normative/regolamento-1',
  '/',
  '#contatti',
];

describe('safeUrl', () => {
  it.each(SAFE)('[VAL-06] should let %s through', (url) => {
    expect(safeUrl(url)).toBe(url);
  });

  it('[VAL-06] should leave out the blanks around an address', () => {
    expect(safeUrl(' /servizi\n')).toBe('/servizi');
  });

  it.each(DANGEROUS)('[VAL-06] should refuse «%s»', (url) => {
    expect(safeUrl(url)).toBeUndefined();
  });

  it('[VAL-06] should let only addresses through whose scheme a browser reads as allowed', () => {
    const pieces = fc.array(
      fc.constantFrom(
        'java',
        'script',
        ':',
        '/',
        '\\',
        'http',
        'https',
        's',
        '\n',
        '\t',
        ' ',
        '@',
        'a',
        '.example',
        '#',
        '?',
        '%0A',
        'data',
        'mailto',
        'tel',
        '1',
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          pieces.map((parts) => parts.join('')),
          anyText(),
        ),
        (typed) => {
          const url = safeUrl(typed);
          if (url === undefined) return;
          const read = new URL(url, 'https://portale.example/base/');
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(read.protocol);
          if (/^[/#]/.test(url)) expect(read.origin).toBe('https://portale.example');
          expect([read.username, read.password]).toEqual(['', '']);
        },
      ),
      RUNS,
    );
  });
});

/** All link addresses and all kinds of nodes in a text, however deep. */
const walk = (nodes: unknown): { urls: readonly string[]; kinds: readonly string[]; keys: readonly string[] } => {
  const urls: string[] = [];
  const kinds = new Set<string>();
  const keys = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inside] of Object.entries(value)) {
        keys.add(key);
        if (key === 'kind' && typeof inside === 'string') kinds.add(inside);
        if (key === 'url' && typeof inside === 'string') urls.push(inside);
        visit(inside);
      }
    }
  };
  visit(nodes);
  return { urls, kinds: [...kinds], keys: [...keys] };
};

const KINDS = ['text', 'strong', 'emphasis', 'link', 'paragraph', 'heading', 'list', 'quote', 'table'];
const KEYS = ['kind', 'text', 'children', 'url', 'level', 'ordered', 'items', 'head', 'rows'];

const expectSafe = (tree: RichText): void => {
  const { urls, kinds, keys } = walk(tree);
  expect(urls.filter((url) => safeUrl(url) !== url)).toEqual([]);
  expect(kinds.filter((kind) => !KINDS.includes(kind))).toEqual([]);
  expect(keys.filter((key) => !KEYS.includes(key))).toEqual([]);
};

const anyTree = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    anyText(),
    fc.anything({ maxDepth: 1 }),
    fc.record(
      {
        kind: fc.constantFrom(...KINDS, 'script', 'html', '__proto__'),
        text: anyText(),
        url: fc.constantFrom(...SAFE, ...DANGEROUS),
        level: fc.integer({ min: 0, max: 9 }),
        ordered: fc.boolean(),
        onclick: fc.constant('alert(1)'),
        style: fc.constant('position:fixed'),
        children: fc.array(tie('node'), { maxLength: 3 }),
        items: fc.array(fc.array(tie('node'), { maxLength: 2 }), { maxLength: 2 }),
        head: fc.array(fc.array(tie('node'), { maxLength: 2 }), { maxLength: 2 }),
        rows: fc.array(fc.array(fc.array(tie('node'), { maxLength: 2 }), { maxLength: 2 }), { maxLength: 2 }),
      },
      { requiredKeys: ['kind'] },
    ),
  ),
})).node;

describe('safeRichText', () => {
  it('[VAL-06] should leave a safe text as it is', () => {
    const tree: RichText = [
      { kind: 'heading', level: 2, children: [text('Titolo')] },
      paragraph(text('Vai al '), {
        kind: 'link',
        url: '/servizi',
        children: [{ kind: 'strong', children: [text('servizio')] }],
      }),
      { kind: 'list', ordered: true, items: [[paragraph(text('uno'))], [paragraph(text('due'))]] },
      { kind: 'table', head: [[text('a')]], rows: [[[text('b')]]] },
      { kind: 'quote', children: [paragraph({ kind: 'emphasis', children: [text('detto')] })] },
    ];
    expect(safeRichText(tree)).toEqual(tree);
  });

  it('[VAL-06] should keep the words of a link to a dangerous address and drop the link', () => {
    const tree = [
      {
        kind: 'paragraph',
        children: [{ kind: 'link', url: 'javascript:alert(1)', children: [{ kind: 'text', text: 'premi qui' }] }],
      },
    ];
    expect(safeRichText(tree)).toEqual([paragraph(text('premi qui'))]);
  });

  it('[VAL-06] should let no unknown node, no handler and no dangerous address through, whatever arrives', () => {
    fc.assert(
      fc.property(fc.array(anyTree, { maxLength: 4 }), (value) => {
        const safe = safeRichText(value);
        expectSafe(safe);
        expect(safeRichText(safe)).toEqual(safe);
      }),
      RUNS,
    );
  });

  it('[VAL-06] should come to an end with a value that contains itself', () => {
    const loop: { kind: string; children: unknown[] } = { kind: 'quote', children: [] };
    loop.children.push(loop);
    expectSafe(safeRichText([loop]));
  });

  it('[VAL-06] should keep the levels of headings that there are, and make the others the first', () => {
    const level = (value: unknown) => safeRichText([{ kind: 'heading', level: value, children: [] }])[0];
    expect([1, 2, 3, 4, 5, '3'].map(level)).toMatchObject([2, 2, 3, 4, 2, 2].map((kept) => ({ level: kept })));
  });

  it('[VAL-06] should leave out empty and wrong texts, unknown nodes and whatever is no list', () => {
    const inside = [
      { kind: 'text', text: '' },
      { kind: 'text', text: 7 },
      { kind: 'text' },
      { kind: 'script', text: 'x' },
      'x',
      { kind: 'link', url: 7, children: [text('parole')] },
    ];
    expect(
      safeRichText([
        { kind: 'paragraph', children: inside },
        { kind: 'quote', children: 'x' },
        { kind: 'list', ordered: 'true', items: {} },
        'x',
      ]),
    ).toEqual([
      paragraph(text('parole')),
      { kind: 'quote', children: [] },
      { kind: 'list', ordered: false, items: [] },
    ]);
  });

  it.each([
    ['quote', (inside: unknown) => ({ kind: 'quote', children: [inside] })],
    ['list', (inside: unknown) => ({ kind: 'list', ordered: true, items: [[inside]] })],
  ])('[VAL-06] should keep twelve %ss inside one another and nothing deeper', (_kind, around) => {
    const nested = (depth: number) =>
      Array.from({ length: depth }).reduce<unknown>(around, { kind: 'paragraph', children: [] });
    expect(safeRichText([nested(12)])).toEqual([nested(12)]);
    expect(JSON.stringify(safeRichText([nested(13)]))).not.toContain('paragraph');
  });

  it.each(['strong', 'emphasis', 'link'])(
    '[VAL-06] should keep %s to the twelfth level and nothing deeper, in every block that has words',
    (kind) => {
      const nested = (depth: number) =>
        Array.from({ length: depth }).reduce<unknown>(
          (inside) => (kind === 'link' ? { kind, url: '/', children: [inside] } : { kind, children: [inside] }),
          text('parola'),
        );
      const blocks = (depth: number) => [
        { kind: 'paragraph', children: [nested(depth)] },
        { kind: 'heading', level: 2, children: [nested(depth)] },
        { kind: 'table', head: [[nested(depth)]], rows: [] },
        { kind: 'table', head: [], rows: [[[nested(depth)]]] },
      ];
      expect(safeRichText(blocks(11))).toEqual(blocks(11));
      expect(JSON.stringify(safeRichText(blocks(12)))).not.toContain('parola');
    },
  );

  it.each([[undefined], [null], ['<script>alert(1)</script>'], [7], [{}], [[null, 3, 'x']]])(
    '[VAL-06] should make nothing of %j',
    (value) => {
      expect(safeRichText(value)).toEqual([]);
    },
  );
});

describe('plainText', () => {
  it('should say one block a line, the cells of a row apart, and nothing for blocks without words', () => {
    expect(
      plainText([
        { kind: 'heading', level: 2, children: [text('Titolo')] },
        paragraph(text(' ')),
        paragraph(text('Vai al '), {
          kind: 'link',
          url: '/servizi',
          children: [{ kind: 'strong', children: [text('servizio')] }],
        }),
        {
          kind: 'list',
          ordered: true,
          items: [[paragraph(text('uno'))], [paragraph(text('due')), paragraph(text('e mezzo'))]],
        },
        {
          kind: 'table',
          head: [[text('Anno')], [text('Importo')]],
          rows: [[[text('2024')], [text('10'), text(' €')]]],
        },
        { kind: 'quote', children: [paragraph({ kind: 'emphasis', children: [text('detto')] })] },
      ]),
    ).toBe('Titolo\nVai al servizio\nuno\ndue\ne mezzo\nAnno Importo\n2024 10 €\ndetto');
  });
});

describe('richTextFromMarkdown', () => {
  it('should read headings, paragraphs, emphasis and links', () => {
    expect(richTextFromMarkdown('# Uno\n\n### Tre ###\n\nRiga uno\nriga **due** e *tre*, vedi [qui](/faq).')).toEqual([
      { kind: 'heading', level: 2, children: [text('Uno')] },
      { kind: 'heading', level: 3, children: [text('Tre')] },
      paragraph(
        text('Riga uno riga '),
        { kind: 'strong', children: [text('due')] },
        text(' e '),
        { kind: 'emphasis', children: [text('tre')] },
        text(', vedi '),
        { kind: 'link', url: '/faq', children: [text('qui')] },
        text('.'),
      ),
    ]);
  });

  it('should read lists, one inside the other', () => {
    expect(richTextFromMarkdown('- uno\n  - dentro\n- due\n\n1. primo\n2. secondo')).toEqual([
      {
        kind: 'list',
        ordered: false,
        items: [
          [paragraph(text('uno')), { kind: 'list', ordered: false, items: [[paragraph(text('dentro'))]] }],
          [paragraph(text('due'))],
        ],
      },
      { kind: 'list', ordered: true, items: [[paragraph(text('primo'))], [paragraph(text('secondo'))]] },
    ]);
  });

  it('should read tables and quotes', () => {
    expect(richTextFromMarkdown('| Anno | Importo |\n|---|---:|\n| 2024 | **10** |\n\n> detto\n> bene')).toEqual([
      {
        kind: 'table',
        head: [[text('Anno')], [text('Importo')]],
        rows: [[[text('2024')], [{ kind: 'strong', children: [text('10')] }]]],
      },
      { kind: 'quote', children: [paragraph(text('detto bene'))] },
    ]);
  });

  it('should read addresses between angle brackets as links, and leave file names and stars alone', () => {
    expect(
      richTextFromMarkdown('Scrivi a <mailto:info@anpag.example>: modello_di_domanda.pdf, 3 * 4, \\*così\\*'),
    ).toEqual([
      paragraph(
        text('Scrivi a '),
        { kind: 'link', url: 'mailto:info@anpag.example', children: [text('info@anpag.example')] },
        text(': modello_di_domanda.pdf, 3 * 4, *così*'),
      ),
    ]);
  });

  it.each([
    ['prima<script>alert(1)</script>dopo', 'prima dopo'],
    ['<img src=x onerror=alert(1)>foto', 'foto'],
    ['<b>grassetto</b>', 'grassetto'],
    ['[premi](javascript:alert(1))', '[premi](javascript:alert(1))'],
    ['[premi](javascript:void)', 'premi'],
    ['<scr<b>ipt>alert(1)</scr</b>ipt>', ' '],
    ['a < b e c > d', 'a < b e c > d'],
  ])('[VAL-06] should leave of «%s» only «%s»', (source, left) => {
    expect(plainText(richTextFromMarkdown(source)).trim()).toBe(left.trim());
  });

  it('[VAL-06] should give a safe text whatever is written, with no tag and no dangerous link in it', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '<script>',
        '</script>',
        '<img onerror=x>',
        '[',
        '](',
        ')',
        'javascript:a',
        'https://a.example',
        '**',
        '*',
        '_',
        '# ',
        '- ',
        '1. ',
        '> ',
        '|',
        '|---|',
        '\n',
        '\n\n',
        '  ',
        '\\',
        '<',
        '>',
        'parola',
        '<!--',
        '-->',
        '<svg/onload=x>',
        'data:x',
      ),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          pieces.map((parts) => parts.join('')),
          anyText(),
        ),
        (source) => {
          const tree = richTextFromMarkdown(source);
          expectSafe(tree);
          expect(safeRichText(tree)).toEqual(tree);
          if (!source.includes('\\')) expect(plainText(tree)).not.toMatch(/<(script|img|svg)\b[^<>]*>/i);
        },
      ),
      RUNS,
    );
  });

  it('should keep every word of an ordinary text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 12 }),
        fc.constantFrom('# ', '- ', '1. ', '> ', ''),
        (words, mark) => {
          expect(plainText(richTextFromMarkdown(mark + words.join(' ')))).toBe(words.join(' '));
        },
      ),
      RUNS,
    );
  });
});
