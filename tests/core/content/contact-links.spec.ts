import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withContactLinks } from '#core/content/contact-links.ts';
import { richTextFromMarkdown } from '#core/content/markdown.ts';
import { plainText } from '#core/content/rich-text.ts';
import { linksIn } from '#core/content/rich-text-links.ts';
import { safeUrl } from '#core/content/safe-url.ts';
import { RUNS } from '#tests/support/property.ts';

const linksOf = (text: string): readonly string[] => linksIn(withContactLinks(richTextFromMarkdown(text)));

describe('withContactLinks', () => {
  it.each([
    [
      'Assistenza: 06 0000 1240, agricoltori@assistenza-anpag.example',
      ['tel:0600001240', 'mailto:agricoltori@assistenza-anpag.example'],
    ],
    ['scrivi ad agricoltori@anpag.example.', ['mailto:agricoltori@anpag.example']],
    ['**chiama +39 06 0000 1250**', ['tel:+390600001250']],
    ['[già un link](tel:0600001240)', ['tel:0600001240']],
    ['dal 01/02/2026, 1.000,00 € e 0,5 ettari', []],
  ])('[CAMP-02] should call and write from %s', (text, links) => {
    expect(linksOf(text)).toEqual(links);
  });

  it('[CAMP-02] should change no word, and link only where a link may lead', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const before = richTextFromMarkdown(text);
        const after = withContactLinks(before);
        expect(plainText(after)).toBe(plainText(before));
        for (const url of linksIn(after).filter((one) => !linksIn(before).includes(one)))
          expect(safeUrl(url)).toBe(url);
      }),
      RUNS,
    );
  });
});
