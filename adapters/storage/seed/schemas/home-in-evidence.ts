import * as z from 'zod';
import { anyUrl, day, description, friendlyUrl, image, line, record } from './primitives.ts';

/** An item in evidence on the home page. */
export const inEvidence = record({ friendlyUrl, order: z.int().min(0), title: line, description, category: line.optional(), date: day.optional(), url: anyUrl, image: image.optional() });
