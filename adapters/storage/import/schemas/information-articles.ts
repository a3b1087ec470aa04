import { TASK_TARGETS } from '#core/catalogue/task.ts';
import * as z from 'zod';
import { articleFields } from './articles.ts';
import { anyUrl, friendlyUrl, line, options, record, richText } from './primitives.ts';

/** What to do, step by step: with it an article is a page "Che cosa fare" (PAGE-60). */
const task = record({
  order: z.int().min(0),
  who: line.max(80),
  where: line.max(80),
  time: line.max(60),
  timeNote: line.max(80).optional(),
  cost: line.max(60),
  toBring: z.array(line).min(1).max(8),
  form: friendlyUrl.optional(),
  steps: z
    .array(record({ title: line.max(100), text: line.optional() }))
    .min(2)
    .max(8),
  warning: richText.optional(),
  after: richText.optional(),
  troubles: z
    .array(record({ title: line, url: anyUrl }))
    .max(4)
    .optional(),
  opens: z.enum(TASK_TARGETS),
});

/** An in-depth article of the support section (/supporto/approfondimenti). */
export const informationArticle = record({
  ...articleFields,
  categories: options,
  targets: options,
  searchWords: z.array(line.max(60)).min(1).max(20).optional(),
  task: task.optional(),
});
