import { Icon } from '#ui/components/icons/icon.tsx';
import { COMMON } from '#ui/copy/common.ts';
import type { PageContext } from '../page-module.ts';

/** The way to have a day in one's own calendar, with script or without; nothing where no such day is to come (LIST-18, PAGE-39). */
export const Remember = ({
  address,
  context,
}: {
  /** Relative to the API base. */
  readonly address: string | undefined;
  readonly context: PageContext;
}) =>
  address === undefined ? null : (
    <p>
      <a className="btn btn-outline-primary" href={`${context.settings.apiBase}${address}`}>
        <Icon name="calendar" size="sm" />
        <span>{COMMON.remember}</span>
      </a>
    </p>
  );
