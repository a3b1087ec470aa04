import * as z from 'zod';
import {
  day,
  hour,
  line,
  movable,
  notBeforePublication,
  options,
  publication,
  record,
  takingPart,
  termsAct,
} from './primitives.ts';

/** A competition or recruitment procedure (/agenzia/concorsi). */
export const competition = record({
  ...movable,
  ...publication,
  ...takingPart,
  lastUpdate: day,
  competitionStatus: z.enum(['Aperto', 'In corso di espletamento', 'Concluso', 'Sospeso']),
  procedureTypes: options,
  deadline: day.optional(),
  deadlineTime: hour.optional(),
  ...termsAct,
  positions: z.int().min(1).optional(),
  workplace: line.optional(),
  requirements: z.array(line).optional(),
}).refine(...notBeforePublication('deadline'));
