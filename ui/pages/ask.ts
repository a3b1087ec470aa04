import type { Area } from '#core/kernel/area.ts';
import type { PortKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import type { Injector } from '#ui/state/injection.tsx';
import type { Question } from '#ui/state/questions.ts';
import type { PageContext } from './page-module.ts';

/** Who asks: from where they are answered, and the use cases. */
export type Asking = Pick<PageContext, 'area' | 'use'>;

/** Who asks what is the same for everybody: whoever logs in asks nothing anew. */
export const forEverybody = (injector: Injector): Asking => ({
  area: 'public',
  use: (key) => injector.get(key),
});

/** What the cache holds of an answer: it knows absence only as null. */
export type Held<T> = undefined extends T ? Exclude<T, undefined> | null : T;

/**
 * The query that a use case answers. Its key is the area of the visitor, the use case and its arguments: what a visitor
 * was answered is never shown to a farmer, and the other way round (PAGE-37). What belongs to one company must have the
 * company among `args`.
 */
export const ask = <const Args extends readonly unknown[], T>(
  { area, use }: Asking,
  useCase: PortKey<(...args: Args) => Promise<T>>,
  ...args: Args
): Question<Held<T>> => ({
  key: questionKey(area, useCase, ...args),
  ask: async () => held<T>(await use(useCase)(...args)),
});

/** The query that a use case answers which may refuse: a refusal is a failed query, with the status that says the same. */
export const askValue = <const Args extends readonly unknown[], T>(
  { area, use }: Asking,
  useCase: PortKey<(...args: Args) => Promise<Result<T, string>>>,
  ...args: Args
): Question<T> => ({
  key: questionKey(area, useCase, ...args),
  ask: async () => granted(await use(useCase)(...args)),
});

/** A method by which a query port is read. */
type Read = (...args: never[]) => Promise<unknown>;

/** The query that a port answers by itself, where no rule stands between; its key names port and method. */
export const read = <Name extends string, Port extends Record<Name, Read>>(
  { area, use }: Asking,
  port: PortKey<Port>,
  method: Name,
  ...args: Parameters<Port[Name]>
): Question<Held<Awaited<ReturnType<Port[Name]>>>> => ({
  key: questionKey(area, port, method, ...args),
  ask: async () => held((await use(port)[method](...args)) as Awaited<ReturnType<Port[Name]>>),
});

/** The same of a port that may refuse. */
export const readValue = <Name extends string, Port extends Record<Name, Read>>(
  { area, use }: Asking,
  port: PortKey<Port>,
  method: Name,
  ...args: Parameters<Port[Name]>
): Question<Held<Granted<Awaited<ReturnType<Port[Name]>>>>> => ({
  key: questionKey(area, port, method, ...args),
  ask: async () =>
    held(granted((await use(port)[method](...args)) as Result<Granted<Awaited<ReturnType<Port[Name]>>>, string>)),
});

/** The key of a question, or the beginning of several: for what is to be asked anew after a change. */
export const questionKey = (area: Area, useCase: PortKey<unknown>, ...args: readonly unknown[]): readonly unknown[] => [
  area,
  useCase.description ?? '',
  ...args,
];

const FORBIDDEN = 403;
const NOT_FOUND = 404;

/** What was granted; a refusal is thrown with the status that says the same. */
export const granted = <T>(outcome: Result<T, string>): T => {
  if (outcome.ok) return outcome.value;
  throw new ServiceError(`refused: ${outcome.failure}`, {
    status: outcome.failure.endsWith('.not-found') ? NOT_FOUND : FORBIDDEN,
  });
};

// Helpers

/** What a call that may refuse answers when it does not. */
type Granted<Outcome> = Extract<Outcome, { readonly ok: true }> extends { readonly value: infer T } ? T : never;

const held = <T>(value: T): Held<T> => (value ?? null) as Held<T>;
