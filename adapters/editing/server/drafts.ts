import type { Changes } from './content-files.ts';
import { calledIn } from './content-names.ts';
import { textOf } from './git.ts';
import type { ChangedFile, Repository } from './repository.ts';

/** How far a draft is, in the words of the editor. */
export type DraftStatus = 'draft' | 'pending_review' | 'pending_publish';
const STATUSES: readonly DraftStatus[] = ['draft', 'pending_review', 'pending_publish'];
const STATUS_WORDS: Readonly<Record<DraftStatus, string>> = {
  draft: 'Bozza',
  pending_review: 'In revisione',
  pending_publish: 'Pronto',
};

/** Which content a draft is of. */
export interface DraftOf {
  readonly collection: string;
  readonly slug: string;
}

/** A content that is being written, on a branch of its own. */
export interface Draft extends DraftOf {
  readonly status: DraftStatus;
  readonly files: readonly ChangedFile[];
  readonly updatedAt: string;
  readonly who: string;
}

const BRANCHES = 'cms/';
const TRAILER = 'Stato:';

/** The branch of a draft, as the editor calls it in any repository. */
const branchOf = ({ collection, slug }: DraftOf): string => `${BRANCHES}${collection}/${slug}`;

/** Drafts as branches of a repository: who wrote them, how far they are, until they are approved into the folder (RED-02). */
export class Drafts {
  readonly #repository: Repository;

  constructor(repository: Repository) {
    this.#repository = repository;
  }

  /** All drafts that there are. */
  async list(): Promise<readonly DraftOf[]> {
    const names = await textOf(this.#repository.git, [
      'for-each-ref',
      '--format=%(refname:lstrip=2)',
      '--no-merged=HEAD',
      `refs/heads/${BRANCHES}`,
    ]);
    return names.split('\n').flatMap((name) => {
      const [, collection, ...slug] = name.split('/');
      return collection === undefined || slug.length === 0 ? [] : [{ collection, slug: slug.join('/') }];
    });
  }

  /** One draft; undefined where there is none of the content. */
  async find(of: DraftOf): Promise<Draft | undefined> {
    const branch = branchOf(of);
    const tip = await this.#tip(branch);
    if (tip === undefined) return undefined;
    const { git } = this.#repository;
    const base = await this.#base(tip);
    const [files, message, said] = await Promise.all([
      this.#repository.changedBetween(base, tip),
      textOf(git, ['show', '--no-patch', '--format=%B', tip]),
      textOf(git, ['show', '--no-patch', '--format=%aI%x1f%an', tip]),
    ]);
    const [updatedAt = '', who = ''] = said.split('\u001F');
    const status = STATUSES.find((each) => message.includes(`${TRAILER} ${each}`)) ?? 'draft';
    return { ...of, status, files, updatedAt, who };
  }

  /** What a draft changes in the folder of contents. */
  async changesOf(of: DraftOf): Promise<Changes> {
    const tip = await this.#tip(branchOf(of));
    if (tip === undefined) return new Map();
    const files = await this.#repository.changedBetween(await this.#base(tip), tip);
    return new Map(
      await Promise.all(files.map(async ({ path }) => [path, await this.#repository.fileAt(tip, path)] as const)),
    );
  }

  /** What all drafts together change, for the preview. */
  async allChanges(): Promise<Changes> {
    const each = await Promise.all((await this.list()).map((of) => this.changesOf(of)));
    return new Map(each.flatMap((changes) => [...changes]));
  }

  /** A file of a draft. */
  file(of: DraftOf, path: string): Promise<Buffer | undefined> {
    return this.#repository.fileAt(branchOf(of), path);
  }

  /** Saves a draft, a new one as nothing more than a draft. */
  async save(of: DraftOf, changes: Changes, what: string): Promise<void> {
    const known = await this.find(of);
    await this.#commit(of, changes, what, known?.status ?? 'draft');
  }

  /** Says how far a draft is. */
  async setStatus(of: DraftOf, status: DraftStatus): Promise<void> {
    await this.#commit(of, new Map(), `${STATUS_WORDS[status]}: ${await this.#nameOf(of)}`, status);
  }

  /** Brings an approved draft into the folder, with its author. Throws where the same lines were changed meanwhile. */
  async approve(of: DraftOf): Promise<void> {
    const branch = branchOf(of);
    const { git } = this.#repository;
    const writer = await textOf(git, ['log', '--reverse', '--format=%an', `HEAD..${branch}`]);
    const what = `Approva ${await this.#nameOf(of)}, scritto da ${writer.split('\n')[0]}`;
    try {
      await git(['merge', '--quiet', '--no-ff', '-m', what, branch]);
    } catch (error) {
      await git(['merge', '--abort']).catch(() => undefined);
      throw new Error(
        'Dopo che la bozza è cominciata lo stesso contenuto è stato cambiato da altri: togliere la bozza e riscrivere le modifiche.',
        { cause: error },
      );
    }
    await this.#repository.send(this.#repository.branch);
    await this.remove(of);
  }

  /** Takes a draft away. */
  async remove(of: DraftOf): Promise<void> {
    const branch = branchOf(of);
    await this.#repository.git(['branch', '--quiet', '-D', branch]);
    await this.#repository.send(`:refs/heads/${branch}`);
  }

  async #commit(of: DraftOf, changes: Changes, what: string, status: DraftStatus): Promise<void> {
    const branch = branchOf(of);
    const parent = (await this.#tip(branch)) ?? 'HEAD';
    const commit = await this.#repository.commitOn(parent, changes, `${what}\n\n${TRAILER} ${status}`);
    await this.#repository.git(['update-ref', `refs/heads/${branch}`, commit]);
    await this.#repository.send(branch);
  }

  /** A draft in the words of the history. */
  async #nameOf(of: DraftOf): Promise<string> {
    const path =
      (await this.find(of))?.files.find((file) => file.path.startsWith(`${of.collection}/`))?.path ?? of.slug;
    return calledIn(path, (await this.file(of, path))?.toString('utf8'));
  }

  #base(tip: string): Promise<string> {
    return textOf(this.#repository.git, ['merge-base', 'HEAD', tip]);
  }

  #tip(branch: string): Promise<string | undefined> {
    return textOf(this.#repository.git, ['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`]).catch(
      () => undefined,
    );
  }
}
