/** A file of the editors, a picture, a video or a document, known before any of its bytes is read. */
export interface MediaFile {
  readonly contentType: string;
  /** Changes with the bytes. */
  readonly digest: string;
  readonly sizeBytes: number;
  /**
   * Reads `length` bytes from `first` on, which counts from 0; fewer where the file ends before. Throws `StorageAway` when
   * the file has been replaced since it was found: parts of two versions must not be put together.
   */
  readonly read: (first: number, length: number) => Promise<Uint8Array>;
}
