import { useState } from 'react';
import type { ContentImage } from '#core/content/page.ts';
import { PARTS } from '#ui/copy/parts.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** Pictures in a grid, each of which opens large, with the ones before and after it (PAGE-13). */
export const Gallery = ({ title, images }: { readonly title: string; readonly images: readonly ContentImage[] }) => {
  const [place, setPlace] = useState<number>();
  const large = place === undefined ? undefined : images[place];
  return (
    <>
      <ul className="pt-grid narrow list-unstyled" aria-label={title}>
        {images.map(({ url, alt, width, height }, index) => (
          <li key={url}>
            <figure className="pt-figure figure w-100">
              <img src={url} alt={alt} width={width} height={height} loading="lazy" className="img-fluid" />
              <Button
                look="link"
                icon="zoom-in"
                aria-label={PARTS.enlarge(index + 1, images.length)}
                onClick={() => setPlace(index)}
              >
                {PARTS.enlargeShort}
              </Button>
            </figure>
          </li>
        ))}
      </ul>
      <Dialog
        open={large !== undefined}
        wide
        title={title}
        onClose={() => setPlace(undefined)}
        actions={
          <>
            <Button
              icon="arrow-left"
              disabled={place === undefined || place === 0}
              onClick={() => setPlace((former) => (former === undefined ? former : former - 1))}
            >
              {PARTS.previous}
            </Button>
            <Button
              iconEnd="arrow-right"
              disabled={place === undefined || place === images.length - 1}
              onClick={() => setPlace((former) => (former === undefined ? former : former + 1))}
            >
              {PARTS.next}
            </Button>
          </>
        }
      >
        {large === undefined ? null : (
          <figure className="pt-gallery figure w-100">
            <img src={large.url} alt={large.alt} width={large.width} height={large.height} />
            {large.caption === undefined ? null : <figcaption className="figure-caption">{large.caption}</figcaption>}
          </figure>
        )}
      </Dialog>
    </>
  );
};
