import { Fragment } from 'react';

const pieces = (text: string): readonly string[] => text.match(/[^@.]+[@.]?|[@.]/gu) ?? [];

/** An address in one piece, which a narrow line breaks after one of its signs and not within a word. */
export const Breakable = ({ text }: { readonly text: string }) =>
  pieces(text).map((piece, index) => (
    // Pieces of one text: their place is all that tells them apart.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {piece}
    </Fragment>
  ));
