import type * as z from 'zod';
import type { ContentPage } from '#core/content/page.ts';
import type { Download, Picture, VideoClip } from '#core/content/pieces.ts';
import { formatOfName } from '#core/formatting/document-formats.ts';
import { paragraphsOf, UNOFFICIAL_DOCUMENT } from '#core/formatting/pdf.ts';
import { isoDateFrom } from '#core/kernel/iso-date.ts';
import { pdfFrom } from '../../pdf/pdf.ts';
import { DOCUMENT_FOLDER } from '../../postgres/content/media-base.ts';
import { captionTexts } from './captions.ts';
import { digestOf, type MediaFile, readMedia } from './media-folder.ts';
import type { ImportProblem } from '../problems.ts';
import type { document, image, logo, video } from '../schemas/primitives.ts';
import { slugOf } from '../convert/slug.ts';

/** Whose document it is; what a document without pages of its own says. */
export interface Owner {
  readonly type: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
}

/** The fields of a record that name a video. */
export interface VideoOf {
  readonly video?: z.infer<typeof video> | undefined;
  readonly videoUrl?: string | undefined;
}

/** Begins an address of the media that gets its base when it is read. */
export const MEDIA_SCHEME = 'media:';

const FOOTER = 'Documento scritto dal portale';

/** Gathers the media of a batch: pictures, videos and documents from the folder, documents written as PDF. */
export class MediaLibrary {
  readonly #files: Map<string, MediaFile>;
  readonly #clashes = new Set<string>();
  /** What lies in the folder and cannot be shown or offered. */
  readonly problems: readonly ImportProblem[];

  constructor(folder: string) {
    const { files, problems } = readMedia(folder);
    this.problems = problems;
    this.#files = new Map(files.map((file) => [file.path, file]));
  }

  /** Whether the folder has the file. */
  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** A picture with its size; the importer has checked before that it exists. */
  picture({ file, description, decorative = false }: z.infer<typeof image>): Picture {
    const { width, height } = this.#found(file);
    if (width === undefined || height === undefined) throw new Error(`no picture is called ${file}`);
    return { url: `${MEDIA_SCHEME}${file}`, alt: decorative ? '' : description, width, height };
  }

  /** The logos of the participants, each with the name that the editors gave it. */
  logos(images: readonly z.infer<typeof logo>[] = []): Pick<ContentPage, 'logos' | 'logoNames'> {
    const pictures = images.map((each) => this.picture(each));
    return {
      logos: pictures.map(({ url }) => url),
      ...(pictures.length === 0 ? {} : { logoNames: pictures.map(({ alt }) => alt) }),
    };
  }

  /** The video of a record or of a part of it, from the portal's own files or from elsewhere; the latter has its content's title. */
  videoOf({ video: own, videoUrl }: VideoOf, title: string): VideoClip | undefined {
    if (own === undefined) return videoUrl === undefined ? undefined : { url: videoUrl, title };
    return {
      url: `${MEDIA_SCHEME}${this.#found(own.file).path}`,
      title: own.title,
      poster: this.picture(own.poster),
      captions: `${MEDIA_SCHEME}${own.captions}`,
      transcript: captionTexts(Buffer.from(this.#found(own.captions).bytes).toString('utf8')),
    };
  }

  /** Takes a document from the folder or writes its PDF, and answers what its link says. */
  document(wanted: z.infer<typeof document>, owner: Owner): Download {
    const { path, bytes } = this.#ready(wanted) ?? this.#composed(wanted, owner);
    const created = wanted.dateCreated === undefined ? undefined : isoDateFrom(wanted.dateCreated);
    return {
      title: wanted.title,
      ...(wanted.titleLanguage === undefined ? {} : { titleLanguage: wanted.titleLanguage }),
      contentUrl: `${MEDIA_SCHEME}${path}`,
      format: formatOfName(path),
      sizeBytes: bytes.length,
      ...(wanted.isNew === undefined ? {} : { isNew: wanted.isNew }),
      ...(created === undefined ? {} : { dateCreated: created }),
    };
  }

  /** Paths that two different documents claim. */
  clashes(): readonly string[] {
    return [...this.#clashes];
  }

  files(): readonly MediaFile[] {
    return [...this.#files.values()];
  }

  #found(path: string): MediaFile {
    const found = this.#files.get(path);
    if (found === undefined) throw new Error(`no file is called ${path}`);
    return found;
  }

  #ready({ file }: z.infer<typeof document>): MediaFile | undefined {
    return file === undefined ? undefined : this.#files.get(`${DOCUMENT_FOLDER}${file}`);
  }

  #composed(wanted: z.infer<typeof document>, owner: Owner): MediaFile {
    const path = `${DOCUMENT_FOLDER}${owner.type}/${wanted.file ?? `${owner.slug}-${slugOf(wanted.title)}`.slice(0, 110).replace(/-$/u, '').concat('.pdf')}`;
    const known = this.#files.get(path);
    const bytes = pdfFrom({
      title: wanted.title,
      parts: (wanted.pages ?? [`${owner.title}\n\n${owner.description}`]).map(paragraphsOf),
      footer: FOOTER,
      notice: UNOFFICIAL_DOCUMENT,
    });
    const digest = digestOf(bytes);
    if (known !== undefined && known.digest !== digest) this.#clashes.add(path);
    const file = known ?? { path, contentType: 'application/pdf', bytes, digest };
    this.#files.set(path, file);
    return { ...file, bytes };
  }
}
