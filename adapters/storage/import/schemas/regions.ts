import * as z from 'zod';
import { REGIONS } from '#core/paying-bodies/regions.ts';
import { friendlyUrl, line, record, shaped } from './primitives.ts';

/** A region of Italy: group NI, CI or SI (CONST-08). */
export const region = record({
  name: line,
  value: friendlyUrl,
  idMappa: shaped(
    /^IT-\d{2}$/u,
    'deve essere un codice come IT-62',
    (text) => REGIONS.some(({ mapId }) => mapId === text),
    'non è il codice di una regione',
  ),
  locRegione: z.enum(['NI', 'CI', 'SI']),
  provincia: z.string().regex(/^[A-Z]{2}$/u, 'deve essere una sigla di provincia'),
});
