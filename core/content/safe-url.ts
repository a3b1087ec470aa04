const WEB = /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i;
const MAIL = /^mailto:[^\s@:/\\]+@[^\s@:/\\]+$/i;
const PHONE = /^tel:\+?[\d().-]+$/i;
const PORTAL = /^\/(?![/\\])[^\s\\]*$/;
const ANCHOR = /^#[^\s\\]*$/;
const CONTROL = /[\p{Cc}\p{Cf}\p{Surrogate}]/u;

/**
 * The address as it may stand in a link, or undefined for one that may not: only http, https, mailto, tel, a
 * path inside the portal, or an anchor of the page (VAL-06). Blanks, control characters, backslashes and user
 * names before a host are refused, since browsers read such addresses in surprising ways.
 */
export const safeUrl = (text: string): string | undefined => {
  const url = text.trim();
  if (CONTROL.test(url)) return undefined;
  return [WEB, MAIL, PHONE, PORTAL, ANCHOR].some((shape) => shape.test(url)) ? url : undefined;
};
