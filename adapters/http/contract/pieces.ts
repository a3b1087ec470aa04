import type { Download, Picture, RelatedLink } from '#core/catalogue/item.ts';
import type { ContentDocument, ContentImage, ContentLink, ContentVideo } from '#core/content/page.ts';
import type { Page } from '#core/kernel/page.ts';
import {
  dayFromWire,
  given,
  type WireDocument,
  type WireImage,
  type WireLink,
  type WirePagination,
  type WireVideo,
} from './schema.ts';

// Conversions of the small pieces that several capabilities share, both ways.

/** A file as the domain has it; its catalogue and content forms are the same. */
export const documentFromWire = (wire: WireDocument): Download & ContentDocument => ({
  title: wire.title,
  contentUrl: wire.contentUrl,
  format: wire.format,
  sizeBytes: wire.sizeBytes,
  ...given('isNew', wire.isNew),
  ...given('dateCreated', dayFromWire(wire.dateCreated)),
});

export const documentToWire = (document: Download | ContentDocument): WireDocument => ({ ...document });

export const pictureFromWire = ({ contentUrl, description, width, height }: WireImage): Picture => ({
  url: contentUrl,
  alt: description,
  width,
  height,
});

export const imageFromWire = (wire: WireImage): ContentImage => ({
  ...pictureFromWire(wire),
  ...given('caption', wire.caption),
});

export const imageToWire = (image: Picture | ContentImage): WireImage => ({
  contentUrl: image.url,
  description: image.alt,
  width: image.width,
  height: image.height,
  ...('caption' in image ? given('caption', image.caption) : {}),
});

/** The video among the fields of a content; where nobody gave it a title it has that of its content. */
export const videoFromWire = (wire: WireVideo, ofContent: string): { readonly video?: ContentVideo } => {
  const { videoUrl, videoTitle, videoPoster, videoCaptions, videoTranscript } = wire;
  if (typeof videoUrl !== 'string') return {};
  return {
    video: {
      url: videoUrl,
      title: videoTitle ?? ofContent,
      ...given('poster', videoPoster === null || videoPoster === undefined ? undefined : imageFromWire(videoPoster)),
      ...given('captions', videoCaptions),
      ...given('transcript', videoTranscript),
    },
  };
};

export const videoToWire = (video: ContentVideo | undefined): WireVideo =>
  video === undefined
    ? {}
    : {
        videoUrl: video.url,
        videoTitle: video.title,
        ...given('videoPoster', video.poster === undefined ? undefined : imageToWire(video.poster)),
        ...given('videoCaptions', video.captions),
        ...given('videoTranscript', video.transcript && [...video.transcript]),
      };

export const linkFromWire = ({ title, url, ariaLabel }: WireLink): RelatedLink & ContentLink => ({
  title,
  url,
  ...given('ariaLabel', ariaLabel),
});

export const linkToWire = (link: RelatedLink | ContentLink): WireLink => ({ ...link });

/** The place of a page in its list. */
export const paginationToWire = ({ totalCount, page, pageSize, next }: Page<unknown>): WirePagination => ({
  totalCount,
  page,
  pageSize,
  totalPages: Math.ceil(totalCount / pageSize),
  ...given('next', next),
});

/** A page of the domain from its wire form. */
export const pageFromWire = <Wire, T>(
  wire: { readonly results: readonly Wire[]; readonly pagination: WirePagination },
  one: (item: Wire) => T,
): Page<T> => ({
  items: wire.results.map(one),
  totalCount: wire.pagination.totalCount,
  page: wire.pagination.page,
  pageSize: wire.pagination.pageSize,
  ...given('next', wire.pagination.next),
});

export const pageToWire = <T, Wire>(
  page: Page<T>,
  one: (item: T) => Wire,
): { results: Wire[]; pagination: WirePagination } => ({
  results: page.items.map(one),
  pagination: paginationToWire(page),
});
