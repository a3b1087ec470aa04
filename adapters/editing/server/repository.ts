import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Changes } from './content-files.ts';
import { calledIn } from './content-names.ts';
import { type Git, gitIn, GitRefused, textOf } from './git.ts';

/** Something that was done to the contents: a change that somebody saved, or a publication. */
export interface Deed {
  /** Name of the commit, or of the publication's tag. */
  readonly id: string;
  readonly kind: 'change' | 'publication';
  readonly who: string;
  /** When, as an instant of ISO 8601 with its offset. */
  readonly when: string;
  readonly what: string;
  /** The change with which the contents began: before it there is nothing to go back to. */
  readonly isFirst?: boolean;
}

/** A file that a commit or a draft changes, from the folder of contents on. */
export interface ChangedFile {
  readonly path: string;
  readonly isNew: boolean;
}

const PUBLICATION = 'pubblicazione-';
const MOST_DEEDS = 100;
const FIELD = '\u001F';

/**
 * The Git repository that a folder of contents is in: who saved what and when, and back again (RED-02). What is saved goes on to the
 * agency's repository where there is one; what could not be sent is reported, and sent with the next.
 */
export class Repository {
  readonly git: Git;
  readonly branch: string;
  /** The folder of contents below the root of the repository: empty, or with a slash at its end. */
  readonly prefix: string;
  readonly #isShared: boolean;
  #unsent: string | undefined;

  private constructor(git: Git, branch: string, prefix: string, isShared: boolean) {
    this.git = git;
    this.branch = branch;
    this.prefix = prefix;
    this.#isShared = isShared;
  }

  /** Opens the repository of a folder, brought up to date. Throws with what to do where there is none, or nobody is named. */
  static async open(folder: string): Promise<Repository> {
    const git = gitIn(folder);
    const asked = async (args: readonly string[], sentence: string): Promise<string> => {
      try {
        return await textOf(git, args);
      } catch (error) {
        throw new Error(sentence, { cause: error });
      }
    };
    const branch = await asked(
      ['symbolic-ref', '--short', 'HEAD'],
      `«${folder}» non è in un deposito Git: clonare quello dell’agenzia, oppure farne uno con «git init».`,
    );
    await asked(
      ['config', 'user.name'],
      'Git non sa chi salva: dirlo una volta con «git config --global user.name "Nome Cognome"» e «git config --global user.email nome@ente.example».',
    );
    await asked(['rev-parse', 'HEAD'], 'Il deposito è vuoto: registrare prima i contenuti (git add . && git commit).');
    const prefix = await textOf(git, ['rev-parse', '--show-prefix']);
    const isShared = (await textOf(git, ['remote'])).split('\n').includes('origin');
    const repository = new Repository(git, branch, prefix, isShared);
    if (isShared) await repository.#fetch();
    return repository;
  }

  /** What is here and has not reached the agency's repository, in Git's words; undefined where all has. */
  get unsent(): string | undefined {
    return this.#unsent;
  }

  /** Records what was written into the folder under a sentence. */
  async record(paths: readonly string[], what: string): Promise<void> {
    await this.git(['add', '--all', '--', ...paths]);
    const isSame = await this.git(['diff', '--cached', '--quiet', '--', ...paths]).then(
      () => true,
      () => false,
    );
    if (isSame) return;
    await this.git(['commit', '--quiet', '--message', what, '--only', '--', ...paths]);
    await this.send(this.branch);
  }

  /** Notes that the contents as they are now were published. */
  async notePublication(now: Date): Promise<void> {
    const tag = `${PUBLICATION}${now.toISOString().replaceAll(/[:.]/gu, '-')}`;
    await this.git(['tag', '--annotate', '--message', 'Pubblicazione', tag]);
    await this.#push([`refs/tags/${tag}`]);
  }

  /** What was done to the contents, the newest first. */
  async deeds(): Promise<readonly Deed[]> {
    const format = ['%H', '%an', '%aI', '%s'].join('%x1f');
    const changes = await textOf(this.git, [
      'log',
      '--first-parent',
      `-${MOST_DEEDS}`,
      `--format=${format}`,
      '--',
      '.',
    ]);
    const tags = await textOf(this.git, [
      'for-each-ref',
      `--count=${MOST_DEEDS}`,
      '--sort=-creatordate',
      `--format=${['%(refname:short)', '%(taggername)', '%(creatordate:iso-strict)', '%(contents:subject)'].join(FIELD)}`,
      `refs/tags/${PUBLICATION}*`,
    ]);
    const first = await this.#first();
    return [...deedsIn(tags, 'publication'), ...deedsIn(changes, 'change')]
      .toSorted((one, other) => Date.parse(other.when) - Date.parse(one.when))
      .slice(0, MOST_DEEDS)
      .map((deed) => (deed.id === first ? { ...deed, isFirst: true } : deed));
  }

