/** Days for which a confirming link holds, and after which an address that was never confirmed is forgotten (ALERT-03). */
export const CONFIRM_DAYS = 7;

const MOST_CHARACTERS = 254;
const MOST_LOCAL_CHARACTERS = 64;
/** Signs of a name that mail programs take without quotation marks. ASCII alone: a relay may read another letter as one of these. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;
const NOT_ASCII = /[^\u0021-\u007e]/u;

/** What to do about a text that is no address and has no nearer name. */
export const MAIL_INVALID = 'Scrivi l’indirizzo come nome@dominio.it.';

/** A text read as an address, or what to do about it. */
type ReadMail = { readonly address: string } | { readonly trouble: string };

/** What was obviously meant: without invisible signs, a name before angle brackets, `mailto:`, the end of a sentence. */
const cleaned = (typed: string): string => {
  const visible = typed.replaceAll(/\p{Cf}/gu, '').trim();
  const bracketed = /^[^<>]*<([^<>]*)>[\s.,;:]*$/u.exec(visible)?.[1] ?? visible;
  const bare = bracketed
    .trim()
    .replace(/^mailto:([^?]*)(?:\?.*)?$/iu, '$1')
    .replace(/[.,;:]+$/u, '');
  return bare.trim();
};

const readMail = (typed: string): ReadMail => {
  const text = cleaned(typed);
  const at = text.lastIndexOf('@');
  if (at < 0) return { trouble: MAIL_INVALID };
  if (text.indexOf('@') < at) return { trouble: 'Scrivi un indirizzo solo, con una sola @.' };
  if (/\s/u.test(text)) return { trouble: 'Togli lo spazio: un indirizzo non ne ha.' };
  // The apostrophe that telephones and word processors write is the straight one.
  const [name, host] = [text.slice(0, at).replaceAll(/[‘’ʼ]/gu, "'"), text.slice(at + 1)];
  const [inName, inHost] = [NOT_ASCII.exec(name)?.[0], NOT_ASCII.exec(host)?.[0]];
  if (inName !== undefined)
    return { trouble: `Prima della @ la posta non accetta «${inName}»: controlla come è scritto il tuo indirizzo.` };
  if (inHost !== undefined)
    return { trouble: `Dopo la @ c’è «${inHost}»: scrivi il dominio senza, o nella forma che comincia con «xn--».` };
  const [local, domain] = [name.toLowerCase(), host.toLowerCase()];
  const address = `${local}@${domain}`;
  if (address.length > MOST_CHARACTERS || local.length > MOST_LOCAL_CHARACTERS)
    return { trouble: 'L’indirizzo è troppo lungo: controlla che ci sia solo quello.' };
  if (LOCAL.test(local) && !domain.includes('.'))
    return { trouble: 'Dopo la @ manca la fine del dominio, per esempio «.it».' };
  return LOCAL.test(local) && DOMAIN.test(domain) ? { address } : { trouble: MAIL_INVALID };
};

/**
 * The address that was meant, in small letters: without invisible signs, `mailto:`, the name before `<…>`, a final full stop. Undefined where it
 * is none that every relay would take (ALERT-02); then `mailTrouble` has the words.
 */
export const mailAddressFrom = (typed: string): string | undefined => {
  const read = readMail(typed);
  return 'address' in read ? read.address : undefined;
};

/** What to do about a text that is no address (ALERT-02). */
export const mailTrouble = (typed: string): string => {
  const read = readMail(typed);
  return 'trouble' in read ? read.trouble : MAIL_INVALID;
};

/** Providers that give one mailbox several domains, or ignore signs in its name: the first domain counts. */
const PROVIDERS: readonly { readonly domains: readonly string[]; readonly ignored: RegExp | undefined }[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./gu },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/gu },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignored: undefined },
];

/**
 * One mailbox for the limits, however its address is spelled: without what may be added to a name after a plus, and without what its provider
 * ignores. Nobody is written to at it: a message goes to the address as it was typed (ALERT-02).
 */
export const mailboxOf = (address: string): string => {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at).replace(/(?!^)\+.*$/u, ''), address.slice(at + 1)];
  const provider = PROVIDERS.find(({ domains }) => domains.includes(domain));
  if (provider === undefined) return `${local}@${domain}`;
  const name = provider.ignored === undefined ? local : local.replaceAll(provider.ignored, '');
  return `${name}@${provider.domains[0]}`;
};

/** An address as a page shows it whose link may have been forwarded: "a…i@posta.example". */
export const shortenedMail = (address: string): string => {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at);
  return `${name.slice(0, 1)}…${name.length > 1 ? name.slice(-1) : ''}${address.slice(at)}`;
};
