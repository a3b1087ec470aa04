import type { ShareChannel } from '#core/content/share.ts';
import { PARTS } from '#ui/copy/parts.ts';
import { Drop } from './drop.tsx';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon-names.ts';
import { OutLink } from './link-to.tsx';

/** Where a page can be shared, in the order in which it is offered (PAGE-12). */
const CHANNELS = {
  twitter: { name: 'Twitter', icon: 'twitter' },
  instagram: { name: 'Instagram', icon: 'instagram' },
  linkedin: { name: 'Linkedin', icon: 'linkedin' },
  facebook: { name: 'Facebook', icon: 'facebook' },
  whatsapp: { name: 'Whatsapp', icon: 'whatsapp' },
  email: { name: 'Email', icon: 'mail' },
  copy: { name: PARTS.copyAddress, icon: 'copy' },
} as const satisfies Readonly<Record<ShareChannel, { readonly name: string; readonly icon: IconName }>>;

/** A way to share the page: an address elsewhere, or something that happens here. */
export type ShareWay = { readonly channel: ShareChannel } & (
  | { readonly href: string }
  | { readonly onShare: () => void }
);

/** "Condividi": the ways to share a page (PAGE-12). */
export const ShareMenu = ({ ways }: { readonly ways: readonly ShareWay[] }) => (
  <Drop
    group="condividi"
    start
    summaryClass="btn btn-outline-primary"
    summary={
      <>
        <Icon name="share" size="sm" />
        <span>{PARTS.share}</span>
      </>
    }
  >
    <ul className="link-list">
      {ways.map((way) => {
        const { name, icon } = CHANNELS[way.channel];
        const inside = (
          <>
            <span>{name}</span>
            <Icon name={icon} size="sm" />
          </>
        );
        return (
          <li key={way.channel}>
            {'href' in way ? (
              <OutLink href={way.href} bare className="list-item">
                {inside}
              </OutLink>
            ) : (
              <button type="button" data-closes onClick={way.onShare}>
                {inside}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  </Drop>
);
