import { useEffect, useRef, useState } from 'react';
import type { VideoClip } from '#core/content/pieces.ts';
import { PARTS } from '#ui/copy/parts.ts';
import { Icon } from './icons/icon.tsx';
import { OutLink } from './link-to.tsx';

const isOfPortal = ({ url }: VideoClip): boolean => url.startsWith('/');

const Transcript = ({ lines }: { readonly lines: readonly string[] }) => (
  <details className="pt-transcript">
    <summary>{PARTS.transcript}</summary>
    {lines.map((line, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the same words may be said twice, and nothing moves
      <p key={`${index} ${line}`}>{line}</p>
    ))}
  </details>
);

/**
 * A video that is fetched only when somebody wants to see it (PAGE-12): until then its poster, as a link to the file
 * that works without script. A video kept elsewhere is a link: nothing of another site is loaded into the page.
 */
export const Video = ({ video }: { readonly video: VideoClip }) => {
  const [started, setStarted] = useState(false);
  const player = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (started) player.current?.focus();
  }, [started]);
  const { url, title, poster, captions, transcript = [] } = video;
  if (!isOfPortal(video)) return <OutLink href={url}>{PARTS.watch(title)}</OutLink>;
  return (
    <figure className="pt-video figure w-100">
      {started ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a video without captions says its words in the transcript
        <video
          ref={player}
          src={url}
          poster={poster?.url}
          controls
          autoPlay
          preload="none"
          tabIndex={-1}
          aria-label={title}
          width={poster?.width}
          height={poster?.height}
        >
          {captions === undefined ? null : (
            <track kind="captions" srcLang="it" label={PARTS.captions} src={captions} default />
          )}
        </video>
      ) : (
        <a
          href={url}
          onClick={(event) => {
            event.preventDefault();
            setStarted(true);
          }}
        >
          {poster === undefined ? null : (
            <img src={poster.url} alt="" width={poster.width} height={poster.height} loading="lazy" />
          )}
          <span className="pt-video-start">
            <Icon name="video" />
            <span>{PARTS.watch(title)}</span>
          </span>
        </a>
      )}
      <figcaption className="figure-caption">{title}</figcaption>
      {transcript.length === 0 ? null : <Transcript lines={transcript} />}
    </figure>
  );
};
