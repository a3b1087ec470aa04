/** Begins the address of a medium in what is stored; the base is a setting, so it is put in when read (CONST-10). */
const SCHEME = 'media:';

/** The value with the image base in front of every medium it names. */
export const withMediaBase = <T>(value: T, imageBase: string): T => {
  const walk = (node: unknown): unknown => {
    if (typeof node === 'string') return node.startsWith(SCHEME) ? `${imageBase}/${node.slice(SCHEME.length)}` : node;
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, entry]) => [key, walk(entry)]));
  };
  return walk(value) as T;
};
