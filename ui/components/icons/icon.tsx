import { useAssets } from '../assets.tsx';
import { classes } from '../classes.ts';
import type { IconName } from './icon-names.ts';
import spriteFile from './sprite.svg?url';

// Written out, so that the rules of each size are found to be in use.
const SIZES = { sm: 'icon-sm', md: undefined, lg: 'icon-lg' } as const;

/** What a sign needs. */
export interface IconProps {
  readonly name: IconName;
  /** `sm` 20 px, `md` 24 px, `lg` 32 px. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** Said instead of the sign; without it the sign is decoration and nothing is said. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A sign of the sprite. The sprite is a file of its own, fetched once and kept, so that the pages carry no drawings
 * and show them also where no script runs.
 */
export const Icon = ({ name, size = 'md', title, className }: IconProps) => {
  const { address } = useAssets();
  const dress = classes('icon', SIZES[size], className);
  const drawing = <use href={`${address(spriteFile)}#it-${name}`} />;
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
