import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as DrawnSiteModule from '#tests/support/drawn-site.ts';
import { ALERT, FIELD_OF_THE_FILE, LIMIT } from '#tests/support/recipes/company-file.ts';
import { type CopiedPortal, copyTree, type CopiedTree } from '#tests/support/recipes/copied-portal.ts';
import { KIND_OF_MAIL } from '#tests/support/recipes/mail.ts';
import { PRIVATE_CALL } from '#tests/support/recipes/private-call.ts';
import { fileListOf, names } from '#tests/support/recipes/recipe.ts';
import { COMPUTED_FILTER, LIST_FILTER, PAGE_OF_TEXTS } from '#tests/support/recipes/texts-and-lists.ts';

/** The type checker reads the whole tree, and the copy imports its contents, beside everything else that runs. */
const LIMIT_MS = 1_800_000;

const RECIPES = [
  PAGE_OF_TEXTS,
  LIST_FILTER,
  COMPUTED_FILTER,
  FIELD_OF_THE_FILE,
  ALERT,
  LIMIT,
  KIND_OF_MAIL,
  PRIVATE_CALL,
];

describe.each(RECIPES)('$name', ({ name, edits, contents = [] }) => {
  const { files, counts } = fileListOf(name);
  const edited = [...new Set(edits.map(({ file }) => file))];

  it('should take the files that CONTRIBUTING lists, and as many as it says', () => {
    expect(edited.filter((file) => !files.some((line) => names(line, file)))).toEqual([]);
    expect(files.filter((line) => !edited.some((file) => names(line, file)))).toEqual([]);
    expect(counts).toContain(edited.length);
  });

  it('should otherwise take only contents', () => {
    expect(contents.filter(({ file }) => !file.startsWith('adapters/storage/seed/content/'))).toEqual([]);
  });
});

describe('all recipes done in a copy of the sources', () => {
  let tree: CopiedTree;
  let portal: CopiedPortal | undefined;

  beforeAll(async () => {
    tree = copyTree();
    for (const { edits, contents = [] } of RECIPES) for (const edit of [...edits, ...contents]) tree.apply(edit);
    const read = await tree.load<typeof DrawnSiteModule>('tests/support/drawn-site.ts');
    portal = { site: await read.drawSite(), read, load: tree.load };
  }, LIMIT_MS);
  afterAll(async () => {
    await portal?.site.service.stop();
    tree.remove();
  }, LIMIT_MS);

  it.each(RECIPES)(
    'should be seen in the running portal: $name',
    async ({ see }) => {
      if (portal === undefined) throw new Error('the copy has not started');
      await see(portal);
    },
    LIMIT_MS,
  );

  it('should leave no error of types', async () => expect(await tree.typeErrors()).toBe(''), LIMIT_MS);
});
