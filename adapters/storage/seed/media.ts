import type * as z from 'zod';
import type { Download, Picture } from '#core/catalogue/item.ts';
import { isoDateFrom } from '#core/kernel/iso-date.ts';
import { pdfFrom } from '../pdf/pdf.ts';
import { DOCUMENT_FOLDER } from '../postgres/media-base.ts';
import { digestOf, type PictureFile, readPictures } from './picture-files.ts';
import type { ImportProblem } from './problems.ts';
import type { document, image } from './schemas/primitives.ts';
import { slugOf } from './slug.ts';

/** A file that pages show or offer. `path` is below the image base. */
export interface MediaFile {
  readonly path: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly digest: string;
  /** Size of a picture (CSS pixels). */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Whose document it is; what a document without pages of its own says. */
export interface Owner {
  readonly type: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
}

/** Begins an address of the media that gets its base when it is read. */
export const MEDIA_SCHEME = 'media:';

const FOOTER = 'Documento dimostrativo';

/** Gathers the media of a batch: pictures from the folder, documents written as PDF. */
export class MediaShelf {
  readonly #files = new Map<string, MediaFile>();
  readonly #pictures: ReadonlyMap<string, PictureFile>;
  readonly #clashes = new Set<string>();
  /** What lies among the pictures and is none. */
  readonly problems: readonly ImportProblem[];

  constructor(folder: string) {
    const { pictures, problems } = readPictures(folder);
    this.problems = problems;
    this.#pictures = new Map(pictures.map((picture) => [picture.path, picture]));
    for (const picture of pictures) this.#files.set(picture.path, picture);
  }

  /** Whether the folder has the picture. */
  has(path: string): boolean {
    return this.#pictures.has(path);
  }

  /** A picture with its size; the importer has checked before that it exists. */
  picture({ file, description }: z.infer<typeof image>): Picture {
    const found = this.#pictures.get(file);
    if (found === undefined) throw new Error(`no picture is called ${file}`);
    return { url: `${MEDIA_SCHEME}${file}`, alt: description, width: found.width, height: found.height };
  }

  /** Writes a document's PDF and answers what its link says. */
  document(wanted: z.infer<typeof document>, owner: Owner): Download {
    const path = `${DOCUMENT_FOLDER}${owner.type}/${wanted.file ?? `${owner.slug}-${slugOf(wanted.title)}`.slice(0, 110).replace(/-$/u, '').concat('.pdf')}`;
    const known = this.#files.get(path);
    const bytes = pdfFrom({
      title: wanted.title,
      pages: wanted.pages ?? [`${owner.title}\n\n${owner.description}`],
      footer: FOOTER,
    });
    const digest = digestOf(bytes);
    if (known === undefined) this.#files.set(path, { path, contentType: 'application/pdf', bytes, digest });
    else if (known.digest !== digest) this.#clashes.add(path);
    const created = wanted.dateCreated === undefined ? undefined : isoDateFrom(wanted.dateCreated);
    return {
      title: wanted.title,
      contentUrl: `${MEDIA_SCHEME}${path}`,
      format: 'pdf',
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
}
