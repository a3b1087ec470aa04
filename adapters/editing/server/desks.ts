import type { Drafts } from './drafts.ts';
import type { Desk } from './editor-calls.ts';
import type { PublishingDesk } from './publication-calls.ts';
import type { Publisher } from './publisher.ts';
import type { Repository } from './repository.ts';
import type { Changes } from './content-files.ts';
import { listsOf, splitLists } from './split.ts';
import type { Workbench } from './workbench.ts';

/** What the editing page asks: contents are written into the folder, recorded where there is a repository, and drafts wait beside it. */
export const editingDesk = (
  folder: string,
  bench: Workbench,
  repository: Repository | undefined,
  drafts: Drafts | undefined,
): Desk => ({
  folder,
  write: writerOf(bench, repository),
  splitLists: () =>
    bench.undisturbed(async () => {
      const lists = listsOf(folder);
      const files = splitLists(folder);
      await repository?.record(['.'], `Dividi ${lists.join(', ')}`);
      return files;
    }),
  ...(drafts === undefined
    ? {}
    : {
        drafts: {
          list: () => drafts.list(),
          find: (of) => drafts.find(of),
          file: (of, path) => drafts.file(of, path),
          save: (of, changes, what) => bench.save(changes, () => drafts.save(of, changes, what)),
          setStatus: (of, status) => drafts.setStatus(of, status),
          approve: async (of) => bench.save(await drafts.changesOf(of), () => drafts.approve(of)),
          remove: async (of) => void (await bench.save(new Map(), () => drafts.remove(of))),
        },
      }),
});

/** What the page of publication asks, with who did what where there is a repository. */
export const publishingDesk = (
  folder: string,
  bench: Workbench,
  publisher: Publisher,
  repository: Repository | undefined,
): PublishingDesk => {
  const write = writerOf(bench, repository);
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
              return write(changes, `Annulla «${what}»`);
            },
            notePublication: () => repository.notePublication(new Date()),
          },
        }),
  };
};

// Helpers

const writerOf =
  (bench: Workbench, repository: Repository | undefined) =>
  async (changes: Changes, what: string): Promise<readonly string[]> => {
    const faults = await bench.write(changes);
    if (faults.length === 0) await repository?.record([...changes.keys()], what);
    return faults;
  };
