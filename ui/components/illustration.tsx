import { useAssets } from './assets.tsx';
import contours from './art/contours.svg?url';
import hills from './art/footer-hills.svg?url';
import hero from './art/hero.svg?url';
import mark from './art/mark.svg?url';
import office from './art/spot-office.svg?url';
import olive from './art/spot-olive.svg?url';
import vine from './art/spot-vine.svg?url';
import water from './art/spot-water.svg?url';
import wheat from './art/spot-wheat.svg?url';

const DRAWINGS = {
  contours: { file: contours, width: 620, height: 320 },
  hills: { file: hills, width: 1440, height: 72 },
  hero: { file: hero, width: 1440, height: 620 },
  mark: { file: mark, width: 60, height: 60 },
  office: { file: office, width: 480, height: 180 },
  olive: { file: olive, width: 480, height: 180 },
  vine: { file: vine, width: 480, height: 180 },
  water: { file: water, width: 480, height: 180 },
  wheat: { file: wheat, width: 480, height: 180 },
} as const;

/** A drawing of the portal. */
export type Drawing = keyof typeof DRAWINGS;

/** The drawings that stand on cards; taken in turn where a content has no picture of its own. */
const SPOTS: readonly [Drawing, ...Drawing[]] = ['wheat', 'vine', 'olive', 'water', 'office'];

/** The spot that belongs to a key, always the same one; so that a list without pictures is not monotonous. */
export const spotFor = (key: string): Drawing => {
  const sum = Array.from({ length: key.length }, (_, index) => key.charCodeAt(index)).reduce(
    (total, code) => total + code,
    0,
  );
  return SPOTS[sum % SPOTS.length] ?? SPOTS[0];
};

/** A drawing, never more than decoration: nobody is told of it. */
export const Illustration = ({
  name,
  className,
  eager = false,
}: {
  readonly name: Drawing;
  readonly className?: string | undefined;
  readonly eager?: boolean | undefined;
}) => {
  const { address } = useAssets();
  const { file, width, height } = DRAWINGS[name];
  return (
    <img
      src={address(file)}
      width={width}
      height={height}
      alt=""
      aria-hidden="true"
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'sync' : 'async'}
      fetchPriority="low"
    />
  );
};
