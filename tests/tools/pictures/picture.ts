import type { Entrance, Visitors } from '#tests/support/portal-actions.ts';

/** The whole page at a path as a PNG, once it is hydrated, all its pictures are there and nothing moves. */
export const pictureOf = async (
  visitors: Visitors,
  entrance: Entrance | undefined,
  path: string,
  width: number,
): Promise<Buffer> => {
  const visitor =
    entrance === undefined ? await visitors.newVisitor({ width }) : await visitors.as(entrance, { width });
  const { page } = visitor;
  await visitor.open(path);
  await page.evaluate(async () => {
    const pictures = [...document.images];
    // Pictures that a reader meets further down load when they come near; a whole page needs them at once.
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
  });
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  await visitor.leave();
  return picture;
};
