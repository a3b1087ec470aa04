import { Breakable } from './breakable.tsx';

/** An e-mail address that opens a message to it. */
export const MailLink = ({ address }: { readonly address: string }) => (
  <a href={`mailto:${address}`}>
    <Breakable text={address} />
  </a>
);

/** A telephone number that can be dialled. */
export const PhoneLink = ({ number }: { readonly number: string }) => (
  <a href={`tel:${number.replaceAll(/[^+\d]/gu, '')}`}>{number}</a>
);
