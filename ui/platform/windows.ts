import type { Clipboard } from '#core/content/share.ts';
import type { FormPoster } from '#core/handover/ports.ts';
import type { WindowOpener } from '#core/navigation/ports.ts';

/** Opens tabs and loads the page again. */
export const windowOpener: WindowOpener = {
  openInNewTab: (address) => {
    window.open(address, '_blank', 'noopener,noreferrer');
  },
  reload: () => window.location.reload(),
};

/** The clipboard of the system; it may be missing where the page came without TLS. */
export const clipboard: Clipboard = {
  write: async (text) => navigator.clipboard.writeText(text),
};

/** Sends a form of hidden fields in a new window; the form leaves the document again at once. */
export const formPoster: FormPoster = {
  postInNewWindow: ({ action, fields }) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = action;
    form.target = '_blank';
    form.rel = 'noopener';
    for (const [name, value] of fields) {
      const field = document.createElement('input');
      field.type = 'hidden';
      field.name = name;
      field.value = value;
      form.append(field);
    }
    document.body.append(form);
    form.submit();
    form.remove();
  },
};

const addressOf = (content: BlobPart, type: string): string => URL.createObjectURL(new Blob([content], { type }));

/** Follows a link to a file made here, and forgets the file when whoever takes it has taken hold of it. */
const followFile = (address: string, dress: (link: HTMLAnchorElement) => void): void => {
  const link = document.createElement('a');
  link.href = address;
  dress(link);
  document.body.append(link);
  link.click();
  link.remove();
  // Without this the file would stay until the page goes.
  window.setTimeout(() => URL.revokeObjectURL(address), FILE_KEPT_MS);
};

/** Gives the person a text as a file under a name. */
export const saveFile = (name: string, type: string, text: string): void => {
  followFile(addressOf(text, `${type};charset=utf-8`), (link) => {
    link.download = name;
  });
};

/** Opens the bytes of a PDF in a new tab through a link that would also download them (FILE-08). */
export const openPdf = (bytes: Uint8Array): void => {
  followFile(addressOf(Uint8Array.from(bytes), 'application/pdf'), (link) => {
    link.target = '_blank';
    link.rel = 'noopener';
  });
};

const FILE_KEPT_MS = 60_000;
