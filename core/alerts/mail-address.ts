/** Days for which a confirming link holds, and after which an address that was never confirmed is forgotten (ALERT-03). */
export const CONFIRM_DAYS = 7;

const MOST_CHARACTERS = 254;
const MOST_LOCAL_CHARACTERS = 64;
/** Letters, digits and the signs that mail programs take without quotation marks, then a domain with a dot in it. */
const SHAPE =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/iu;

/** What is said of an address that is none. */
export const MAIL_INVALID = 'Scrivi l’indirizzo come nome@dominio.it.';

/** The address that was typed, in small letters; undefined where it is none that a relay would take (ALERT-02). */
export const mailAddressFrom = (typed: string): string | undefined => {
  const text = typed.trim().toLowerCase();
  return text.length > MOST_CHARACTERS || text.lastIndexOf('@') > MOST_LOCAL_CHARACTERS || !SHAPE.test(text)
    ? undefined
    : text;
};

/** One mailbox for the limits: without what may be added to a name after a plus, so that nobody is written to twice by it. */
export const mailboxOf = (address: string): string => address.replace(/\+[^@]*(?=@)/u, '');

/** An address as a page shows it whose link may have been forwarded: "a…i@posta.example". */
export const shortenedMail = (address: string): string => {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at);
  return `${name.slice(0, 1)}…${name.length > 1 ? name.slice(-1) : ''}${address.slice(at)}`;
};
