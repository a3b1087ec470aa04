import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { PUBLISHING_ADDRESS } from '#adapters/http/server/publishing/publishing.ts';
import { type ImportNews, readNews } from '#adapters/http/server/import/import-rpc.ts';
import { isEdited } from '#adapters/storage/import/schemas/edited-types.ts';
import { isContentType } from '#adapters/storage/import/schemas/index.ts';
import { EditorSignOn, SignInNeeded, type SignOnEndpoint } from './editor-sign-on.ts';
import { publicationFrom, type Publisher, rehearsalFrom } from './publisher.ts';

const endpoint = z.object({ signOn: z.object({ url: z.url(), realm: z.string(), clientId: z.string() }) });
const problem = z.object({ detail: z.string() });

const LOCAL = /^(?:127\.0\.0\.1|localhost|\[::1\])$/u;
const TOO_LARGE =
  'La cartella è troppo grande per essere pubblicata da qui: al massimo 256 MB, e quanto ammette il server davanti al portale.';

/**
 * The portal of another machine, which readers open at `address`: its importer is asked over HTTPS with the token of somebody who has
 * the role to publish (RED-05). `returnTo`: where on this machine the provider sends an editor back to. Throws for an address that cannot be.
 */
export const remotePortal = (
  address: string,
  batch: string,
  returnTo: string,
): Publisher & { readonly signOn: EditorSignOn } => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !(url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.test(url.hostname))))
    throw new Error(`«${address}» deve essere l’indirizzo del portale, con https://.`);
  const target = `${url.origin}${PUBLISHING_ADDRESS}`;
  const portal = address.replace(/\/$/u, '');
  const signOn = new EditorSignOn(() => endpointAt(target, portal), returnTo, Date.now);
  const hand = async (folder: string, isRehearsal: boolean, mayEmpty: boolean): Promise<ImportNews | undefined> => {
    // Before anything is read or sent: the portal says who may not, and where to sign in.
    await endpointAt(target, portal);
    const token = await signOn.token();
    const query = new URLSearchParams({ prova: isRehearsal ? '1' : '0', svuota: mayEmpty ? '1' : '0', lotto: batch });
    const answer = await asked(portal, `${target}?${query.toString()}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: formOf(folder),
    });
    if (answer.ok) return readNews(await answer.text());
    const said = await sentenceOf(answer, portal);
    if (answer.status === 401 || answer.status === 403) {
      signOn.forget();
      throw new SignInNeeded(said);
    }
    throw new Error(said);
  };
  return {
    portal,
    signOn,
    rehearse: async (folder) => rehearsalFrom(await hand(folder, true, true)),
    publish: async (folder, mayEmpty) => publicationFrom(await hand(folder, false, mayEmpty)),
  };
};

// Helpers

const asked = async (portal: string, address: string, init: RequestInit = {}): Promise<Response> => {
  try {
    return await fetch(address, { ...init, redirect: 'error' });
  } catch (error) {
    throw new Error(`Il portale ${portal} non risponde: controllare l’indirizzo e la rete, poi guardare di nuovo.`, {
      cause: error,
    });
  }
};

/** Where one signs in to publish on a portal. Throws what the portal says where nobody may. */
const endpointAt = async (target: string, portal: string): Promise<SignOnEndpoint> => {
  const answer = await asked(portal, target);
  if (!answer.ok) throw new Error(await sentenceOf(answer, portal));
  const read = endpoint.safeParse(await answer.json().catch(() => undefined));
  if (!read.success) throw new Error(`All’indirizzo ${portal} non c’è un portale su cui si possa pubblicare.`);
  return read.data.signOn;
};

const sentenceOf = async (answer: Response, portal: string): Promise<string> => {
  if (answer.status === 413) return TOO_LARGE;
  const read = problem.safeParse(await answer.json().catch(() => undefined));
  return read.success ? read.data.detail : `Il portale ${portal} ha risposto ${answer.status}: riprovare tra poco.`;
};

/** Every file of a folder under its path but those of other systems' types, which nobody publishes from here, and what begins with a point. */
const formOf = (folder: string): FormData => {
  const form = new FormData();
  for (const path of pathsIn(folder))
    form.append(path, new Blob([new Uint8Array(readFileSync(join(folder, path)))]), path);
  return form;
};

const pathsIn = (folder: string, below = ''): readonly string[] =>
  readdirSync(join(folder, below))
    .filter((name) => !name.startsWith('.') && (below !== '' || !isContentType(name) || isEdited(name)))
    .toSorted()
    .flatMap((name) => {
      const path = below === '' ? name : `${below}/${name}`;
      const found = lstatSync(join(folder, path));
      // What it leads to may be any file of this machine: nothing but the files themselves leaves it.
      if (found.isSymbolicLink()) throw new Error(`«${path}» è un collegamento: al suo posto va il file stesso.`);
      return found.isDirectory() ? pathsIn(folder, path) : [path];
    });
