import * as z from 'zod/mini';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Page } from '#core/kernel/page.ts';
import { maybe, wireDay, wirePagination } from './schema.ts';

// One line a field gives both directions: `z.decode` reads the service's words, `z.encode` writes them.

type Schema = z.core.SomeType;

/**
 * A shape on the wire and the core's value that it stands for. `satisfies Codec<Core>` proves both directions: what is
 * decoded is a `Core`, and every `Core` can be encoded.
 */
export interface Codec<Core, Wire = unknown> extends z.ZodMiniType<Core, Wire> {
  /** Only a type: what `z.encode` takes. */
  readonly takes?: (core: Core) => void;
}

type Internals<Core, Wire> = z.core.$ZodTypeInternals<Core, Wire>;
/** A field that the wire may leave out. */
type Defaulted<Core, Wire> = z.ZodMiniType<Core, Wire, Internals<Core, Wire> & { readonly optin: 'optional' }>;
/** A field that the core may leave out, too. */
type Optional<Core, Wire> = z.ZodMiniType<
  Core,
  Wire,
  Internals<Core, Wire> & { readonly optin: 'optional'; readonly optout: 'optional' }
>;

/** A codec from a shape of the wire by two functions. Prefer `record`, `oneOf` and the others here. */
export const mapped = <const S extends Schema, Core>(
  wire: S,
  both: { readonly decode: (wire: z.output<S>) => Core; readonly encode: (core: Core) => z.output<S> },
): Codec<Core, z.input<S>> => z.codec(wire, z.any(), both);

/** A field that may be absent: written as null, and read from null or nothing. */
export const nullable = <S extends Schema>(
  schema: S,
): Optional<z.output<S> | undefined, z.input<S> | null | undefined> =>
  mapped(maybe(schema), { decode: (value) => value ?? undefined, encode: (value) => value ?? null }) as never;

/** A field that may be absent: left out, and read from null or nothing. */
export const optional = <S extends Schema>(schema: S): Optional<z.output<S>, z.input<S> | null | undefined> =>
  maybe(schema) as never;

/** A field that counts as `fallback` where the wire has none; it is always written. */
export const orElse = <S extends Schema>(
  schema: S,
  fallback: z.output<S>,
): Defaulted<z.output<S>, z.input<S> | null | undefined> =>
  mapped(maybe(schema), { decode: (value) => value ?? fallback, encode: (value) => value }) as never;

/** A field that may be absent: written as a list of it alone or of nothing, and read from the first of a list. */
export const firstOf = <S extends Schema>(
  schema: S,
): Optional<z.output<S> | undefined, readonly z.input<S>[] | null | undefined> =>
  mapped(maybe(z.array(schema)), {
    decode: (several) => several?.[0],
    encode: (value) => (value === undefined ? [] : [value]),
  }) as never;

/** Several of one kind. */
export const list = <S extends Schema>(item: S): Codec<readonly z.output<S>[], readonly z.input<S>[]> => z.array(item);

/** A field that has another name on the wire. */
interface Renamed<Name extends string, S extends Schema> {
  readonly wireName: Name;
  readonly schema: S;
}
export const from = <const Name extends string, S extends Schema>(wireName: Name, schema: S): Renamed<Name, S> => ({
  wireName,
  schema,
});

type Shape = Readonly<Record<string, Schema>>;
type ValuesOf<S extends Shape> = z.core.$InferObjectOutput<{ [Name in keyof S]: S[Name] }, z.core.$strip['out']>;

/** A field that several fields of the wire make up; absent where `decode` gives nothing. */
interface Joined<Core> {
  readonly joins: Shape;
  readonly decode: (wire: never, whole: Readonly<Record<string, unknown>>) => Core | undefined;
  encode(core: Core): object;
}
/** `decode` is given the fields that it joins, and the whole object beside. */
export const joined = <const S extends Shape, Core>(
  joins: S,
  both: {
    readonly decode: (wire: ValuesOf<S>, whole: Readonly<Record<string, unknown>>) => Core | undefined;
    readonly encode: (core: Core) => Partial<ValuesOf<S>>;
  },
): Joined<Core> => ({ joins, ...both });

type Fields = Readonly<Record<string, Schema | Renamed<string, Schema> | Joined<unknown>>>;
type SchemaOf<Field> =
  Field extends Renamed<string, infer S> ? S : Field extends Joined<infer Core> ? Optional<Core, unknown> : Field;
