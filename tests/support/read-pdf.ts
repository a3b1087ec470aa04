import { getDocumentProxy } from 'unpdf';

/** What a reader finds in a PDF. */
export interface ReadPdf {
  readonly pages: number;
  readonly isTagged: boolean;
  readonly info: Readonly<Record<string, unknown>>;
  /** The way of roles to each piece of content, in the order in which it is read. */
  readonly roles: readonly string[];
  /** The text of each of these pieces: what is read aloud. */
  readonly read: readonly string[];
  /** All that is printed, page by page. */
  readonly text: string;
  /** Names of the fonts inside. */
  readonly fonts: readonly string[];
}

interface Node {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}
interface Item {
  readonly type?: string;
  readonly id?: string;
  readonly str?: string;
  readonly hasEOL?: boolean;
}

/** Reads a PDF with Mozilla's reader: its structure, and its text by that structure. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const roles: string[] = [];
  const read: string[] = [];
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const items = (await page.getTextContent({ includeMarkedContent: true })).items as readonly Item[];
    const byId = new Map<string, string>();
    let open: string | undefined;
    let whole = '';
    for (const { type, id, str, hasEOL } of items) {
      if (type === 'beginMarkedContentProps') open = id;
      else if (type === 'beginMarkedContent') open = undefined;
      else if (str !== undefined) {
        const more = hasEOL === true ? `${str} ` : str;
        whole += more;
        if (open !== undefined) byId.set(open, (byId.get(open) ?? '') + more);
      }
    }
    texts.push(whole.replaceAll(/\s+/gu, ' '));
    const walk = (node: Node, way: readonly string[]): void => {
      const here = node.role === undefined || node.role === 'Root' ? way : [...way, node.role];
      if (node.type === 'content') {
        roles.push(here.join(' > '));
        read.push((byId.get(node.id ?? '') ?? '').replaceAll(/\s+/gu, ' ').trim());
      }
      for (const child of node.children ?? []) walk(child, here);
    };
    walk(await page.getStructTree(), []);
  }
  const mark = (await pdf.getMarkInfo()) as { readonly Marked?: boolean } | null;
  const { info } = await pdf.getMetadata();
  const fonts = [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/FontName \/(\S+)/gu),
  ].map(([, name = '']) => name);
  return {
    pages: pdf.numPages,
    isTagged: mark?.Marked === true,
    info: info as Readonly<Record<string, unknown>>,
    roles,
    read,
    text: texts.join('\n'),
    fonts,
  };
};
