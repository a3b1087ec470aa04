import contours from './art/contours.svg?url';
import hills from './art/footer-hills.svg?url';
import hero from './art/hero.svg?url';
import office from './art/spot-office.svg?url';
import olive from './art/spot-olive.svg?url';
import vine from './art/spot-vine.svg?url';
import water from './art/spot-water.svg?url';
import wheat from './art/spot-wheat.svg?url';

/** The portal's drawings: file, and size in pixels. */
export const DRAWINGS = {
  contours: { file: contours, width: 620, height: 320 },
  hills: { file: hills, width: 1440, height: 72 },
  hero: { file: hero, width: 1440, height: 620 },
  office: { file: office, width: 320, height: 180 },
  olive: { file: olive, width: 480, height: 180 },
  vine: { file: vine, width: 480, height: 180 },
  water: { file: water, width: 320, height: 180 },
  wheat: { file: wheat, width: 320, height: 180 },
} as const;

/** A drawing of the portal. */
export type Drawing = keyof typeof DRAWINGS;
