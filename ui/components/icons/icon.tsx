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
  /** Said instead of the icon; without it the icon is decoration and nothing is said. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * An icon of the sprite, a file of its own that is fetched once and kept. Those that a page shows at first it carries itself.
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
