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

/** Opens the bytes of a PDF in a new tab through a link that would also download them (FILE-08). */
export const openPdf = (bytes: Uint8Array): void => {
  const address = URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
  // The new tab has taken hold of the file well before; without this the file would stay until the page goes.
  window.setTimeout(() => URL.revokeObjectURL(address), FILE_KEPT_MS);
};

const FILE_KEPT_MS = 60_000;
