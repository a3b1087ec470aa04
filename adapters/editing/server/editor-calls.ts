import { basename } from 'node:path';
import * as z from 'zod';
import { tooLongName } from '#core/kernel/file-name.ts';
import type { CitedContent } from '../forms/cited-terms.ts';
import type { Answer } from './answer.ts';
import {
  ChangedMeanwhile,
  type Changes,
  entriesIn,
  entryAt,
  isOurs,
  mediaAt,
  mediaIn,
  type OpenedTexts,
} from './content-files.ts';
import { answerDraftCall, type DraftService } from './draft-calls.ts';
import { listsOf } from './split.ts';
import { calledIn, faultInWords } from './content-names.ts';
import { usedWords } from './used-words.ts';

/** What the folder of contents is asked to do on behalf of the page. */
export interface EditingService {
  readonly folder: string;
  /** Writes changes if the importer would take the contents afterwards, under a sentence that says what was done; answers what it would have against them. Throws `ChangedMeanwhile`. */
  readonly write: (changes: Changes, what: string, opened: OpenedTexts) => Promise<readonly string[]>;
  /** Gives each content of the lists a file of its own, which its form can open. Throws where a list cannot be read. */
  readonly splitLists: () => Promise<number>;
  /** The terms that texts may cite, of the contents as they are now. */
  readonly citableTerms: () => readonly CitedContent[];
  /** Drafts, where what is saved waits for somebody to approve it. */
  readonly drafts?: DraftService;
}

const path = z.string().transform((text) => text.replace(/^\/+/u, ''));
const file = z.object({ path, content: z.string(), encoding: z.literal('base64') });
/** What the forms were filled from, by path: whoever sends it overwrites nobody else's work. */
const opened = z
  .record(path, z.string())
  .default({})
  .transform((texts): OpenedTexts => new Map(Object.entries(texts)));
const call = z.discriminatedUnion('action', [
  z.object({ action: z.literal('info') }),
  z.object({ action: z.literal('entriesByFolder'), params: z.object({ folder: path }) }),
  z.object({ action: z.literal('entriesByFiles'), params: z.object({ files: z.array(z.object({ path })) }) }),
  z.object({ action: z.literal('getEntry'), params: z.object({ path }) }),
  z.object({
    action: z.literal('persistEntry'),
    params: z.object({
      dataFiles: z.array(z.object({ path, slug: z.string().default(''), raw: z.string(), newPath: path.optional() })),
      assets: z.array(file),
      opened,
      options: z.object({ collectionName: z.string(), useWorkflow: z.boolean() }).partial().default({}),
    }),
  }),
  z.object({ action: z.literal('getMedia'), params: z.object({ mediaFolder: path }) }),
  z.object({ action: z.literal('getMediaFile'), params: z.object({ path }) }),
  z.object({ action: z.literal('persistMedia'), params: z.object({ asset: file }) }),
  z.object({ action: z.literal('deleteFile'), params: z.object({ path, opened }) }),
  z.object({ action: z.literal('deleteFiles'), params: z.object({ paths: z.array(path), opened }) }),
  z.object({ action: z.literal('usedWords') }),
  z.object({ action: z.literal('citableTerms') }),
  z.object({ action: z.literal('lists') }),
  z.object({ action: z.literal('splitLists') }),
  z.object({ action: z.literal('getDeployPreview') }),
  z.object({ action: z.literal('getNotes') }),
]);

const done = (body: unknown): Answer => ({ status: 200, body });
const refused = (status: number, error: string): Answer => ({ status, body: { error } });

