import { basename } from 'node:path';
import * as z from 'zod';
import type { Answer } from './answer.ts';
import type { Changes, OpenedTexts } from './content-files.ts';
import type { Draft, DraftOf, DraftStatus } from './drafts.ts';

/** What the drafts are asked to do on behalf of the page; what is refused is answered as the importer's sentences. */
export interface DraftService {
  readonly list: () => Promise<readonly DraftOf[]>;
  readonly find: (of: DraftOf) => Promise<Draft | undefined>;
  readonly file: (of: DraftOf, path: string) => Promise<Uint8Array | undefined>;
  readonly save: (of: DraftOf, changes: Changes, what: string, opened: OpenedTexts) => Promise<readonly string[]>;
  readonly setStatus: (of: DraftOf, status: DraftStatus) => Promise<void>;
  readonly approve: (of: DraftOf) => Promise<readonly string[]>;
  readonly remove: (of: DraftOf) => Promise<void>;
}

const NAME = /^[\w][\w.-]*$/u;
const of = { collection: z.string().regex(NAME), slug: z.string().regex(NAME) };
const path = z.string().transform((text) => text.replace(/^\/+/u, ''));
const call = z.discriminatedUnion('action', [
  z.object({ action: z.literal('unpublishedEntries') }),
  z.object({
    action: z.literal('unpublishedEntry'),
    params: z.object({ id: z.string().optional(), collection: of.collection.optional(), slug: of.slug.optional() }),
  }),
  z.object({ action: z.literal('unpublishedEntryDataFile'), params: z.object({ ...of, path }) }),
  z.object({ action: z.literal('unpublishedEntryMediaFile'), params: z.object({ ...of, path }) }),
  z.object({ action: z.literal('deleteUnpublishedEntry'), params: z.object(of) }),
  z.object({
    action: z.literal('updateUnpublishedEntryStatus'),
    params: z.object({ ...of, newStatus: z.enum(['draft', 'pending_review', 'pending_publish']) }),
  }),
  z.object({ action: z.literal('publishUnpublishedEntry'), params: z.object(of) }),
]);

const done = (body: unknown): Answer => ({ status: 200, body });
const MISSING: Answer = { status: 404, body: { error: 'Di questo contenuto non c’è una bozza.' } };

/** Answers a call about drafts, in the words that the editor speaks with a repository; undefined for any other call. */
export const answerDraftCall = async (body: unknown, drafts: DraftService): Promise<Answer | undefined> => {
  const read = call.safeParse(body);
  if (!read.success) return undefined;
  const asked = read.data;
  switch (asked.action) {
    case 'unpublishedEntries':
      return done((await drafts.list()).map(({ collection, slug }) => `${collection}/${slug}`));
    case 'unpublishedEntry':
      return draftAnswer(await drafts.find(askedFor(asked.params)));
    case 'unpublishedEntryDataFile': {
      const bytes = await drafts.file(asked.params, asked.params.path);
      return bytes === undefined ? MISSING : done({ data: Buffer.from(bytes).toString('utf8') });
    }
    case 'unpublishedEntryMediaFile': {
      const { path: at } = asked.params;
      const bytes = await drafts.file(asked.params, at);
      if (bytes === undefined) return MISSING;
      const content = Buffer.from(bytes).toString('base64');
      return done({ id: at, content, encoding: 'base64', path: at, name: basename(at) });
    }
    case 'deleteUnpublishedEntry':
      await drafts.remove(asked.params);
      return done({ message: 'tolta' });
    case 'updateUnpublishedEntryStatus':
      await drafts.setStatus(asked.params, asked.params.newStatus);
      return done({ message: 'segnata' });
    case 'publishUnpublishedEntry': {
      const faults = await drafts.approve(asked.params);
      return faults.length > 0 ? { status: 422, body: { error: faults.join('\n') } } : done({ message: 'approvata' });
    }
  }
};

// Helpers

/** The editor asks by both names or by one that has both in it. */
const askedFor = ({
  id = '',
  collection,
  slug,
}: {
  readonly [Name in 'id' | 'collection' | 'slug']?: string | undefined;
}): DraftOf => {
  const [first = '', ...rest] = id.split('/');
  return { collection: collection ?? first, slug: slug ?? rest.join('/') };
};

const draftAnswer = (draft: Draft | undefined): Answer => {
  if (draft === undefined) return MISSING;
  const { collection, slug, status, files, updatedAt, who } = draft;
  const diffs = files.map(({ path: at, isNew }) => ({ id: at, path: at, newFile: isNew }));
  return done({ collection, slug, status, diffs, updatedAt, pullRequestAuthor: who });
};
