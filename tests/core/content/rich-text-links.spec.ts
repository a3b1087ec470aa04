import { describe, expect, it } from 'vitest';
import { richTextFromMarkdown } from '#core/content/markdown.ts';
import { linksIn } from '#core/content/rich-text-links.ts';

describe('linksIn', () => {
  it('[API-08] should find links in every kind of block, in their order', () => {
    const text =
      '## [Uno](/1)\n\nDue [due](/2) e **[tre](/3)**\n\n- voce\n  - [quattro](/4)\n\n> [cinque](/5)\n\n| A | B |\n|---|---|\n| [sei](/6) | *[sette](https://sette.example/)* |\n\nNessuno (/8)';
    expect(linksIn(richTextFromMarkdown(text))).toEqual(['/1', '/2', '/3', '/4', '/5', '/6', 'https://sette.example/']);
  });
});
