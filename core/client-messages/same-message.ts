import type { ClientMessageDraft } from './client-message.ts';

/** The same message, whoever counts the clients first. */
export const sameMessage = ({ kind, text, recipients }: ClientMessageDraft): string =>
  JSON.stringify([kind, text.trim(), [...new Set(recipients)].toSorted()]);
