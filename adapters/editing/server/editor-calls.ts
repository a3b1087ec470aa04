import * as z from 'zod';
import { type Changes, entriesIn, entryAt, isOurs, mediaAt, mediaIn } from './content-files.ts';

/** What the folder of contents is asked to do on behalf of the page. */
export interface Desk {
  readonly folder: string;
  /** Writes changes if the importer would take the contents afterwards; answers what it would have against them. */
  readonly write: (changes: Changes) => Promise<readonly string[]>;
}

/** An answer of the editor's service. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const path = z.string().transform((text) => text.replace(/^\/+/u, ''));
const file = z.object({ path, content: z.string(), encoding: z.literal('base64') });
const call = z.discriminatedUnion('action', [
  z.object({ action: z.literal('info') }),
  z.object({ action: z.literal('entriesByFolder'), params: z.object({ folder: path }) }),
  z.object({ action: z.literal('entriesByFiles'), params: z.object({ files: z.array(z.object({ path })) }) }),
  z.object({ action: z.literal('getEntry'), params: z.object({ path }) }),
  z.object({
    action: z.literal('persistEntry'),
    params: z.object({
      dataFiles: z.array(z.object({ path, raw: z.string(), newPath: path.optional() })),
      assets: z.array(file),
    }),
  }),
  z.object({ action: z.literal('getMedia'), params: z.object({ mediaFolder: path }) }),
  z.object({ action: z.literal('getMediaFile'), params: z.object({ path }) }),
  z.object({ action: z.literal('persistMedia'), params: z.object({ asset: file }) }),
  z.object({ action: z.literal('deleteFile'), params: z.object({ path }) }),
  z.object({ action: z.literal('deleteFiles'), params: z.object({ paths: z.array(path) }) }),
  z.object({ action: z.literal('getDeployPreview') }),
  z.object({ action: z.literal('getNotes') }),
]);

const done = (body: unknown): Answer => ({ status: 200, body });
const refused = (status: number, error: string): Answer => ({ status, body: { error } });

/** Answers a call of the editor, in the words that its backend for a folder on this machine speaks. */
export const answerCall = async (body: unknown, desk: Desk): Promise<Answer> => {
  const read = call.safeParse(body);
  if (!read.success) return refused(422, 'La richiesta non è fra quelle previste.');
  const { folder } = desk;
  const asked = read.data;
  switch (asked.action) {
    case 'info':
      return done({ repo: 'contenuti', publish_modes: ['simple'], type: 'local_fs' });
    case 'entriesByFolder':
      return done(entriesIn(folder, asked.params.folder));
    case 'entriesByFiles':
      return done(asked.params.files.flatMap((one) => entryAt(folder, one.path)));
    case 'getEntry':
      return found(entryAt(folder, asked.params.path));
    case 'getMedia':
      return done(mediaIn(folder, asked.params.mediaFolder));
    case 'getMediaFile':
      return found(mediaAt(folder, asked.params.path));
    case 'persistEntry': {
      const { dataFiles, assets } = asked.params;
      const changes = new Map<string, Uint8Array | undefined>(
        assets.map(({ path: at, content }) => [at, bytesOf(content)]),
      );
      for (const { path: at, raw, newPath } of dataFiles) {
        if (newPath !== undefined && newPath !== at) changes.set(at, undefined);
        changes.set(newPath ?? at, Buffer.from(raw, 'utf8'));
      }
      return written(desk, changes, () => ({ message: 'salvato' }));
    }
    case 'persistMedia': {
      const { path: at, content } = asked.params.asset;
      return written(desk, new Map([[at, bytesOf(content)]]), () => mediaAt(folder, at)[0]);
    }
    case 'deleteFile':
    case 'deleteFiles': {
      const paths = asked.action === 'deleteFile' ? [asked.params.path] : asked.params.paths;
      return written(desk, new Map(paths.map((at) => [at, undefined])), () => ({ message: 'tolto' }));
    }
    case 'getDeployPreview':
      return done(null);
    case 'getNotes':
      return done({ notes: [] });
  }
};

// Helpers

const bytesOf = (content: string): Uint8Array => Buffer.from(content, 'base64');

const found = ([one]: readonly unknown[]): Answer =>
  one === undefined ? refused(404, 'Il file non c’è più.') : done(one);

const written = async (desk: Desk, changes: Changes, told: () => unknown): Promise<Answer> => {
  const stray = [...changes.keys()].find((at) => !isOurs(at));
  if (stray !== undefined) return refused(422, `«${stray}» non è un file di contenuti.`);
  const faults = await desk.write(changes);
  return faults.length > 0 ? refused(422, faults.join('; ')) : done(told());
};
