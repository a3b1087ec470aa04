/** The reader: a visitor, without what is only for the reserved area, or a person with a sign-in. */
export type Reader = 'public' | 'private';

/** What of the content table each reader sees: what is public for both, what is reserved only with a sign-in (PAGE-37). */
export const VISIBLE: Readonly<Record<Reader, string>> = {
  public: "withdrawn_at is null and area <> 'private'",
  private: 'withdrawn_at is null',
};
