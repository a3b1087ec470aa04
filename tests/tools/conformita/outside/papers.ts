import { startService, type TestService } from '#tests/support/service.ts';
import type { CastName } from '#tests/support/cast.ts';
import type { ReadPage } from '../page.ts';
import type { Paper } from './verapdf.ts';

const ANNA = 'BNCNNA80A41H501R';
const PUBLIC_PDF = /\/media\/documenti\/([\w-]+)\/[\w.-]+\.pdf/gu;

const bytesOf = async (service: TestService, path: string, who?: CastName): Promise<Paper> => {
  const headers = who === undefined ? {} : { authorization: `Bearer ${await service.tokenOf(who)}` };
  const answer = await fetch(`${service.origin}${path}`, { headers });
  if (!answer.ok) throw new Error(`${path} risponde ${answer.status}`);
  return { place: path, bytes: new Uint8Array(await answer.arrayBuffer()) };
};

const jsonOf = async (service: TestService, path: string, who: CastName): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode((await bytesOf(service, path, who)).bytes)) as unknown;

/** A PDF of every kind: of each sort of public content that the pages name, and the reserved ones of the demonstration. */
export const papersOf = async (pages: readonly ReadPage[]): Promise<readonly Paper[]> => {
  const first = new Map<string, string>();
  for (const { html } of pages)
    for (const [path, kind = ''] of html.matchAll(PUBLIC_PDF)) if (!first.has(kind)) first.set(kind, path);
  const service = await startService();
  try {
    const sheet = (await jsonOf(service, `/api/private/file/validation-sheet/${ANNA}`, 'anna.bianchi')) as {
      readonly idScva: string;
    };
    const form = (await jsonOf(service, '/api/private/forms/caa-abilitazione-operatore', 'paola.verdi')) as {
      readonly documents: readonly { readonly contentUrl: string }[];
    };
    return [
      ...(await Promise.all([...first.values()].map((path) => bytesOf(service, path)))),
      await bytesOf(service, `/api/private/file/summary/${ANNA}`, 'anna.bianchi'),
      await bytesOf(service, `/api/private/detail/payments/${ANNA}/P-0001/letter`, 'anna.bianchi'),
      await bytesOf(service, `/api/private/detail/payments-statement/${ANNA}/2026/pdf`, 'anna.bianchi'),
      await bytesOf(
        service,
        `/api/private/detail/questions/${ANNA}/D-0009/documents/richiesta-documenti`,
        'anna.bianchi',
      ),
      await bytesOf(
        service,
        `/api/private/fascicolo-aziendale-api/scheda-validazione-pdf?idScva=${sheet.idScva}`,
        'anna.bianchi',
      ),
      await bytesOf(service, form.documents[0]?.contentUrl ?? '', 'paola.verdi'),
    ];
  } finally {
    await service.stop();
  }
};
