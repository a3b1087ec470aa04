import type { Clipboard } from '#core/content/clipboard.ts';
import type { FormPoster, FormToPost } from '#core/handover/ports.ts';
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

const formIn = (target: Document, { action, fields }: FormToPost): HTMLFormElement => {
  const form = target.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of fields) {
    const field = target.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  target.body.append(form);
  return form;
};

/** An empty tab that cannot reach back; undefined where the browser blocks it. */
const emptyTab = (): Window | undefined => {
  // Not with "noopener": then nobody could tell a blocked tab from an open one.
  const tab = window.open('', '_blank');
  if (tab === null || tab.closed) return undefined;
  tab.opener = null;
  return tab;
};

/** Sends forms of hidden fields; the form of a new window stands in that window's own document. */
export const formPoster: FormPoster = {
  postInNewWindow: (form) => {
    const tab = emptyTab();
    if (tab === undefined) return false;
    formIn(tab.document, form).submit();
    return true;
  },
  postHere: (form) => {
    const element = formIn(document, form);
    element.submit();
    element.remove();
  },
};

const revokeLater = (address: string): void => {
  window.setTimeout(() => URL.revokeObjectURL(address), FILE_KEPT_MS);
};

/** Presses a link of `place` that saves the file at `address` under a name. */
const save = (target: Document, address: string, name: string): HTMLAnchorElement => {
  const link = target.createElement('a');
  link.href = address;
  link.download = name;
  target.body.append(link);
  link.click();
  return link;
};

/** Gives the person a text as a file under a name. */
export const saveFile = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  save(document, address, name).remove();
  revokeLater(address);
};

/** A PDF that was given to the person. */
export interface DeliveredPdf {
  /** Shown in a tab of its own, or saved among the downloads because the browser blocked that tab. */
  readonly where: 'tab' | 'downloads';
  /** Where the document can be had until `forget` is called. */
  readonly address: string;
  /** Frees the document, a minute later: the reader's tab has loaded it by then. */
  forget(): void;
}

/**
 * Opens a PDF in a new tab (FILE-08). After a long answer browsers block tabs: then it is saved under `name`. A browser
 * that shows no PDF saves it from the new tab, whose link carries the name.
 */
export const deliverPdf = (name: string, bytes: Uint8Array): DeliveredPdf => {
  const address = URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }));
  const tab = emptyTab();
  if (tab === undefined) save(document, address, name).remove();
  else if (navigator.pdfViewerEnabled) tab.location.replace(address);
  else {
    tab.document.title = name;
    tab.document.documentElement.lang = 'it';
    save(tab.document, address, name).append(name);
  }
  return { where: tab === undefined ? 'downloads' : 'tab', address, forget: () => revokeLater(address) };
};

const FILE_KEPT_MS = 60_000;

/** Whether something may be closed: asked with these words where it would take along what was written. */
export const mayClose = (isWritten: boolean, words: string): boolean => !isWritten || window.confirm(words);
