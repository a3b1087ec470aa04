import { percentEncode } from '#core/kernel/address.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import { Logger } from '#core/kernel/logger.ts';
import { Clipboard } from './clipboard.ts';

/** The ways to share a page, in the order in which they are offered (PAGE-12). */
export const SHARE_CHANNELS = ['twitter', 'instagram', 'linkedin', 'facebook', 'whatsapp', 'email', 'copy'] as const;
/** A way to share a page. */
export type ShareChannel = (typeof SHARE_CHANNELS)[number];

/** What a channel does: leads to an address elsewhere, or copies the page's own. */
export type ShareAction = { readonly kind: 'link'; readonly href: string } | { readonly kind: 'copy' };

/**
 * What sharing a page by a channel does. `address` is the full address of the page. Instagram takes no address to
 * share, so that the link is copied and a message says so (D-13).
 */
export const shareAction = (channel: ShareChannel, title: string, address: string): ShareAction => {
  const page = percentEncode(address);
  const words = percentEncode(title);
  switch (channel) {
    case 'twitter':
      return { kind: 'link', href: `https://x.com/intent/post?text=${words}&url=${page}` };
    case 'linkedin':
      return { kind: 'link', href: `https://www.linkedin.com/sharing/share-offsite/?url=${page}` };
    case 'facebook':
      return { kind: 'link', href: `https://www.facebook.com/sharer/sharer.php?u=${page}` };
    case 'whatsapp':
      return { kind: 'link', href: `https://wa.me/?text=${words}%20${page}` };
    case 'email':
      return { kind: 'link', href: `mailto:?subject=${words}&body=${page}` };
    case 'instagram':
    case 'copy':
      return { kind: 'copy' };
  }
};

/** What is said after the address was to be copied (PAGE-12, D-13). */
export const copiedSentence = (channel: ShareChannel, copied: boolean): string => {
  if (!copied) return 'L’indirizzo non si può copiare da qui: copialo dalla barra degli indirizzi.';
  return channel === 'instagram'
    ? 'Instagram non accetta indirizzi da fuori: il link è negli appunti, puoi incollarlo nel tuo messaggio.'
    : 'Indirizzo copiato negli appunti.';
};

/** Copies an address; false where the browser does not let it, which is logged without the address. */
export type CopyAddress = (address: string) => Promise<boolean>;

/** Builds `CopyAddress`. */
export const makeCopyAddress =
  (clipboard: Clipboard, logger: Logger): CopyAddress =>
  async (address) => {
    try {
      await clipboard.write(address);
      return true;
    } catch {
      logger.warn('The clipboard could not be written');
      return false;
    }
  };
export const CopyAddress = defineUseCase('CopyAddress', [Clipboard, Logger], makeCopyAddress);
