import { CopyAddress, copiedSentence, SHARE_CHANNELS, shareAction } from '#core/content/share.ts';
import { ShareMenu } from '#ui/components/share-menu.tsx';
import { useStatus } from '#ui/components/status-line.tsx';
import { useFragment, useHref } from '#ui/routing/address.tsx';
import { useAction } from '#ui/state/injection.tsx';
import type { PageContext } from '../page-module.ts';

/** "Condividi": every way to send on the address of this page (PAGE-12). */
export const Share = ({ context, title }: { readonly context: PageContext; readonly title: string }) => {
  const copy = useAction(CopyAddress);
  const { say } = useStatus();
  const href = useHref();
  // Whoever shares a part of a page means that part.
  const address = `${context.origin}${href(context.path)}${useFragment()}`;
  return (
    <ShareMenu
      ways={SHARE_CHANNELS.map((channel) => {
        const action = shareAction(channel, title, address);
        return action.kind === 'link'
          ? { channel, href: action.href }
          : { channel, onShare: () => void copy(address).then((copied) => say(copiedSentence(channel, copied))) };
      })}
    />
  );
};
