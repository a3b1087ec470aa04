import { withAnchors } from '#core/content/anchors.ts';
import { ELEMENT } from '#ui/components/national-model.ts';
import { SideMenu } from '#ui/components/side-menu.tsx';
import { ReadingProgress, useActiveHeading } from '#ui/components/reading.tsx';
import { SHELL_COPY } from '#ui/copy/shell.ts';

/** A part of a page, with its anchor. */
export interface IndexedPart {
  readonly id: string;
  readonly title: string;
}

/** "Indice della pagina": the parts of a long page, the one being read marked (PAGE-17, MENU-04). */
export const PageIndex = ({
  parts,
  progress = false,
}: {
  readonly parts: readonly IndexedPart[];
  /** Whether it tells how far the reading is. */
  readonly progress?: boolean | undefined;
}) => {
  const anchored = withAnchors(parts);
  const active = useActiveHeading(anchored.map(({ id }) => id));
  return (
    <SideMenu
      title={SHELL_COPY.pageIndex}
      showTitle
      fold={SHELL_COPY.pageIndex}
      element={ELEMENT.pageIndex}
      above={progress ? <ReadingProgress place="index" /> : undefined}
      items={anchored.map(({ id, title }) => ({ id, label: title, anchor: id, current: id === active }))}
    />
  );
};
