/** Who reads: a visitor, from whom what is only for the reserved area is kept, or someone who is signed in. */
export type Reader = 'public' | 'private';

/** What of the content table each reader sees: what is public for both, what is reserved for who is signed in (PAGE-37). */
export const VISIBLE: Readonly<Record<Reader, string>> = {
  public: "withdrawn_at is null and area <> 'private'",
  private: 'withdrawn_at is null',
};
