import * as z from 'zod/mini';
import { safeRichText } from '#core/content/safe-rich-text.ts';
import { titleLanguageFrom } from '#core/kernel/title-language.ts';
import type { Download, NamedLink, Picture, VideoClip } from '#core/content/pieces.ts';
import { isoDateFrom } from '#core/kernel/iso-date.ts';
import { emptyPage, type Page } from '#core/kernel/page.ts';
import { type Codec, day, from, joined, list, mapped, optional, record } from './codecs.ts';
import {
  dayFromWire,
  given,
  type WireAttachment,
  type WireDocument,
  type WireImage,
  type WireLink,
  type WirePagination,
  type WireVideo,
  wireRichText,
} from './schema.ts';

// Shapes of the small pieces that several capabilities share.

/** A text for a value of the core's; one that stands for none makes its field absent. */
const readAs = <Core extends string>(read: (text: string) => Core | undefined): Codec<Core, string> =>
  mapped(z.string(), { decode: (text) => read(text) as Core, encode: (core) => core });

/** Language of a title (BCP 47), where it is not Italian. */
export const language = readAs(titleLanguageFrom);

/** A day that another service may write in its own way. */
export const looseDay = readAs(isoDateFrom);

/** Text with structure; what could do harm in it is left out (VAL-06). */
export const richText = mapped(wireRichText, { decode: safeRichText, encode: (text) => text });

const downloadFields = {
  title: z.string(),
  titleLanguage: optional(language),
  contentUrl: z.string(),
  /** Extension, such as `pdf`. */
  format: z.string(),
  sizeBytes: z.number(),
  isNew: optional(z.boolean()),
  dateCreated: optional(day),
};
/** A file to download. */
export const download = record(downloadFields) satisfies Codec<Download>;

/** A file that hangs on a card: §3 gives it as an object under `document`, beside what every file to download has. */
export const attachment = mapped(record({ ...downloadFields, document: z.object({ contentUrl: z.string() }) }), {
  decode: ({ document: _, ...file }): Download => file,
  encode: (file) => ({ ...file, document: { contentUrl: file.contentUrl } }),
}) satisfies Codec<Download>;

/** A picture; `description` is its text alternative. Size in CSS pixels. */
export const picture = record({
  url: from('contentUrl', z.string()),
  alt: from('description', z.string()),
  width: z.number(),
  height: z.number(),
  caption: optional(z.string()),
}) satisfies Codec<Picture>;

/** The video of a content, under the name that the specification gives it (§3); without a title it has that of its content. */
export const video = joined(
  {
    videoUrl: optional(z.string()),
    videoTitle: optional(z.string()),
    videoPoster: optional(picture),
    videoCaptions: optional(z.string()),
    videoTranscript: optional(list(z.string())),
  },
  {
    decode: ({ videoUrl, videoTitle, videoPoster, videoCaptions, videoTranscript }, content): VideoClip | undefined =>
      typeof videoUrl === 'string'
        ? {
            url: videoUrl,
            title: videoTitle ?? String(content['title']),
            ...given('poster', videoPoster),
            ...given('captions', videoCaptions),
            ...given('transcript', videoTranscript),
          }
        : undefined,
    encode: ({ url, title, poster, captions, transcript }: VideoClip) => ({
      videoUrl: url,
      videoTitle: title,
      ...given('videoPoster', poster),
      ...given('videoCaptions', captions),
      ...given('videoTranscript', transcript),
    }),
  },
);

/** A link to somewhere. */
export const link = record({
  title: z.string(),
  url: z.string(),
  ariaLabel: optional(z.string()),
}) satisfies Codec<Omit<NamedLink, 'titleLanguage'>>;

/** An option of a filter, or a value of an item's facet. */
export const option = z.object({ name: z.string(), value: z.string() });

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