  /** What takes a change back: the files as they were before it. Throws where one of them has been changed since. */
  async undoing(id: string): Promise<{ readonly what: string; readonly changes: Changes }> {
    const commit = await textOf(this.git, ['rev-parse', '--verify', '--end-of-options', `${id}^{commit}`]);
    if (commit === (await this.#first()))
      throw new Error('È la prima registrazione: prima non c’era nulla a cui tornare.');
    const changes = new Map<string, Uint8Array | undefined>();
    for (const { path } of await this.changedBetween(`${commit}^`, commit)) {
      const [after, now] = await Promise.all([this.fileAt(commit, path), this.fileAt('HEAD', path)]);
      if (!isSame(after, now))
        throw new Error(
          `${calledIn(path, (now ?? after)?.toString('utf8'))}: è stato cambiato anche dopo, annullare prima le modifiche più recenti.`,
        );
      changes.set(path, await this.fileAt(`${commit}^`, path));
    }
    if (changes.size === 0) throw new Error('In quella modifica non ci sono contenuti da rimettere com’erano.');
    return { what: await textOf(this.git, ['show', '--no-patch', '--format=%s', commit]), changes };
  }

  /** The files of contents that differ between two commits. */
  async changedBetween(before: string, after: string): Promise<readonly ChangedFile[]> {
    const listed = await textOf(this.git, ['diff', '--name-status', '--no-renames', '--relative', '-z', before, after]);
    const parts = listed.split('\0');
    return parts.flatMap((status, at) => {
      const path = parts[at + 1];
      return at % 2 === 1 || path === undefined ? [] : [{ path, isNew: status === 'A' }];
    });
  }

  /** A file of contents as a commit has it; undefined where it has none. */
  fileAt(commit: string, path: string): Promise<Buffer | undefined> {
    return this.git(['cat-file', 'blob', `${commit}:${this.prefix}${path}`]).catch((error: unknown) => {
      if (error instanceof GitRefused) return undefined;
      throw error;
    });
  }

  /** A commit with changed files on top of another one, without touching the folder; answers its name. */
  async commitOn(parent: string, changes: Changes, what: string): Promise<string> {
    const worktree = mkdtempSync(join(tmpdir(), 'portale-bozza-'));
    const environment = { GIT_INDEX_FILE: join(worktree, 'index') };
    try {
      await this.git(['read-tree', parent], { environment });
      for (const [path, bytes] of changes) {
        const name = `${this.prefix}${path}`;
        if (bytes === undefined) await this.git(['update-index', '--force-remove', '--', path], { environment });
        else {
          const blob = await textOf(this.git, ['hash-object', '-w', '--stdin'], { input: bytes });
          await this.git(['update-index', '--add', '--cacheinfo', `100644,${blob},${name}`], { environment });
        }
      }
      const tree = await textOf(this.git, ['write-tree'], { environment });
      return await textOf(this.git, ['commit-tree', tree, '-p', parent, '-m', what]);
    } finally {
      rmSync(worktree, { recursive: true, force: true });
    }
  }

  /** Sends branches to the agency's repository; a name after a colon is taken away there. */
  async send(...branches: readonly string[]): Promise<void> {
    await this.#push(branches);
  }

  /** The commit with which the contents began, whatever the repository held before. */
  async #first(): Promise<string | undefined> {
    return (await textOf(this.git, ['rev-list', '--first-parent', 'HEAD', '--', '.'])).split('\n').at(-1);
  }

  async #push(refs: readonly string[]): Promise<void> {
    if (!this.#isShared) return;
    try {
      await this.git(['push', '--quiet', 'origin', ...refs]);
      this.#unsent = undefined;
    } catch {
      await this.#fetch();
      await this.git(['push', '--quiet', 'origin', ...refs]).then(
        () => (this.#unsent = undefined),
        (error: unknown) => (this.#unsent = error instanceof Error ? error.message : String(error)),
      );
    }
  }

  /** Brings here what others saved; where both changed the same lines, nothing is taken and that is reported. */
  async #fetch(): Promise<void> {
    try {
      await this.git(['pull', '--quiet', '--rebase', '--autostash', 'origin', this.branch]);
      // A draft that is here and there in two writings stays as it is here.
      await this.git(['fetch', '--quiet', 'origin', 'refs/heads/cms/*:refs/heads/cms/*']).catch(() => undefined);
      this.#unsent = undefined;
    } catch (error) {
      await this.git(['rebase', '--abort']).catch(() => undefined);
      this.#unsent = error instanceof Error ? error.message : String(error);
    }
  }
}

// Helpers

const deedsIn = (lines: string, kind: Deed['kind']): readonly Deed[] =>
  lines.split('\n').flatMap((line) => {
    const [id = '', who = '', when = '', what = ''] = line.split(FIELD);
    return id === '' ? [] : [{ id, kind, who, when, what }];
  });

const isSame = (one: Buffer | undefined, other: Buffer | undefined): boolean =>
  one === undefined || other === undefined ? one === other : one.equals(other);
