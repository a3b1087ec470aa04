import { describe, expect, it } from 'vitest';
import { richTextFromMarkdown } from '#core/content/markdown.ts';
import type { Block, Inline } from '#core/content/rich-text.ts';

describe('running text', () => {
  it.each<[string, readonly Inline[]]>([
    ['**forte**', [strong(text('forte'))]],
    [
      '**forte *e inclinato* ancora**!',
      [strong(text('forte '), emphasis(text('e inclinato')), text(' ancora')), text('!')],
    ],
    ['_così_ e dopo', [emphasis(text('così')), text(' e dopo')]],
    ['prima _così_ dopo', [text('prima '), emphasis(text('così')), text(' dopo')]],
    [
      '_prima **poi *infine* qui** dopo_',
      [emphasis(text('prima '), strong(text('poi '), emphasis(text('infine')), text(' qui')), text(' dopo'))],
    ],
    ['nome_del_ file', [text('nome_del_ file')]],
    ['2_a_', [text('2_a_')]],
    ['(_a_)', [text('('), emphasis(text('a')), text(')')]],
    ['\\_a_', [text('_a_')]],
    ['[**forte**](/faq)', [link('/faq', strong(text('forte')))]],
    ['[vedi](/faq)poi', [link('/faq', text('vedi')), text('poi')]],
    ['[vedi](pagina.html) poi', [text('vedi poi')]],
    [
      '<https://a.example/mailto:b> poi',
      [link('https://a.example/mailto:b', text('https://a.example/mailto:b')), text(' poi')],
    ],
    ['<MAILTO:a@b.example>', [link('MAILTO:a@b.example', text('a@b.example'))]],
    ['prima <mailto:a> poi', [text('prima  poi')]],
    ['Testo<o:p></o:p> <st1:City w:st="on">Roma</st1:City>', [text('Testo Roma')]],
    ['a * b', [text('a * b')]],
  ])('should read «%s»', (source, nodes) => {
    expect(richTextFromMarkdown(source)).toEqual([paragraph(...nodes)]);
  });
});

describe('paragraphs and headings', () => {
  it('should end a paragraph at an empty line, blanks or not, and leave out the blanks around its lines', () => {
    expect(richTextFromMarkdown('  uno  \n   due\n \t \ntre\n')).toEqual([
      paragraph(text('uno due')),
      paragraph(text('tre')),
    ]);
  });

  it.each([
    ['## titolo', { kind: 'heading', level: 2, children: [{ kind: 'text', text: 'titolo' }] }],
    [
      '> citazione',
      { kind: 'quote', children: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'citazione' }] }] },
    ],
    [
      '- voce',
      { kind: 'list', ordered: false, items: [[{ kind: 'paragraph', children: [{ kind: 'text', text: 'voce' }] }]] },
    ],
    [
      '1) voce',
      { kind: 'list', ordered: true, items: [[{ kind: 'paragraph', children: [{ kind: 'text', text: 'voce' }] }]] },
    ],
    ['| a |\n|---|', { kind: 'table', head: [[{ kind: 'text', text: 'a' }]], rows: [] }],
  ])('should end a paragraph before "%s"', (source, block) => {
    expect(richTextFromMarkdown(`parole\n${source}`)).toEqual([paragraph(text('parole')), block]);
  });

  it.each([
    ['#', 2],
    ['##', 2],
    ['###', 3],
    ['####', 4],
    ['######', 4],
  ])('should read %s as a heading of level %d', (marks, level) => {
    expect(richTextFromMarkdown(`${marks} Titolo`)).toEqual([{ kind: 'heading', level, children: [text('Titolo')] }]);
  });

  it.each(['#senza spazio', '####### sette'])('should read «%s» as a paragraph', (source) => {
    expect(richTextFromMarkdown(source)).toEqual([paragraph(text(source))]);
  });
});

