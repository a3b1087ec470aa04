import { useAssets } from './assets.tsx';
import { DRAWINGS, type Drawing } from './drawings.ts';

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
