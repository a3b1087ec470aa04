import { type Alias, type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { ImportProblem } from '../problems.ts';
import type { Reading } from './raw-record.ts';
import { yamlSentence } from './yaml-sentences.ts';

type Fault = Omit<ImportProblem, 'file'>;

/**
 * Reads one document of YAML: its value and the line of each of its parts, or in Italian, with the line, why it is
 * none (API-08). `firstLine`: the file's line that the text begins with, from 1.
 */
export const readYaml = (text: string, firstLine: number): Reading => {
  const lines = new LineCounter();
  // Silent: everything is reported below, in Italian, and not on the console.
  const document = parseDocument(text, {
    lineCounter: lines,
    uniqueKeys: true,
    stringKeys: true,
    logLevel: 'error',
    prettyErrors: false,
  });
  const at = (offset: number): number => lines.linePos(offset).line + firstLine - 1;
  const syntax = syntaxFaults(document, text, at);
  const problems = syntax.length > 0 ? syntax : aliasFaults(document, at);
  if (problems.length > 0) return { problems };
  const value = valueOf(document);
  if (value === undefined)
    return {
      problems: [{ line: firstLine, reason: 'YAML non valido: ci sono troppi richiami con *, uno dentro l’altro' }],
    };
  return { read: { value: value.value, lineOf: (path) => lineIn(document, path, at) } };
};

// Helpers

const syntaxFaults = (document: Document, text: string, at: (offset: number) => number): readonly Fault[] => {
  const faults = [...document.errors, ...document.warnings].toSorted((a, b) => a.pos[0] - b.pos[0]);
  // Names that are there twice are faults of their own; of the others, all but the first follow from it.
  const own = faults.filter(({ code }) => code === 'DUPLICATE_KEY');
  const first = faults.find(({ code }) => code !== 'DUPLICATE_KEY');
  return [...own, ...(first === undefined ? [] : [first])].map(({ code, message, pos: [offset] }) => {
    const start = text.lastIndexOf('\n', offset - 1) + 1;
    const end = text.indexOf('\n', offset);
    const line = text.slice(start, end < 0 ? undefined : end);
    return {
      line: at(Math.min(offset, Math.max(text.trimEnd().length - 1, 0))),
      reason: `YAML non valido: ${yamlSentence({ code, message, line, rest: line.slice(offset - start) })}`,
    };
  });
};

/** Undefined where references to references would make a value without measure: the reader refuses to write it out. */
const valueOf = (document: Document): { readonly value: unknown } | undefined => {
  try {
    return { value: document.toJS() };
  } catch {
    return undefined;
  }
};

const aliasFaults = (document: Document, at: (offset: number) => number): readonly Fault[] => {
  const faults: Fault[] = [];
  const faultOf = (alias: Alias, offset: number): string | undefined => {
    const target = alias.resolve(document);
    if (target === undefined)
      return `«*${alias.source}» richiama un nome che prima non c’è: se è un testo, metterlo tra virgolette`;
    return target.range && target.range[0] <= offset && offset < target.range[2]
      ? `«*${alias.source}» richiama sé stesso`
      : undefined;
  };
  visit(document, {
    Alias: (_key, alias) => {
      const offset = alias.range?.[0] ?? 0;
      const fault = faultOf(alias, offset);
      if (fault === undefined) return undefined;
      faults.push({ line: at(offset), reason: `YAML non valido: ${fault}` });
      return visit.BREAK;
    },
  });
  return faults;
};

const lineIn = (
  document: Document,
  path: readonly PropertyKey[],
  at: (offset: number) => number,
): number | undefined => {
  let node: unknown = document.contents;
  let line = isNode(node) && node.range ? at(node.range[0]) : undefined;
  for (const key of path) {
    const pair = isMap(node) ? node.items.find(({ key: name }) => isScalar(name) && name.value === key) : undefined;
    node = isMap(node) ? pair?.value : isSeq(node) && typeof key === 'number' ? node.items[key] : undefined;
    const location = pair?.key ?? node;
    if (isNode(location) && location.range) line = at(location.range[0]);
  }
  return line;
};
