import { classes } from '#ui/components/classes.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { COMMON } from '#ui/copy/common.ts';
import type { PageContext } from '../page-module.ts';

const LOOKS = { filled: 'btn-primary', outlined: 'btn-outline-primary', link: 'btn-link' } as const;

/** The way to have a day in one's own calendar, with script or without; nothing where no such day is to come (LIST-18, PAGE-39). */
export const Remember = ({
  address,
  context,
  look = 'outlined',
  words = COMMON.remember,
}: {
  /** Relative to the API base. */
  readonly address: string | undefined;
  readonly context: PageContext;
  /** How loud it is: the one filled button of a view, or as quiet as a link. */
  readonly look?: keyof typeof LOOKS;
  readonly words?: string;
}) =>
  address === undefined ? null : (
    <p>
      <a className={classes('btn', LOOKS[look])} href={`${context.settings.apiBase}${address}`}>
        <Icon name="calendar" size="sm" />
        <span>{words}</span>
      </a>
    </p>
  );
