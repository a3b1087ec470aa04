import { drawn, layOut, PAGE_HEIGHT_PT, PAGE_WIDTH_PT } from './page-content.ts';

/** A document of text: its title, and the text of each page (an empty line parts paragraphs). */
export interface PdfText {
  readonly title: string;
  readonly pages: readonly string[];
  /** Short line at the foot of each page, before the page number. */
  readonly footer: string;
}

/** A title as PDF text in UTF-16, for the places that readers show. */
const utf16Text = (text: string): string =>
  `<feff${[...Array(text.length).keys()].map((index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join('')}>`;

const FIXED_OBJECTS = 8;

/**
 * Writes a PDF 1.7 in Helvetica: tagged (title and paragraphs), with title and language, and always the
 * same bytes for the same text, so that its digest tells whether it changed.
 */
export const pdfFrom = ({ title, pages, footer }: PdfText): Uint8Array => {
  const laidOut = layOut(title, pages);
  const objects: string[] = [];
  const pageId = (index: number): number => FIXED_OBJECTS + 1 + index * 2;
  const firstElement = FIXED_OBJECTS + 1 + laidOut.length * 2;
  let nextElement = firstElement;
  const elements: string[] = [];
  const parents: string[] = [];
  const later: string[] = [];
  for (const [index, blocks] of laidOut.entries()) {
    const stream = drawn(blocks, `${footer} - pagina ${index + 1} di ${laidOut.length}`);
    later.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE_WIDTH_PT} ${PAGE_HEIGHT_PT}]/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>/Contents ${pageId(index) + 1} 0 R/StructParents ${index}/Tabs/S>>`,
      `<</Length ${stream.length}>>\nstream\n${stream}endstream`,
    );
    const ids = blocks.map(({ role }, number) => {
      elements.push(`<</Type/StructElem/S/${role}/P 8 0 R/Pg ${pageId(index)} 0 R/K ${number}>>`);
      return nextElement++;
    });
    parents.push(`${index} [${ids.map((id) => `${id} 0 R`).join(' ')}]`);
  }
  const elementIds = elements.map((_, index) => `${firstElement + index} 0 R`).join(' ');
  objects.push(
    '<</Type/Catalog/Pages 2 0 R/Lang(it-IT)/MarkInfo<</Marked true>>/StructTreeRoot 6 0 R/ViewerPreferences<</DisplayDocTitle true>>>>',
    `<</Type/Pages/Kids[${laidOut.map((_, index) => `${pageId(index)} 0 R`).join(' ')}]/Count ${laidOut.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
    `<</Title ${utf16Text(title)}/Producer ${utf16Text('Portale')}>>`,
    '<</Type/StructTreeRoot/K 8 0 R/ParentTree 7 0 R>>',
    `<</Nums[${parents.join(' ')}]>>`,
    `<</Type/StructElem/S/Document/P 6 0 R/K[${elementIds}]>>`,
    ...later,
    ...elements,
  );
  return assembled(objects);
};

/** Puts numbered objects together with the table of their places. */
const assembled = (objects: readonly string[]): Uint8Array => {
  // The bytes after the second % tell transports that the file is binary.
  let text = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 5 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};
