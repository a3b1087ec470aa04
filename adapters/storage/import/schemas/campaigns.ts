import * as z from 'zod';
import { day, euro, friendlyUrl, line, record, referenceYear } from './primitives.ts';

/** More people than there are. */
const MOST_BENEFICIARIES = 1_000_000_000;

/** What was paid in a region: euro, then number of beneficiaries. */
const amount = z.tuple([euro, z.int().min(0).max(MOST_BENEFICIARIES)]);

const intervention = record({
  codiceIntervento: z.string().trim().min(1).max(20),
  descrizioneIntervento: line,
  descrizioneEstesaIntervento: z.string().trim().min(1).max(1_000),
  importi: z.record(friendlyUrl, amount),
});

const division = record({
  friendlyUrl,
  divisione: line,
  programmazione: line.optional(),
  aiutiDiretti: z.boolean(),
  tipoIntervento: line,
  interventi: z.array(intervention).min(1),
});

/** A campaign year with its divisions, interventions and amounts by region, at the one grain they are kept at. */
export const campaign = record({
  annoCampagna: referenceYear,
  /** Day up to which payments are counted. */
  aggiornatoAl: day.optional(),
  divisioni: z.array(division).min(1),
});
