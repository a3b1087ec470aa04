import * as z from 'zod';
import { area, friendlyUrl, line, record } from './primitives.ts';

/** A scope that an assistance request can have (PAGE-33). */
export const assistanceScope = record({ value: friendlyUrl, name: line, order: z.int().min(0), area: area.optional() });
