import mark from './art/mark.svg?url';
import type { Drawing } from './drawings.ts';
import sprite from './icons/sprite.svg?url';

/** The portal's mark, as the icon of the browser's tab: a file of the build, without the base path. */
export const MARK_FILE: string = mark;

/** All icons of the portal: a file of the build, without the base path. */
export const SPRITE_FILE: string = sprite;

/** The sceneries that may be in sight at once. */
export const FIRST_SCENERIES: readonly Drawing[] = ['contours', 'hero'];
