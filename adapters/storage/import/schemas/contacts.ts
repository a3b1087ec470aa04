import * as z from 'zod';
import { area, description, friendlyUrl, line, order, phone, record } from './primitives.ts';

/** A way to reach the agency (/supporto/contatti). */
export const contact = record({
  friendlyUrl,
  order,
  area: area.optional(),
  title: line,
  description,
  phone: phone.optional(),
  email: z.email().optional(),
  certifiedEmail: z.email().optional(),
  address: line.optional(),
  hours: line.optional(),
});
