import { expect, it } from 'vitest';
import { parseSheet, selectorsOf } from '#ui/ssr/parse-sheet.ts';

it('should tell what each selector needs, and what each declaration uses and defines', () => {
  const sheet = parseSheet(
    '@keyframes turn{to{rotate:var(--by)}}@font-face{font-family:"Titillium Web";src:url(t.woff2)}' +
      '#menu .a\\:b>li:not(.c)[open]:hover{--gap:var(--wide);animation:1s turn;font-family:titillium web,serif}',
  );
  expect(sheet).toEqual([
    { kind: 'keyframes', text: '@keyframes turn{to{rotate:var(--by)}}', uses: ['--by'], defines: 'keyframes turn' },
    { kind: 'face', text: '@font-face{font-family:"Titillium Web";src:url(t.woff2)}', defines: 'face titillium web' },
    {
      kind: 'rule',
      selectors: [{ text: '#menu .a\\:b>li:not(.c)[open]:hover', needs: ['#menu', '.a:b', 'li'] }],
      declarations: [
        { text: '--gap:var(--wide)', uses: ['--wide'], defines: '--gap' },
        { text: 'animation:1s turn', uses: ['keyframes turn'] },
        { text: 'font-family:titillium web,serif', uses: ['face titillium web'] },
      ],
    },
  ]);
});

it('should keep the rules of a condition together, those for what opens too', () => {
  const rule = { kind: 'rule', selectors: [{ text: 'p', needs: ['p'] }], declarations: [{ text: 'gap:0', uses: [] }] };
  expect(parseSheet('@starting-style{p{gap:0}}@media (width>=9px){@supports (gap:0){p{gap:0}}}@layer a;')).toEqual([
    { kind: 'group', head: '@starting-style', nodes: [rule] },
    {
      kind: 'group',
      head: '@media (width>=9px)',
      nodes: [{ kind: 'group', head: '@supports (gap:0)', nodes: [rule] }],
    },
    { kind: 'other', text: '@layer a;', uses: [] },
  ]);
});

it('should need what a selector asks to hold, but not what it may hold among others or must not', () => {
  const needsOf = (selector: string) => selectorsOf(selector).map(({ needs }) => needs);
  expect(needsOf('main:has(.a > li:checked) p,ul:has(.b,.c),ol:not(:has(.d)),dl:has(:is(.e,.f))')).toEqual([
    ['main', '.a', 'li', 'p'],
    ['ul'],
    ['ol'],
    ['dl'],
  ]);
});
