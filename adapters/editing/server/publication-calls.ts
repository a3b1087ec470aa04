import * as z from 'zod';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { isContentType } from '#adapters/storage/import/schemas/index.ts';
import { isEdited } from '#adapters/storage/import/schemas/edited-types.ts';
import { TYPE_WORDS } from '../forms/words.ts';
import type { Answer } from './answer.ts';
import { entryAt } from './content-files.ts';
import { faultInWords } from './content-names.ts';
import { SignInNeeded } from './editor-sign-on.ts';
import { contentsIn, type KnownContent, stateOf } from './folder-contents.ts';
import type { PendingChange, Publication, Publisher } from './publisher.ts';
import type { Deed } from './repository.ts';

/** What the page of publication is about: a folder, the portal that readers see, and nobody writing meanwhile. */
export interface PublishingService {
  readonly folder: string;
  readonly publisher: Publisher;
  /** The present, in milliseconds: days of publication may be counted from it. */
  readonly now: () => number;
  /** Does something while no content is being saved. */
  readonly undisturbed: <T>(work: () => Promise<T>) => Promise<T>;
  /** The authors of what was saved and published, where the contents are in a repository. */
  readonly history?: History;
}

/** What was done to the contents, and the way back. */
export interface History {
  /** What is here and not yet in the agency's repository; undefined where all is. */
  readonly unsent: () => string | undefined;
  readonly deeds: () => Promise<readonly Deed[]>;
  /** Takes a change back; answers what the importer has against that. Throws where it cannot be. */
  readonly undo: (id: string) => Promise<readonly string[]>;
  readonly notePublication: () => Promise<void>;
}

/** A change in its publisher's words. */
interface ReportedChange {
  readonly kind: PendingChange['kind'];
  readonly type: string;
  readonly title: string;
  /** The day from which it is seen (ISO). */
  readonly from?: string;
  /** Where its form is, below the address of the editing page. */
  readonly form?: string;
}

const call = z.discriminatedUnion('action', [
  z.object({ action: z.literal('changes') }),
  z.object({ action: z.literal('publish'), state: z.string(), mayEmpty: z.boolean() }),
  z.object({ action: z.literal('history') }),
  z.object({ action: z.literal('undo'), id: z.string().regex(/^[0-9a-f]{40}$/u) }),
]);

const CHANGED_MEANWHILE = 'Nel frattempo qualcosa è stato salvato: guardare di nuovo che cosa cambia, poi pubblicare.';

/**
 * Answers the page of publication: what would change for readers, and the publication of exactly that (RED-01). What cannot be done is
 * an answer with its reason in Italian.
 */
export const answerPublication = async (body: unknown, service: PublishingService): Promise<Answer> => {
  const read = call.safeParse(body);
  if (!read.success) return { status: 422, body: { error: 'La richiesta non è fra quelle previste.' } };
  try {
    return { status: 200, body: await answerOf(read.data, service) };
  } catch (error) {
    // The portal's name is shown also before the sign-in.
    const { portal } = service.publisher;
    if (error instanceof SignInNeeded) return { status: 401, body: { portal, error: error.message } };
    return { status: 503, body: { portal, error: error instanceof Error ? error.message : String(error) } };
  }
};

// Helpers

const answerOf = async (asked: z.infer<typeof call>, service: PublishingService): Promise<unknown> => {
  switch (asked.action) {
    case 'changes':
      return service.undisturbed(() => pendingOf(service));
    case 'publish':
      return service.undisturbed(() => publishSeen(service, asked.state, asked.mayEmpty));
    case 'history':
      return service.history === undefined
        ? {}
        : { deeds: await service.history.deeds(), unsent: service.history.unsent() };
    case 'undo':
      return service.history === undefined
        ? { lines: ['Senza Git non c’è nulla da annullare.'] }
        : { lines: inWords(await service.history.undo(asked.id), service.folder) };
  }
};

const inWords = (faults: readonly string[], folder: string): readonly string[] =>
  faults.map((fault) => faultInWords(fault, (path) => entryAt(folder, path)[0]?.data));

const pendingOf = async ({ folder, publisher, now }: PublishingService): Promise<unknown> => {
  const { portal } = publisher;
  const state = stateOf(folder);
  const known = contentsIn(folder, dayInRome(now()));
  const rehearsed = await publisher.rehearse(folder);
  if (rehearsed.kind === 'refused') return { portal, state, lines: inWords(rehearsed.lines, folder) };
  return {
    portal,
    state,
    isEmptying: known.size === 0 && rehearsed.changes.length > 0,
    changes: rehearsed.changes.map((change) => changeAnswer(change, known)),
    mails: rehearsed.mails,
  };
};

const publishSeen = async (service: PublishingService, state: string, mayEmpty: boolean): Promise<Publication> => {
  if (stateOf(service.folder) !== state) return { kind: 'refused', lines: [CHANGED_MEANWHILE] };
  const outcome = await service.publisher.publish(service.folder, mayEmpty);
  if (outcome.kind === 'published') await service.history?.notePublication();
  return outcome;
};

const changeAnswer = (
  { kind, type, slug, title = slug }: PendingChange,
  known: ReadonlyMap<string, KnownContent>,
): ReportedChange => {
  // An aid and a page have addresses with folders; in their files they are called by the last part.
  const content = known.get(`${type}/${slug}`) ?? known.get(`${type}/${slug.slice(slug.lastIndexOf('/') + 1)}`);
  const hasForm = isContentType(type) && isEdited(type);
  return {
    kind,
    type: hasForm ? TYPE_WORDS[type].many : type,
    title: content?.title ?? title,
    ...(content?.publicationDate === undefined ? {} : { from: content.publicationDate }),
    ...(hasForm && content?.form !== undefined ? { form: `#/collections/${type}/entries/${content.form}` } : {}),
  };
};
