import * as z from 'zod/mini';
import type { RichText } from '#core/content/rich-text.ts';
import { isoDateFrom } from '#core/kernel/iso-date.ts';

// The content policy forbids code made from text, which zod would otherwise try to write.
z.config({ jitless: true });

/** A value that the sender may leave out or give as null; both mean "there is none". */
export const maybe = <Schema extends z.core.SomeType>(schema: Schema): z.ZodMiniOptional<z.ZodMiniNullable<Schema>> =>
  z.optional(z.nullable(schema));

/** No text of the portal holds a null character or half of a character, and no database takes it. */
const WRITABLE = /^[^\0\p{Surrogate}]*$/u;

/** A text that a person writes freely. */
export const freeText = z.string().check(z.regex(WRITABLE, 'Contiene caratteri che non si possono scrivere.'));

/** A calendar day as `YYYY-MM-DD`. */
export const wireDay = z
  .string()
  .check(
    z.refine(
      (text) => isoDateFrom(text) !== undefined,
      'Deve essere una data esistente, nella forma anno-mese-giorno.',
    ),
  );

/** A whole number: a count, a year, a size. The published document says so; the portal reads any number. */
export const whole = z.number();

/** An optional property only where there is a value: the domain has no `undefined` fields that it did not ask for. */
export const given = <Name extends string, Value>(
  name: Name,
  value: Value | null | undefined,
): { readonly [N in Name]?: Value } =>
  (value === null || value === undefined ? {} : { [name]: value }) as { readonly [N in Name]?: Value };

/** The value, or undefined for null: where the domain says "absent" by undefined. */
export const present = <Value>(value: Value | null | undefined): Value | undefined => value ?? undefined;

/**
 * Which part of a longer list an answer is (API-05). `totalCount` is exact to 10,000. `next` leads to the following
 * page as the parameter `cursor`, where the list takes it; absent after the last page.
 */
export const wirePagination = z.object({
  totalCount: whole,
  page: whole,
  pageSize: whole,
  totalPages: whole,
  next: maybe(z.string()),
  /** Words that were looked for in place of the typed ones, which nothing has (LIST-19). */
  understood: maybe(z.string()),
});

export const wireInline: z.ZodMiniType<RichInline> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({ kind: z.literal('strong'), children: z.array(wireInline) }),
    z.object({ kind: z.literal('emphasis'), children: z.array(wireInline) }),
    z.object({ kind: z.literal('link'), url: z.string(), children: z.array(wireInline) }),
  ]),
);

export const wireBlock: z.ZodMiniType<RichText[number]> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('paragraph'), children: z.array(wireInline) }),
    z.object({
      kind: z.literal('heading'),
      level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
      children: z.array(wireInline),
    }),
    z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(wireBlock)) }),
    z.object({ kind: z.literal('quote'), children: z.array(wireBlock) }),
    z.object({
      kind: z.literal('table'),
      head: z.array(z.array(wireInline)),
      rows: z.array(z.array(z.array(wireInline))),
    }),
  ]),
);

/** Text with structure, as the typed tree that the service made from the editors' text (VAL-06). */
export const wireRichText: z.ZodMiniType<RichText> = z.array(wireBlock);

type RichInline = Extract<RichText[number], { kind: 'paragraph' }>['children'][number];
