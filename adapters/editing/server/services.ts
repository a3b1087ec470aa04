import { dayInRome } from '#core/kernel/iso-date.ts';
import type { RouteTable } from '#core/navigation/routes.ts';
import { citableTerms } from './citable-terms.ts';
import type { Drafts } from './drafts.ts';
import type { EditingService } from './editor-calls.ts';
import type { PublishingService } from './publication-calls.ts';
import type { Publisher } from './publisher.ts';
import type { Repository } from './repository.ts';
import { applyChanges, type Changes, entryAt, type OpenedTexts, refuseChanged } from './content-files.ts';
import { splitLists } from './split.ts';
import type { Workbench } from './workbench.ts';

/** What is used of the workbench. */
type Bench = Pick<Workbench, 'save' | 'undisturbed'>;

/** What the editing page asks: contents are written into the folder, recorded where there is a repository, and drafts wait beside it. */
export const editingService = (
  folder: string,
  bench: Bench,
  repository: Repository | undefined,
  drafts: Drafts | undefined,
  table: RouteTable,
): EditingService => ({
  folder,
  citableTerms: () => citableTerms(folder, dayInRome(Date.now()), table),
  write: writerOf(folder, bench, repository),
  splitLists: () =>
    bench.undisturbed(async () => {
      const files = splitLists(folder);
      await repository?.record(['.'], 'Dai un file a ogni contenuto degli elenchi');
      return files;
    }),
  ...(drafts === undefined
    ? {}
    : {
        drafts: {
          list: () => drafts.list(),
          find: (of) => drafts.find(of),
          file: (of, path) => drafts.file(of, path),
          save: (of, changes, what, opened) =>
            bench.save(changes, async () => {
              // A content of which there is no draft yet was opened as the folder has it.
              const textAt = async (path: string): Promise<string | undefined> =>
                (await drafts.file(of, path))?.toString('utf8') ?? entryAt(folder, path)[0]?.data;
              await refuseChanged(opened, textAt);
              await drafts.save(of, changes, what);
            }),
          setStatus: (of, status) => drafts.setStatus(of, status),
          approve: async (of) => bench.save(await drafts.changesOf(of), () => drafts.approve(of)),
          remove: async (of) => void (await bench.save(new Map(), () => drafts.remove(of))),
        },
      }),
});

/** What the page of publication asks, with author and act where there is a repository. */
export const publishingService = (
  folder: string,
  bench: Bench,
  publisher: Publisher,
  repository: Repository | undefined,
): PublishingService => {
  const write = writerOf(folder, bench, repository);
  return {
    folder,
    publisher,
    now: () => Date.now(),
    undisturbed: (work) => bench.undisturbed(work),
    ...(repository === undefined
      ? {}
      : {
          history: {
            unsent: () => repository.unsent,
            deeds: () => repository.deeds(),
            undo: async (id) => {
              const { what, changes } = await repository.undoing(id);
              return write(changes, `Annulla «${what}»`, new Map());
            },
            notePublication: () => repository.notePublication(new Date()),
          },
        }),
  };
};

// Helpers

const writerOf =
  (folder: string, bench: Bench, repository: Repository | undefined) =>
  async (changes: Changes, what: string, opened: OpenedTexts): Promise<readonly string[]> => {
    const faults = await bench.save(changes, async () => {
      await refuseChanged(opened, (path) => Promise.resolve(entryAt(folder, path)[0]?.data));
      applyChanges(folder, changes);
    });
    if (faults.length === 0) await repository?.record([...changes.keys()], what);
    return faults;
  };
