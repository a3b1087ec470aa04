import { PARTS } from '#ui/copy/parts.ts';
import { LinkButton } from './button.tsx';

/** Where one is in a list of numbered pages, and the ways to the pages beside. */
export interface PageStepsProps {
  /** 1 for the first. */
  readonly page: number;
  readonly pageSize: number;
  readonly count: number;
  /** What the pages are of, for screen readers. */
  readonly label: string;
  readonly pathOf: (page: number) => string;
  /** Goes to a page where its address alone would not be enough. */
  readonly go?: ((page: number) => void) | undefined;
}

/** The page before, where one is, the page after; nothing where there is one page only. */
export const PageSteps = ({ page, pageSize, count, label, pathOf, go }: PageStepsProps) => {
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const step = (to: number, words: string) => (
    <LinkButton to={pathOf(to)} {...(go === undefined ? {} : { onPress: () => go(to) })}>
      {words}
    </LinkButton>
  );
  return pages === 1 ? null : (
    <nav className="d-flex flex-wrap gap-3 align-items-center" aria-label={label}>
      {page > 1 ? step(page - 1, PARTS.previousPage) : null}
      <span>{PARTS.pageOf(page, pages)}</span>
      {page < pages ? step(page + 1, PARTS.nextPage) : null}
    </nav>
  );
};
