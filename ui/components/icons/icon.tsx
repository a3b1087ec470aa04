import { useAssets } from '../assets.tsx';
import type { IconName } from './icon-names.ts';
import spriteFile from './sprite.svg?url';

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
  const classes = ['icon', size === 'md' ? undefined : `icon-${size}`, className].filter((part) => part !== undefined).join(' ');
  const drawing = <use href={`${address(spriteFile)}#it-${name}`} />;
  return title === undefined ? (
    <svg className={classes} aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  ) : (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the sprite is no picture file of its own
    <svg className={classes} role="img" aria-label={title} focusable="false">
      {drawing}
    </svg>
  );
};
