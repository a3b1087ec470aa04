const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML or XML, within elements and quoted attributes alike. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);
