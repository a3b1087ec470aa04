import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { filesBelow, foundIn, lineAt, shippedCode, type TextAt } from './texts.ts';

/** Words that name nothing: whatever is called so has a name in the field. */
const VAGUE = new Set(['thing', 'things', 'told', 'stake', 'stakes', 'matter', 'matters', 'place', 'places']);
/** Names that are stored, published, another's term, or of where an event is held. */
const KEPT = new Set(['applyPlace', 'eventPlace', 'ONLINE_PLACE', 'takesPlace', 'stake_cents', 'FRONT_MATTER']);
/** An ordinary phrase, "in place"; by itself it is a venue, or the field of one. */
const ORDINARY = /^(?:use)?inPlace|^places?$/iu;
/** Fields of rows, of mails under way and of the published API. */
const FIELDS = new Set(['thing', 'things', 'told']);

interface SyntaxNode {
  readonly type?: string;
  readonly start?: number;
  readonly name?: unknown;
  readonly computed?: boolean;
  readonly shorthand?: boolean;
}

const isVague = (name: string): boolean =>
  !KEPT.has(name) &&
  !ORDINARY.test(name) &&
  name.split(/_|(?<=[a-z\d])(?=[A-Z])/u).some((part) => VAGUE.has(part.toLowerCase()));

/** Whether a node names a field of its parent, and no variable. */
const isField = (key: string, { computed = false, shorthand = false }: SyntaxNode): boolean =>
  (key === 'key' || key === 'property') && !computed && !shorthand;

const vagueIn = (path: string, source: string): readonly TextAt[] => {
  const found: TextAt[] = [];
  const visit = (node: unknown, parent: SyntaxNode, key: string): void => {
    if (node === null || typeof node !== 'object') return;
    const { type = '', name, start = 0 } = node as SyntaxNode;
    if (type.endsWith('Identifier') && typeof name === 'string' && isVague(name))
      if (!(FIELDS.has(name) && isField(key, parent))) found.push({ line: lineAt(source, start), text: name });
    for (const [below, child] of Object.entries(node)) {
      if (Array.isArray(child)) for (const one of child) visit(one, node, below);
      else visit(child, node, below);
    }
  };
  if (/thing|told|stake|matter|place/iu.test(source)) visit(parseSync(path, source).program, {}, '');
  return found;
};

describe('names', () => {
  it.each([
    'const thing = 1;',
    'const f = ({ told }) => 1;',
    'const isTold = true;',
    'interface Stake {}',
    'const MOST_THINGS = 2;',
    'type X = { readonly filePlace: string };',
  ])('should be noticed where they name nothing: %s', (line) => {
    expect(vagueIn('a.ts', line).length).toBeGreaterThan(0);
  });

  it.each([
    'const f = ({ told: reported }) => reported;',
    'const x = { thing: 1 }.thing;',
    'const nothing = something;',
    "replace('thing', placeholder); // told",
    'const inPlace = applyPlace;',
  ])('should be let be: %s', (line) => {
    expect(vagueIn('a.ts', line)).toEqual([]);
  });

  it('should be words of the field in all code', () => {
    const code = [
      ...shippedCode(),
      ...['tests', 'features'].flatMap((folder) => filesBelow(folder, /\.(m?[jt]s|tsx)$/u)),
    ];
    expect(foundIn(code, vagueIn)).toEqual([]);
  });
});
