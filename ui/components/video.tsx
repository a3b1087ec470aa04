import { useEffect, useRef, useState } from 'react';
import type { VideoClip } from '#core/content/pieces.ts';
import { classifyLink } from '#core/navigation/links.ts';
import { PARTS } from '#ui/copy/parts.ts';
import { Icon } from './icons/icon.tsx';
import { OutLink, useLinkSettings } from './link-to.tsx';

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
  const settings = useLinkSettings();
  const { url, title, poster, captions, transcript = [] } = video;
  if (classifyLink(url, settings).kind !== 'file') return <OutLink href={url}>{PARTS.watch(title)}</OutLink>;
  return (
    <>
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
            // Captions from another origin are read like any other question to it.
            crossOrigin={url.startsWith('/') ? undefined : 'anonymous'}
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
            data-by-script
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
      </figure>
      {transcript.length === 0 ? null : <Transcript lines={transcript} />}
    </>
  );
};
