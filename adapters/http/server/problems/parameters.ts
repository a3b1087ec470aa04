import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { HttpProblem } from './problem.ts';

type Schema = z.core.$ZodType;

/**
 * Reads what a request gives by the schemas of the contract. A parameter that takes one value and is given more than once
 * is refused for just that, whatever its own schema would say of it (API-06). Headers are found under their names as they
 * are described; what is read of them stays as it came.
 */
export const parameterCompiler: FastifySchemaCompiler<Schema> = (route) => {
  const validate = validatorCompiler(route);
  const shape = route.schema instanceof z.core.$ZodObject ? route.schema._zod.def.shape : {};
  switch (route.httpPart) {
    case 'querystring':
      return (query: unknown) => {
        const repeated = repeatedIn(shape, query);
        return repeated.length === 0
          ? validate(query)
          : {
              error: new HttpProblem(400, {
                errors: repeated.map((name) => ({
                  name,
                  reason: 'Compare più di una volta: può comparire una volta sola.',
                })),
              }),
            };
      };
    case 'headers':
      return (headers: object) => {
        const outcome: unknown = validate(
          Object.fromEntries(Object.keys(shape).map((name) => [name, Reflect.get(headers, name.toLowerCase())])),
        );
        return isRefused(outcome) ? outcome : { value: {} };
      };
    default:
      return validate;
  }
};

// Helpers

const repeatedIn = (shape: Readonly<Record<string, Schema>>, query: unknown): readonly string[] =>
  Object.entries(query as object).flatMap(([name, value]) => {
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return schema !== undefined && Array.isArray(value) && !z.safeParse(schema, value).success ? [name] : [];
  });

const isRefused = (outcome: unknown): outcome is { readonly error: Error } =>
  typeof outcome === 'object' && outcome !== null && 'error' in outcome;
