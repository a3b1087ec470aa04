/** Begins the address of a medium in what is stored; the base is a setting, so it is put in when read (CONST-10). */
const SCHEME = 'media:';

/** Documents that contents offer lie below it; everything else is a picture. */
export const DOCUMENT_FOLDER = 'documenti/';

/** The value with the image base in front of every medium it names; documents may have a base of their own. */
export const withMediaBase = <T>(value: T, imageBase: string, documentBase = imageBase): T => {
  const addressOf = (path: string): string => `${path.startsWith(DOCUMENT_FOLDER) ? documentBase : imageBase}/${path}`;
  const walk = (node: unknown): unknown => {
    if (typeof node === 'string') return node.startsWith(SCHEME) ? addressOf(node.slice(SCHEME.length)) : node;
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, entry]) => [key, walk(entry)]));
  };
  return walk(value) as T;
};
