import { Fragment } from 'react';
import { contactPieces } from '#core/content/contact-links.ts';
import { Breakable } from './breakable.tsx';

/** An e-mail address that opens a message to it. */
export const MailLink = ({ address }: { readonly address: string }) => (
  <a href={`mailto:${address}`}>
    <Breakable text={address} />
  </a>
);

/** The address that dials a number, however it is written. */
export const phoneAddress = (number: string): string => `tel:${number.replaceAll(/[^+\d]/gu, '')}`;

/** A telephone number that can be dialled. */
export const PhoneLink = ({ number }: { readonly number: string }) => <a href={phoneAddress(number)}>{number}</a>;

/** A sentence whose telephone numbers and mailboxes call and write. */
export const TextWithContacts = ({ text }: { readonly text: string }) =>
  contactPieces(text).map((piece) => {
    if (piece.kind === 'text') return <Fragment key={piece.text}>{piece.text}</Fragment>;
    if (piece.kind !== 'link') return null;
    const words = piece.children.map((child) => (child.kind === 'text' ? child.text : '')).join('');
    return words.includes('@') ? <MailLink key={words} address={words} /> : <PhoneLink key={words} number={words} />;
  });
