/** What a storage answers of a content without its stamp (id, changes of its days), which only a database keeps; its own spec asks for that. */
export const withoutStamp = (content: object | undefined): object =>
  Object.fromEntries(Object.entries(content ?? {}).filter(([field]) => field !== 'stamp'));
