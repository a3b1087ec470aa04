import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type * as z from 'zod';
import type { Download, Picture } from '#core/catalogue/item.ts';
import { isoDateFrom } from '#core/kernel/iso-date.ts';
import { pdfFrom } from '../pdf/pdf.ts';
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

const CONTENT_TYPES: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.avif': 'image/avif', '.webp': 'image/webp', '.png': 'image/png', '.jpg': 'image/jpeg' };
/** Size given to a picture that does not tell its own. */
const DEFAULT_WIDTH = 1_200;
const DEFAULT_HEIGHT = 675;
const FOOTER = 'Documento dimostrativo';

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const svgSize = (svg: string): { width: number; height: number } => {
  const head = /<svg\b[^>]*>/u.exec(svg)?.[0] ?? '';
  const attribute = (name: string): number => Number(new RegExp(`\\s${name}="([\\d.]+)`, 'u').exec(head)?.[1] ?? Number.NaN);
  const [, boxWidth, boxHeight] = /viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/u.exec(head) ?? [];
  const width = attribute('width') || Number(boxWidth) || DEFAULT_WIDTH;
  const height = attribute('height') || Number(boxHeight) || DEFAULT_HEIGHT;
  return { width: Math.round(width), height: Math.round(height) };
};

const pictureFile = (folder: string, path: string): MediaFile => {
  const bytes = readFileSync(join(folder, 'media', path));
  const extension = extname(path);
  const size = extension === '.svg' ? svgSize(bytes.toString('utf8')) : { width: DEFAULT_WIDTH, height: DEFAULT_HEIGHT };
  return { path, contentType: CONTENT_TYPES[extension] ?? 'application/octet-stream', bytes, digest: digestOf(bytes), ...size };
};

/** Every picture below `media`, whether a record names it or not: pages may name them by themselves. */
export const listPictures = (folder: string): readonly string[] => {
  const root = join(folder, 'media');
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => Object.hasOwn(CONTENT_TYPES, extname(path)))
    .toSorted();
};

/** Gathers the media of a batch: pictures from the folder, documents written as PDF. */
export class MediaShelf {
  readonly #files = new Map<string, MediaFile>();
  readonly #clashes = new Set<string>();

  constructor(folder: string) {
    for (const path of listPictures(folder)) this.#files.set(path, pictureFile(folder, path));
  }

  /** Whether the folder has the picture. */
  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** A picture with its size. The importer has checked before that it exists. */
  picture({ file, description }: z.infer<typeof image>): Picture {
    const { width = DEFAULT_WIDTH, height = DEFAULT_HEIGHT } = this.#files.get(file) ?? {};
    return { url: `${MEDIA_SCHEME}${file}`, alt: description, width, height };
  }

  /** Writes a document's PDF and answers what its link says. */
  document(wanted: z.infer<typeof document>, owner: Owner): Download {
    const path = `documenti/${owner.type}/${wanted.file ?? `${owner.slug}-${slugOf(wanted.title)}`.slice(0, 110).replace(/-$/u, '').concat('.pdf')}`;
    const known = this.#files.get(path);
    const bytes = pdfFrom({ title: wanted.title, pages: wanted.pages ?? [`${owner.title}\n\n${owner.description}`], footer: FOOTER });
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