type NameOf<Field, Name> = Field extends Renamed<infer Wire, Schema> ? Wire : Name;
type CoreOf<F extends Fields> = z.core.$InferObjectOutput<
  { [Name in keyof F]: SchemaOf<F[Name]> },
  z.core.$strip['out']
>;
type WireOf<F extends Fields> = z.core.$InferObjectInput<
  { [Name in keyof F as NameOf<F[Name], Name>]: SchemaOf<F[Name]> },
  z.core.$strip['out']
>;

/** An object, a line for each field of the core's. What is absent on the wire is absent in the core, too. */
export const record = <const F extends Fields>(fields: F): Codec<CoreOf<F>, WireOf<F>> => {
  const lines = Object.entries(fields).map(([name, field]) => ({ name, ...lineOf(name, field) }));
  return mapped(z.object(Object.assign({}, ...lines.map(({ shape }) => shape)) as Shape), {
    decode: (wire) =>
      Object.fromEntries(
        lines.flatMap(({ name, read }) => {
          const value = read(wire) ?? undefined;
          return value === undefined ? [] : [[name, value]];
        }),
      ),
    encode: (core: Readonly<Record<string, unknown>>) =>
      Object.assign({}, ...lines.map(({ name, write }) => write(core[name]))) as never,
  }) as never;
};

type Values = Readonly<Record<string, unknown>>;

/** What a field stands for on the wire, and how it is read and written. */
const lineOf = (
  name: string,
  field: Fields[string],
): { readonly shape: Shape; readonly read: (wire: Values) => unknown; readonly write: (core: unknown) => object } => {
  if ('joins' in field)
    return {
      shape: field.joins,
      read: (wire) => field.decode(wire as never, wire),
      write: (core) => (core === undefined ? {} : field.encode(core)),
    };
  const { wireName, schema } = 'wireName' in field ? field : { wireName: name, schema: field };
  return {
    shape: { [wireName]: schema },
    read: (wire) => wire[wireName],
    write: (core) => ({ [wireName]: core }),
  };
};

/** The words of each `oneOf`, for the published document. */
export const knownWords = new WeakMap<object, readonly string[]>();

/** The words of the wire and the core's states; `unknown` carries a word that is not in the table. */
export const oneOf = <const Table extends Readonly<Record<string, unknown>>, Unknown>(
  words: Table,
  unknown: { readonly decode: (word: string) => Unknown; readonly encode: (state: Unknown) => string },
): Codec<Table[keyof Table] | Unknown, string> => {
  const wordOf = new Map(Object.entries(words).map(([word, state]) => [JSON.stringify(state), word]));
  const codec = mapped(z.string(), {
    decode: (word) => (Object.hasOwn(words, word) ? words[word] : unknown.decode(word)) as Table[keyof Table] | Unknown,
    encode: (state) => wordOf.get(JSON.stringify(state)) ?? unknown.encode(state as Unknown),
  });
  knownWords.set(codec, Object.keys(words));
  return codec;
};

/** A calendar day, checked to exist. */
export const day = wireDay as unknown as Codec<IsoDate, string>;

/** Milliseconds since 1970-01-01T00:00:00Z, on the wire an instant with its offset. */
export const instant = mapped(z.iso.datetime({ offset: true }), {
  decode: (text) => Date.parse(text),
  encode: (moment: number) => new Date(moment).toISOString(),
});

/** A page of results on the wire. */
interface WirePage<Item> {
  readonly results: readonly Item[];
  readonly pagination: z.output<typeof wirePagination>;
}
export const pageShape = <S extends Schema>(item: S) => ({ results: list(item), pagination: wirePagination });

export const pageFrom = <Item>({ results, pagination }: WirePage<Item>): Page<Item> => {
  const { totalCount, page, pageSize, next, understood } = pagination;
  return {
    items: results,
    totalCount,
    page,
    pageSize,
    ...(typeof next === 'string' ? { next } : {}),
    ...(typeof understood === 'string' ? { understood } : {}),
  };
};

export const pageTo = <Item>({ items, totalCount, page, pageSize, next, understood }: Page<Item>): WirePage<Item> => ({
  results: items,
  pagination: { totalCount, page, pageSize, totalPages: Math.ceil(totalCount / pageSize), next, understood },
});

/** A page of results. */
export const pageOf = <S extends Schema>(item: S): Codec<Page<z.output<S>>> =>
  mapped(z.object(pageShape(item)), {
    decode: pageFrom,
    encode: (page: Page<z.output<S>>) => pageTo(page),
  });

/** The bytes of a file, which has no shape. */
export const bytes: Codec<Uint8Array> = z.any();
