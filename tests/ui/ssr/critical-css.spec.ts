import { assert, property, shuffledSubarray, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { criticalCssExtractor } from '#ui/ssr/critical-css.ts';
import { parseSheet } from '#ui/ssr/parse-sheet.ts';

const SHEET = [
  ':root{--used:#111;--through:var(--deep);--deep:2px;--idle:3px;--also-idle:var(--idle)}',
  'p,.lead{color:var(--used)}',
  '.card .title:hover>a{margin:var(--through)}',
  '.pt-a:not(.pt-b,.pt-c)::before{content:"}{;";background:url("data:image/svg+xml,%3Csvg d=\'m2 2{}\'/%3E")}',
  ':is(.x,.y) li{gap:0}',
  '#contenuto{outline:0}',
  'table td{border:0}',
  '@media (width>=1200px){.card{padding:1px}.gone{padding:2px}}',
  '@media print{.gone{display:none}}',
  '@supports (display:grid){@media print{.card{display:grid}}}',
  '@keyframes turn{to{rotate:1turn}}',
  '@keyframes idle{to{opacity:0}}',
  '.spinner{animation:turn 1s infinite}',
  'h1{font-family:titillium,serif,ripiego}',
  '@font-face{font-family:Ripiego;src:local(Arial)}',
  '@font-face{font-family:Titillium;src:url(t.woff2);unicode-range:U+0000-00FF}',
  '@font-face{font-family:"Titillium";src:url(other.woff2);unicode-range:U+100-24F,U+1E??,U+20AC}',
].join('');

describe('criticalCssExtractor', () => {
  const sheet = criticalCssExtractor(parseSheet(SHEET));

  it('should keep what can choose something in the page, in its order, and nothing else', () => {
    expect(sheet('<p>Testo</p>')).toBe(':root{--used:#111}p{color:var(--used)}');
    expect(sheet('<div class="card wide"><h2 class="title"><a href="#">x</a></h2></div>')).toBe(
      ':root{--through:var(--deep);--deep:2px}.card .title:hover>a{margin:var(--through)}' +
        '@media (width>=1200px){.card{padding:1px}}@supports (display:grid){@media print{.card{display:grid}}}',
    );
  });

  it('should read braces and semicolons in strings as text', () => {
    expect(sheet('<i class="pt-a"></i>')).toContain('.pt-a:not(.pt-b,.pt-c)::before{content:"}{;";background:url(');
  });

  it('should not ask for what stands in brackets, which is one of several or must not be there', () => {
    expect(sheet('<ul class="y"><li></li></ul>')).toContain(':is(.x,.y) li{gap:0}');
    expect(sheet('<i class="pt-a"></i>')).toContain('.pt-a:not(');
  });

  it('should keep a movement only where something moves by it', () => {
    expect(sheet('<b class="spinner"></b>')).toContain('@keyframes turn{to{rotate:1turn}}');
    expect(sheet('<b class="spinner"></b>')).not.toContain('idle');
    expect(sheet('<p></p>')).not.toContain('turn');
  });

  it('should leave the faces whose letters are fetched to the whole sheet, and keep those of the machine', () => {
    expect(sheet('<h1>Čičmany</h1>')).toBe(
      'h1{font-family:titillium,serif,ripiego}@font-face{font-family:Ripiego;src:local(Arial)}',
    );
  });

  it('should leave the rules for paper to the whole sheet', () => {
    expect(sheet('<i class="gone card"></i>')).not.toContain('{display:none}');
  });

  it('should tell elements, classes and ids apart', () => {
    expect(sheet('<p class="table contenuto" id="card">td</p>')).not.toMatch(/#contenuto|td\{|\.card/u);
    expect(sheet('<main id="contenuto"><table><tr><td>1</td></tr></table></main>')).toMatch(/#contenuto\{.*td\{/u);
  });

  it('should keep every rule for a page that has everything, in whatever order it has it', () => {
    const parts = [
      '<p class="lead x y pt-a pt-b">',
      '<i class="card title gone spinner">',
      '<main id="contenuto">',
      '<table><td><li><a>',
    ];
    const whole = sheet(parts.join(''));
    assert(
      property(shuffledSubarray(parts, { minLength: parts.length }), (shuffled) => sheet(shuffled.join('')) === whole),
    );
  });

  it('should leave out more for less: what a part of a page needs is among what the page needs', () => {
    const pieces = [
      '<p class="lead">',
      '<div class="card">',
      '<h2 class="title"><a>',
      '<b class="spinner">',
      '<td>',
      '<table>',
    ];
    const rules = (html: string): readonly string[] => sheet(html).match(/(?<=[{}])[^{}]+(?=\{)/gu) ?? [];
    assert(
      property(subarray(pieces), subarray(pieces), (some, more) => {
        const all = rules([...some, ...more].join(''));
        return rules(some.join('')).every((rule) => all.some((one) => one.includes(rule) || rule.includes(one)));
      }),
    );
  });
});
