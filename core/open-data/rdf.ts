/** A value of a statement: something that has an address, or a text. */
export type RdfValue =
  | { readonly iri: string }
  | { readonly text: string; readonly language?: string; readonly type?: string };

/** Something that is described, with what is said of it; names are shortened by the prefixes of their graph. */
export interface RdfNode {
  readonly iri: string;
  readonly types: readonly string[];
  readonly says: readonly (readonly [name: string, ...values: readonly RdfValue[]])[];
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
    ...nodes.map(
      ({ iri, types, says }) =>
        `\n${turtleIri(iri)} a ${types.join(', ')}${says
          .map(([name, ...values]) => ` ;\n  ${name} ${values.map(turtleValue).join(', ')}`)
          .join('')} .`,
    ),
    '',
  ].join('\n');

/** The same statements as JSON-LD. */
export const jsonLdOf = ({ prefixes, nodes }: RdfGraph): string =>
  `${JSON.stringify(
    {
      '@context': prefixes,
      '@graph': nodes.map(({ iri, types, says }) => ({
        '@id': iri,
        '@type': types,
        ...Object.fromEntries(says.map(([name, ...values]) => [name, values.map(jsonValue)])),
      })),
    },
    undefined,
    2,
  )}\n`;

// Helpers

/** Signs that no address may have in Turtle, in percent encoding. */
const turtleIri = (iri: string): string =>
  `<${iri.replaceAll(/[^!-\u{10ffff}]|[<>"{}|^`\\]/gu, (sign) => encodeURIComponent(sign))}>`;

const turtleValue = (value: RdfValue): string => {
  if ('iri' in value) return turtleIri(value.iri);
  // The escapes of JSON are those of Turtle.
  const text = JSON.stringify(value.text);
  if (value.language !== undefined) return `${text}@${value.language}`;
  return value.type === undefined ? text : `${text}^^${value.type}`;
};

const jsonValue = (value: RdfValue): Readonly<Record<string, string>> => {
  if ('iri' in value) return { '@id': value.iri };
  const { text, language, type } = value;
  return {
    '@value': text,
    ...(language === undefined ? {} : { '@language': language }),
    ...(type === undefined ? {} : { '@type': type }),
  };
};
