import { percentDecode } from '#core/kernel/address.ts';
import { Logger } from '#core/kernel/logger.ts';
import { portKey, defineUseCase } from '#core/kernel/port-key.ts';
import { fail, succeed, type Result } from '#core/kernel/result.ts';
import { ServiceError } from '#core/kernel/service-error.ts';

/** Documents that only someone who is signed in may read (PAGE-37). */
export interface ReservedFiles {
  /** The PDF at a path such as `documenti/forms/delega.pdf`; undefined when there is none for this reader. Throws `ServiceError`. */
  bytes(path: string): Promise<Uint8Array | undefined>;
}
export const ReservedFiles = portKey<ReservedFiles>('ReservedFiles');

/** Name under which the PDF at a path such as `documenti/forms/delega.pdf` is saved: its last part (PAGE-37). */
export const reservedFileName = (path: string): string => {
  const name = percentDecode(path.slice(path.lastIndexOf('/') + 1)).replace(/[/\\]/gu, '-');
  return name === '' ? 'documento.pdf' : name;
};

/** Why a document cannot be opened. */
export type ReservedFileFailure = 'content.file-unavailable';

/** A document of the reserved area by its path (PAGE-37); a plain link cannot say who is asking. */
export type FetchReservedFile = (path: string) => Promise<Result<Uint8Array, ReservedFileFailure>>;

/** Builds `FetchReservedFile`. */
export const makeFetchReservedFile =
  (files: ReservedFiles, logger: Logger): FetchReservedFile =>
  async (path) => {
    try {
      const bytes = await files.bytes(path);
      return bytes === undefined ? fail('content.file-unavailable') : succeed(bytes);
    } catch (error) {
      logger.error('A document could not be read', {
        status: error instanceof ServiceError ? error.answered : undefined,
      });
      return fail('content.file-unavailable');
    }
  };
export const FetchReservedFile = defineUseCase('FetchReservedFile', [ReservedFiles, Logger], makeFetchReservedFile);
