import * as z from 'zod/mini';
import { isTaskTarget, type TaskTarget } from '#core/catalogue/task.ts';
import { safeRichText } from '#core/content/safe-rich-text.ts';
import { titleLanguageFrom } from '#core/kernel/title-language.ts';
import type { Download, NamedLink, Picture, VideoClip } from '#core/content/pieces.ts';
import { isoDateFrom } from '#core/kernel/iso-date.ts';
import { type Codec, day, from, joined, list, mapped, optional, record } from './codecs.ts';
import { given, whole, wireRichText } from './schema.ts';

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
  sizeBytes: whole,
  isNew: optional(z.boolean()),
  dateCreated: optional(day),
};
/** A file to download. */
export const download = record(downloadFields) satisfies Codec<Download>;

/** A file that hangs on a card: §3 gives it as an object under `document`, beside what every file to download has. */
export const attachment = mapped(record({ ...downloadFields, document: z.object({ contentUrl: z.string() }) }), {
  decode: ({ document: _document, ...file }): Download => file,
  encode: (file) => ({ ...file, document: { contentUrl: file.contentUrl } }),
}) satisfies Codec<Download>;

/** A picture; `description` is its text alternative. Size in CSS pixels. */
export const picture = record({
  url: from('contentUrl', z.string()),
  alt: from('description', z.string()),
  width: whole,
  height: whole,
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

/** A link that asks to do something: two fields on the wire, of which none is any good alone. */
export const callToAction = joined(
  { ctaLabel: optional(z.string()), ctaUrl: optional(z.string()) },
  {
    decode: ({ ctaLabel, ctaUrl }): { readonly label: string; readonly url: string } | undefined =>
      typeof ctaLabel === 'string' && typeof ctaUrl === 'string' ? { label: ctaLabel, url: ctaUrl } : undefined,
    encode: ({ label, url }) => ({ ctaLabel: label, ctaUrl: url }),
  },
);

/** A link to somewhere. */
export const link = record({
  title: z.string(),
  url: z.string(),
  ariaLabel: optional(z.string()),
}) satisfies Codec<Omit<NamedLink, 'titleLanguage'>>;

/** Days of an aid or service on which something begins, ends or is paid. */
export const campaignDays = list(record({ day, title: z.string() }));

/** A term that stood on another day before, with the act that moved it (TERM-05). */
export const move = record({ from: day, to: day, act: optional(z.string()) });

/** An option of a filter, or a value of an item's facet. */
export const option = z.object({ name: z.string(), value: z.string() });

/** A word that names a place; one that this portal does not know makes the field absent. */
export const taskTarget = mapped(z.string(), {
  decode: (word) => (isTaskTarget(word) ? word : undefined) as TaskTarget,
  encode: (target) => target,
});
