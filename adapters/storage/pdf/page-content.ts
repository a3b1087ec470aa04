import { winAnsiBytes, wrapped } from './helvetica.ts';

/** A4 in points. */
export const PAGE_WIDTH_PT = 595;
export const PAGE_HEIGHT_PT = 842;
const MARGIN_PT = 64;
const TITLE_SIZE_PT = 16;
const TEXT_SIZE_PT = 11;
const FOOTER_SIZE_PT = 9;
const LEADING = 1.4;
/** Lines of text that one page takes. */
const LINES_ON_A_PAGE = 38;

/** A run of lines that belong together: the title or a paragraph. */
export interface TextBlock {
  readonly role: 'H1' | 'P';
  readonly lines: readonly string[];
}

/** Text as a PDF string in hexadecimal, which needs no escapes. */
export const hexText = (text: string): string =>
  `<${winAnsiBytes(text)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}>`;

const blocksOf = (text: string): readonly TextBlock[] =>
  text
    .split(/\n\s*\n/u)
    .map((paragraph) => ({
      role: 'P' as const,
      lines: wrapped(paragraph, TEXT_SIZE_PT, PAGE_WIDTH_PT - 2 * MARGIN_PT),
    }))
    .filter(({ lines }) => lines.length > 0);

/** Distributes the title and the texts over as many pages as they need; each text begins a page. */
export const layOut = (title: string, texts: readonly string[]): readonly (readonly TextBlock[])[] => {
  const heading: TextBlock = { role: 'H1', lines: wrapped(title, TITLE_SIZE_PT, PAGE_WIDTH_PT - 2 * MARGIN_PT) };
  const pages: TextBlock[][] = [];
  for (const [index, text] of texts.entries()) {
    let page: TextBlock[] = index === 0 ? [heading] : [];
    let used = page.length === 0 ? 0 : heading.lines.length * 2 + 1;
    pages.push(page);
    for (const block of blocksOf(text)) {
      let rest = block.lines;
      while (rest.length > 0) {
        if (used >= LINES_ON_A_PAGE) {
          page = [];
          used = 0;
          pages.push(page);
        }
        const part = rest.slice(0, LINES_ON_A_PAGE - used);
        page.push({ role: 'P', lines: part });
        rest = rest.slice(part.length);
        used += part.length + 1;
      }
    }
  }
  return pages;
};

/** The drawing instructions of a page: each block marked with its number, the footer marked as decoration. */
export const drawn = (blocks: readonly TextBlock[], footer: string): string => {
  let y = PAGE_HEIGHT_PT - MARGIN_PT;
  const parts = blocks.map(({ role, lines }, number) => {
    const [font, size] = role === 'H1' ? ['F2', TITLE_SIZE_PT] : ['F1', TEXT_SIZE_PT];
    const rows = lines.map((line) => {
      y -= size * LEADING;
      return `1 0 0 1 ${MARGIN_PT} ${y.toFixed(1)} Tm ${hexText(line)} Tj`;
    });
    y -= size * LEADING * 0.6;
    return `/${role} <</MCID ${number}>> BDC BT /${font} ${size} Tf\n${rows.join('\n')}\nET EMC`;
  });
  return `${parts.join('\n')}\n/Artifact BMC BT /F1 ${FOOTER_SIZE_PT} Tf 1 0 0 1 ${MARGIN_PT} ${MARGIN_PT / 2} Tm ${hexText(footer)} Tj ET EMC\n`;
};