describe('lists', () => {
  it('should keep in an entry what stands under it, over an empty line too', () => {
    expect(richTextFromMarkdown('- uno\n\n  ancora\n- due')).toEqual([
      list(false, [paragraph(text('uno')), paragraph(text('ancora'))], [paragraph(text('due'))]),
    ]);
    expect(richTextFromMarkdown('100000. uno\n    ancora')).toEqual([list(true, [paragraph(text('uno ancora'))])]);
  });

  it('should read three lists inside one another', () => {
    expect(richTextFromMarkdown('- a\n  - b\n    - c\n    - d')).toEqual([
      list(false, [
        paragraph(text('a')),
        list(false, [paragraph(text('b')), list(false, [paragraph(text('c'))], [paragraph(text('d'))])]),
      ]),
    ]);
  });

  it('should stand between paragraphs without taking from them', () => {
    expect(richTextFromMarkdown('prima\n- uno\n- due\ndopo\n\nfine')).toEqual([
      paragraph(text('prima')),
      list(false, [paragraph(text('uno'))], [paragraph(text('due'))]),
      paragraph(text('dopo')),
      paragraph(text('fine')),
    ]);
  });

  it('should go on after an empty line with the next entry, and end where something else comes', () => {
    expect(richTextFromMarkdown('- uno\n\n- due\n\ntre')).toEqual([
      list(false, [paragraph(text('uno'))], [paragraph(text('due'))]),
      paragraph(text('tre')),
    ]);
    expect(richTextFromMarkdown('- uno\n\n due')).toEqual([
      list(false, [paragraph(text('uno'))]),
      paragraph(text('due')),
    ]);
    expect(richTextFromMarkdown('- uno\ndue')).toEqual([list(false, [paragraph(text('uno'))]), paragraph(text('due'))]);
    expect(richTextFromMarkdown('- uno\n\n\n- due')).toEqual([
      list(false, [paragraph(text('uno'))]),
      list(false, [paragraph(text('due'))]),
    ]);
  });
});

describe('quotes and tables', () => {
  it('should read quotes inside one another to the seventh, and the rest as it is written', () => {
    const deep = (marks: number): string => JSON.stringify(richTextFromMarkdown(`${'>'.repeat(marks)} a`));
    expect(deep(7).match(/"quote"/g)).toHaveLength(7);
    expect(deep(8).match(/"quote"/g)).toHaveLength(7);
    expect(deep(7)).toContain('"text":"a"');
    expect(deep(8)).toContain('"text":"> a"');
  });

  it('should read lists inside one another to the seventh', () => {
    const deep = (marks: number): string => JSON.stringify(richTextFromMarkdown(`${'- '.repeat(marks)}a`));
    expect(deep(8).match(/"list"/g)).toHaveLength(7);
    expect(deep(8)).toContain('"text":"- a"');
  });

  it('should end a quote where the mark ends', () => {
    expect(richTextFromMarkdown('a\n\n>b\n>  c\nd')).toEqual([
      paragraph(text('a')),
      { kind: 'quote', children: [paragraph(text('b c'))] },
      paragraph(text('d')),
    ]);
  });

  it('should read a table only with the line under its head, cell by cell, until it ends', () => {
    expect(richTextFromMarkdown('| a \\| b | |\n|---|---|\n| 1 | 2 |\nfine')).toEqual([
      { kind: 'table', head: [[text('a | b')], []], rows: [[[text('1')], [text('2')]]] },
      paragraph(text('fine')),
    ]);
    expect(richTextFromMarkdown('  | a | b |  \n|---|---|')).toEqual([
      { kind: 'table', head: [[text('a')], [text('b')]], rows: [] },
    ]);
    expect(richTextFromMarkdown('| a |\n| b |')).toEqual([paragraph(text('| a | | b |'))]);
    expect(richTextFromMarkdown('a\n|---|')).toEqual([paragraph(text('a |---|'))]);
  });
});

describe('markup', () => {
  it('[VAL-06] should take away markup that appears when other markup goes, and at last every bracket that would open some', () => {
    const nested = (depth: number): string => `${'<i'.repeat(depth)}${'>'.repeat(depth)}x`;
    expect(richTextFromMarkdown(nested(6))).toEqual([paragraph(text('x'))]);
    expect(richTextFromMarkdown(nested(7))).toEqual([paragraph(text('i>x'))]);
  });
});

// Helpers

function text(characters: string): Inline {
  return { kind: 'text', text: characters };
}
function strong(...children: readonly Inline[]): Inline {
  return { kind: 'strong', children };
}
function emphasis(...children: readonly Inline[]): Inline {
  return { kind: 'emphasis', children };
}
function link(url: string, ...children: readonly Inline[]): Inline {
  return { kind: 'link', url, children };
}
function paragraph(...children: readonly Inline[]): Block {
  return { kind: 'paragraph', children };
}
function list(ordered: boolean, ...items: readonly (readonly Block[])[]): Block {
  return { kind: 'list', ordered, items };
}
