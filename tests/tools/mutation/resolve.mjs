// Gives the specs `words.mjs` for 'vitest', and lets a whole tree of modules be loaded again: the number of the loading,
// `?loading=3`, is handed down from a module to what it imports.
const WORDS = new URL('words.mjs', import.meta.url).href;
const LOADING = /[?&]loading=(\d+)/;

export const resolve = async (specifier, context, next) => {
  if (specifier === 'vitest' && context.parentURL !== WORDS)
    return { url: WORDS, format: 'module', shortCircuit: true };
  const found = await next(specifier, context);
  const number = LOADING.exec(context.parentURL ?? '')?.[1];
  if (
    number === undefined ||
    !found.url.startsWith('file:') ||
    found.url.includes('/node_modules/') ||
    LOADING.test(found.url)
  )
    return found;
  return { ...found, url: `${found.url}${found.url.includes('?') ? '&' : '?'}loading=${number}` };
};
