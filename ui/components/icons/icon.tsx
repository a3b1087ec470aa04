import { classes } from '../classes.ts';
import { useSymbolAddress } from '../inlined.ts';
import type { IconName } from './icon-names.ts';
import spriteFile from './sprite.svg?url';

// Written out, so that the rules of each size are found to be in use.
const SIZES = { sm: 'icon-sm', md: undefined, lg: 'icon-lg' } as const;

/** What an icon needs. */
export interface IconProps {
  readonly name: IconName;
  /** `sm` 20 px, `md` 24 px, `lg` 32 px. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** Accessible name; without it the icon is decoration. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * An icon of the sprite, a file that is fetched once and cached; those of the first view are inlined in the page.
 */
export const Icon = ({ name, size = 'md', title, className }: IconProps) => {
  const id = `it-${name}`;
  const address = useSymbolAddress(spriteFile, id, id);
  const dress = classes('icon', SIZES[size], className);
  const drawing = <use href={address} />;
  return title === undefined ? (
    <svg className={dress} aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  ) : (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the sprite is no picture file of its own
    <svg className={dress} role="img" aria-label={title} focusable="false">
      {drawing}
    </svg>
  );
};
