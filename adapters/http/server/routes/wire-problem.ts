import * as z from 'zod/mini';

/** A refusal, as RFC 9457 has it; see `problem.ts`. */
export const wireProblem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  instance: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ name: z.string(), reason: z.string(), code: z.optional(z.string()) }))),
});
z.globalRegistry.add(wireProblem, { id: 'Problema' });
