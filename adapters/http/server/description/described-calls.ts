import * as z from 'zod/mini';
import type { Call, Calls } from '#adapters/http/contract/calls.ts';
import { FIELDS, type FieldWords } from './described-fields.ts';
import { wireShape } from './wire-shape.ts';

/** What the published document says of a parameter. */
export interface DescribedParameter {
  readonly description: string;
  readonly example?: string | number | boolean | readonly string[];
  /** Takes the place of what the schema says of the type: a query has only texts. */
  readonly schema?: Readonly<Record<string, unknown>>;
}

type NamesIn<Part> = Part extends object ? keyof Part & string : never;
/** The parameters of some calls, wherever they stand. */
type ParametersOf<One> =
  | (One extends { readonly params: infer Params } ? NamesIn<Params> : never)
  | (One extends { readonly query: infer Query } ? NamesIn<Query> : never)
  | (One extends { readonly headers: infer Headers } ? NamesIn<Headers> : never);

/** The words of one call: its name for generated clients (API-18), one line, its body as somebody would send it, what a file is. */
type CallWords<One> = {
  readonly name: string;
  readonly summary: string;
  /** Refusals that no `Result` stands for: the handler throws them with what is wrong field by field. */
  readonly refuses?: readonly number[];
} & (One extends { readonly body: unknown } ? { readonly example: unknown } : unknown) &
  (One extends { readonly file: string } ? { readonly file?: string } : unknown);

/** The words of a capability in the published document; types ask for every call and every parameter. */
interface Words<Declared extends Calls> {
  /** Under which heading its calls stand. */
  readonly tag: string;
  readonly calls: { readonly [Name in keyof Declared]: CallWords<Declared[Name]> };
  readonly parameters: { readonly [Name in ParametersOf<Declared[keyof Declared]>]: DescribedParameter };
  /** What each field is, in what is sent and answered; those that recur are described once (`common-fields.ts`). */
  readonly fields?: FieldWords;
  /** Shapes that have a name of their own in the document. */
  readonly schemas?: Readonly<Record<string, z.core.$ZodType>>;
}

/** What the document says of one call. */
export interface Description {
  readonly tag: string;
  readonly name: string;
  readonly summary: string;
  readonly refuses?: readonly number[];
  readonly parameters: Readonly<Record<string, DescribedParameter>>;
  readonly fields?: FieldWords;
  /** The body as somebody would send it. */
  readonly example?: unknown;
  /** What an answer is that is a file. */
  readonly file?: string;
}

/** A call with its description, as a route takes it. */
export type Described<One extends Call = Call> = One & { readonly description: Description };

/** Gives shapes of the wire a name of their own in the document, and says what their fields are. */
export const nameSchemas = (schemas: Readonly<Record<string, z.core.$ZodType>>, fields: FieldWords = {}): void => {
  for (const [id, schema] of Object.entries(schemas)) z.globalRegistry.add(wireShape(schema), { id, [FIELDS]: fields });
};

/** Adds the words of the published document to one call of many alike. */
export const describedAs = <const One extends Call>(call: One, description: Description): Described<One> => ({
  ...call,
  description,
});

/** Adds the words of the published document to the calls of a capability; they stand here so that no browser is sent them. */
export const described = <const Declared extends Calls>(
  calls: Declared,
  { tag, calls: words, parameters, fields = {}, schemas = {} }: Words<Declared>,
): { readonly [Name in keyof Declared]: Described<Declared[Name]> } => {
  nameSchemas(schemas, fields);
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      { ...call, description: { tag, parameters, fields, ...words[name as keyof Declared] } },
    ]),
  ) as never;
};
