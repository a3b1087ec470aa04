import contours from './art/contours.svg?url';
import hero from './art/hero.svg?url';
import mark from './art/mark.svg?url';
import sprite from './icons/sprite.svg?url';

/** The portal's mark, as the icon of the browser's tab: a file of the build, without the base path. */
export const MARK_FILE: string = mark;

/** All signs of the portal: a file of the build, without the base path. */
export const SPRITE_FILE: string = sprite;

/** The drawings that may be in sight at once: files of the build, without the base path. */
export const EAGER_DRAWINGS: readonly string[] = [mark, contours, hero];
