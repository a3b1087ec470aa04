import { titleLanguageFrom } from '#core/content/title-language.ts';
import type { Download, NamedLink, Picture, VideoClip } from '#core/content/pieces.ts';
import { emptyPage, type Page } from '#core/kernel/page.ts';
import {
  dayFromWire,
  given,
  type WireAttachment,
  type WireDocument,
  type WireImage,
  type WireLink,
  type WirePagination,
  type WireVideo,
} from './schema.ts';

// Conversions of the small pieces that several capabilities share, both ways.

export const documentFromWire = (wire: WireDocument): Download => ({
  title: wire.title,
  ...given('titleLanguage', titleLanguageFrom(wire.titleLanguage)),
  contentUrl: wire.contentUrl,
  format: wire.format,
  sizeBytes: wire.sizeBytes,
  ...given('isNew', wire.isNew),
  ...given('dateCreated', dayFromWire(wire.dateCreated)),
});

export const documentToWire = (document: Download): WireDocument => ({ ...document });

export const attachmentToWire = (attachment: Download): WireAttachment => ({
  ...documentToWire(attachment),
  document: { contentUrl: attachment.contentUrl },
});

export const pictureFromWire = ({ contentUrl, description, width, height, caption }: WireImage): Picture => ({
  url: contentUrl,
  alt: description,
  width,
  height,
  ...given('caption', caption),
});

export const pictureToWire = (image: Picture): WireImage => ({
  contentUrl: image.url,
  description: image.alt,
  width: image.width,
  height: image.height,
  ...given('caption', image.caption),
});

/** The video among the fields of a content; where nobody gave it a title it has that of its content. */
export const videoFromWire = (wire: WireVideo, ofContent: string): { readonly video?: VideoClip } => {
  const { videoUrl, videoTitle, videoPoster, videoCaptions, videoTranscript } = wire;
  if (typeof videoUrl !== 'string') return {};
  return {
    video: {
      url: videoUrl,
      title: videoTitle ?? ofContent,
      ...given('poster', videoPoster === null || videoPoster === undefined ? undefined : pictureFromWire(videoPoster)),
      ...given('captions', videoCaptions),
      ...given('transcript', videoTranscript),
    },
  };
};

export const videoToWire = (video: VideoClip | undefined): WireVideo =>
  video === undefined
    ? {}
    : {
        videoUrl: video.url,
        videoTitle: video.title,
        ...given('videoPoster', video.poster === undefined ? undefined : pictureToWire(video.poster)),
        ...given('videoCaptions', video.captions),
        ...given('videoTranscript', video.transcript && [...video.transcript]),
      };

export const linkFromWire = ({ title, url, ariaLabel }: WireLink): NamedLink => ({
  title,
  url,
  ...given('ariaLabel', ariaLabel),
});

export const linkToWire = (link: NamedLink): WireLink => ({ ...link });

/** The place of a page in its list. */
export const paginationToWire = ({ totalCount, page, pageSize, next, understood }: Page<unknown>): WirePagination => ({
  totalCount,
  page,
  pageSize,
  totalPages: Math.ceil(totalCount / pageSize),
  ...given('next', next),
  ...given('understood', understood),
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
  ...given('understood', wire.pagination.understood),
});

export const pageToWire = <T, Wire>(
  page: Page<T>,
  one: (item: T) => Wire,
): { results: Wire[]; pagination: WirePagination } => ({
  results: page.items.map(one),
  pagination: paginationToWire(page),
});

/** The wire form of a page without entries, which stands for an answer without content (ERR-11). */
export const noEntries = (page: number, pageSize: number): { results: never[]; pagination: WirePagination } =>
  pageToWire(emptyPage<never>(page, pageSize), (item) => item);
