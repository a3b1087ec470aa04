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
 * The question that a use case answers, known by the area of who asks, the use case and what it is asked with: what a
 * visitor was answered is never shown to a farmer, and the other way round (PAGE-37). What belongs to one company must
 * have the company among `args`.
 */
export const ask = <const Args extends readonly unknown[], T>(
  { area, use }: Asking,
  useCase: PortKey<(...args: Args) => Promise<T>>,
  ...args: Args
): Question<Held<T>> => ({
  key: questionKey(area, useCase, ...args),
  ask: async () => ((await use(useCase)(...args)) ?? null) as Held<T>,
});

const FORBIDDEN = 403;
const NOT_FOUND = 404;

/** The question that a use case answers which may refuse: a refusal is a failed answer, with the status that says the same. */
export const askValue = <const Args extends readonly unknown[], T>(
  { area, use }: Asking,
  useCase: PortKey<(...args: Args) => Promise<Result<T, string>>>,
  ...args: Args
): Question<T> => ({
  key: questionKey(area, useCase, ...args),
  ask: async () => {
    const outcome = await use(useCase)(...args);
    if (outcome.ok) return outcome.value;
    throw new ServiceError(`refused: ${outcome.failure}`, {
      status: outcome.failure.endsWith('.not-found') ? NOT_FOUND : FORBIDDEN,
    });
  },
});

/** The key of a question, or the beginning of several: for what is to be asked anew after a change. */
export const questionKey = (area: Area, useCase: PortKey<unknown>, ...args: readonly unknown[]): readonly unknown[] => [
  area,
  useCase.description ?? '',
  ...args,
];
