import { percentDecode, queryPairs, wellFormed } from '#core/kernel/address.ts';
import { fail, succeed, type Result } from '#core/kernel/result.ts';
import { parseWebAddress } from './web-address.ts';

/** Where an address of the site before this portal leads now. */
export type Redirect = { readonly kind: 'moved'; readonly to: string } | { readonly kind: 'gone' };

/** Lines of one path whose queries have the same names, by the values that an address must have for them. */
interface Lines {
  readonly names: readonly string[];
  readonly byValues: Map<string, Redirect>;
}

/** Old addresses of the whole origin, by their path; the lines that say more of a query stand first. */
export type RedirectTable = ReadonlyMap<string, readonly Lines[]>;

/** A path of the origin with its query, as the table compares them. */
interface OldAddress {
  readonly path: string;
  readonly query: ReadonlyMap<string, string>;
}

const HEADER = /^\uFEFF?"?vecchio"?([;,\t])"?nuovo"?$/iu;
/** A path of this origin: not one of another host, and nothing that a header could not hold. */
const PATH = /^\/(?![/\\])[^\s\p{Cc}]*$/u;
const MOST_FAULTS = 20;
const MOST_CHARACTERS = 2_000;

/**
 * Reads the table of a whole old site from CSV: a first line `vecchio;nuovo`, then a line for each old address, which begins with a slash
 * and may have a query, and its new one, a path of this origin or a full http(s) address; none for what is gone for good. Fails with what
 * is wrong, line by line in Italian. `own`: beginnings of addresses that the portal itself answers, which no line may take away (CONST-10).
 */
export const redirectTableFrom = (csv: string, own: readonly string[]): Result<RedirectTable, readonly string[]> => {
  const [head = '', ...lines] = csv.split(/\r?\n/u);
  const separator = HEADER.exec(head.trim())?.[1];
  if (separator === undefined) return fail(['riga 1: deve essere «vecchio;nuovo»']);
  const table = new Map<string, Lines[]>();
  const seen = new Map<string, { readonly number: number; readonly old: string }>();
  const faults: string[] = [];
  lines.forEach((line, index) => {
    if (line.trim() === '') return;
    const read = redirectFrom(cellsOf(line, separator), own);
    const number = index + 2;
    if (typeof read === 'string') return void faults.push(`riga ${number}: ${read}`);
    const { old, address, redirect } = read;
    const names = [...address.query.keys()].toSorted();
    const values = valuesOf(address, names) ?? '';
    const key = JSON.stringify([address.path, names, values]);
    const before = seen.get(key)?.number;
    if (before !== undefined) return void faults.push(`riga ${number}: «${old}» è già nella riga ${before}`);
    seen.set(key, { number, old });
    linesFor(table, address.path, names).byValues.set(values, redirect);
  });
  for (const { number, old } of seen.values())
    if (comesBack(table, old)) faults.push(`riga ${number}: l’indirizzo nuovo porta di nuovo a quello vecchio`);
  if (faults.length === 0) return succeed(table);
  const others = faults.length - MOST_FAULTS;
  return fail([...faults.slice(0, MOST_FAULTS), ...(others > 0 ? [`e altre ${others} righe`] : [])]);
};

/**
 * What became of an address with its query, as it was asked for: the line whose query it has whole, the one that says most first; a line
 * without query holds for all of its path. Undefined where the table says nothing.
 */
export const redirectOf = (table: RedirectTable, asked: string): Redirect | undefined => {
  const address = oldAddressOf(asked);
  if (address === undefined) return undefined;
  for (const { names, byValues } of table.get(address.path) ?? []) {
    const values = valuesOf(address, names);
    const found = values === undefined ? undefined : byValues.get(values);
    if (found !== undefined) return found;
  }
  return undefined;
};

// Helpers

/** Cells of a line; what stands in double quotes is one cell, and two of them are one sign of its text. */
const cellsOf = (line: string, separator: string): readonly string[] =>
  [...line.matchAll(new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^${separator}]*))`, 'gu'))].map(
    ([, quoted, plain = '']) => (quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim(),
  );

/** An old address and what became of it; a sentence where the cells do not say that. */
const redirectFrom = (
  [old = '', now = '', ...more]: readonly string[],
  own: readonly string[],
): string | { readonly old: string; readonly address: OldAddress; readonly redirect: Redirect } => {
  if (more.some((cell) => cell !== '')) return 'ha più di due colonne';
  const address = oldAddressOf(old);
  if (address === undefined)
    return `«${old}» deve essere un indirizzo che comincia con una barra, come /index.php?id=12`;
  const { path, query } = address;
  if (own.some((base) => path === base || path.startsWith(`${base}/`)))
    return `«${old}» è un indirizzo del portale: per i suoi contenuti c’è «vecchiIndirizzi»`;
  if (path === '/' && query.size === 0) return 'la radice porta già alla pagina iniziale';
  if (now === '') return { old, address, redirect: { kind: 'gone' } };
  const to = targetOf(now);
  return to === undefined
    ? `«${now}» deve essere un percorso che comincia con una barra, o un indirizzo http o https`
    : { old, address, redirect: { kind: 'moved', to } };
};

/** The same path however it is encoded and whether or not a slash ends it; undefined for what is no path of this origin. */
const oldAddressOf = (text: string): OldAddress | undefined => {
  const encoded = text.replaceAll(' ', '%20');
  if (!PATH.test(encoded) || encoded.length > MOST_CHARACTERS) return undefined;
  const [whole = ''] = encoded.split('#', 1);
  const mark = whole.indexOf('?');
  const path = percentDecode(mark < 0 ? whole : whole.slice(0, mark)).replace(/\/+$/u, '');
  return { path: path === '' ? '/' : path, query: new Map(mark < 0 ? [] : queryPairs(whole.slice(mark))) };
};

/** An address as a header of the answer holds it: what is encoded already stays as it is. */
const targetOf = (text: string): string | undefined => {
  const encoded = encodeURI(wellFormed(text)).replaceAll('%25', '%');
  if (encoded.length > MOST_CHARACTERS) return undefined;
  return PATH.test(encoded) || (/^https?:\/\//iu.test(encoded) && parseWebAddress(encoded) !== undefined)
    ? encoded
    : undefined;
};

/** Values of these names in the query of an address; undefined where it lacks one of them. */
const valuesOf = ({ query }: OldAddress, names: readonly string[]): string | undefined => {
  const values = names.map((name) => query.get(name));
  return values.includes(undefined) ? undefined : JSON.stringify(values);
};

const linesFor = (table: Map<string, Lines[]>, path: string, names: readonly string[]): Lines => {
  const ofPath = table.get(path) ?? [];
  const known = ofPath.find((one) => JSON.stringify(one.names) === JSON.stringify(names));
  if (known !== undefined) return known;
  const made = { names, byValues: new Map<string, Redirect>() };
  table.set(
    path,
    [...ofPath, made].toSorted((a, b) => b.names.length - a.names.length),
  );
  return made;
};

/** Whether an old address, followed through the table, comes back to a line that it has been through. */
const comesBack = (table: RedirectTable, from: string): boolean => {
  const been = new Set<Redirect>();
  let at: string | undefined = from;
  while (at !== undefined) {
    const redirect = redirectOf(table, at);
    if (redirect?.kind !== 'moved') return false;
    if (been.has(redirect)) return true;
    been.add(redirect);
    at = redirect.to;
  }
  return false;
};
