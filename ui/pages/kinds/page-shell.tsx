import type { TitleLanguage } from '#core/kernel/title-language.ts';
import type { ReactNode } from 'react';
import type { Picture } from '#core/content/pieces.ts';
import { formatDay } from '#core/formatting/date.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { CriticalCssMarker } from '#ui/components/critical-css-marker.tsx';
import { Columns, Section, Stack } from '#ui/components/layout.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { ReadingProgress } from '#ui/components/reading.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { SHELL_COPY } from '#ui/copy/shell.ts';
import { PageCrumbs } from '../page-crumbs.tsx';
import type { PageContext } from '../page-module.ts';
import { SectionMenu } from './section-menu.tsx';

/** What stands around the content of a page. */
export interface ShellParts {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** The title alone stands in the head, and the lead begins the page below it: what is looked for there is nearer. */
  readonly lowHead?: boolean | undefined;
  /** Above the title: a kind, a date, a tag. */
  readonly above?: ReactNode;
  /** Under the lead: buttons, ways to share. */
  readonly actions?: ReactNode;
  /** The first block: what one came for, half on the head; the facts beside the text then stand after it. */
  readonly answer?: ReactNode;
  /** Scenery of the head, in place of its contour lines: never more than decoration. */
  readonly picture?: Picture | undefined;
  /** Across the head under the rest. */
  readonly wide?: ReactNode;
  /** The page's own name in the breadcrumbs, where its address ends with one. */
  readonly crumb?: string | undefined;
  /** Language of that name, where it is not Italian. */
  readonly crumbLanguage?: TitleLanguage | undefined;
  /** The step above the page in its path, where it is not that of its address. */
  readonly section?: { readonly label: string; readonly address: string } | undefined;
  /** A menu of the page's own, in place of that of its section. */
  readonly menu?: ReactNode;
  /** Facts beside the text: before it on phones, at its right where there is room. */
  readonly aside?: ReactNode;
  readonly updated?: IsoDate | undefined;
  /** Whether the page says how much of it has been read: always, or by default where it is long (D-33). */
  readonly progress?: 'always' | 'never' | undefined;
  /** Names of title and lead in the national model. */
  readonly elements?: { readonly title: string; readonly lead: string } | undefined;
}

/**
 * The frame of a page of any kind: reading progress, breadcrumbs, head, side menu, columns, last update. It stands
 * through all states of the page, so that the title that took the focus on arrival is never exchanged for another.
 */
export const PageShell = ({
  context,
  children,
  ...parts
}: ShellParts & { readonly context: PageContext; readonly children?: ReactNode }) => {
  const {
    title,
    lead,
    above,
    actions,
    answer,
    wide,
    picture,
    crumb,
    crumbLanguage,
    section,
    aside,
    updated,
    progress,
    elements,
  } = parts;
  const lowHead = parts.lowHead ?? false;
  const menu = parts.menu ?? (context.match.route.side === undefined ? null : <SectionMenu context={context} />);
  const content = (
    <Stack gap="section">
      {lowHead && lead !== undefined && lead !== '' ? (
        <p className="lead">
          {lead}
          <CriticalCssMarker />
        </p>
      ) : null}
      {children}
      {updated === undefined ? null : <p className="pt-updated pt-soft">{COMMON.updated(formatDay(updated))}</p>}
    </Stack>
  );
  return (
    <>
      {progress === 'never' ? null : <ReadingProgress whenLong={progress === undefined} />}
      <PageHead
        title={title}
        lead={lowHead ? undefined : lead}
        low={lowHead}
        above={above}
        wide={wide}
        picture={picture}
        elements={elements}
        breadcrumbs={<PageCrumbs context={context} title={crumb} language={crumbLanguage} section={section} />}
      >
        {actions}
      </PageHead>
      {answer === undefined ? null : <div className="pt-lifted container-xxl">{answer}</div>}
      <Section>
        <Columns
          menu={menu}
          menuAtRight={answer !== undefined && parts.menu !== undefined}
          aside={aside}
          asideLabel={SHELL_COPY.facts}
          factsLast={answer !== undefined}
        >
          {content}
        </Columns>
      </Section>
    </>
  );
};
