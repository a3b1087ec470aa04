import { useRef, type TouchEvent } from 'react';
import type { Picture } from '#core/content/pieces.ts';
import { PARTS } from '#ui/copy/parts.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icons/icon.tsx';

/** A finger that moves this far sideways means the next picture, in pixels. */
const SWIPE_PX = 40;

/** Pictures, and which of them is shown large. */
export interface GalleryProps {
  readonly title: string;
  readonly images: readonly Picture[];
  /** Place of the picture that is large, from 0. */
  readonly place: number | undefined;
  readonly onShow: (place: number | undefined) => void;
}

/** The picture that is shown large; a finger moved sideways leads to the one before or after it. */
const Large = ({
  picture: { url, alt, caption = alt, width, height },
  words,
  onStep,
}: {
  readonly picture: Picture;
  readonly words: string;
  readonly onStep: (step: 1 | -1) => void;
}) => {
  const touched = useRef<number>(undefined);
  const lifted = (event: TouchEvent): void => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - (touched.current ?? 0);
    if (Math.abs(moved) >= SWIPE_PX) onStep(moved < 0 ? 1 : -1);
  };
  return (
    <div
      onTouchStart={(event) => {
        touched.current = event.touches[0]?.clientX;
      }}
      onTouchEnd={lifted}
    >
      <figure className="pt-gallery figure w-100">
        <img src={url} alt={alt} width={width} height={height} />
        <figcaption className="figure-caption" aria-live="polite">
          {words}
          {caption === '' ? null : `: ${caption}`}
        </figcaption>
      </figure>
    </div>
  );
};

/**
 * Pictures in a grid, each of which opens large, with the ones before and after it by buttons, arrow keys and swipes
 * (PAGE-13). Each is a link to its file, so that it opens without script too.
 */
export const Gallery = ({ title, images, place, onShow }: GalleryProps) => {
  const large = place === undefined ? undefined : images[place];
  const go = (step: 1 | -1): void => {
    const next = (place ?? 0) + step;
    if (next >= 0 && next < images.length) onShow(next);
  };
  const pressed = (key: string): void => {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  };
  return (
    <>
      <ul className="pt-grid pt-pictures list-unstyled" aria-label={title}>
        {images.map(({ url, alt, width, height }, index) => (
          <li key={url}>
            <div className="pt-figure figure w-100">
              <img src={url} alt={alt} width={width} height={height} loading="lazy" className="img-fluid" />
              <a
                href={url}
                data-by-script
                className="btn btn-link"
                aria-label={PARTS.enlarge(index + 1, images.length)}
                onClick={(event) => {
                  event.preventDefault();
                  onShow(index);
                }}
              >
                <Icon name="zoom-in" size="sm" />
                <span>{PARTS.enlargeShort}</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        open={large !== undefined}
        wide
        title={title}
        onClose={() => onShow(undefined)}
        onKey={pressed}
        actions={
          <>
            <Button icon="arrow-left" aria-disabled={place === 0} onClick={() => go(-1)}>
              {PARTS.previous}
            </Button>
            <Button iconEnd="arrow-right" aria-disabled={place === images.length - 1} onClick={() => go(1)}>
              {PARTS.next}
            </Button>
          </>
        }
      >
        {large === undefined || place === undefined ? null : (
          <Large picture={large} words={PARTS.picture(place + 1, images.length)} onStep={go} />
        )}
      </Dialog>
    </>
  );
};
