/** The database cannot be asked now: it does not answer, or every connection is in use. Another time it can. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway';
  readonly code: 'storage.away' | 'storage.busy';

  constructor(code: StorageAway['code'], cause?: unknown) {
    super(code === 'storage.away' ? 'the database does not answer' : 'every connection is in use', { cause });
    this.code = code;
  }
}