/** Answers a call of the editor, in the words that its backend for a folder on this machine speaks. */
export const answerCall = async (body: unknown, service: EditingService): Promise<Answer> => {
  const read = call.safeParse(body);
  const ofDrafts = service.drafts && (await answerDraftCall(body, service.drafts));
  if (ofDrafts !== undefined) return ofDrafts;
  if (!read.success) return refused(422, 'La richiesta non è fra quelle previste.');
  const { folder } = service;
  const asked = read.data;
  switch (asked.action) {
    case 'info':
      return done({
        repo: 'contenuti',
        publish_modes: service.drafts === undefined ? ['simple'] : ['simple', 'editorial_workflow'],
        type: service.drafts === undefined ? 'local_fs' : 'local_git',
      });
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
    case 'persistEntry':
      return persisted(asked.params, service);
    case 'persistMedia': {
      const { path: at, content } = asked.params.asset;
      const changes = new Map([[at, bytesOf(content)]]);
      return written(
        changes,
        () => service.write(changes, `Carica «${basename(at)}»`, new Map()),
        folder,
        () => mediaAt(folder, at)[0],
      );
    }
    case 'deleteFile':
    case 'deleteFiles': {
      const paths = asked.action === 'deleteFile' ? [asked.params.path] : asked.params.paths;
      const changes = new Map(paths.map((at) => [at, undefined]));
      return written(
        changes,
        () =>
          service.write(
            changes,
            `Togli ${paths.map((at) => calledIn(at, textAt(folder, at))).join(', ')}`,
            asked.params.opened,
          ),
        folder,
        () => ({ message: 'tolto' }),
      );
    }
    case 'usedWords':
      return done(usedWords(folder));
    case 'citableTerms':
      return done(service.citableTerms());
    case 'lists':
      return done({ lists: listsOf(folder).length });
    case 'splitLists':
      return done({ files: await service.splitLists() });
    case 'getDeployPreview':
      return done(null);
    case 'getNotes':
      return done({ notes: [] });
  }
};

// Helpers

const bytesOf = (content: string): Uint8Array => Buffer.from(content, 'base64');

/** Saves a content with its files, in the folder or as a draft; one that moves leaves its former place. */
const persisted = (
  params: (z.infer<typeof call> & { readonly action: 'persistEntry' })['params'],
  service: EditingService,
): Promise<Answer> => {
  const { dataFiles, assets, options, opened: texts } = params;
  const { collectionName: collection = '' } = options;
  const changes = new Map<string, Uint8Array | undefined>(
    assets.map(({ path: at, content }) => [at, bytesOf(content)]),
  );
  for (const { path: at, raw, newPath } of dataFiles) {
    if (newPath !== undefined && newPath !== at) changes.set(at, undefined);
    changes.set(newPath ?? at, Buffer.from(raw, 'utf8'));
  }
  const { slug = '', path = '', raw = '' } = dataFiles[0] ?? {};
  const verb = textAt(service.folder, path) === undefined ? 'Scrivi' : 'Cambia';
  const what = `${verb} ${calledIn(path, raw)}`;
  const { drafts } = service;
  const write =
    drafts !== undefined && options.useWorkflow === true
      ? () => drafts.save({ collection, slug }, changes, what, texts)
      : () => service.write(changes, what, texts);
  return written(changes, write, service.folder, () => ({ message: 'salvato' }));
};

const textAt = (folder: string, path: string): string | undefined => entryAt(folder, path)[0]?.data;

const found = ([one]: readonly unknown[]): Answer =>
  one === undefined ? refused(404, 'Il file non c’è più.') : done(one);

const written = async (
  changes: Changes,
  write: () => Promise<readonly string[]>,
  folder: string,
  answer: () => unknown,
): Promise<Answer> => {
  const stray = [...changes.keys()].find((at) => !isOurs(at));
  if (stray !== undefined) return refused(422, tooLongName(stray) ?? `«${stray}» non è un file di contenuti.`);
  try {
    const faults = await write();
    const textOf = (at: string): string | undefined => {
      const bytes = changes.get(at);
      return bytes === undefined ? textAt(folder, at) : Buffer.from(bytes).toString('utf8');
    };
    const isOwn = (at: string): boolean => changes.get(at) !== undefined;
    const lines = faults.map((fault) => faultInWords(fault, textOf, isOwn));
    return lines.length > 0 ? refused(422, lines.join('\n')) : done(answer());
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return refused(409, error.message);
    throw error;
  }
};
