import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMedia } from '#adapters/storage/import/media/media-folder.ts';
import { problemText } from '#adapters/storage/import/problems.ts';
import { safeSvg } from '#adapters/storage/import/media/safe-svg.ts';
import { contentFolder } from './content-folder.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const cleaned = (text: string): string => {
  const read = safeSvg(Buffer.from(text));
  return 'bytes' in read ? Buffer.from(read.bytes).toString('utf8') : `${read.line}: ${read.reason}`;
};
const drawing = (inside: string, attributes = ''): string => `<svg ${SVG}${attributes}>${inside}</svg>`;

describe('safeSvg', () => {
  it('[API-08] should keep what draws as it is, down to the last of the demonstration’s drawings', () => {
    const folder = join('adapters/storage/seed/content/media');
    const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
    expect(drawings.length).toBeGreaterThan(60);
    for (const name of drawings) {
      const text = readFileSync(join(folder, name), 'utf8');
      expect([name, cleaned(text)]).toEqual([name, text]);
    }
  });

  it('[API-08] should leave out what drawing programs note for themselves, and keep what is seen', () => {
    expect(
      cleaned(`\uFEFF<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- fatto con un programma --><svg:svg xmlns:svg="http://www.w3.org/2000/svg" xmlns:ink="http://ink.example" ${XLINK} ink:version="1" width="4">
<svg:metadata><rdf xmlns="http://rdf.example"><script/></rdf></svg:metadata><ink:view onload="x()"><svg:rect/></ink:view>
<svg:style>.a { fill: url(#giallo) }</svg:style><svg:use xlink:href="#b"/><svg:image href="data:image/png;base64,iVBO"/>
<svg:text style="fill:url('#b')"><![CDATA[Meno < più & "basta"]]></svg:text></svg:svg>`),
    ).toBe(`<svg xmlns="http://www.w3.org/2000/svg" width="4">

<style>.a { fill: url(#giallo) }</style><use href="#b"/><image href="data:image/png;base64,iVBO"/>
<text style="fill:url(&#39;#b&#39;)">Meno &lt; più &amp; &quot;basta&quot;</text></svg>`);
  });

  const NO = 'non è un disegno che si possa pubblicare:';
  it.each([
    ['a script', drawing('\n<script>alert(1)</script>'), `2: ${NO} contiene «script», che non disegna`],
    [
      'a script of another name',
      `<svg ${SVG}><a:script xmlns:a="http://www.w3.org/2000/svg"/></svg>`,
      `1: ${NO} contiene «script», che non disegna`,
    ],
    ['a page within', drawing('<foreignObject/>'), `1: ${NO} contiene «foreignObject», che non disegna`],
    [
      'a page’s own script',
      drawing('<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>'),
      `1: ${NO} contiene «script», che non disegna`,
    ],
    ['a link', drawing('<a href="#b"/>'), `1: ${NO} contiene «a», che non disegna`],
    [
      'a change of a link',
      drawing('<set attributeName="href" to="javascript:x()"/>'),
      `1: ${NO} contiene «set», che non disegna`,
    ],
    ['a drawing from elsewhere', drawing('<feImage/>'), `1: ${NO} contiene «feImage», che non disegna`],
    ['a handler', drawing('', ' ONload="x()"'), `1: ${NO} contiene «ONload», che esegue qualcosa`],
    [
      'a picture from elsewhere',
      drawing('<image href="https://altrove.example/a.png"/>'),
      `1: ${NO} contiene un collegamento a qualcosa che non sta nel file`,
    ],
    [
      'a drawing in a picture',
      drawing('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'),
      `1: ${NO} contiene un collegamento a qualcosa che non sta nel file`,
    ],
    [
      'a part of another file',
      `<svg ${SVG} ${XLINK}><use xlink:href="altro.svg#a"/></svg>`,
      `1: ${NO} contiene un collegamento a qualcosa che non sta nel file`,
    ],
    [
      'a paint from elsewhere',
      drawing('<path fill="url(https://altrove.example/#a)"/>'),
      `1: ${NO} «fill» prende qualcosa che non sta nel file`,
    ],
    [
      'a hidden address',
      drawing('<path style="fill:u\\72l(//altrove.example)"/>'),
      `1: ${NO} «style» prende qualcosa che non sta nel file`,
    ],
    [
      'a style from elsewhere',
      drawing('<style>@import "//altrove.example"</style>'),
      `1: ${NO} «style» prende qualcosa che non sta nel file`,
    ],
    [
      'a style sheet before it',
      `<?xml-stylesheet href="a.css"?>${drawing('')}`,
      `1: ${NO} prende lo stile da un altro file`,
    ],
    ['entities of its own', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('')}`, `1: ${NO} dichiara entità proprie`],
    ['an entity of pages', drawing('&nbsp;'), `1: ${NO} non è scritto come un SVG`],
    ['a file cut off', `<svg ${SVG}>\n<g>`, `2: ${NO} non è scritto come un SVG`],
    ['no language', '<svg width="1"/>', `1: ${NO} manca xmlns="http://www.w3.org/2000/svg"`],
  ])('[API-08] should refuse %s in a sentence', (_what, text, sentence) => {
    expect(cleaned(text)).toBe(sentence);
  });

  it('[API-08] should leave nothing of what it does not know, whatever is written', () => {
    const piece = fc.constantFrom(
      '<g>',
      '</g>',
      '<g ',
      'x="',
      '"',
      "'",
      '>',
      '/>',
      '<',
      '&lt;',
      '&',
      '<script>',
      '</script>',
      ' onload="x()"',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<style>',
      '</style>',
      'url(#a)',
      'url(',
      ')',
      '<p:script xmlns:p="http://www.w3.org/2000/svg"/>',
      '<metadata>',
      '</metadata>',
      '\\',
      ' href="#a"',
      ' href="//a.example"',
      '<?x',
      '?>',
      '<a:b xmlns:a="x:y">',
      '</a:b>',
      'è',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const read = safeSvg(Buffer.from(drawing(pieces.join(''))));
        if ('reason' in read) return;
        const text = Buffer.from(read.bytes).toString('utf8');
        expect(text).not.toMatch(/<(?:script|metadata|!|\?|\w+:)|<[^>]*\s(?:on\w+|\w+:\w+)=|href="[^#]/u);
        expect(cleaned(text)).toBe(text);
      }),
      { numRuns: 3_000 },
    );
  });

  it('[API-08] should stand between the folder and the portal: cleaned, or refused with its line', () => {
    const { files, problems } = readMedia(
      contentFolder({
        'media/buono.svg': `<!-- nota -->${drawing('<path d=""/>', ' viewBox="0 0 1 1"')}`,
        'media/cattivo.svg': drawing('\n<script/>', ' viewBox="0 0 1 1"'),
      }).path,
    );
    expect(files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString('utf8')])).toEqual([
      ['buono.svg', drawing('<path d=""/>', ' viewBox="0 0 1 1"')],
    ]);
    expect(problems.map(problemText)).toEqual([
      'media/cattivo.svg, riga 2: non è un disegno che si possa pubblicare: contiene «script», che non disegna',
    ]);
  });
});
