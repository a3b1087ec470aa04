import type { CastName } from './cast.ts';
import type { TestService } from './service.ts';

const ANNA = 'BNCNNA80A41H501R';

/** The addresses of every PDF that the portal makes or keeps for a person signed in, each with a reader of the cast. */
export const madePdfs = async (service: TestService): Promise<readonly (readonly [string, CastName])[]> => {
  const sheet = await service.json<{ readonly idScva: string }>(
    `/private/file/validation-sheet/${ANNA}`,
    'anna.bianchi',
  );
  const own = [
    `/private/file/summary/${ANNA}`,
    `/private/detail/payments/${ANNA}/P-0001/letter`,
    `/private/detail/payments-statement/${ANNA}/2026/pdf`,
    `/private/detail/questions/${ANNA}/D-0009/documents/richiesta-documenti`,
    `/private/fascicolo-aziendale-api/scheda-validazione-pdf?idScva=${sheet.idScva}`,
  ];
  const ofCentre = [
    `/private/caa/detail/payments/${ANNA}/P-0001/letter`,
    `/private/caa/detail/questions/${ANNA}/D-0009/documents/richiesta-documenti`,
    `/private/caa/detail/payments-statement/${ANNA}/2026/pdf`,
  ];
  const { apiBase } = service.settings;
  return [
    ...own.map((path) => [`${apiBase}${path}`, 'anna.bianchi'] as const),
    ...ofCentre.map((path) => [`${apiBase}${path}`, 'paola.verdi'] as const),
  ];
};
