import * as z from 'zod';
import { isHour, isLastHour } from '#core/kernel/hour.ts';
import { WEEKDAYS } from '#core/support/opening-hours.ts';
import { area, day, description, friendlyUrl, line, order, phone, record, shaped } from './primitives.ts';

const hourThat = (exists: (text: string) => boolean) =>
  shaped(/^\d{2}:\d{2}$/u, 'deve essere un’ora con quattro cifre: 09:00', exists, 'non è un’ora esistente');

/** When an office answers: the hours of some days, and the days on which it is closed besides national holidays (PAGE-51). */
const opening = record({
  times: z
    .array(
      record({ days: z.array(z.enum(WEEKDAYS)).min(1), from: hourThat(isHour), to: hourThat(isLastHour) }).refine(
        ({ from, to }) => from < to,
        {
          path: ['to'],
          error: 'deve essere dopo l’ora di apertura',
        },
      ),
    )
    .min(1),
  closedOn: z.array(day).min(1).optional(),
});

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
  opening: opening.optional(),
});
