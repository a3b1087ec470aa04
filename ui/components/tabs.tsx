import { classes } from './classes.ts';
import { LinkTo } from './link-to.tsx';

/** A view of the page, at an address of its own. */
export interface Tab {
  readonly key: string;
  readonly label: string;
  readonly to: string;
  readonly current: boolean;
}

/** A change of view leaves the focus on the row of views. */
const ID = 'viste';

/** The views of a page, as links: each has its address, so that Back, reload and a copied link keep it. */
export const Tabs = ({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) => (
  <nav id={ID} aria-label={label}>
    <ul className={classes('nav', 'nav-tabs', tabs.length === 2 && 'two')}>
      {tabs.map(({ key, label: words, to, current }) => (
        <li key={key} className="nav-item">
          <LinkTo to={to} fragment={ID} aria-current={current ? 'page' : undefined}>
            {words}
          </LinkTo>
        </li>
      ))}
    </ul>
  </nav>
);
