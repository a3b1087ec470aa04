import type { KeyboardEvent, ReactNode } from 'react';
import { TEXT_LIMIT_CHARACTERS, truncate } from '#core/formatting/text.ts';
import { COMMON } from '#ui/copy/common.ts';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';

/**
 * A text cut at a length, with "Mostra di più" and "Mostra di meno" (CONST-04). The rest is in the page from the start,
 * so that it opens without script and stands open on paper.
 */
export const TruncatedText = ({
  text,
  limit = TEXT_LIMIT_CHARACTERS,
}: {
  readonly text: string;
  readonly limit?: number | undefined;
}) => {
  const cut = truncate(text, limit);
  if (!cut.isCut) return <p>{text}</p>;
  return (
    <div className="pt-truncated">
      <p className="short">{cut.text}</p>
      <details>
        <summary>
          <span className="more">{COMMON.showMore}</span>
          <span className="less">{COMMON.showLess}</span>
        </summary>
        <p>{text}</p>
      </details>
    </div>
  );
};

/** A part that opens. */
interface AccordionItem {
  readonly key: string;
  readonly id?: string | undefined;
  readonly title: ReactNode;
  /** Beside the title: what is known of the part without opening it. */
  readonly end?: ReactNode;
  readonly content: ReactNode;
  /** Whether it is open from the start. */
  readonly open?: boolean | undefined;
}

/** Parts that open one by one, by the browser's own element. */
export const Accordion = ({
  items,
  openFirst = false,
  saysMore = false,
  level,
}: {
  readonly items: readonly AccordionItem[];
  readonly openFirst?: boolean | undefined;
  /** Says "Mostra di più" and "Mostra di meno" beside the title (PAGE-18). */
  readonly saysMore?: boolean | undefined;
  /** Makes each title a heading of this level, so that questions are found as such. */
  readonly level?: 2 | 3 | undefined;
}) => (
  <div className="pt-accordion accordion">
    {items.map(({ key, id, title, end, content, open = false }, index) => (
      <details key={key} id={id} className="accordion-item" open={open || (openFirst && index === 0)}>
        <summary>
          {level === undefined ? <span>{title}</span> : level === 2 ? <h2>{title}</h2> : <h3>{title}</h3>}
          {end}
          {saysMore ? (
            <span className="pt-says-more">
              <span className="more">{COMMON.showMore}</span>
              <span className="less">{COMMON.showLess}</span>
            </span>
          ) : null}
          <Icon name="expand" size="sm" className="pt-chevron" />
        </summary>
        <div className="in accordion-body p-0 pb-4">{content}</div>
      </details>
    ))}
  </div>
);

/** Closes a disclosure and leaves the reader on its word. */
const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>): void => {
  const { key, currentTarget } = event;
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
};

/**
 * A word on demand that keyboard and touch open as well as the pointer (BANDO-02, PAGE-42). Its text stands below the word and
 * moves what follows, so that it covers nothing; it stays until the word is pressed again, or Escape (WCAG 1.4.13).
 */
export const Tip = ({
  label,
  children,
  icon = true,
  className,
  group,
}: {
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly icon?: boolean | undefined;
  readonly className?: string | undefined;
  /** Of those of one group at most one is open. */
  readonly group?: string | undefined;
}) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the summary within is pressed
  <details className={classes('pt-tip', className)} name={group} onKeyDown={closeOnEscape}>
    <summary>
      <span>{label}</span>
      {icon ? <Icon name="info-circle" size="sm" /> : null}
    </summary>
    <div className="pt-tip-text">{children}</div>
  </details>
);
