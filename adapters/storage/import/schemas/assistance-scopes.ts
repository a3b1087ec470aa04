import * as z from 'zod';
import { area, friendlyUrl, line, order, record } from './primitives.ts';

/** A scope that an assistance request can have (PAGE-33). */
export const assistanceScope = record({
  value: friendlyUrl,
  name: line,
  order,
  area: area.optional(),
  answerDays: z.int().min(1).max(90).optional(),
});
