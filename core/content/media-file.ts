/** A file of the editors, a picture or a document, as it is kept. */
export interface MediaFile {
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** Changes with the bytes. */
  readonly digest: string;
}
