/** A value of a statement, as JSON-LD has it: something that has an address, or a text. */
export type RdfValue =
  | { readonly '@id': string }
  | { readonly '@value': string; readonly '@language'?: string; readonly '@type'?: string };

/** What is said of something: names are shortened by the prefixes of their graph. */
export type RdfStatements = Readonly<Record<`${string}:${string}`, readonly RdfValue[]>>;

/** Something that is described, with what is said of it. */
export interface RdfNode {
  readonly iri: string;
  readonly types: readonly string[];
  readonly says: RdfStatements;
}

/** Statements with their prefixes: written once, in whichever form is asked for. */
export interface RdfGraph {
  readonly prefixes: Readonly<Record<string, string>>;
  readonly nodes: readonly RdfNode[];
}

/** The statements as Turtle. */
export const turtleOf = ({ prefixes, nodes }: RdfGraph): string =>
  [
    ...Object.entries(prefixes).map(([prefix, iri]) => `@prefix ${prefix}: ${turtleIri(iri)} .`),
    ...nodes.map(({ iri, types, says }) => {
      const lines = Object.entries(says).flatMap(([name, values]) =>
        values.length === 0 ? [] : `${name} ${values.map(turtleValue).join(', ')}`,
      );
      return `\n${turtleIri(iri)} a ${[types.join(', '), ...lines].join(' ;\n  ')} .`;
    }),
    '',
  ].join('\n');

/** The same statements as JSON-LD. */
export const jsonLdOf = ({ prefixes, nodes }: RdfGraph): string => {
  const graph = nodes.map(({ iri, types, says }) => ({ '@id': iri, '@type': types, ...says }));
  return `${JSON.stringify({ '@context': prefixes, '@graph': graph }, undefined, 2)}\n`;
};

// Helpers

/** Signs that no address may have in Turtle, in percent encoding. */
const turtleIri = (iri: string): string =>
  `<${iri.replaceAll(/[^!-\u{10ffff}]|[<>"{}|^`\\]/gu, (sign) => encodeURIComponent(sign))}>`;

const turtleValue = (value: RdfValue): string => {
  if ('@id' in value) return turtleIri(value['@id']);
  const { '@language': language, '@type': type } = value;
  // The escapes of JSON are those of Turtle.
  return `${JSON.stringify(value['@value'])}${language === undefined ? '' : `@${language}`}${type === undefined ? '' : `^^${type}`}`;
};
