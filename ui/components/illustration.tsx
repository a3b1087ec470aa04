import { useAssets } from './assets.tsx';
import { DRAWINGS, type Drawing } from './drawings.ts';

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

/** A drawing, decoration only, hidden from assistive technology. */
export const Illustration = ({
  name,
  className,
}: {
  readonly name: Drawing;
  readonly className?: string | undefined;
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
      loading="lazy"
      decoding="async"
      fetchPriority="low"
    />
  );
};
